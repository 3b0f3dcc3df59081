# The verbs of this workspace. Every recipe is one line over a real command; nothing needs `just`.

_list:
    @just --list --unsorted

# A solution to begin with: `just new abc400-d`, or a known problem's with a technique behind it
[group('contest')]
new *ARGS:
    @cargo run --release --package judge -- new {{ ARGS }}

# Take problems from the browser (Competitive Companion), until Ctrl-C
[group('contest')]
listen *ARGS:
    @cargo run --release --package judge -- listen {{ ARGS }}

# Take cases from a folder, a zip or a suite: `just import secret.zip --name abc400-d`
[group('contest')]
import *ARGS:
    @cargo run --release --package judge -- import {{ ARGS }}

# Run a solution on what is typed, or on `--case GLOB`; `--debug` for overflow checks
[group('contest')]
run *ARGS:
    @cargo run --release --package judge -- run {{ ARGS }}

# Build, run every solution on every sample, show what differs: `just check sudoku eight-*`
[group('contest')]
check *ARGS:
    ./scripts/check.sh {{ ARGS }}

# Check again whenever a solution or a sample is saved
[group('contest')]
watch *ARGS:
    ./scripts/check.sh --watch {{ ARGS }}

# Look for a small input on which a solution is wrong: `just stress sudoku --seconds 30`
[group('contest')]
stress *ARGS:
    @cargo run --release --package judge -- stress {{ ARGS }}

# Print the one file to submit, checked: `just submit sudoku-bitmask --for kattis`
[group('contest')]
submit *ARGS:
    @cargo run --release --package judge -- submit {{ ARGS }}

# Time the solutions of a problem against each other: `just bench eight-puzzle`, also `--growth`
[group('workspace')]
bench *ARGS:
    @cargo run --release --package judge -- bench {{ ARGS }}

# All tests: each solution's own, the tool's, and every solution × case
[group('workspace')]
test *ARGS:
    cargo test --workspace {{ ARGS }}

# The exhaustive proofs (every board, every small input), a few minutes
[group('workspace')]
prove *ARGS:
    cargo test --workspace --release -- --ignored {{ ARGS }}

# Formatting, lints and documentation, warnings as errors
[group('workspace')]
lint:
    cargo fmt --all --check
    cargo clippy --workspace --all-targets -- -D warnings
    RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --document-private-items

# Every solution as a std-only file, compiled by bare rustc and run on all its cases
[group('workspace')]
submit-all:
    cargo run --release --package judge -- submit --all

# Write the tables of solutions anew from the manifests
[group('workspace')]
table:
    @cargo run --release --package judge -- table --write

# All that a submission must pass
[group('workspace')]
ci:
    .ci/run
