#!/usr/bin/env bash
# Builds the native libraries for Linux as the wheels are: for glibc 2.17 and for musl, on x86-64 and ARM, linked by zig.
#   natives.sh FOLDER [PLATFORM...]     FOLDER gets a folder for each platform, or for those that are named
# Needs cargo-zigbuild on the path, and zig where it finds it (bindings/python/requirements-dist.txt has both).
set -euo pipefail
folder=$(realpath --canonicalize-missing "$1")
shift
cd "$(dirname "$0")/../../.."
[ $# -gt 0 ] || set -- linux-x86-64 linux-aarch64 linux-musl-x86-64 linux-musl-aarch64

# fails where a library would not load: it needs a newer glibc, or another C library than musl
loads() {
  local platform=$1 library=$2 newest
  if [[ $platform = linux-musl-* ]]; then
    if readelf --dynamic --wide "$library" | grep NEEDED | grep -v '\[libc.so\]'; then return 1; fi
  else
    newest=$(readelf --version-info --wide "$library" | grep -o 'GLIBC_2[.0-9]*' | sort -uV | tail -n 1)
    echo "$platform needs $newest"
    [ "$(printf '%s\n' "$newest" GLIBC_2.17 | sort -V | tail -n 1)" = GLIBC_2.17 ]
  fi
}

# a folder is named as the classes look for it: as JNA names the platform, with `musl` where the C library is that
for platform in "$@"; do
  machine=${platform##*linux-}
  machine=${machine#musl-}
  triple=${machine/x86-64/x86_64}-unknown-linux-gnu
  flags=
  version=.2.17
  if [[ $platform = linux-musl-* ]]; then
    triple=${triple%gnu}musl
    # by default a program on musl is static, and a static one loads no library
    flags="-C target-feature=-crt-static"
    version=
  fi
  rustup target add "$triple"
  RUSTFLAGS=$flags CARGO_PROFILE_RELEASE_STRIP=symbols cargo zigbuild --quiet --release --package lastro-mobile --lib \
    --target "$triple$version" --target-dir target/natives
  install -D "target/natives/$triple/release/liblastro_mobile.so" "$folder/$platform/liblastro_mobile.so"
  loads "$platform" "$folder/$platform/liblastro_mobile.so"
done
