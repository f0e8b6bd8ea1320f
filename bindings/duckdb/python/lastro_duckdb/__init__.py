"""The extension is unsigned: a DuckDB connection loads it only if it was opened with ``allow_unsigned_extensions``.

This package contains the lastro extension for DuckDB as a file, and returns its path.
"""

from __future__ import annotations

from pathlib import Path

__all__ = ["path"]


def path() -> Path:
    """The path of the extension file, for ``LOAD``."""
    return Path(__file__).with_name("lastro.duckdb_extension")
