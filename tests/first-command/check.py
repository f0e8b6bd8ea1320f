"""Tests `cargo xtask demo` on machines with an incomplete Rust: without the wasm target, without rustup, or without a network.

    python check.py XTASK FOLDER

XTASK is the path of the built program xtask. FOLDER gets copies of the current toolchain, as hard links where possible.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WASM = "wasm32-unknown-unknown"
NOT_RUN = f"JavaScript: not run: needs {WASM} (rustup target add {WASM}"


def printed(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def without_wasm(folder: Path) -> Path:
    """Copies the toolchain without the wasm target. The copy looks like a toolchain that rustup installed without this target."""
    sysroot = Path(printed("rustc", "--print", "sysroot"))
    listed = ["components", "multirust-config.toml"]
    left_out = shutil.ignore_patterns(WASM, f"manifest-rust-std-{WASM}", "doc", *listed)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(sysroot, folder, ignore=left_out, copy_function=link, symlinks=True)
    # removes the target from rustup's two lists of installed components: one has lines, the other has TOML tables
    for name, separator in zip(listed, ["\n", "[[components]]"], strict=True):
        file = sysroot / "lib/rustlib" / name
        if file.exists():
            kept = [part for part in file.read_text().split(separator) if WASM not in part]
            (folder / "lib/rustlib" / name).write_text(separator.join(kept))
    return folder


def prepare(xtask: str, environment: dict[str, str]) -> str:
    """Runs the demo with `--prepare`, which must succeed although a tool is missing. Returns what it prints about JavaScript."""
    done = subprocess.run([xtask, "demo", "--prepare", "--only", "js"], env=environment, capture_output=True, text=True)
    print(done.stdout + done.stderr, end="")
    if done.returncode != 0:
        raise SystemExit(f"the demo ended with {done.returncode}")
    return done.stdout


def expect(name: str, said: str, start: str) -> None:
    if not said.startswith(start):
        raise SystemExit(f"{name}: expected {start!r}, not {said!r}")
    print(f"{name}: as expected")


def main() -> None:
    xtask, place = sys.argv[1], Path(sys.argv[2])
    own = dict(os.environ)
    # removes the variables that rustup sets for this process; LD_LIBRARY_PATH is the path of the compiler's own libraries
    for name in ["RUSTUP_TOOLCHAIN", "CARGO", "RUSTC", "RUSTUP_HOME", "LD_LIBRARY_PATH"]:
        own.pop(name, None)
    name = Path(printed("rustc", "--print", "sysroot")).name
    own["RUSTUP_AUTO_INSTALL"] = "0"
    offline = {"RUSTUP_DIST_SERVER": "http://127.0.0.1:9", "RUSTUP_MAX_RETRIES": "0"}

    # first machine: a linked toolchain, to which rustup cannot add targets
    homes = place / "linked"
    copy = without_wasm(place / "toolchain")
    shutil.rmtree(homes, ignore_errors=True)
    (homes / "toolchains").mkdir(parents=True)
    (homes / "toolchains/without-wasm").symlink_to(copy)
    linked = own | {"RUSTUP_HOME": str(homes), "RUSTUP_TOOLCHAIN": "without-wasm"}
    expect("a linked toolchain", prepare(xtask, linked), NOT_RUN)

    # second machine: no rustup, and the compiler itself is on the path
    folders = [folder for folder in own["PATH"].split(os.pathsep) if not (Path(folder) / "rustup").exists()]
    bare = own | {"PATH": os.pathsep.join([str(copy / "bin"), *folders])}
    expect("no rustup", prepare(xtask, bare), NOT_RUN)

    # third machine: a toolchain that rustup installed without the target, with automatic installation off
    installed = place / "installed"
    shutil.rmtree(installed, ignore_errors=True)
    without_wasm(installed / "toolchains" / name)
    shutil.copytree(Path(printed("rustup", "show", "home")) / "update-hashes", installed / "update-hashes", dirs_exist_ok=True)
    (installed / "settings.toml").write_text('version = "12"\nprofile = "minimal"\n')
    managed = own | {"RUSTUP_HOME": str(installed), "RUSTUP_TOOLCHAIN": name}
    expect("no network", prepare(xtask, managed | offline), NOT_RUN)
    expect("automatic installation off", prepare(xtask, managed), "JavaScript: ready")
    shutil.rmtree(place)


if __name__ == "__main__":
    main()
