"""Contains the lastro extension for DuckDB as a file.

The extension is not signed, so a connection loads it only if it was opened with ``allow_unsigned_extensions``.
"""

from __future__ import annotations

from pathlib import Path

__all__ = ["path"]


def path() -> Path:
    """The path of the extension file, for ``LOAD``."""
    return Path(__file__).with_name("lastro.duckdb_extension")
