#!/usr/bin/env bash
# Builds the release files in target/dist, on Linux: a package for each registry, the command for each system, licences,
# bills of materials, release notes, checksums. `cargo xtask dist` calls it and then tests the files.
#   tools/dist.sh [PART...]      PART: wheels duckdb crates command kotlin spark js; without PART, builds all parts
# LASTRO_PROFILE=dev compiles the wheels, the libraries and the command in the dev profile. Use it only to test this script.
set -euo pipefail
cd "$(dirname "$0")/.."
place=$PWD/target/dist
version=$(sed -n '/^\[workspace.package\]/,/^$/s/^version = "\(.*\)"/\1/p' Cargo.toml)
[ $# -gt 0 ] || set -- wheels duckdb crates command kotlin spark js
rm -rf "$place"
mkdir -p "$place"
# the timestamp in every archive is that of the commit, so that two runs on one commit write the same bytes
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH TZ=UTC CARGO_INCREMENTAL=0 LASTRO_PROFILE=${LASTRO_PROFILE:-release}

# installs zig, which links for older C libraries and for other machines; maturin and cargo-zigbuild find it on the path
environment=$PWD/target/environments/dist
[ -x "$environment/bin/python" ] || python3 -m venv "$environment"
"$environment/bin/python" -m pip install --quiet --requirement bindings/python/requirements-dist.txt \
  --requirement tools/requirements.txt
PATH=$environment/bin:$PATH
python3 tools/inventory.py "$place" "$environment"/lib/python3*/site-packages/ziglang/lib/libc/musl/COPYRIGHT
cp "$place/LICENSE-THIRD-PARTY" .

# built PART: builds a part and prints its path, which is the last line of `cargo xtask build`
built() { cargo xtask build "$1" | tail -n 1; }

# packed FOLDER ARCHIVE: packs a folder; order, owner and time of the files are fixed, so that the archive is reproducible
packed() {
  tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" --mode=u+rw,go+r-w -C "$1" -c . | gzip -n9 >"$place/$2"
}

# Builds a wheel for each platform, and the source distribution, from which pip builds the package if Rust is installed.
wheels() {
  local platform
  cp LICENSE-* bindings/python/
  for platform in linux-x86_64 linux-aarch64 musl-x86_64 musl-aarch64 macos-x86_64 macos-aarch64; do
    cp "$(tools/cross.sh lastro-python "$platform")" "$place"
  done
  python3 bindings/python/windows_wheel.py "$place"/*manylinux*x86_64.whl "$(tools/cross.sh lastro-python windows-x86_64)" "$place"
  (cd bindings/python && maturin sdist --out "$place" 2>&1 | tail -n 1)
}

# Builds the DuckDB extension and its wheel for the platforms for which DuckDB itself has wheels. These do not include musl.
duckdb() {
  local pair machine system folder=$PWD/target/dist-duckdb
  for pair in linux-x86_64:manylinux_2_17_x86_64 linux-aarch64:manylinux_2_17_aarch64 macos-x86_64:macosx_10_12_x86_64 \
    macos-aarch64:macosx_11_0_arm64 windows-x86_64:win_amd64; do
    machine=${pair%:*} machine=${machine#*-} system=${pair%%-*}
    bindings/duckdb/wheel.sh "$environment/bin/uv" "$(tools/cross.sh lastro-duckdb "$system-$machine")" \
      "$system" "$machine" "$version" "${pair#*:}" "$folder"
    cp "$folder"/wheels/*.whl "$place"
  done
}

# Packs the crates. To check them, `cargo package` builds each crate from its packed sources, with the other packed crates as its
# dependencies.
crates() {
  cargo metadata --no-deps --locked --format-version 1 | python3 -c 'import json, sys
print(*("--package=" + p["name"] for p in json.load(sys.stdin)["packages"] if p["publish"] != []), sep="\n")' >target/crates.txt
  rm -rf target/crates/package
  # all crates are built in the same folder, so that a dependency is compiled once
  CARGO_TARGET_DIR=$PWD/target/crates xargs cargo package --quiet --locked <target/crates.txt
  cp target/crates/package/*.crate "$place"
}

# Builds the command for each system. For Linux, it is linked statically with musl, so that one file runs on all distributions.
command_line() {
  local platform program folder
  for platform in musl-x86_64 musl-aarch64 macos-x86_64 macos-aarch64 windows-x86_64; do
    program=$(tools/cross.sh lastro-cli "$platform")
    folder=$PWD/target/dist-command/$platform
    rm -rf "$folder"
    install -D "$program" "$folder/$(basename "$program")"
    cp LICENSE-* "$folder"
    packed "$folder" "lastro-$version-${platform/musl/linux}.tar.gz"
  done
}

# natives PACKAGE FOLDER PLATFORM:NAME...: builds the library for each platform, into FOLDER/NAME
natives() {
  local package=$1 folder=$2 pair
  shift 2
  rm -rf "$folder"
  for pair in "$@"; do
    install -D -t "$folder/${pair#*:}" "$(tools/cross.sh "$package" "${pair%:*}")"
  done
}

# Builds the Maven packages for Kotlin. The jar has the libraries in the folders in which JNA looks for them; the names of the
# folders for musl contain `musl`.
kotlin() {
  natives lastro-mobile target/dist-kotlin linux-x86_64:linux-x86-64 linux-aarch64:linux-aarch64 \
    musl-x86_64:linux-musl-x86-64 musl-aarch64:linux-musl-aarch64 macos-x86_64:darwin-x86-64 macos-aarch64:darwin-aarch64 \
    windows-x86_64:win32-x86-64 windows-aarch64:win32-aarch64
  rm -rf target/uniffi/kotlin-native
  packed "$(LASTRO_NATIVES=$PWD/target/dist-kotlin built kotlin)" "lastro-kotlin-$version-maven.tar.gz"
}

spark() {
  natives lastro-spark target/dist-spark linux-x86_64:linux-x86_64 linux-aarch64:linux-aarch64 macos-x86_64:macos-x86_64 \
    macos-aarch64:macos-aarch64 windows-x86_64:windows-x86_64
  rm -rf target/spark/native
  cp "$(LASTRO_NATIVES=$PWD/target/dist-spark built spark)" "$place"
}

for part in "$@"; do
  echo "-- $part"
  case $part in
  wheels | duckdb | crates | kotlin | spark) "$part" ;;
  command) command_line ;;
  *) cp "$(built "$part")"/lastro{,-twin}-"$version".tgz "$place" ;;
  esac
done

awk -v entry="## [$version]" 'index($0, "## [") == 1 { on = index($0, entry) == 1; next } on' CHANGELOG.md >"$place/release-notes.md"
[ -s "$place/release-notes.md" ] || { echo "CHANGELOG.md has no entry $version" >&2; exit 1; }
(cd "$place" && sha256sum -- * >SHA256SUMS && cat SHA256SUMS)
