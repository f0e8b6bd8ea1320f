"""Prints the licence of every dependency that is compiled into what ships, with the texts that its crate has.

    python licences.py [FILE...]     FILE: more notices, such as the one of the C library that is linked in

A text that several crates share is printed once.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

SHIPPED = ["lastro-cli", "lastro-duckdb", "lastro-mobile", "lastro-python", "lastro-spark", "lastro-wasm"]
NOTICE = re.compile(r"(licen[cs]e|copying|copyright|notice)[^/]*", re.IGNORECASE)
CODE = {".c", ".h", ".py", ".rs"}


def dependencies() -> list[dict]:
    """All crates of other people's that ship, by name and version."""
    command = ["cargo", "metadata", "--locked", "--format-version", "1"]
    known = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    packages = {package["id"]: package for package in known["packages"]}
    nodes = {node["id"]: node["deps"] for node in known["resolve"]["nodes"]}
    found: set[str] = set()
    pending = [key for key, package in packages.items() if package["source"] is None and package["name"] in SHIPPED]
    while pending:
        key = pending.pop()
        if key not in found:
            found.add(key)
            pending += [dep["pkg"] for dep in nodes[key] if any(kind["kind"] is None for kind in dep["dep_kinds"])]
    others = [packages[key] for key in found if packages[key]["source"] is not None]
    return sorted(others, key=lambda package: (package["name"], package["version"]))


def notices(package: dict) -> list[Path]:
    """The files with licences, those of bundled C code included."""
    files = sorted(Path(package["manifest_path"]).parent.rglob("*"))
    return [file for file in files if NOTICE.fullmatch(file.name) and file.is_file() and file.suffix not in CODE]


def main() -> None:
    # a text, without its line breaks and indents, and what has it
    texts: dict[str, tuple[str, list[str]]] = {}

    def add(file: Path, name: str) -> None:
        text = file.read_text(encoding="utf-8", errors="replace").strip("\n")
        users = texts.setdefault(" ".join(text.split()), (text, []))[1]
        if name not in users:
            users.append(name)

    found = dependencies()
    print("Licences of the crates that are compiled into lastro\n")
    for package in found:
        name = f"{package['name']} {package['version']}"
        licence = package["license"] or f"see {package['license_file']}"
        files = notices(package)
        print(f"{name}: {licence}" + ("" if files else f" (no text in the crate: {package['repository']})"))
        for file in files:
            add(file, name)
    for given in map(Path, sys.argv[1:]):
        add(given, given.parent.name)
    for text, users in texts.values():
        print(f"\n{'=' * 80}\n{', '.join(users)}\n{'=' * 80}\n\n{text}")


if __name__ == "__main__":
    main()
