"""The operations of this package as expressions of Polars: ``pl.col("valor").lastro.late_charges(dias="dias")``.

To import this module is to register them. A text argument names a column, as everywhere in Polars; ``lit("..")`` of this
module is a constant text, an expression is a column, anything else is a constant. An answer is a struct of the results and of
``issues``, the list of what does not fit in the row.

Example:
    >>> import polars as pl
    >>> import lastro.polars
    >>> frame = pl.DataFrame({"valor": ["250.00"], "dias": [17]})
    >>> frame.select(pl.col("valor").lastro.late_charges(multa=2, juros_mensal=1).struct.field("valor_novo")).item()
    Decimal('256.42')
"""

from __future__ import annotations

import polars as _polars

from ._expressions import Columns
from ._lastro import lit
from ._plugin import use_plugin, uses_plugin

_polars.api.register_expr_namespace("lastro")(Columns)

__all__ = ["Columns", "lit", "use_plugin", "uses_plugin"]
