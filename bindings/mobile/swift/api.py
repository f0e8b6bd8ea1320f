"""Compares the public API of the Swift package, from the compiler's symbol graphs, with `api/lastro.api`.

    api.py GRAPHS [--write]

GRAPHS is the folder of the symbol graphs. Fails if the API differs from that file. With --write, replaces the file instead.
"""

import difflib
import json
import pathlib
import sys

graphs = pathlib.Path(sys.argv[1]).glob("*.symbols.json")
symbols = [symbol for file in graphs for symbol in json.loads(file.read_text())["symbols"]]


def line(symbol):
    declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
    return f"{'.'.join(symbol['pathComponents'])}: {' '.join(declaration.split())}\n"


found = sorted({line(symbol) for symbol in symbols})
place = pathlib.Path(__file__).parent / "api" / "lastro.api"
if sys.argv[2:] == ["--write"]:
    place.parent.mkdir(exist_ok=True)
    place.write_text("".join(found))
committed = place.read_text().splitlines(keepends=True) if place.exists() else []
if found != committed:
    sys.stdout.writelines(list(difflib.unified_diff(committed, found, str(place), "found", n=0))[:80])
    sys.exit(f"the interface has changed; if it should: python3 {__file__} {sys.argv[1]} --write")
