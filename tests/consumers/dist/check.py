"""Tests every file in TARGET/dist. Each is installed alone in an empty folder, where the example of README.md is run with it.

    python check.py UV TARGET

For a file that cannot run on this machine, the script checks the architecture, the required libraries, the exported names and the size.
It prints one line per file. It fails if a file fails its test, is larger than its limit, or is not one of the expected files.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

from binaries import Binary

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
EXPECTED = (ROOT / "tests/fixtures/readme.txt").read_text()
DUCKDB = """import duckdb, lastro_duckdb
con = duckdb.connect(config={"allow_unsigned_extensions": "true"})
con.load_extension(str(lastro_duckdb.path()))
print(con.sql("SELECT lastro_late_charges(100.00, 10).valor_novo").fetchall()[0][0])"""
CALL = ["call", "installments.split", '{"valor":"129.90","parcelas":12}']
SYSTEMS = ["linux", "linux-musl", "darwin", "win32"]
EMULATOR = "qemu-aarch64"

MUSL = Path("/lib/ld-musl-x86_64.so.1")

UV, TARGET = sys.argv[1], Path(sys.argv[2])
DIST, PLACE = TARGET / "dist", TARGET / "consumers/dist"
# the folder into which `arm.sh` unpacks a Python for ARM, with which the ARM wheel is tested
ARM = TARGET / "arm64"


def run(*command: object, cwd: Path = PLACE, env: dict[str, str] | None = None) -> str:
    done = subprocess.run([str(word) for word in command], cwd=cwd, env={**os.environ, **(env or {})}, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failure(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


class Failure(Exception):
    """Raised if a file fails its test."""


def same(printed: str, expected: str = EXPECTED) -> None:
    if printed.strip() != expected.strip():
        raise Failure(f"printed {printed!r} instead of {expected!r}")


def empty(name: str) -> Path:
    place = PLACE / name
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    return place


def example(path: str, place: Path) -> Path:
    """Copies an example into the folder `place`, away from the sources. Returns the copy's path."""
    return Path(shutil.copy(ROOT / path, place))


def python_with(name: str, *packages: object, index: bool = False) -> Path:
    """Creates a virtual environment with only these packages. Returns the path of its Python."""
    place = empty(name)
    run(UV, "venv", "--quiet", place / "venv")
    python = place / "venv/bin/python"
    run(UV, "pip", "install", "--quiet", *([] if index else ["--no-index"]), "--python", python, *packages)
    return python


def native(file: Path, suffixes: tuple[str, ...]) -> Binary:
    """Unpacks the native library of a wheel or jar, and reads its headers."""
    with zipfile.ZipFile(file) as archive:
        name = next(name for name in archive.namelist() if name.endswith(suffixes))
        return Binary(Path(archive.extract(name, empty(f"{file.name}-native"))))


def wheel(file: Path) -> str:
    tag = file.stem.split("-")[-1]
    binary = native(file, (".so", ".pyd"))
    binary.expect(tag, "PyInit__lastro")
    if "linux" in tag and file.stat().st_size > 4_500_000:
        raise Failure(f"{file.stat().st_size} bytes are more than the 4.5 MB of a wheel for Linux")
    if "manylinux" in tag and "x86_64" in tag:
        python = python_with("wheel", file)
        same(run(python, "-I", example("bindings/python/examples/readme.py", python.parents[2])))
        run(sys.executable, ROOT / "tests/consumers/wheel/consumers.py", UV, file, empty("wheel-tests"), python)
        return "installed; README's example; tests/consumers/wheel"
    if "manylinux" in tag and shutil.which(EMULATOR) and ARM.is_dir():
        place = empty("wheel-arm")
        with zipfile.ZipFile(file) as archive:
            archive.extractall(place / "site-packages")
        script = example("bindings/python/examples/readme.py", place)
        same(run(EMULATOR, "-L", ARM, ARM / "usr/bin/python3.11", script, env={"PYTHONPATH": str(place / "site-packages")}))
        return f"README's example, by {EMULATOR}"
    if "musllinux" in tag and "x86_64" in tag and MUSL.exists():
        return f"loaded by musl, {binary.resolved_by(MUSL)}"
    return f"inspected: {binary}"


