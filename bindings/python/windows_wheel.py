"""Makes the Windows wheel from a Linux wheel by replacing the native module.

    python windows_wheel.py WHEEL LIBRARY FOLDER

maturin 1.16 cannot build the wheel with MinGW: it tells the linker to export `PyInit_lastro._lastro`, a symbol that does
not exist.
"""

import base64
import hashlib
import re
import sys
import zipfile
from pathlib import Path

TAG = "win_amd64"


def main() -> None:
    wheel, library, folder = map(Path, sys.argv[1:])
    name = "-".join([*wheel.stem.split("-")[:-1], TAG])
    record: list[str] = []
    with zipfile.ZipFile(wheel) as source, zipfile.ZipFile(folder / f"{name}.whl", "w", zipfile.ZIP_DEFLATED) as made:

        def add(entry: zipfile.ZipInfo, content: bytes) -> None:
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record.append(f"{entry.filename},sha256={digest},{len(content)}")
            made.writestr(entry, content)

        for entry in source.infolist():
            content = source.read(entry)
            if entry.filename.endswith(".abi3.so"):
                entry.filename = entry.filename.replace(".abi3.so", ".pyd")
                content = library.read_bytes()
            elif entry.filename.endswith(".dist-info/WHEEL"):
                text = re.sub(r"^Tag: (\S+)-\S+$", rf"Tag: \1-{TAG}", content.decode(), flags=re.MULTILINE)
                # the Linux wheel has one Tag line per platform; these lines are now equal, so only one of them is kept
                content = "".join(dict.fromkeys(text.splitlines(keepends=True))).encode()
            elif entry.filename.endswith(".dist-info/RECORD"):
                last = entry
                continue
            add(entry, content)
        made.writestr(last, "\n".join([*record, f"{last.filename},,"]) + "\n")
    print(folder / f"{name}.whl")


if __name__ == "__main__":
    main()
