#!/usr/bin/env bash
# Builds LastroApple.xcframework into the assembled Swift package (target/swift/package) and adds it to its Package.swift. Runs on
# macOS with Xcode.
#   build-xcframework.sh [--dry-run] [--url ADDRESS]
# --dry-run prints each command without running it. --url is for a package without the framework: Package.swift then refers to a zip
# of the framework at this address, with its checksum. If CODESIGN_IDENTITY is set, the framework is signed with it. The Rust targets
# below must be installed (rustup target add).
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
framework=$package/LastroApple.xcframework
library() { echo "$work/rust/$1/release/liblastro_mobile.a"; }

run rm -rf "$framework" "$framework.zip"
run mkdir -p "$work/simulator" "$work/macos"
# the oldest system versions, as in Package.swift
export IPHONEOS_DEPLOYMENT_TARGET=15.0 MACOSX_DEPLOYMENT_TARGET=12.0
for target in aarch64-apple-ios aarch64-apple-ios-sim x86_64-apple-ios aarch64-apple-darwin x86_64-apple-darwin; do
  run cargo rustc --release --package lastro-mobile --lib --crate-type staticlib --target "$target" --target-dir "$work/rust"
  # remove debug symbols
  run strip -S "$(library "$target")"
done
run lipo -create "$(library aarch64-apple-ios-sim)" "$(library x86_64-apple-ios)" -output "$work/simulator/liblastro_mobile.a"
run lipo -create "$(library aarch64-apple-darwin)" "$(library x86_64-apple-darwin)" -output "$work/macos/liblastro_mobile.a"
# the framework contains no headers: the package already has them, for all systems
run xcodebuild -create-xcframework -library "$(library aarch64-apple-ios)" -library "$work/simulator/liblastro_mobile.a" \
  -library "$work/macos/liblastro_mobile.a" -output "$framework"
[ -z "${CODESIGN_IDENTITY:-}" ] || run codesign --timestamp --sign "$CODESIGN_IDENTITY" "$framework"

place='path: "LastroApple.xcframework"'
if [ -n "$url" ]; then
  run ditto -c -k --keepParent "$framework" "$framework.zip"
  # in a dry run, `run` prints the command that would compute the checksum, and this command is put in place of the checksum
  place="url: \"$url\", checksum: \"$(run swift package --package-path "$package" compute-checksum "$framework.zip")\""
fi
run sed -i.local "s#^let framework: .*#let framework: [Target] = [.binaryTarget(name: \"LastroApple\", $place)]#" "$package/Package.swift"