def sources(file: Path) -> str:
    python = python_with("sdist", file, index=True)
    same(run(python, "-I", example("bindings/python/examples/readme.py", python.parents[2])))
    return "built by uv and installed; README's example"


def duckdb(file: Path) -> str:
    binary = native(file, (".duckdb_extension",))
    tag = file.stem.split("-")[-1]
    binary.expect(tag, "lastro_init_c_api")
    if tag != "manylinux_2_17_x86_64":
        return f"inspected: {binary}"
    same(run(python_with("duckdb", file, "duckdb", index=True), "-I", "-c", DUCKDB), "102.33")
    return "installed with DuckDB; a query"


TWIN = """import { Twin } from "lastro-twin/v1";
const headers = { Authorization: `Basic ${btoa("chave:")}` };
const twin = new Twin({ keys: [{ key: "chave" }] });
console.log((await twin.fetch("https://conta.example/api/v2/clientes/", { headers })).status);
"""


def installed(name: str, file: Path) -> Path:
    """Installs a tarball with npm into an empty folder, which it returns."""
    place = empty(name)
    (place / "package.json").write_text('{"private": true}')
    run("npm", "install", "--offline", "--no-audit", "--no-fund", "--loglevel=error", file, cwd=place)
    return place


def npm(file: Path) -> str:
    place = installed("npm", file)
    same(run("node", example("bindings/wasm/examples/readme.mjs", place), cwd=place))
    return "installed; README's example in Node"


def npm_twin(file: Path) -> str:
    place = installed("npm-twin", file)
    (place / "twin.mjs").write_text(TWIN)
    same(run("node", "twin.mjs", cwd=place), "200")
    return "installed; a request to a twin in Node"


def program(file: Path) -> str:
    place = empty(file.name)
    with tarfile.open(file) as archive:
        archive.extractall(place, filter="data")
    path = next(path for path in place.iterdir() if path.stem == "lastro")
    binary = Binary(path)
    binary.expect(file.name.removesuffix(".tar.gz").replace("-", "_"))
    emulated = [] if "x86_64" in file.name else [EMULATOR]
    if "linux" not in file.name or (emulated and not shutil.which(EMULATOR)):
        return f"inspected: {binary}"
    if binary.needed:
        raise Failure(f"is not static: needs {binary.needed}")
    shares = json.loads(run(*emulated, path, *CALL))
    same(f"{shares['ok'][0]} {shares['ok'][6]}", EXPECTED.splitlines()[0])
    return "static; README's first call" + (f", by {EMULATOR}" if emulated else "")


def maven(file: Path) -> str:
    place = empty("maven")
    with tarfile.open(file) as archive:
        archive.extractall(place / "repository", filter="data")
    (folder,) = (place / "repository/dev/lastro/lastro").glob("*/")
    names = {re.sub(r"^lastro-[^-]+?(-sources|-javadoc)?\.(jar|pom)$", r"\1.\2", path.name) for path in folder.iterdir()}
    missing = {".jar", ".pom", "-sources.jar", "-javadoc.jar"} - names
    pom = (folder / f"lastro-{folder.name}.pom").read_text()
    missing |= {f"<{name}>" for name in ("name", "description", "url", "licenses", "developers", "scm") if f"<{name}>" not in pom}
    if missing:
        raise Failure(f"lacks {sorted(missing)}")
    (place / "pom.xml").write_text((HERE / "pom.xml").read_text().replace("VERSION", folder.name))
    run("mvn", "--quiet", "--batch-mode", "dependency:copy-dependencies", "-DoutputDirectory=libraries", f"-Dmaven.repo.local={place / 'local'}", cwd=place)
    source = example("bindings/mobile/examples/java/src/main/java/Readme.java", place)
    same(run("java", "-cp", f"{place / 'libraries'}/*", source, cwd=place))
    with zipfile.ZipFile(folder / f"lastro-{folder.name}.jar") as jar:
        platforms = {name.split("/")[0] for name in jar.namelist() if re.search(r"lastro_mobile\.(so|dylib|dll)$", name)}
    if lacking := {f"{system}-{machine}" for system in SYSTEMS for machine in ("x86-64", "aarch64")} - platforms:
        raise Failure(f"has no library for {sorted(lacking)}")
    return f"README's example in Java; libraries for {len(platforms)} platforms"


