//! Generates the type stub of the Python package's native module.

use std::fmt::Write as _;

use lastro::model::{ModelTable, Type};
use lastro_facade::describe::described;
use lastro_mobile_bindgen::areas::{areas, is_optional};

use crate::python::{EXTRA, HEADER, docstring, input, native_area, output};
use crate::python_docs;

/// The content of `_lastro.pyi`.
pub fn native() -> String {
    let mut out = format!(
        "{HEADER}import datetime\nfrom collections.abc import Iterator, Mapping, Sequence\nfrom decimal import Decimal\nfrom os import PathLike\nfrom types import ModuleType\nfrom typing import TYPE_CHECKING, ClassVar, final\n\nfrom typing_extensions import Never, Self\n\nif TYPE_CHECKING:\n    import pandas\n    import polars\n    import pyarrow\n\nfrom . import codes, types\nfrom .v1 import codes as codes_v1\nfrom .v1 import types as types_v1\n"
    );
    let described = described();
    let areas = areas();
    let names = ["__version__", "dispatch", "TwinEngine", "Recording", "Table", "Stream", "Column", "lit", "bulk"]
        .into_iter()
        .chain(["ColumnFunction", "column_functions"])
        .chain(described.models.iter().map(|m| m.name))
        .map(str::to_owned);
    let names = names.chain(areas.iter().map(|(area, _)| native_area(area)));
    let _ = writeln!(out, "\n__all__ = [\n    \"{}\",\n]", names.collect::<Vec<_>>().join("\",\n    \""));
    let _ = write!(
        out,
        "\n__version__: str\n\ndef dispatch(operation: str, input: str) -> str:\n    {}\n\n",
        docstring(DISPATCH, "    ")
    );
    out.push_str(TWIN);
    out.push_str(RECORDING);
    out.push_str(BULK);
    out.push_str(COLUMNS);
    for (area, _) in &areas {
        let _ = writeln!(out, "{}: ModuleType", native_area(area));
    }
    for table in described.models {
        class(&mut out, table);
    }
    out.replace('$', "")
}

/// The stub of the native class that `lastro.twin.Twin` wraps.
const TWIN: &str = r#"@final
class TwinEngine:
    """The native part of `lastro.twin.Twin`, the twin of the service. Programs use `lastro.twin.Twin`."""

    def __new__(cls, config: str, /) -> Self: ...
    def call(self, method: str, arguments: str, /) -> str:
        """Calls a method by name. The arguments and the result are JSON text."""
    def handle(
        self, method: str, target: str, headers: Sequence[tuple[str, str]], body: bytes, at: str | None, /
    ) -> tuple[tuple[int, list[tuple[str, str]], bytes] | None, tuple[int, int | None] | None]:
        """Responds to a request."""
    def fork(self) -> Self:
        """Returns another twin with the same state. It takes constant time, whatever the size of the state."""

"#;

/// The stub of the native class that writes recordings for the option `record=` of the clients.
const RECORDING: &str = r#"@final
class Recording:
    """A recording file that is open for writing. API keys and card data are left out. The clients open it for `record=`."""

    def __new__(cls, path: str | PathLike[str], /) -> Self: ...
    def add(
        self,
        method: str,
        url: str,
        headers: Sequence[tuple[str, str]],
        body: bytes,
        at_ms: int,
        took_ms: int,
        response: tuple[int, Sequence[tuple[str, str]], bytes] | None,
        /,
    ) -> None:
        """Writes a request and its response to the file before it returns. After `close` or a write error, it does nothing."""
    def close(self) -> None:
        """Closes the file, so that another program can append to it.

        Raises:
            OSError: The first write error. Nothing was written after it.
        """

"#;

