"""Files of records as a Spark data source: ``spark.read.format("lastro")``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, cast

import pyarrow as pa
import pyarrow.compute as pc
from pyspark.sql.datasource import DataSource, DataSourceReader, InputPartition
from pyspark.sql.pandas.types import from_arrow_schema
from pyspark.sql.types import StructType

from . import bulk
from ._slices import Slice, slices

if TYPE_CHECKING:
    from . import types

SLICE_BYTES = 32 * 1024 * 1024
"""Default of the option ``slice_bytes``: the number of bytes in a slice of a file. One task reads one slice."""


_BEFORE = b"{}\n"
"""A line that is added before every slice but the first. It makes the reader detect the format as one record per line,
whatever the slice's own first line is. Its row is removed afterwards."""


class Records(DataSource):
    """The data source for records in files, with the columns of their entity. Every record has a row. Invalid values are null
    and are reported in ``issues``.

    Options: ``entity``, the kind of the records; ``path``, a file or a folder; ``explode``, a list field whose elements become
    rows; ``severity``, the lowest severity of listed issues; ``slice_bytes``, the number of bytes that a task reads, or 0
    to read each file as a whole.
    """

    @classmethod
    def name(cls) -> str:
        """The name of the data source, for ``spark.read.format``."""
        return "lastro"

    def schema(self) -> StructType:
        """The columns: the fields of the record, ``source`` with the position of each record, and ``issues``."""
        return from_arrow_schema(pa.schema(_read(self.options, b"")))

    def reader(self, schema: StructType) -> DataSourceReader:
        """Returns the reader of the files."""
        return _Reader(dict(self.options))


class _Reader(DataSourceReader):
    def __init__(self, options: Mapping[str, str]) -> None:
        self._options = options

    def partitions(self) -> Sequence[InputPartition]:
        size = int(_option(self._options, "slice_bytes") or SLICE_BYTES)
        return [InputPartition(part) for part in slices(_needed(self._options, "path"), size)]

    def read(self, partition: InputPartition) -> Iterator[pa.RecordBatch]:
        part: Slice = partition.value
        first, lines = part.read()
        before = _BEFORE if first else b""
        for batch in pa.RecordBatchReader.from_stream(_read(self._options, before + lines)):
            yield _placed(batch, part.path, first)


def _read(options: Mapping[str, str], lines: bytes) -> bulk.Table | bulk.Stream:
    severity = cast("types.Severity", _option(options, "severity") or "error")
    return bulk.read(_needed(options, "entity"), lines, _option(options, "explode"), severity, threads=1)


def _option(options: Mapping[str, str], wanted: str) -> str | None:
    return next((value for name, value in options.items() if name.lower() == wanted), None)


def _needed(options: Mapping[str, str], wanted: str) -> str:
    value = _option(options, wanted)
    if value is None:
        raise ValueError(f"the format lastro needs the option {wanted}")
    return value


def _placed(batch: pa.RecordBatch, path: str, first: int) -> pa.RecordBatch:
    """Sets the position of each record in its file: path, line and byte offset. Only the first slice of
    a file has line numbers, because the number of lines before a later slice is not known."""
    at = batch.schema.get_field_index("source")
    field = batch.schema.field(at)
    if first:
        # removes the row of the line `{}`, which `read` added before the slice: it is the first row of the slice's first
        # batch
        batch = batch.slice(pc.equal(pc.struct_field(batch.column(at).slice(0, 1), "line"), 1).true_count)
    source = batch.column(at)
    places = {
        "name": pa.repeat(path, len(batch)),
        "line": pa.nulls(len(batch), pa.int64()) if first else pc.struct_field(source, "line"),
        "offset": pc.add(pc.struct_field(source, "offset"), first - len(_BEFORE) if first else 0),
    }
    placed = pa.StructArray.from_arrays([places[member.name] for member in field.type], fields=list(field.type))
    return batch.set_column(at, field, placed)
