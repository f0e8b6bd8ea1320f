"""Generates the pages of the Python reference with pdoc.

    python python_reference.py PACKAGE VERSION WORK PAGES

pdoc imports and inspects modules, but an imported native module has no type annotations. So this script copies the installed PACKAGE to
WORK, replaces each native module by its stub file, which is valid Python, and runs pdoc on the copy. The result is in PAGES.
"""

import shutil
import subprocess
import sys
from pathlib import Path


def replaced(text: str, old: str, new: str) -> str:
    """Replaces every `old` by `new`. Exits with an error if there is none, since the stub is then not as this script expects."""
    if old not in text:
        raise SystemExit(f"the stub has no {old!r}")
    return text.replace(old, new)


def native(text: str, version: str) -> str:
    """Converts the stub of the native module to a module that can be imported."""
    # pdoc documents constructors only under the name `__init__`, but the stub declares `__new__`
    text = replaced(text, "def __new__(\n        cls,", "def __init__(\n        self,")
    # `lastro.v1` imports classes from this module, so they must be defined before it is imported here. Only annotations need
    # that import, and loading the module does not evaluate them.
    imports = "".join(line + "\n" for line in text.splitlines() if line.startswith("from .v1 import "))
    text = replaced(text, imports, "") + imports
    # the package imports the version from this module, but the stub only declares its type
    return replaced(text, "__version__: str\n", f'__version__: str = "{version}"\n')


def main() -> None:
    package, version, work, pages = Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3]), Path(sys.argv[4]).resolve()
    shutil.rmtree(work, ignore_errors=True)
    shutil.rmtree(pages, ignore_errors=True)
    copy = work / "lastro"
    for file in [*package.rglob("*.py"), *package.rglob("*.pyi")]:
        target = (copy / file.relative_to(package)).with_suffix(".py")
        if file.suffix == ".py" and file.with_suffix(".pyi").exists():
            continue
        text = file.read_text(encoding="utf-8")
        if file.suffix == ".pyi":
            text = native(text, version) if file == package / "_lastro.pyi" else text
            text = "from __future__ import annotations\n" + text
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    # `lastro.client` is named because `lastro` does not import it
    pdoc = [sys.executable, "-m", "pdoc", "--no-show-source", "--output-directory", pages, "lastro", "lastro.client"]
    subprocess.run(pdoc, check=True, cwd=work)


if __name__ == "__main__":
    main()