/// The stubs of the native functions that `lastro.duckdb` registers as SQL functions, and of the function that lists them.
const COLUMNS: &str = r#"@final
class ColumnFunction:
    """An operation on columns that is called with positional arguments, as in SQL."""

    @property
    def name(self) -> str:
        """The operation's name."""
    @property
    def sql_name(self) -> str:
        """The function's name in SQL."""
    @property
    def macro_statement(self) -> str:
        """A DuckDB statement that creates a macro of the function's name, whose arguments can be named."""
    @property
    def arguments(self) -> list[str]:
        """The names of the arguments, in order."""
    @property
    def least(self) -> int:
        """The number of required arguments."""
    def none(self) -> Column:
        """An empty column of the result's type."""
    def answer(self, batch: object, /) -> Column:
        """Computes the results for a batch. Its columns are the arguments, in order."""

def column_functions() -> list[ColumnFunction]:
    """Every operation on columns."""

"#;

/// The stubs of the native classes of `lastro.bulk`. The native functions have no stubs: Python functions wrap them.
const BULK: &str = r#"@final
class Table:
    """A table in memory. It can be read any number of times. Iterating yields its columns, as with a `polars.DataFrame`.

    Any library that reads Arrow data accepts a table: `pyarrow.table(table)`, `polars.DataFrame(table)`,
    `duckdb.sql("from table")`, and the functions of `lastro.bulk`. `Table(data)` converts any Arrow data to a table.

    Args:
        data (ArrowData): A table, a stream, a batch or a column.

    Raises:
        TypeError: `data` has no Arrow data.
    """

    def __new__(cls, data: object, /) -> Self: ...
    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""
    @property
    def schema(self) -> dict[str, str]:
        """The name of each column, and its Arrow type as a string."""
    @property
    def num_rows(self) -> int:
        """The number of rows."""
    def to_pyarrow(self) -> pyarrow.Table:
        """Converts the table to a `pyarrow.Table`."""
    def to_polars(self) -> polars.DataFrame:
        """Converts the table to a `polars.DataFrame`."""
    def to_pandas(self) -> pandas.DataFrame:
        """Converts the table to a `pandas.DataFrame` with pyarrow. The columns keep their Arrow types: amounts stay exact."""
    def __len__(self) -> int: ...
    def __contains__(self, name: object, /) -> bool: ...
    def __iter__(self) -> Iterator[Column]: ...
    def __getitem__(self, name: str, /) -> Column:
        """Returns the column with this name."""
    def __array__(self, *args: object, **kwargs: object) -> Never: ...
    def __reduce__(self) -> tuple[type[Self], tuple[pyarrow.Table]]:
        """Pickles the table as a `pyarrow.Table`."""
    def _repr_html_(self) -> str:
        """The first rows as HTML, for notebooks."""
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

@final
class Stream:
    """A stream of batches. Each batch is computed when it is read. A stream can be read only once: iterating yields one table
    per batch. `with stream:` closes the stream at the end of the block.

    Any library that reads Arrow streams accepts it: `pyarrow.RecordBatchReader.from_stream(stream)`,
    `duckdb.sql("from stream")`, `polars.DataFrame(stream)`, and the functions of `lastro.bulk`.
    """

    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""
    @property
    def schema(self) -> dict[str, str]:
        """The name of each column, and its Arrow type as a string."""
    def read_all(self) -> Table:
        """Reads all remaining rows.

        Returns:
            Table: The rows, in memory.

        Raises:
            LastroError: An operation failed.
            RuntimeError: The source failed. The message is that of the source.
            ValueError: The stream was already read or closed.
        """
    def to_pyarrow(self) -> pyarrow.Table:
        """Reads all remaining rows into a `pyarrow.Table`."""
    def to_polars(self) -> polars.DataFrame:
        """Reads all remaining rows into a `polars.DataFrame`."""
    def to_pandas(self) -> pandas.DataFrame:
        """Reads all remaining rows into a `pandas.DataFrame` with pyarrow. The columns keep their Arrow types."""
    def close(self) -> None:
        """Closes the stream and releases its sources, such as files. A closed stream cannot be read."""
    def __enter__(self) -> Self: ...
    def __exit__(self, *args: object) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> Table: ...
    def __array__(self, *args: object, **kwargs: object) -> Never: ...
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

