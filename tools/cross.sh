#!/usr/bin/env bash
# Builds a library or the command for another system and prints the path of the file. zig links: on Linux for glibc 2.17 or musl.
#   cross.sh PACKAGE PLATFORM     PLATFORM: linux-x86_64, musl-x86_64, macos-x86_64, windows-x86_64, and the same with aarch64
# LASTRO_PROFILE is the profile (default: release). Needs cargo-zigbuild, and zig where it finds it, on the path
# (bindings/python/requirements-dist.txt has both).
set -euo pipefail
cd "$(dirname "$0")/.."
package=$1 platform=$2
machine=${platform#*-}
profile=${LASTRO_PROFILE:-release}
name=${package//-/_}
prefix=lib suffix=.so flags='' version=''
case $platform in
linux-*) triple=$machine-unknown-linux-gnu version=.2.17 ;;
# by default a program on musl is static, which is how the command ships; a static one loads no library
musl-*) triple=$machine-unknown-linux-musl; [ "$package" = lastro-cli ] || flags="-C target-feature=-crt-static" ;;
macos-*) triple=$machine-apple-darwin suffix=.dylib ;;
windows-x86_64) triple=$machine-pc-windows-gnu prefix='' suffix=.dll ;;
windows-aarch64) triple=$machine-pc-windows-gnullvm prefix='' suffix=.dll ;;
*) echo "cross.sh: unknown platform $platform" >&2; exit 2 ;;
esac
file=$prefix$name$suffix part=--lib
if [ "$package" = lastro-cli ]; then
  part=--bins file=lastro
  [ "$suffix" != .dll ] || file=lastro.exe
fi

rustup --quiet target add "$triple" >&2
# the paths of this machine are private, and would make the bytes depend on it
remap="--remap-path-prefix=$PWD=lastro --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src=deps"
RUSTFLAGS="$remap $flags" CARGO_PROFILE_RELEASE_STRIP=symbols cargo zigbuild --quiet --locked --profile "$profile" \
  --package "$package" "$part" --target "$triple$version" --target-dir target/cross >&2
file=target/cross/$triple/${profile/#dev/debug}/$file

# fails if a library would not load: it needs a newer glibc, or another C library than musl
case $platform in
linux-*)
  newest=$(readelf --version-info --wide "$file" | grep -o 'GLIBC_2[.0-9]*' | sort -uV | tail -n 1)
  [ "$(printf '%s\n' "$newest" GLIBC_2.17 | sort -V | tail -n 1)" = GLIBC_2.17 ] || { echo "$file needs $newest" >&2; exit 1; }
  ;;
musl-*) if readelf --dynamic --wide "$file" | grep NEEDED | grep -v '\[libc.so\]' >&2; then exit 1; fi ;;
esac
echo "$PWD/$file"
