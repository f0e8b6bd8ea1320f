#!/usr/bin/env bash
# Makes the wheel with the extension, from a copy of the folder `python` with the generated files.
#   wheel.sh UV LIBRARY SYSTEM MACHINE VERSION TAG FOLDER     SYSTEM and MACHINE as Rust names them
# FOLDER gets the wheel, and the extension for programs that load it by path.
set -euo pipefail
uv=$1 library=$2 system=$3 machine=$4 version=$5 tag=$6 folder=$7
cd "$(dirname "$0")"
staged=$folder/python
# DuckDB derives the extension's name and its entry point from the file name
extension=$folder/lastro.duckdb_extension
rm -rf "$staged" "$folder"/wheels
mkdir -p "$folder"
cp -R python "$staged"
python3 stamp.py "$library" "$system" "$machine" "$version" "$extension"
cp "$extension" "$staged/lastro_duckdb/"
cp ../../LICENSE-* "$staged/"
printf %s "$version" >"$staged/VERSION"
"$uv" build --quiet --wheel "--config-setting=--build-option=--plat-name=$tag" --out-dir "$folder/wheels" "$staged"
