#!/usr/bin/env bash
# Makes LastroFFI.xcframework beside the assembled package, target/swift/package, on macOS with Xcode.
#   build-xcframework.sh [--dry-run] [--url ADDRESS]
# --dry-run prints each command and runs none. --url makes Package.swift name the framework by the address that its zip
# will have, and by its checksum, for a release. Needs the Rust targets below (rustup target add).
set -euo pipefail
cd "$(dirname "$0")/../../.."

run() { echo "$*" >&2; "$@"; }
url=
while [ $# -gt 0 ]; do
  case "$1" in
    --dry-run) run() { echo "$*"; } ;;
    --url) url=${2:?an address}; shift ;;
    *) echo "usage: $0 [--dry-run] [--url ADDRESS]" >&2; exit 2 ;;
  esac
  shift
done

package=$PWD/target/swift/package
work=$PWD/target/xcframework
framework=$package/LastroFFI.xcframework
library() { echo "$work/rust/$1/release/liblastro_mobile.a"; }

run rm -rf "$work/headers" "$framework" "$framework.zip"
for target in aarch64-apple-ios aarch64-apple-ios-sim x86_64-apple-ios aarch64-apple-darwin x86_64-apple-darwin; do
  run cargo rustc --release --package lastro-mobile --lib --crate-type staticlib --target "$target" --target-dir "$work/rust"
done
# a folder of its own in the headers, since a program may use another such framework
run mkdir -p "$work/headers/LastroFFI" "$work/simulator" "$work/macos"
run cp "$package/Sources/LastroFFI/LastroFFI.h" "$package/Sources/LastroFFI/module.modulemap" "$work/headers/LastroFFI/"
run lipo -create "$(library aarch64-apple-ios-sim)" "$(library x86_64-apple-ios)" -output "$work/simulator/liblastro_mobile.a"
run lipo -create "$(library aarch64-apple-darwin)" "$(library x86_64-apple-darwin)" -output "$work/macos/liblastro_mobile.a"
run xcodebuild -create-xcframework \
  -library "$(library aarch64-apple-ios)" -headers "$work/headers" \
  -library "$work/simulator/liblastro_mobile.a" -headers "$work/headers" \
  -library "$work/macos/liblastro_mobile.a" -headers "$work/headers" \
  -output "$framework"

[ -n "$url" ] || exit 0
run ditto -c -k --keepParent "$framework" "$framework.zip"
# where nothing runs, the checksum is the command that would give it
checksum=$(run swift package --package-path "$package" compute-checksum "$framework.zip")
run sed -i.local "s#path: \"LastroFFI.xcframework\"#url: \"$url\", checksum: \"$checksum\"#" "$package/Package.swift"
