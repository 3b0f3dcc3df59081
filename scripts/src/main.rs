//! The command line of `judge`.

use std::{path::PathBuf, process::ExitCode};

use clap::{Parser, Subcommand};
use judge::{
    base::signals,
    run::launcher,
    verbs::{bench, check, import, listen, new, run, stress, submit, table},
};

/// Checks, measures and packs the solutions of this workspace.
#[derive(Parser)]
#[command(name = "judge", version)]
struct Cli {
    /// The workspace [default: the nearest one above the current folder]
    #[arg(long, global = true, value_name = "DIR", overrides_with = "root")]
    root: Option<PathBuf>,
    #[command(subcommand)]
    verb: Verb,
}

#[derive(Subcommand)]
enum Verb {
    Check(check::Options),
    Import(import::Options),
    Listen(listen::Options),
    New(new::Options),
    Run(run::Options),
    Table(table::Options),
    Stress(stress::Options),
    Bench(bench::Options),
    Submit(submit::Options),
}

fn main() -> ExitCode {
    launcher::take_over();
    let cli = Cli::parse();
    let result = signals::on_signals().map_err(Into::into).and_then(|()| match cli.verb {
        Verb::Check(options) => check::run(cli.root.as_deref(), &options),
        Verb::Import(options) => import::run(cli.root.as_deref(), &options),
        Verb::Listen(options) => listen::run(cli.root.as_deref(), &options),
        Verb::New(options) => new::run(cli.root.as_deref(), &options),
        Verb::Run(options) => run::run(cli.root.as_deref(), &options),
        Verb::Table(options) => table::run(cli.root.as_deref(), &options),
        Verb::Stress(options) => stress::run(cli.root.as_deref(), &options),
        Verb::Bench(options) => bench::run(cli.root.as_deref(), &options),
        Verb::Submit(options) => submit::run(cli.root.as_deref(), &options),
    });
    match (signals::exit_code(), result) {
        (Some(code), _) => ExitCode::from(code),
        (None, Ok(true)) => ExitCode::SUCCESS,
        (None, Ok(false)) => ExitCode::FAILURE,
        (None, Err(error)) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}