@final
class Column:
    """A column in memory.

    Any library that reads Arrow data accepts a column: `pyarrow.array(column)`, `polars.Series(column)`, and the functions
    of `lastro.bulk`.
    """

    @property
    def name(self) -> str:
        """The column's name."""
    @property
    def type(self) -> str:
        """The Arrow type of the values, as a string."""
    def to_pyarrow(self) -> pyarrow.Array:
        """Converts the column to a `pyarrow.Array`."""
    def to_polars(self) -> polars.Series:
        """Converts the column to a `polars.Series`."""
    def to_pandas(self) -> pandas.Series:
        """Converts the column to a `pandas.Series` with pyarrow. The series keeps the Arrow type."""
    def __len__(self) -> int: ...
    def __iter__(self) -> Never: ...
    def __array__(self, *args: object, **kwargs: object) -> Never: ...
    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...

@final
class lit:
    """Marks a string as a constant. Without the mark, a string is the name of a column.

    Args:
        text (str): The constant.
    """

    def __new__(cls, text: str, /) -> Self: ...

bulk: ModuleType

"#;

const DISPATCH: &str = r#"Runs an operation by name.

Args:
    operation (str): The name of the operation, such as `installments.split`.
    input (str): A JSON object with the arguments by name.

Returns:
    str: JSON text: `{"ok": ..}` with the result, or `{"error": ..}`."#;

const TO_JSON: &str = "Returns the record as JSON text. Decimals are strings, so that they stay exact.";

const FROM_JSON: &str = "Reads a record from JSON text or bytes.

Raises:
    LastroError: Lists every problem with its path.
    TypeError: The argument is neither a string nor bytes.";

/// The type of a field when it is read from a record. Lists and dicts in records cannot be changed, so they have the types
/// `Sequence` and `Mapping`.
fn held(ty: Type) -> String {
    match ty {
        Type::List(inner) => format!("Sequence[{}]", output(*inner)),
        Type::Params => "Mapping[str, str]".to_owned(),
        Type::Optional(inner) => format!("{} | None", held(*inner)),
        other => output(other),
    }
}

fn class(out: &mut String, table: &ModelTable) {
    let doc = docstring(&python_docs::text(table.doc), "    ");
    let _ = write!(out, "\n@final\nclass {}:\n    {doc}\n\n", table.name);
    let fields = table.fields;
    let count = fields.len() + usize::from(table.open());
    let _ = writeln!(out, "    __match_args__: ClassVar[tuple[{}]]", vec!["str"; count].join(", "));
    out.push_str("    def __new__(\n        cls,\n        *,\n");
    for field in fields {
        let default = if is_optional(field.ty) { " = None" } else { "" };
        let _ = writeln!(out, "        {}: {}{default},", field.name, input(field.ty));
    }
    if table.open() {
        out.push_str("        extra: Mapping[str, object] | None = None,\n");
    }
    out.push_str("    ) -> Self: ...\n");
    for field in fields {
        let _ = writeln!(
            out,
            "    @property\n    def {}(self) -> {}:\n        {}",
            field.name,
            held(field.ty),
            docstring(&python_docs::text(field.doc), "        ")
        );
    }
    if table.open() {
        let doc = docstring(EXTRA, "        ");
        let _ = writeln!(out, "    @property\n    def extra(self) -> Mapping[str, object]:\n        {doc}");
    }
    out.push_str("    def __eq__(self, other: object, /) -> bool: ...\n    def __hash__(self) -> int: ...\n");
    out.push_str("    def __replace__(self, /, **changes: object) -> Self: ...\n");
    let _ = writeln!(out, "    def to_json(self) -> str:\n        {}", docstring(TO_JSON, "        "));
    let doc = docstring(FROM_JSON, "        ");
    let _ = writeln!(out, "    @staticmethod\n    def from_json(json: str | bytes) -> {}:\n        {doc}", table.name);
}