def spark(file: Path) -> str:
    with zipfile.ZipFile(file) as jar:
        return f"inspected (`cargo xtask test Spark` runs it): {[name for name in jar.namelist() if 'native/' in name and name[-1] != '/']}"


def crate(file: Path) -> str:
    """Unpacks a packed crate. For the core's crate, runs the example of README.md.

    `cargo package` has already built each crate against the other packed crates.
    """
    place = PLACE / "crates"
    with tarfile.open(file) as archive:
        archive.extractall(place, filter="data")
    folder = place / file.stem
    if not {"LICENSE-MIT", "LICENSE-APACHE"} <= {path.name for path in folder.iterdir()}:
        raise Failure("lacks the licences")
    if re.search(r'^path = "\.\./', (folder / "Cargo.toml").read_text(), re.MULTILINE):
        raise Failure("Cargo.toml has a path outside of the crate")
    if not re.fullmatch(r"lastro-[0-9.]+", file.stem):
        return "built by `cargo package` on the packed crates"
    user = empty("rust")
    (user / "src").mkdir()
    shutil.copy(ROOT / "crates/core/examples/readme.rs", user / "src/main.rs")
    version = file.stem.removeprefix("lastro-")
    macros = f"lastro-macros-{version}"
    with tarfile.open(DIST / f"{macros}.crate") as archive:
        archive.extractall(place, filter="data")
    patch = f"[patch.crates-io]\nlastro = {{ path = '{folder}' }}\nlastro-macros = {{ path = '{place / macros}' }}\n"
    manifest = f"[package]\nname = 'readme'\nedition = '2024'\n[dependencies]\nlastro = '{version}'\n[workspace]\n{patch}"
    (user / "Cargo.toml").write_text(manifest)
    same(run("cargo", "run", "--quiet", cwd=user, env={"CARGO_TARGET_DIR": str(user / "target")}))
    return "README's example on the packed crate"


def bill(file: Path) -> str:
    found = json.loads(file.read_text())
    unlicensed = [part["name"] for part in found["components"] if not part.get("licenses")]
    if unlicensed:
        raise Failure(f"no licence for {unlicensed}")
    return f"{len(found['components'])} components, each with its licence"


def text(file: Path) -> str:
    return f"{len(file.read_text().splitlines())} lines"


def sums(file: Path) -> str:
    listed = dict(reversed(line.split("  ", 1)) for line in file.read_text().splitlines())
    others = {path.name for path in DIST.iterdir()} - {file.name}
    wrong = [name for name in others if listed.get(name) != hashlib.sha256((DIST / name).read_bytes()).hexdigest()]
    if wrong or set(listed) != others:
        raise Failure(f"does not fit {sorted(wrong) or sorted(set(listed) ^ others)}")
    return f"{len(listed)} files"


KINDS: list[tuple[str, Callable[[Path], str]]] = [
    (r"lastro-.*\.whl", wheel),
    (r"lastro_duckdb-.*\.whl", duckdb),
    (r"lastro-[0-9.]+\.tar\.gz", sources),
    (r"lastro-[0-9.]+\.tgz", npm),
    (r"lastro-twin-[0-9.]+\.tgz", npm_twin),
    (r"lastro-[0-9.]+-(linux|macos|windows)-.*\.tar\.gz", program),
    (r"lastro-kotlin-.*-maven\.tar\.gz", maven),
    (r"lastro-spark-.*\.jar", spark),
    (r".*\.crate", crate),
    (r".*\.cdx\.json", bill),
    (r"LICENSE-THIRD-PARTY|release-notes\.md", text),
    (r"SHA256SUMS", sums),
]


def main() -> None:
    PLACE.mkdir(parents=True, exist_ok=True)
    failed = False
    for file in sorted(DIST.iterdir()):
        attempt = next((attempt for pattern, attempt in KINDS if re.fullmatch(pattern, file.name)), None)
        try:
            if attempt is None:
                raise Failure("no check knows this file")
            result = attempt(file)
        except (Failure, OSError, ValueError) as failure:
            failed, result = True, f"FAILED: {failure}"
        print(f"{file.stat().st_size / 1e6:7.3f} MB  {file.name}\n            {result}", flush=True)
    if failed:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
