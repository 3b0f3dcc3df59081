# The verbs of this workspace. Every recipe is one line over a real command; nothing needs `just`.

_list:
    @just --list --unsorted

# Build, run every solution on every sample, show what differs: `just check sudoku eight-*`
check *ARGS:
    ./scripts/check.sh {{ ARGS }}

# Check again whenever a solution or a sample is saved
watch *ARGS:
    ./scripts/check.sh --watch {{ ARGS }}

# All tests: each solution's own, the tool's, and every solution × case
test *ARGS:
    cargo test --workspace {{ ARGS }}

# The exhaustive proofs (every board, every small input), a few minutes
prove *ARGS:
    cargo test --workspace --release -- --ignored {{ ARGS }}

# Print the one file to submit, checked: `just submit sudoku-bitmask --for kattis`
submit *ARGS:
    @cargo run --release --package judge -- submit {{ ARGS }}

# Every solution as a std-only file, compiled by bare rustc and run on all its cases
submit-all:
    cargo run --release --package judge -- submit --all

# Time the solutions of a problem against each other: `just bench eight-puzzle`, also `--growth`
bench *ARGS:
    @cargo run --release --package judge -- bench {{ ARGS }}

# Look for an input on which a solution is wrong, and make it small: `just stress eight-puzzle-a-star`
stress *ARGS:
    @cargo run --release --package judge -- stress {{ ARGS }}

# Write the README's table of solutions anew from the manifests
table:
    @cargo run --release --package judge -- table --write

# Formatting, lints and documentation, warnings as errors
lint:
    cargo fmt --all --check
    cargo clippy --workspace --all-targets -- -D warnings
    RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --document-private-items

# All that a submission must pass
ci:
    .ci/run
