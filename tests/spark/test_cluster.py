"""Tests a cluster whose executors are separate processes. They receive the package as an archive, and the jar, as described in
`docs/guides/spark.md`."""

from __future__ import annotations

import os
import subprocess
import sys
from decimal import Decimal
from pathlib import Path

import lastro
from lastro import boleto


def test_executors_get_the_package_as_an_archive(tmp_path: Path) -> None:
    package = Path(lastro.__file__).parents[1]
    program = [sys.executable, str(Path(__file__).with_name("cluster.py")), str(package), str(tmp_path)]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    # the workers write to a temporary folder; by default they write into the installed pyspark
    environment["SPARK_WORKER_DIR"] = str(tmp_path)
    done = subprocess.run(program, env=environment, capture_output=True, text=True, timeout=240, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    *places, sums = done.stdout.strip().splitlines()
    expected = sum(
        (boleto.late_charges(Decimal(number), 2, 1, number % 90).valor_novo for number in range(1000)), Decimal(0)
    )
    assert [Decimal(text) for text in sums.split()] == [expected, expected]
    assert places
    for place in places:
        assert place.endswith("libs/lastro") and str(package) not in place, places
