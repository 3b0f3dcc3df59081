#!/usr/bin/env bash
# Prints the README's tables "Cost as the work grows": ever larger workspaces, made of copies of one
# solution in a temporary folder, are built and checked. The largest takes minutes. Needs Linux.
#
#     ./scripts/growth.sh [SOLUTIONS…] [-- CASES…]     # default: 10 100 1000 -- 10 100 1000 10000
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."
solutions=() cases=()
while (($#)) && [[ $1 != -- ]]; do solutions+=("$1"); shift; done
(($#)) && cases=("${@:2}")
((${#solutions[@]} + ${#cases[@]})) || { solutions=(10 100 1000); cases=(10 100 1000 10000); }

model=eight-puzzle-ida-star
problem=eight-puzzle
cargo build --quiet --release --package judge
judge=$PWD/target/release/judge
tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT

calc() { awk "BEGIN { printf \"%.$1f\", $2 }"; }

# A workspace in $1 with $2 copies of the model and $3 copies of one case.
workspace() {
    mkdir -p "$1/crates" "$1/samples/$problem"
    sed 's/, "scripts"//; /^\[profile.release.package.judge\]/,$d' Cargo.toml >"$1/Cargo.toml"
    cp Cargo.lock "$1"
    for ((i = 0; i < $2; i++)); do
        cp -r "crates/$model" "$1/crates/$problem-$i"
        sed -i "s/^name = .*/name = \"$problem-$i\"/" "$1/crates/$problem-$i/Cargo.toml"
    done
    for ((i = 0; i < $3; i++)); do
        for half in in out; do cp "samples/$problem/seed.$half" "$1/samples/$problem/$i.$half"; done
    done
}

# Runs a command quietly and sets `seconds` to its wall time, `peak` to its own highest memory in MiB:
# what the kernel says of this one process, looked at until it ends; cargo and the solutions don't count.
measure() {
    local start=$EPOCHREALTIME kib=0 key value
    "$@" >"$tmp/log" 2>&1 &
    while kill -0 $! 2>/dev/null; do
        while read -r key value _; do [[ $key == VmHWM: ]] && kib=$value; done <"/proc/$!/status" || true
        sleep 0.005
    done 2>/dev/null
    wait $! || { cat "$tmp/log" >&2; exit 1; }
    seconds=$(calc 3 "$EPOCHREALTIME - $start")
    peak=$(calc 1 "$kib / 1024")
}

if ((${#solutions[@]})); then
    printf '| solutions | cold build | per solution | all checked, nothing to build | one checked | own peak |\n'
    printf '| --: | --: | --: | --: | --: | --: |\n'
fi
for n in "${solutions[@]}"; do
    workspace "$tmp/$n" "$n" 1
    measure cargo build --release --manifest-path "$tmp/$n/Cargo.toml"
    printf '| %d | %.1f s | %.3f s |' "$n" "$seconds" "$(calc 3 "$seconds / $n")"
    measure "$judge" check --root "$tmp/$n"
    all=$seconds most=$peak
    measure "$judge" check --root "$tmp/$n" "$problem-7"
    printf ' %.2f s | %.2f s | %.1f MiB |\n' "$all" "$seconds" "$most"
    rm -rf "${tmp:?}/$n"
done
if ((${#cases[@]})); then
    printf '\n| cases of one solution | checked, nothing to build | per case | own peak |\n'
    printf '| --: | --: | --: | --: |\n'
fi
for n in "${cases[@]}"; do
    workspace "$tmp/$n" 1 "$n"
    measure cargo build --release --manifest-path "$tmp/$n/Cargo.toml"
    measure "$judge" check --root "$tmp/$n"
    printf '| %d | %.2f s | %.2f ms | %.1f MiB |\n' "$n" "$seconds" "$(calc 2 "$seconds * 1000 / $n")" "$peak"
    rm -rf "${tmp:?}/$n"
done
