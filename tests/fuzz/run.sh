#!/usr/bin/env bash
# Runs every fuzz target, first a fixed number of times, then for an equal share of SECONDS. Fails at a crash, and prints the path
# of the input that caused it. The statistics show how often each target ran.
#   tests/fuzz/run.sh CARGO_FUZZ SECONDS FOLDER    FOLDER/corpus/TARGET has the seeds
# The seeds are generated from the test vectors and the twin's corpus before each run, so that they have the current formats. The
# inputs that a run finds stay in the same folder for the next run on this machine. They are not committed: for a bug that is
# found, write a test. With KEEP=1, the inputs that reach new code are written to tests/fuzz/corpus, whose lines are seeds, too.
# Use KEEP=1 after a long run, to pass the inputs on to other machines.
set -euo pipefail
cargo_fuzz=$1 seconds=$2 folder=$3
cd "$(dirname "$0")"
least=5000
files=(targets/*.rs)
share=$(((seconds + ${#files[@]} - 1) / ${#files[@]}))

# Turns off debug information, which cargo-fuzz enables in every profile. A panic message has the source line even without debug information.
export RUSTFLAGS="-Cdebuginfo=none -Cstrip=debuginfo"

# fuzz COMMAND...: runs cargo-fuzz without a sanitizer, because none of the fuzzed code is unsafe
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
