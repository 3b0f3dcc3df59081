#!/bin/sh
# Checks solutions against their cases: ./scripts/check.sh [OPTIONS] [NAME…]; --help tells the rest.
# Cargo is asked only when the tool may be out of date: its own no-op costs more than a small check.
script=$0
[ ! -L "$script" ] || script=$(readlink -f -- "$script")
case $script in */*) here=${script%/*} ;; *) here=. ;; esac
root=$(cd -- "$here/.." && pwd) || exit 2
target=${CARGO_TARGET_DIR:-$root/target}
case $target in /*) ;; *) target=$PWD/$target ;; esac
# The solutions are built from another folder, so a relative one would be another there.
export CARGO_TARGET_DIR="$target"
fresh=$target/release/judge.fresh
if [ ! -e "$fresh" ] || [ ! -x "$target/release/judge" ] ||
    [ -n "$(find "$root/scripts" "$root/Cargo.toml" "$root/Cargo.lock" -newer "$fresh" -print -quit)" ]; then
    touch -- "$fresh.new" 2>/dev/null
    cargo build --release -p judge --manifest-path "$root/Cargo.toml" || exit 2
    mv -- "$fresh.new" "$fresh" 2>/dev/null || touch -- "$fresh"
fi
exec "$target/release/judge" check --root "$root" "$@"
