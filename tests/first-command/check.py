"""`cargo xtask demo` on machines with an incomplete Rust: without the wasm target, without rustup, without a network.

    python check.py XTASK FOLDER

XTASK is the built program. FOLDER receives copies of the current toolchain, as hard links where possible.
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
    """A copy of the toolchain without the target, as rustup leaves one that was installed without it."""
    sysroot = Path(printed("rustc", "--print", "sysroot"))
    listed = ["components", "multirust-config.toml"]
    left_out = shutil.ignore_patterns(WASM, f"manifest-rust-std-{WASM}", "doc", *listed)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(sysroot, folder, ignore=left_out, copy_function=link, symlinks=True)
    # rustup's lists of installed components: lines in one file, tables in the other
    for name, separator in zip(listed, ["\n", "[[components]]"], strict=True):
        file = sysroot / "lib/rustlib" / name
        if file.exists():
            kept = [part for part in file.read_text().split(separator) if WASM not in part]
            (folder / "lib/rustlib" / name).write_text(separator.join(kept))
    return folder


def prepare(xtask: str, environment: dict[str, str]) -> str:
    """The demo's line about the JavaScript column. The demo must succeed whatever is missing."""
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
    # unset rustup's variables; with the last one it points the compiler to its own libraries
    for name in ["RUSTUP_TOOLCHAIN", "CARGO", "RUSTC", "RUSTUP_HOME", "LD_LIBRARY_PATH"]:
        own.pop(name, None)
    name = Path(printed("rustc", "--print", "sysroot")).name
    own["RUSTUP_AUTO_INSTALL"] = "0"
    offline = {"RUSTUP_DIST_SERVER": "http://127.0.0.1:9", "RUSTUP_MAX_RETRIES": "0"}

    # a linked toolchain, to which rustup cannot add targets
    homes = place / "linked"
    copy = without_wasm(place / "toolchain")
    shutil.rmtree(homes, ignore_errors=True)
    (homes / "toolchains").mkdir(parents=True)
    (homes / "toolchains/without-wasm").symlink_to(copy)
    linked = own | {"RUSTUP_HOME": str(homes), "RUSTUP_TOOLCHAIN": "without-wasm"}
    expect("a linked toolchain", prepare(xtask, linked), NOT_RUN)

    # no rustup at all: the compiler itself is on the path
    folders = [folder for folder in own["PATH"].split(os.pathsep) if not (Path(folder) / "rustup").exists()]
    bare = own | {"PATH": os.pathsep.join([str(copy / "bin"), *folders])}
    expect("no rustup", prepare(xtask, bare), NOT_RUN)

    # a toolchain that rustup installed without the target, with automatic installation off
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
