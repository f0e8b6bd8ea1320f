"""Contains the lastro extension for DuckDB as a file.

It also contains the macros that give the extension's functions named arguments. The extension is not signed, so a connection
loads it only if it was opened with ``allow_unsigned_extensions``.
"""

from __future__ import annotations

from pathlib import Path

__all__ = ["macros", "path"]


def path() -> Path:
    """The path of the extension file, for ``LOAD``."""
    return Path(__file__).with_name("lastro.duckdb_extension")


def macros() -> str:
    """SQL that creates temporary macros over the extension's functions, so that their arguments can be named.

    Run it once per connection, after ``LOAD``.
    """
    return Path(__file__).with_name("macros.sql").read_text(encoding="utf-8")
