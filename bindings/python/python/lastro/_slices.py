"""Splits files with one record per line into slices, so that several workers can read one file."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass

from pyarrow import fs


@dataclass(frozen=True)
class Slice:
    """A byte range of a file. It stands for the lines that begin in the range."""

    path: str
    """The path or URI of the file."""
    begin: int
    """The first byte of the range."""
    end: int | None
    """The first byte after the range. ``None`` for a whole file, which is decompressed if its name shows a compression."""

    def read(self) -> tuple[int, bytes]:
        """Reads the lines.

        Returns:
            tuple[int, bytes]: The byte offset of the first line in the file, and the lines.
        """
        system, path = _found(self.path)
        if self.end is None:
            with system.open_input_stream(path, compression="detect") as whole:
                return 0, whole.read()
        with io.BufferedReader(system.open_input_file(path), 1 << 16) as file:
            if self.begin:
                # skips the rest of a line that began in the previous slice; if a line begins exactly here, only the line
                # break before it is skipped
                file.seek(self.begin - 1)
                file.readline()
            first = file.tell()
            lines = file.read(max(self.end - first, 0))
            return first, lines if not lines or lines.endswith(b"\n") else lines + file.readline()


def slices(path: str, size: int) -> Iterator[Slice]:
    """Splits a file, or each file of a folder, into slices.

    Args:
        path (str): A path, or a URI that `pyarrow.fs` supports.
        size (int): Bytes per slice. With 0, each file is one slice.

    Yields:
        Slice: The slices, in the order of the files' names.
    """
    system, inside = _found(path)
    info = system.get_file_info(inside)
    if info.type == fs.FileType.NotFound:
        raise FileNotFoundError(path)
    folder = info.type == fs.FileType.Directory
    found = system.get_file_info(fs.FileSelector(inside, recursive=True)) if folder else [info]
    for file in sorted(found, key=lambda file: file.path):
        if file.type != fs.FileType.File or file.base_name.startswith(("_", ".")):
            continue
        # the path or URI of the file: for a folder, that of the folder followed by the file's path relative to the folder
        address = path.rstrip("/") + file.path[len(inside.rstrip("/")) :] if folder else path
        if size == 0 or file.size <= size or file.extension in _COMPRESSED or _is_whole(system, file.path):
            yield Slice(address, 0, None)
        else:
            yield from (Slice(address, at, min(at + size, file.size)) for at in range(0, file.size, size))


_COMPRESSED = frozenset({"gz", "bz2", "zst", "lz4"})


def _found(path: str) -> tuple[fs.FileSystem, str]:
    if "://" in path:
        system, inside = fs.FileSystem.from_uri(path)
        return system, inside
    return fs.LocalFileSystem(), path.removeprefix("file:")


def _is_whole(system: fs.FileSystem, path: str) -> bool:
    """Whether a file cannot be split: it is one JSON list, or it is compressed although its name does not show it."""
    with system.open_input_file(path) as file:
        beginning = bytes(file.read(64))
    return beginning.startswith((b"\x1f\x8b", b"\x28\xb5\x2f\xfd")) or beginning.lstrip().startswith(b"[")
