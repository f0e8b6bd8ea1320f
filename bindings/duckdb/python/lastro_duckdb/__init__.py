"""The extension is unsigned: a DuckDB connection loads it only if it was opened with ``allow_unsigned_extensions``.

This package contains the lastro extension for DuckDB as a file, and the macros that give its functions named arguments.
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
