"""Late charges on Ray: calls ``lastro.bulk`` in a worker, once per batch of rows.

Needs ``pip install lastro ray pyarrow``.
"""

from __future__ import annotations

import pyarrow as pa
import pyarrow.compute as pc
import ray
from lastro import bulk

ROWS = 100_000


def charged(batch: pa.Table) -> pa.Table:
    """Adds fine, interest and total to the rows of a batch."""
    return pa.table(bulk.late_charges(batch, multa=2, juros_mensal=1, keep=True))


def installments() -> pa.Table:
    """Sample installments: amounts as strings, as in a file, and days late."""
    amounts = pa.array(f"{number % 900 + 100}.{number % 100:02d}" for number in range(ROWS))
    return pa.table({"valor": amounts, "dias": [number % 120 for number in range(ROWS)]})


def main() -> None:
    """Prints the number of rows, the number of rows with issues, and the sum of the totals."""
    rows = ray.data.from_arrow(installments()).repartition(4).map_batches(charged, batch_format="pyarrow", batch_size=None)
    parts = [ray.get(part) for part in rows.to_arrow_refs()]
    with_issues = sum(pc.sum(pc.greater(pc.list_value_length(part["issues"]), 0)).as_py() for part in parts)
    print(sum(map(len, parts)), "rows,", with_issues, "with an issue,", sum(pc.sum(part["valor_novo"]).as_py() for part in parts))


if __name__ == "__main__":
    main()
