#!/usr/bin/env bash
# Builds a library, the command or a wheel for another system, and prints the path of the file. The package `lastro-python` is
# built as a wheel, except for Windows, where only its library is built. Zig links the files. Files for Linux need glibc 2.17 or
# newer, or musl.
#   cross.sh PACKAGE PLATFORM     PLATFORM: linux-x86_64, musl-x86_64, macos-x86_64, windows-x86_64, and the same with aarch64
# The variable LASTRO_PROFILE sets the profile (default: release). cargo-zigbuild, maturin and zig must be on the path;
# bindings/python/requirements-dist.txt installs them.
set -euo pipefail
cd "$(dirname "$0")/.."
package=$1 platform=$2
machine=${platform#*-}
profile=${LASTRO_PROFILE:-release}
name=${package//-/_}
prefix=lib suffix=.so flags='' version='' wheel=pypi
case $platform in
linux-*) triple=$machine-unknown-linux-gnu version=.2.17 wheel=manylinux2014 ;;
# On musl, Rust links statically by default. Only the command is built like this: a shared library cannot be linked statically.
musl-*) triple=$machine-unknown-linux-musl wheel=musllinux_1_2; [ "$package" = lastro-cli ] || flags="-C target-feature=-crt-static" ;;
# Apple's SDK is not needed: tools/macos has the parts of its frameworks and headers that the build uses.
macos-*)
  triple=$machine-apple-darwin suffix=.dylib flags="-L framework=$PWD/tools/macos"
  export "CFLAGS_${machine}_apple_darwin=-I$PWD/tools/macos"
  ;;
# mimalloc uses the macros for the build date, which zig reports as an error. This error is turned off, because
# SOURCE_DATE_EPOCH fixes the date.
windows-x86_64)
  triple=$machine-pc-windows-gnu prefix='' suffix=.dll
  export CFLAGS_x86_64_pc_windows_gnu=-Wno-error=date-time
  ;;
windows-aarch64) triple=$machine-pc-windows-gnullvm prefix='' suffix=.dll ;;
*) echo "cross.sh: unknown platform $platform" >&2; exit 2 ;;
esac
file=$prefix$name$suffix part=--lib
if [ "$package" = lastro-cli ]; then
  part=--bins file=lastro
  [ "$suffix" != .dll ] || file=lastro.exe
fi

rustup --quiet target add "$triple" >&2
# the oldest macOS versions that are supported, which are also in the file names of the wheels
case $platform in
macos-x86_64) export MACOSX_DEPLOYMENT_TARGET=10.12 ;;
macos-aarch64) export MACOSX_DEPLOYMENT_TARGET=11.0 ;;
esac
# keeps the paths of this machine out of the files: they are private, and two machines would build different files
remap="--remap-path-prefix=$PWD=lastro --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src=deps"
export RUSTFLAGS="$remap $flags" CARGO_PROFILE_RELEASE_STRIP=symbols CARGO_TARGET_DIR=$PWD/target/cross
if [ "$package-$suffix" = lastro-python-.dll ]; then
  # builds only the library; bindings/python/windows_wheel.py makes the wheel
  file=_lastro.dll
  export PYO3_BUILD_EXTENSION_MODULE=1 PYO3_CONFIG_FILE=$PWD/bindings/python/stable-abi.txt
elif [ "$package" = lastro-python ]; then
  folder=$CARGO_TARGET_DIR/wheels/$platform
  rm -rf "$folder"
  (cd bindings/python && maturin build --quiet --locked --profile "$profile" --zig --target "$triple" --compatibility "$wheel" \
    --compression-level 9 --interpreter "$(command -v python3)" --out "$folder") >&2
  echo "$folder"/*.whl
  exit
fi
cargo zigbuild --quiet --locked --profile "$profile" --package "$package" "$part" --target "$triple$version" >&2
file=target/cross/$triple/${profile/#dev/debug}/$file

# fails if a file for glibc needs a newer glibc than 2.17, or if a file for musl needs another C library
case $platform in
linux-*)
  newest=$(readelf --version-info --wide "$file" | grep -o 'GLIBC_2[.0-9]*' | sort -uV | tail -n 1)
  [ "$(printf '%s\n' "$newest" GLIBC_2.17 | sort -V | tail -n 1)" = GLIBC_2.17 ] || { echo "$file needs $newest" >&2; exit 1; }
  ;;
musl-*) if readelf --dynamic --wide "$file" | grep NEEDED | grep -v '\[libc.so\]' >&2; then exit 1; fi ;;
esac
echo "$PWD/$file"
