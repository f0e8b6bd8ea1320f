"""Spark's block of the guide to a month of a million sales, run as it stands."""

from __future__ import annotations

import sys
from pathlib import Path

from conftest import VECTORS

sys.path.append(str(VECTORS.parents[1] / "bindings" / "python" / "tests"))

import guide


def test_the_block_prints_what_the_functions_for_one_record_add_up_to(tmp_path: Path) -> None:
    expected = guide.expected(guide.generate(tmp_path))
    (block,) = guide.blocks(guide.PAGE, "In Spark")
    assert guide.python(block, tmp_path, SPARK_LOCAL_IP="127.0.0.1") == expected
