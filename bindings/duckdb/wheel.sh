#!/usr/bin/env bash
# Builds the wheel that contains the DuckDB extension.
#   wheel.sh UV LIBRARY SYSTEM MACHINE VERSION TAG FOLDER     SYSTEM and MACHINE: Rust's names, such as linux and x86_64
# Writes the wheel and the extension file to FOLDER. The wheel is built in FOLDER from a copy of the folder `python`.
set -euo pipefail
uv=$1 library=$2 system=$3 machine=$4 version=$5 tag=$6 folder=$7
cd "$(dirname "$0")"
staged=$folder/python
# the file name is fixed: DuckDB derives the extension's name and its entry point from it
extension=$folder/lastro.duckdb_extension
rm -rf "$staged" "$folder"/wheels
mkdir -p "$folder"
cp -R python "$staged"
python3 stamp.py "$library" "$system" "$machine" "$version" "$extension"
cp "$extension" "$staged/lastro_duckdb/"
cp ../../LICENSE-* "$staged/"
printf %s "$version" >"$staged/VERSION"
"$uv" build --quiet --wheel "--config-setting=--build-option=--plat-name=$tag" --out-dir "$folder/wheels" "$staged"
