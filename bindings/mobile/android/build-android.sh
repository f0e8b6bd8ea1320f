#!/usr/bin/env bash
# Builds the Android archive (AAR) into target/maven, next to the jar, which has the same Maven coordinate. Also writes the metadata
# by which Gradle chooses between the two.
#   build-android.sh [--dry-run | --libraries FOLDER]
# --dry-run prints each command without running it. --libraries uses the existing libraries FOLDER/ABI/liblastro_mobile.so. By
# default the script builds them, with the NDK in ANDROID_NDK_HOME (r27 or newer) and the Rust targets below (rustup target add).
# Run `cargo xtask build kotlin` in the same checkout first: the archive contains the classes of its jar, and they must match the
# libraries. LASTRO_MAVEN names another Maven repository than target/maven.
set -euo pipefail
cd "$(dirname "$0")/../../.."

run() { echo "$*" >&2; "$@"; }
write() { cat >"$1"; }
out=$PWD/target/android
libraries=$out/libraries
link=yes
case "${1:-}" in
  --dry-run)
    run() { echo "$*"; }
    write() { cat >/dev/null; echo "write $1"; }
    ;;
  --libraries)
    libraries=${2:?a folder}
    link=
    ;;
  "") ;;
  *) echo "usage: $0 [--dry-run | --libraries FOLDER]" >&2; exit 2 ;;
esac

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -1)
place=${LASTRO_MAVEN:-$PWD/target/maven}/dev/lastro/lastro/$version
name=lastro-$version
aar=$out/aar
abis="arm64-v8a armeabi-v7a x86_64 x86"

# Builds the library for every Android ABI. Each line of the list has a Rust target, its Android ABI and its NDK triple.
link_all() {
  local min_sdk bin target abi clang variable
  min_sdk=$(sed -n 's/.*minSdkVersion="\([0-9]*\)".*/\1/p' bindings/mobile/android/AndroidManifest.xml)
  bin=${ANDROID_NDK_HOME:?where the NDK is}/toolchains/llvm/prebuilt/$(uname -s | tr '[:upper:]' '[:lower:]')-x86_64/bin
  while read -r target abi clang; do
    variable=$(echo "CARGO_TARGET_$target" | tr 'a-z-' 'A-Z_')
    # devices with 16 KiB pages load only libraries with this alignment
    run env "${variable}_LINKER=$bin/$clang$min_sdk-clang" "${variable}_RUSTFLAGS=-C link-arg=-Wl,-z,max-page-size=16384" \
      cargo build --release --package lastro-mobile --lib --target "$target" --target-dir "$out/rust"
    run mkdir -p "$libraries/$abi"
    run "$bin/llvm-strip" --strip-unneeded -o "$libraries/$abi/liblastro_mobile.so" \
      "$out/rust/$target/release/liblastro_mobile.so"
  done <<'TARGETS'
aarch64-linux-android arm64-v8a aarch64-linux-android
armv7-linux-androideabi armeabi-v7a armv7a-linux-androideabi
x86_64-linux-android x86_64 x86_64-linux-android
i686-linux-android x86 i686-linux-android
TARGETS
}
[ -z "$link" ] || link_all

run rm -rf "$aar" "$out/classes"
for abi in $abis; do
  run mkdir -p "$aar/jni/$abi"
  run cp "$libraries/$abi/liblastro_mobile.so" "$aar/jni/$abi/liblastro_mobile.so"
done
# classes.jar contains the Kotlin classes of the jar, but not its native libraries for other systems
run mkdir -p "$out/classes"
run env -C "$out/classes" jar --extract --file "$place/$name.jar" dev META-INF/lastro.kotlin_module
run jar --create --no-manifest --date=2000-01-01T00:00:00Z --file "$aar/classes.jar" -C "$out/classes" .
run cp bindings/mobile/android/AndroidManifest.xml "$aar/AndroidManifest.xml"
run cp bindings/mobile/android/lastro.pro "$aar/proguard.txt"
run touch "$aar/R.txt"
run jar --create --no-manifest --date=2000-01-01T00:00:00Z --file "$place/$name.aar" -C "$aar" .

# The Gradle metadata: JVM programs get the jar, Android programs get the AAR. On Android the JNA dependency is also an AAR, which
# contains JNA's own native libraries.
pom() { sed -n "/<artifactId>$1</{n;s/.*<version>\(.*\)<.*/\1/p;}" "$place/$name.pom"; }
variant() {
  local environment=$1 kind=$2 platform=$3 usage=$4 jvm=$5 jna=$6
  cat <<VARIANT
    {
      "name": "$environment-$usage",
      "attributes": {
        "org.gradle.category": "library",
        "org.gradle.dependency.bundling": "external",
        "org.gradle.jvm.environment": "$environment",$jvm
        "org.gradle.libraryelements": "$kind",
        "org.gradle.usage": "$usage",
        "org.jetbrains.kotlin.platform.type": "$platform"
      },
      "dependencies": [
        { "group": "org.jetbrains.kotlin", "module": "kotlin-stdlib", "version": { "requires": "$kotlin" } },
        { "group": "net.java.dev.jna", "module": "jna", "version": { "requires": "$jna_version" }$jna }
      ],
      "files": [{ "name": "$name.$kind", "url": "$name.$kind" }]
    }
VARIANT
}
kotlin=
jna_version=
if [ -e "$place/$name.pom" ]; then kotlin=$(pom kotlin-stdlib) jna_version=$(pom jna); fi
java='
        "org.gradle.jvm.version": 17,'
archive=', "thirdPartyCompatibility": { "artifactSelector": { "name": "jna", "type": "aar", "extension": "aar" } }'
write "$place/$name.module" <<MODULE
{
  "formatVersion": "1.1",
  "component": { "group": "dev.lastro", "module": "lastro", "version": "$version" },
  "variants": [
$(variant standard-jvm jar jvm java-api "$java" ""),
$(variant standard-jvm jar jvm java-runtime "$java" ""),
$(variant android aar androidJvm java-api "" "$archive"),
$(variant android aar androidJvm java-runtime "" "$archive")
  ]
}
MODULE
# Gradle reads the metadata only if the POM announces it
run sed -i.plain '/published-with-gradle-metadata/d; s#^ *<modelVersion>.*#&\n  <!-- do_not_remove: published-with-gradle-metadata -->#' "$place/$name.pom"
run rm -f "$place/$name.pom.plain"
for file in "$name.aar" "$name.module" "$name.pom"; do
  for sum in md5 sha1; do run "${sum}sum" "$place/$file" | cut -d ' ' -f 1 | write "$place/$file.$sum"; done
done
