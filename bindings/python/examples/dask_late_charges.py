"""Late charges on Dask: calls ``lastro.bulk`` once per partition.

Needs ``pip install lastro "dask[dataframe]" distributed pyarrow``.
"""

from __future__ import annotations

import dask.dataframe as dd
import pandas as pd
import pyarrow as pa
from distributed import Client
from lastro import bulk

ROWS = 100_000


def charged(part: pd.DataFrame) -> pd.DataFrame:
    """Adds fine, interest and total to the rows of a partition. The columns have Arrow types, so amounts stay decimals."""
    table = pa.Table.from_pandas(part, preserve_index=False)
    answer = pa.table(bulk.late_charges(table, multa=2, juros_mensal=1, keep=True))
    return answer.to_pandas(types_mapper=pd.ArrowDtype).set_index(part.index)


def installments() -> pd.DataFrame:
    """Sample installments: amounts as strings, as in a file, and days late."""
    amounts = [f"{number % 900 + 100}.{number % 100:02d}" for number in range(ROWS)]
    columns = {"valor": pd.array(amounts, dtype=pd.ArrowDtype(pa.string())), "dias": [number % 120 for number in range(ROWS)]}
    return pd.DataFrame(columns)


def main() -> None:
    """Prints the number of rows, the number of rows with issues, and the sum of the totals."""
    frame = installments()
    with Client(n_workers=2, threads_per_worker=1, dashboard_address=None):
        rows = dd.from_pandas(frame, npartitions=4).map_partitions(charged, meta=charged(frame.head(0)))
        done = rows.compute()
    print(len(done), "rows,", int((done["issues"].list.len() > 0).sum()), "with an issue,", done["valor_novo"].sum())


if __name__ == "__main__":
    main()
