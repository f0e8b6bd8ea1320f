#!/usr/bin/env bash
# Builds what a maintainer uploads into target/dist, on Linux: a package for each registry, checksums, bills of materials.
#   tools/dist.sh [PART...]      PART: wheels duckdb js kotlin spark command; without any, all of them
set -euo pipefail
cd "$(dirname "$0")/.."
place=$PWD/target/dist
version=$(sed -n '/^\[workspace.package\]/,/^$/s/^version = "\(.*\)"/\1/p' Cargo.toml)
[ $# -gt 0 ] || set -- wheels duckdb js kotlin spark command
rm -rf "$place"
mkdir -p "$place"

# built PART: its path, which `cargo xtask build` prints last
built() { cargo xtask build "$1" | tail -n 1; }

# zig, which links to older C libraries and for other machines
environment=$PWD/target/environments/dist
get_zig() {
  python3 -m venv "$environment"
  "$environment/bin/python" -m pip install --quiet --requirement bindings/python/requirements-dist.txt
}

# A wheel for each machine. The C library that a wheel needs is as old as its name says: zig links to that version.
wheels() {
  local pair triple
  get_zig
  cp LICENSE-* bindings/python/
  for pair in x86_64-unknown-linux-gnu:manylinux2014 aarch64-unknown-linux-gnu:manylinux2014 \
    x86_64-unknown-linux-musl:musllinux_1_2 aarch64-unknown-linux-musl:musllinux_1_2; do
    triple=${pair%:*}
    rustup target add "$triple"
    # maturin finds zig by the Python that is first in the path
    (cd bindings/python && PATH="$environment/bin:$PATH" maturin build --release --quiet --zig --target "$triple" \
      --compatibility "${pair#*:}" --interpreter "$environment/bin/python" --out "$place")
  done
}

for part in "$@"; do
  echo "-- $part"
  case $part in
  wheels) wheels ;;
  kotlin)
    get_zig
    export LASTRO_NATIVES=$PWD/target/kotlin-natives
    PATH="$environment/bin:$PATH" bindings/mobile/kotlin/natives.sh "$LASTRO_NATIVES"
    tar -czf "$place/lastro-kotlin-$version-maven.tar.gz" -C "$(built kotlin)" .
    ;;
  command) tar -czf "$place/lastro-$version-$(rustc --print host-tuple).tar.gz" -C "$(dirname "$(built command)")" lastro ;;
  *) cp "$(built "$part")" "$place" ;;
  esac
done

# a bill of materials of each package that is compiled into what is uploaded; the tool writes them beside the manifests
tools=$PWD/target/tools
[ -x "$tools/bin/cargo-cyclonedx" ] || cargo install --quiet --locked --debug cargo-cyclonedx --version 0.5.9 --root "$tools"
"$tools/bin/cargo-cyclonedx" cyclonedx --quiet --format json --describe crate
for package in crates/cli bindings/{python,wasm,mobile,duckdb,spark}; do
  cp "$package"/*.cdx.json "$place"
done
find benches bindings crates -name '*.cdx.json' -delete
(cd "$place" && sha256sum -- * >SHA256SUMS && cat SHA256SUMS)
