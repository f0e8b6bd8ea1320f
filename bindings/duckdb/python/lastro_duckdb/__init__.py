"""The extension is unsigned: a DuckDB connection loads it only if it was opened with ``allow_unsigned_extensions``.

This package has the extension of lastro for DuckDB as a file, and says where it is.
"""

from __future__ import annotations

from pathlib import Path

__all__ = ["path"]


def path() -> Path:
    """The extension's file, for ``LOAD``."""
    return Path(__file__).with_name("lastro.duckdb_extension")
