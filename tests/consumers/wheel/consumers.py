"""Tests a wheel with every installed Python that the package supports, each in a new virtual environment.

    python consumers.py UV WHEEL FOLDER [INTERPRETER]

UV is the path of uv, which creates the environments in FOLDER. With INTERPRETER, only that Python is tested.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
METADATA = HERE.parents[2] / "bindings/python/pyproject.toml"
VERSION = """import sys, sysconfig
assert sys.implementation.name == "cpython" and not sysconfig.get_config_var("Py_GIL_DISABLED")
print("%d.%d" % sys.version_info[:2])"""


def version(interpreter: str) -> str | None:
    """The version of an interpreter. `None` if it does not run, or is not a CPython with a GIL."""
    try:
        done = subprocess.run([interpreter, "-I", "-c", VERSION], capture_output=True, text=True)
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def interpreters() -> dict[str, str]:
    """The interpreters in the folders of `PATH` and in pyenv, by version."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    managed = [str(folder / "bin/python") for folder in sorted(pyenv.glob("3.*"))]
    named = [found for minor in range(10, 21) if (found := shutil.which(f"python3.{minor}"))]
    return {found: one for one in [*managed, *named, sys.executable] if (found := version(one))}


def attempt(uv: str, wheel: str, place: Path, interpreter: str) -> None:
    print(f"-- {place.name}, {interpreter}", flush=True)
    subprocess.run([uv, "venv", "--quiet", "--clear", "--python", interpreter, place], check=True)
    install = [uv, "pip", "install", "--quiet", "--no-index", "--no-deps", "--python", place]
    subprocess.run([*install, wheel], check=True)
    own = place / ("Scripts/python" if os.name == "nt" else "bin/python")
    subprocess.run([own, "-I", "-X", "dev", HERE / "test_wheel.py"], cwd=place, check=True)


def main() -> None:
    uv, wheel, folder, *given = sys.argv[1:]
    place = Path(folder)
    place.mkdir(parents=True, exist_ok=True)
    if given:
        return attempt(uv, wheel, place / "given", given[0])
    found = interpreters()
    supported = re.findall(r"Programming Language :: Python :: (3\.\d+)", METADATA.read_text())
    for absent in [one for one in supported if one not in found]:
        print(f"-- Python {absent} is not on this machine")
    tried = [one for one in supported if one in found]
    if not tried:
        raise SystemExit("no Python of the package's is on this machine")
    for one in tried:
        attempt(uv, wheel, place / one, found[one])


if __name__ == "__main__":
    main()
