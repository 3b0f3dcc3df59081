//! The README stays true.

use std::{fs, path::Path};

use house::{GOOD, case, folder, put, solution};
use judge::{catalog::Catalog, verbs::table};

mod house;

#[test]
fn its_table_is_the_manifests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let catalog = Catalog::open(Some(&root)).unwrap();
    let text = fs::read_to_string(root.join("README.md")).unwrap();
    assert!(
        text == table::updated(&catalog).unwrap(),
        "README.md is out of date: run `just table`"
    );
}

#[test]
fn what_would_break_the_table_is_escaped() {
    let house = folder();
    solution(house.path(), "or", "description = \"a | b\"", GOOD);
    case(house.path(), "or", "case", "", "");
    put(
        &house.path().join("samples/or.toml"),
        "title = \"x | y\"\nurl = \"https://z.example/?a|b\"",
    );
    put(
        &house.path().join("README.md"),
        "<!-- table: written by `just table` -->\n<!-- end of table -->\n",
    );
    let catalog = Catalog::open(Some(house.path())).unwrap();
    let row = "| [x \\| y](https://z.example/?a\\|b) | [or](crates/or/src/main.rs) | a \\| b |\n";
    assert!(table::updated(&catalog).unwrap().contains(row));
}
