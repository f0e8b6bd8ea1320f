#!/usr/bin/env bash
# Checks all shell scripts with shellcheck, whose path is the argument. Scripts that need another system, such as macOS, are run in
# a mode in which they only print their commands, and the commands are checked.
set -euo pipefail
cd "$(dirname "$0")/.."
git ls-files -z '*.sh' .ci/run | xargs -0 "$1" --severity warning

# says COMMAND WORDS...: runs the command, and fails unless it prints each of the words
says() {
  local printed word call
  read -ra call <<<"$1"
  printed=$(ANDROID_NDK_HOME="$PWD/ndk" bash "${call[@]}")
  shift
  for word in "$@"; do
    case $printed in *"$word"*) ;; *) echo "no '$word' in: $printed" >&2; exit 1 ;; esac
  done
}
version=$(sed -n '/^\[workspace.package\]/,/^$/s/^version = "\(.*\)"/\1/p' Cargo.toml)
says "bindings/mobile/android/build-android.sh --dry-run" "--target aarch64-linux-android " "--target armv7-linux-androideabi " \
  "--target x86_64-linux-android " "--target i686-linux-android " "armv7a-linux-androideabi26-clang" "max-page-size=16384" \
  "lastro-$version.aar"
says "bindings/mobile/swift/build-xcframework.sh --dry-run --url https://example.com/lastro.zip" "--target aarch64-apple-ios " \
  "--target aarch64-apple-ios-sim " "--target aarch64-apple-darwin " "xcodebuild -create-xcframework" "compute-checksum" \
  'url: "https://example.com/lastro.zip"'
