"""Writes LICENSE-THIRD-PARTY with the licence texts of all dependencies, and a bill of materials (CycloneDX) for each shipped
package. With the same lock file, it always writes the same bytes.

    python inventory.py FOLDER [FILE...]     FILE: further licence texts, such as that of a C library that is linked in

A text that several crates share is written once.
"""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path

SHIPPED = ["lastro-cli", "lastro-duckdb", "lastro-mobile", "lastro-python", "lastro-spark", "lastro-wasm"]
NOTICE = re.compile(r"(licen[cs]e|copying|copyright|notice)[^/]*", re.IGNORECASE)
CODE = {".c", ".h", ".py", ".rs"}


class Inventory:
    """The packages of the workspace and all crates that they depend on."""

    def __init__(self) -> None:
        # the npm packages are built with these features, on which some of their crates depend
        features = ["--features", "lastro-wasm/twin-v1,lastro-wasm/record"]
        command = ["cargo", "metadata", "--locked", "--format-version", "1", *features]
        known = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
        self.packages = {package["id"]: package for package in known["packages"]}
        # the dependencies that are compiled into the files, without those of tests and build scripts
        self.needs = {
            node["id"]: sorted(dep["pkg"] for dep in node["deps"] if any(kind["kind"] is None for kind in dep["dep_kinds"]))
            for node in known["resolve"]["nodes"]
        }
        locked = tomllib.loads(Path("Cargo.lock").read_text())["package"]
        self.digests = {(one["name"], one["version"]): one.get("checksum") for one in locked}

    def own(self, name: str) -> str:
        return next(key for key, one in self.packages.items() if one["name"] == name and one["source"] is None)

    def within(self, roots: Iterable[str]) -> list[str]:
        """The packages `roots` and all of their dependencies, sorted by name and version."""
        found: set[str] = set()
        pending = list(roots)
        while pending:
            key = pending.pop()
            if key not in found:
                found.add(key)
                pending += self.needs[key]
        return sorted(found, key=lambda key: (self.packages[key]["name"], self.packages[key]["version"]))

    def address(self, key: str) -> str:
        return f"pkg:cargo/{self.packages[key]['name']}@{self.packages[key]['version']}"

    def component(self, key: str, kind: str = "library") -> dict:
        package, address = self.packages[key], self.address(key)
        digest = self.digests.get((package["name"], package["version"]))
        # some crates use a slash, the old notation for OR
        licence = (package["license"] or "").replace("/", " OR ")
        return {
            "type": kind,
            "bom-ref": address,
            "name": package["name"],
            "version": package["version"],
            **({"hashes": [{"alg": "SHA-256", "content": digest}]} if digest else {}),
            "licenses": [{"expression": licence} if licence else {"license": {"name": package["license_file"]}}],
            "purl": address,
        }

    def bill(self, name: str) -> dict:
        root = self.own(name)
        parts = self.within([root])
        return {
            "bomFormat": "CycloneDX",
            "specVersion": "1.5",
            "version": 1,
            "metadata": {"component": self.component(root, "application")},
            "components": [self.component(key) for key in parts if key != root],
            "dependencies": [{"ref": self.address(key), "dependsOn": list(map(self.address, self.needs[key]))} for key in parts],
        }


def notices(package: dict) -> list[Path]:
    """The licence files of a package, including those of C code that it contains."""
    files = sorted(Path(package["manifest_path"]).parent.rglob("*"))
    found = [file for file in files if NOTICE.fullmatch(file.name) and file.is_file() and file.suffix not in CODE]
    # if a crate offers a choice of licences that includes MIT, only MIT is listed, because its text is the shortest
    choice = " OR " in (package["license"] or "") and any("MIT" in file.name for file in found)
    return [file for file in found if not (choice and re.search("APACHE|ZLIB|UNLICENSE|LGPL|BSD|COPYING", file.name))]


def licences(packages: list[dict], more: list[Path]) -> str:
    lines = ["Licences of the crates that are compiled into lastro", ""]
    # the licence texts and the packages that have each of them; the key is the text without differences in white space
    texts: dict[str, tuple[str, list[str]]] = {}

    def add(file: Path, name: str) -> None:
        text = file.read_text(encoding="utf-8", errors="replace").strip("\n")
        users = texts.setdefault(" ".join(text.split()), (text, []))[1]
        if name not in users:
            users.append(name)

    for package in packages:
        name, files = f"{package['name']} {package['version']}", notices(package)
        lines.append(f"{name}: {package['license']}" + ("" if files else f" (no text in the crate: {package['repository']})"))
        for file in files:
            add(file, name)
    for file in more:
        add(file, file.parent.name)
    rule = "=" * 80
    for text, users in texts.values():
        lines += ["", rule, ", ".join(users), rule, "", text]
    return "\n".join(lines) + "\n"


def main() -> None:
    folder, more = Path(sys.argv[1]), list(map(Path, sys.argv[2:]))
    inventory = Inventory()
    for name in SHIPPED:
        (folder / f"{name}.cdx.json").write_text(json.dumps(inventory.bill(name), indent=1) + "\n")
    parts = [inventory.packages[key] for key in inventory.within(map(inventory.own, SHIPPED))]
    text = licences([package for package in parts if package["source"] is not None], more)
    (folder / "LICENSE-THIRD-PARTY").write_text(text)


if __name__ == "__main__":
    main()
