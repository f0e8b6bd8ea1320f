"""Appends the metadata of a DuckDB extension to a library. DuckDB reads the metadata before it loads the extension.

    python stamp.py LIBRARY SYSTEM MACHINE VERSION EXTENSION
"""

import sys
from pathlib import Path

# The version of the C API that the extension requests. DuckDB versions before this one cannot load the extension.
API = "v1.2.0"
SYSTEMS = {"linux": "linux", "macos": "osx", "windows": "windows"}
MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}
FIELD = 32
SIGNATURE = 256


def footer(system: str, machine: str, version: str) -> bytes:
    """The metadata: eight fields, in the reverse of the order in DuckDB's documentation, and an empty signature."""
    platform = f"{SYSTEMS[system]}_{MACHINES[machine]}"
    fields = ["", "", "", "C_STRUCT", f"v{version}", API, platform, "4"]
    if any(len(field) > FIELD for field in fields):
        raise SystemExit(f"too long for a field of the footer: {fields}")
    return b"".join(field.encode().ljust(FIELD, b"\0") for field in fields) + bytes(SIGNATURE)


if __name__ == "__main__":
    library, system, machine, version, extension = sys.argv[1:]
    if system not in SYSTEMS or machine not in MACHINES:
        raise SystemExit(f"DuckDB has no extensions for {system} on {machine}")
    Path(extension).parent.mkdir(parents=True, exist_ok=True)
    Path(extension).write_bytes(Path(library).read_bytes() + footer(system, machine, version))
