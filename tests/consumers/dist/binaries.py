"""Reads the headers of native programs and libraries for Linux, macOS and Windows."""

import re
import struct
import subprocess
from pathlib import Path

ELF = {"Advanced Micro Devices X86-64": "x86_64", "AArch64": "aarch64"}
MACH_O = {0x01000007: "x86_64", 0x0100000C: "arm64"}
LOADS_LIBRARY = (0xC, 0x80000018)
SYMBOL_TABLE, BUILD_VERSION, MINIMUM = 0x2, 0x32, 0x24
PE = {"i386:x86-64": "amd64"}
# The shared libraries that each system always has. A file must not need any other library, since users would have to
# install it.
GIVEN = {
    "linux": r"lib(c|m|dl|pthread|rt|gcc_s|resolv|util)\.so.*|ld-linux-.*|libc\.so",
    "macos": r"/usr/lib/(libSystem|libcharset|libiconv|libresolv|libobjc)\..*|/System/Library/Frameworks/.*",
    "windows": r"(?i)(api-ms-win-.*|kernel32|kernelbase|ntdll|ws2_32|advapi32|bcrypt|bcryptprimitives|userenv|crypt32|secur32|ole32|oleaut32|shell32|combase|msvcrt|ucrtbase|python3|psapi|dbghelp|rpcrt4)\.dll|api-ms-win-.*",
}


def tool(*words: object) -> str:
    return subprocess.run([str(word) for word in words], check=True, capture_output=True, text=True).stdout


class Binary:
    """A native file, with its system, its machine, the libraries that it needs and the names that it exports."""

    def __init__(self, path: Path) -> None:
        self.path, self.oldest = path, ""
        start = path.read_bytes()[:4]
        if start == b"\x7fELF":
            self.elf()
        elif start == b"\xcf\xfa\xed\xfe":
            self.mach_o()
        elif start[:2] == b"MZ":
            self.pe()
        else:
            raise ValueError(f"{path} is neither ELF, Mach-O nor PE")

    def elf(self) -> None:
        self.system = "linux"
        self.machine = ELF[re.search(r"Machine: +(.*)", tool("readelf", "--file-header", self.path))[1]]
        self.needed = re.findall(r"\(NEEDED\).*\[(.*)\]", tool("readelf", "--dynamic", "--wide", self.path))
        symbols = tool("readelf", "--dyn-syms", "--wide", self.path)
        self.exported = set(re.findall(r"(?:GLOBAL|WEAK) +DEFAULT +\d+ (\w+)", symbols))
        versions = {tuple(map(int, found.split("."))) for found in re.findall(r"GLIBC_([0-9.]+)", tool("readelf", "--version-info", self.path))}
        self.oldest = f"glibc {'.'.join(map(str, max(versions)))}" if versions else ""

    def mach_o(self) -> None:
        self.system = "macos"
        data = self.path.read_bytes()
        _, cpu, _, _, count = struct.unpack_from("<5I", data)
        self.machine, self.needed, self.exported, at = MACH_O[cpu], [], set(), 32
        for _ in range(count):
            command, size = struct.unpack_from("<2I", data, at)
            if command in LOADS_LIBRARY:
                name = at + struct.unpack_from("<I", data, at + 8)[0]
                self.needed.append(data[name : data.index(b"\0", name)].decode())
            elif command in (BUILD_VERSION, MINIMUM):
                version = struct.unpack_from("<I", data, at + (12 if command == BUILD_VERSION else 8))[0]
                self.oldest = f"macOS {version >> 16}.{version >> 8 & 255}"
            elif command == SYMBOL_TABLE:
                symbols, n, texts, length = struct.unpack_from("<4I", data, at + 8)
                table = data[texts : texts + length]
                for index in range(n):
                    name, kind, section = struct.unpack_from("<IBB", data, symbols + 16 * index)
                    if kind & 1 and section:
                        self.exported.add(table[name : table.index(b"\0", name)].decode().removeprefix("_"))
            at += size

    def pe(self) -> None:
        self.system = "windows"
        said = tool("objdump", "--private-headers", self.path)
        self.machine = PE[re.search(r"architecture: ([^,]+),", tool("objdump", "--file-headers", self.path))[1]]
        self.needed = re.findall(r"DLL Name: (\S+)", said)
        self.exported = set(re.findall(r"\[ *\d+\](?: \+base\[ *\d+\])?(?: +[0-9a-f]+)? (\w+)$", said, re.MULTILINE))

    def expect(self, tag: str, *names: str) -> None:
        """Checks the file. Fails if it is not for the system and machine in `tag`, such as a wheel's platform tag.

        Also fails if it needs a library that the system may lack, or does not export all `names`.
        """
        system = "linux" if "linux" in tag else "macos" if "macos" in tag else "windows"
        machines = {"arm64": "aarch64", "amd64": "x86_64"}
        machine = machines.get(self.machine, self.machine)
        wanted = next(one for one in ("x86_64", "aarch64", "arm64", "amd64") if one in tag)
        if (self.system, machine) != (system, machines.get(wanted, wanted)):
            raise ValueError(f"{tag}: the file is for {self.system} on {self.machine}")
        others = [name for name in self.needed if not re.fullmatch(GIVEN[system], name)]
        lacking = [name for name in names if name not in self.exported]
        if others or lacking:
            raise ValueError(f"{self.path.name}: needs {others}, lacks {lacking}")
        oldest = tuple(map(int, self.oldest.split()[-1].split("."))) if self.oldest else ()
        allowed = re.search(r"manylinux_(\d+)_(\d+)|macosx_(\d+)_(\d+)", tag)
        if allowed and oldest > tuple(int(figure) for figure in allowed.groups() if figure):
            raise ValueError(f"{self.path.name}: needs {self.oldest}")

    def resolved_by(self, loader: Path) -> str:
        """Resolves all symbols with musl's loader. Fails if one is missing, except those that the Python interpreter provides."""
        done = subprocess.run([loader, "--list", self.path], capture_output=True, text=True)
        missing = set(re.findall(r"(\w+): symbol not found", done.stderr))
        others = sorted(name for name in missing if not re.match(r"_?Py", name))
        if others or not missing or "Error loading" in done.stderr:
            raise ValueError(f"musl lacks {others}: {done.stderr[:300]}")
        return f"which finds all names but {len(missing)} of Python's"

    def __str__(self) -> str:
        needs = ", ".join(sorted(Path(name).name for name in self.needed)) or "nothing"
        return f"{self.system} {self.machine}{', ' + self.oldest if self.oldest else ''}, needs {needs}"
