#!/usr/bin/env bash
# Makes the Android archive, target/android/lastro-android-VERSION.aar, with its POM.
#   build-android.sh [--dry-run]     --dry-run prints each command and runs none
# Needs ANDROID_NDK_HOME (r27 or newer), the Rust targets below (rustup target add), zip, and the jar of the same
# checkout: run `cargo xtask build kotlin` first.
set -euo pipefail
cd "$(dirname "$0")/../../.."

case "${1:-}" in
  --dry-run) run() { echo "$*"; } ;;
  "") run() { echo "$*" >&2; "$@"; } ;;
  *) echo "usage: $0 [--dry-run]" >&2; exit 2 ;;
esac

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
min_sdk=$(sed -n 's/.*minSdkVersion="\([0-9]*\)".*/\1/p' bindings/mobile/android/AndroidManifest.xml)
bin=${ANDROID_NDK_HOME:?where the NDK is}/toolchains/llvm/prebuilt/$(uname -s | tr '[:upper:]' '[:lower:]')-x86_64/bin
out=$PWD/target/android
aar=$out/aar

run rm -rf "$aar"
# the Rust target, Android's name of it, the NDK's
while read -r target abi clang; do
  variable=$(echo "CARGO_TARGET_$target" | tr 'a-z-' 'A-Z_')
  # devices with pages of 16 KiB do not load a library that is aligned to less
  run env "${variable}_LINKER=$bin/$clang$min_sdk-clang" "${variable}_RUSTFLAGS=-C link-arg=-Wl,-z,max-page-size=16384" \
    cargo build --release --package lastro-mobile --lib --target "$target" --target-dir "$out/rust"
  run mkdir -p "$aar/jni/$abi"
  run "$bin/llvm-strip" --strip-unneeded -o "$aar/jni/$abi/liblastro_mobile.so" \
    "$out/rust/$target/release/liblastro_mobile.so"
done <<'TARGETS'
aarch64-linux-android arm64-v8a aarch64-linux-android
armv7-linux-androideabi armeabi-v7a armv7a-linux-androideabi
x86_64-linux-android x86_64 x86_64-linux-android
i686-linux-android x86 i686-linux-android
TARGETS

# the classes of the jar, without the libraries of other systems
run cp "target/kotlin/lastro-$version.jar" "$aar/classes.jar"
run zip -q -d "$aar/classes.jar" '*.so' '*.dylib' '*.dll' 'META-INF/maven/*'
run cp bindings/mobile/android/AndroidManifest.xml "$aar/AndroidManifest.xml"
run cp bindings/mobile/android/lastro.pro "$aar/proguard.txt"
run touch "$aar/R.txt"
artifact=$out/lastro-android-$version
run rm -f "$artifact.aar"
(run cd "$aar" && run zip -q -r "$artifact.aar" .)
run cp target/kotlin/lastro.pom "$artifact.pom"
# JNA too is an archive there, with its own libraries
run sed -i.whole -e 's#<artifactId>lastro</artifactId>#<artifactId>lastro-android</artifactId><packaging>aar</packaging>#' \
  -e 's#<artifactId>jna</artifactId>#&<type>aar</type>#' "$artifact.pom"
