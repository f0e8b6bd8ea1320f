#!/usr/bin/env bash
# Runs every fuzz target: first a fixed number of times, then for its share of the seconds. A crash is a failure and prints the
# path of its input; the statistics show how often each target ran.
#   tests/fuzz/run.sh CARGO_FUZZ SECONDS FOLDER    FOLDER/corpus/TARGET has the seeds
# The seeds are generated from the vectors and the twin's corpus before each run, so that they match the current formats. Inputs
# found by a run stay next to them for the next run on this machine. They are not committed; a bug that is found becomes a test.
# With KEEP=1, the inputs that reach otherwise unreached code are written to tests/fuzz/corpus, whose lines are also seeds. Use it
# after a long run, to take the inputs to other machines.
set -euo pipefail
cargo_fuzz=$1 seconds=$2 folder=$3
cd "$(dirname "$0")"
least=5000
files=(targets/*.rs)
share=$(((seconds + ${#files[@]} - 1) / ${#files[@]}))

# A panic names its source line without debug information, which cargo-fuzz enables whatever the profile says.
export RUSTFLAGS="-Cdebuginfo=none -Cstrip=debuginfo"

# fuzz COMMAND...: cargo-fuzz without a sanitizer, since no fuzzed code is unsafe
fuzz() { "$cargo_fuzz" "$1" --fuzz-dir . --target-dir "$folder" --sanitizer none "${@:2}"; }

fuzz build
for file in "${files[@]}"; do
  name=$(basename "$file" .rs)
  corpus=$folder/corpus/$name
  crashes=$folder/artifacts/$name
  rm -rf "$crashes"
  mkdir -p "$crashes"
  for limit in "-runs=$least" "-max_total_time=$share"; do
    fuzz run "$name" "$corpus" -- "$limit" "-artifact_prefix=$crashes/" -max_len=65536 -timeout=10 -rss_limit_mb=2048 \
      -print_final_stats=1 -verbosity=0
  done
  if [ -n "${KEEP:-}" ]; then
    fuzz cmin "$name" "$corpus"
    mkdir -p corpus
    for input in "$corpus"/*; do base64 --wrap=0 "$input"; echo; done | LC_ALL=C sort > "corpus/$name.txt"
  fi
done
