//! The stub of the Python package's native module.

use std::fmt::Write as _;

use lastro::model::{ModelTable, Type};
use lastro_facade::describe::described;
use lastro_mobile_bindgen::areas::{areas, is_optional};

use crate::python::{EXTRA, HEADER, docstring, input, native_area, output};
use crate::python_docs;

/// `_lastro.pyi`.
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

/// The native class that `lastro.twin.Twin` wraps with types.
const TWIN: &str = r#"@final
class TwinEngine:
    """A twin of the service, by its border: `lastro.twin.Twin` is the class for programs."""

    def __new__(cls, config: str, /) -> Self: ...
    def call(self, method: str, arguments: str, /) -> str:
        """Calls a method by name on JSON text."""
    def handle(
        self, method: str, target: str, headers: Sequence[tuple[str, str]], body: bytes, at: str | None, /
    ) -> tuple[tuple[int, list[tuple[str, str]], bytes] | None, tuple[int, int | None] | None]:
        """Responds to a request."""
    def fork(self) -> Self:
        """Another twin with the same state, in constant time."""

"#;

/// The native class behind `record=` of the clients and of the twin's transport.
const RECORDING: &str = r#"@final
class Recording:
    """A recording that is being written, without keys and cards: `record=` of the clients opens it."""

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
        """Records a request with its response. When this returns, it is in the file. It does nothing after `close` or an error
        of writing."""
    def close(self) -> None:
        """Ends the recording, so that another program can continue it.

        Raises:
            OSError: The first error of writing, after which nothing more was written.
        """

"#;

/// The functions that `lastro.duckdb` registers.
const COLUMNS: &str = r#"@final
class ColumnFunction:
    """An operation on columns, whose arguments are identified by their positions."""

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
        """How many arguments it takes at least."""
    def none(self) -> Column:
        """The result for no rows."""
    def answer(self, batch: object, /) -> Column:
        """The results for the rows of a batch, whose columns are the arguments in their order."""

def column_functions() -> list[ColumnFunction]:
    """Every operation on columns."""

"#;

/// The native classes of `lastro.bulk`. The Python module has the types of the functions in `bulk`.
const BULK: &str = r#"@final
class Table:
    """Columns in memory. They can be read any number of times. A loop goes over the columns, as over those of a
    `polars.DataFrame`.

    Everything that reads Arrow data takes it: `pyarrow.table(table)`, `polars.DataFrame(table)`,
    `duckdb.sql("from table")`, and the functions of `lastro.bulk`. `Table(data)` makes one of anything with Arrow data.

    Args:
        data (ArrowData): A table, a stream, a batch or a column.

    Raises:
        TypeError: For a value without Arrow data.
    """

    def __new__(cls, data: object, /) -> Self: ...
    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""
    @property
    def schema(self) -> dict[str, str]:
        """The Arrow type of each column, as text, by its name."""
    @property
    def num_rows(self) -> int:
        """The number of rows."""
    def to_pyarrow(self) -> pyarrow.Table:
        """The table as a `pyarrow.Table`."""
    def to_polars(self) -> polars.DataFrame:
        """The table as a `polars.DataFrame`."""
    def to_pandas(self) -> pandas.DataFrame:
        """The table as a `pandas.DataFrame` with the columns' Arrow types, made by pyarrow: amounts stay exact decimals."""
    def __len__(self) -> int: ...
    def __contains__(self, name: object, /) -> bool: ...
    def __iter__(self) -> Iterator[Column]: ...
    def __getitem__(self, name: str, /) -> Column:
        """The column of a name."""
    def __array__(self, *args: object, **kwargs: object) -> Never: ...
    def __reduce__(self) -> tuple[type[Self], tuple[pyarrow.Table]]:
        """By pyarrow, which pickles the columns."""
    def _repr_html_(self) -> str:
        """The first rows, for notebooks."""
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

@final
class Stream:
    """Columns that are made when they are read, a batch at a time. They can be read once: by a loop over the tables of its
    batches, or by whatever takes Arrow data. `with stream:` closes it at the end of the block.

    Everything that reads a stream of Arrow data takes it: `pyarrow.RecordBatchReader.from_stream(stream)`,
    `duckdb.sql("from stream")`, `polars.DataFrame(stream)`, and the functions of `lastro.bulk`.
    """

    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""
    @property
    def schema(self) -> dict[str, str]:
        """The Arrow type of each column, as text, by its name."""
    def read_all(self) -> Table:
        """Reads all of it.

        Returns:
            Table: All rows, in memory.

        Raises:
            LastroError: What an operation found that ends the reading.
            RuntimeError: What the source said.
            ValueError: If it was read or closed already.
        """
    def to_pyarrow(self) -> pyarrow.Table:
        """Reads all of it into a `pyarrow.Table`."""
    def to_polars(self) -> polars.DataFrame:
        """Reads all of it into a `polars.DataFrame`."""
    def to_pandas(self) -> pandas.DataFrame:
        """Reads all of it into a `pandas.DataFrame` with the columns' Arrow types, made by pyarrow: amounts stay exact decimals."""
    def close(self) -> None:
        """Stops reading and lets its files and sources go. A closed stream cannot be read."""
    def __enter__(self) -> Self: ...
    def __exit__(self, *args: object) -> None: ...
    def __iter__(self) -> Self: ...
    def __next__(self) -> Table: ...
    def __array__(self, *args: object, **kwargs: object) -> Never: ...
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

@final
class Column:
    """One column in memory.

    Everything that reads Arrow data takes it: `pyarrow.array(column)`, `polars.Series(column)`, and the functions of
    `lastro.bulk`.
    """

    @property
    def name(self) -> str:
        """The name."""
    @property
    def type(self) -> str:
        """The Arrow type, as text."""
    def to_pyarrow(self) -> pyarrow.Array:
        """The column as a `pyarrow.Array`."""
    def to_polars(self) -> polars.Series:
        """The column as a `polars.Series`."""
    def to_pandas(self) -> pandas.Series:
        """The column as a `pandas.Series` with the column's Arrow type, made by pyarrow."""
    def __len__(self) -> int: ...
    def __iter__(self) -> Never: ...
    def __array__(self, *args: object, **kwargs: object) -> Never: ...
    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...

@final
class lit:
    """A constant text, where a text by itself names a column.

    Args:
        text (str): The text.
    """

    def __new__(cls, text: str, /) -> Self: ...

bulk: ModuleType

"#;

const DISPATCH: &str = r#"Runs an operation by name.

Args:
    operation (str): Its name, `installments.split`.
    input (str): A JSON object of its named arguments.

Returns:
    str: JSON text: `{"ok": ..}` or `{"error": ..}`."#;

const TO_JSON: &str = "The record as JSON text: exact decimals as text, nothing lost.";

const FROM_JSON: &str = "Reads a record from JSON text or bytes.

Raises:
    LastroError: Every problem, each with its path.
    TypeError: For anything but text and bytes.";

/// The type of a record's field on reading. Its lists and dicts are frozen, so their types are `Sequence` and `Mapping`.
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
