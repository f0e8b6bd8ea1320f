"""Splits files of lines into slices, so that several workers can read one file."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass

from pyarrow import fs


@dataclass(frozen=True)
class Slice:
    """A byte range of a file: the lines that begin in it."""

    path: str
    """The file's address or path."""
    begin: int
    """The first byte of the range."""
    end: int | None
    """The end of the range, exclusive; ``None`` for the whole file, decompressed if its name shows a compression."""

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
                # a line that began earlier belongs to the previous slice, unless it ends exactly here
                file.seek(self.begin - 1)
                file.readline()
            first = file.tell()
            lines = file.read(max(self.end - first, 0))
            return first, lines if not lines or lines.endswith(b"\n") else lines + file.readline()


def slices(path: str, size: int) -> Iterator[Slice]:
    """Splits a file, or each file of a folder, into slices.

    Args:
        path (str): A path, or an address that `pyarrow.fs` supports.
        size (int): Bytes per slice; 0 leaves files whole.

    Yields:
        Slice: In the order of the files' names.
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
        # in a folder: the folder's address, followed by the relative path that the file system reports
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
    """Whether a file is one list, or is compressed although its name does not show it."""
    with system.open_input_file(path) as file:
        beginning = bytes(file.read(64))
    return beginning.startswith((b"\x1f\x8b", b"\x28\xb5\x2f\xfd")) or beginning.lstrip().startswith(b"[")
