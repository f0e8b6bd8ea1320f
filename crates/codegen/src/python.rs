//! The Python package's generated files: codes, types, areas, and the stubs of all of them.

use std::fmt::Write as _;

use lastro::describe::described;
use lastro::model::{Argument, ModelTable, Operation, Type};

use super::names::upper_snake;
use super::{Place, Wanted, areas, bulk, is_optional, legacy_names, python_docs, twin};

pub const HEADER: &str = "# Made from the core's tables by `cargo xtask python`: change them, not this file.\n";

/// Every generated file: its name in the package, and its text.
pub fn files() -> Vec<(String, String)> {
    let mut files = vec![
        ("__init__.py".to_owned(), init()),
        ("codes.py".to_owned(), codes(false)),
        ("types.py".to_owned(), types()),
        ("_lastro.pyi".to_owned(), native()),
    ];
    for (area, operations) in areas() {
        let path = area.replace('.', "/");
        files.push((format!("{path}.py"), area_module(area, &operations)));
        files.push((format!("{path}.pyi"), area_stub(area, &operations)));
    }
    files.push(("_functions.py".to_owned(), bulk::functions()));
    files.push(("_expressions.py".to_owned(), bulk::expressions()));
    files.push(("_spark_functions.py".to_owned(), bulk::functions_of_spark()));
    files.push(("twin/records.py".to_owned(), twin::module_of_python()));
    files.push(("v1/__init__.py".to_owned(), v1()));
    files.push(("v1/codes.py".to_owned(), codes(true)));
    files.push(("v1/types.py".to_owned(), format!("{HEADER}{TYPES_OF_V1}{}", choices(true))));
    files
}

/// The names of the records, and those of the codes: with `of_v1` the ones that only version 1 has, otherwise all others.
fn names(of_v1: bool) -> (Vec<&'static str>, Vec<&'static str>) {
    let (described, legacy) = (described(), legacy_names());
    let wanted = |name: &&str| legacy.contains(name) == of_v1;
    let models = described.models.iter().map(|table| table.name).filter(wanted).collect();
    (models, described.codes.iter().map(|table| table.name).filter(wanted).collect())
}

fn init() -> String {
    let (names, codes) = names(false);
    let all = areas();
    let areas: Vec<&str> = all.iter().map(|(area, _)| *area).filter(|area| !area.contains('.')).chain(["v1"]).collect();
    let errors = [
        "InternalError",
        "InvalidError",
        "LastroError",
        "MalformedError",
        "UnexpectedResponseError",
        "UnknownOperationError",
    ];
    let mut out = format!(
        "{HEADER}\"\"\"Billing rules of a Brazilian billing and invoicing API: exact, and without a server.\"\"\"\n\n"
    );
    let native = "from ._lastro import (\n    __version__ as __version__,\n    dispatch,\n";
    let _ = writeln!(out, "{native}    {},\n)", names.join(",\n    "));
    let _ = writeln!(out, "from .codes import (\n    {},\n)", codes.join(",\n    "));
    let _ = writeln!(out, "from .errors import {}", errors.join(", "));
    let _ = writeln!(out, "from . import (\n    {},\n    types,\n)", areas.join(",\n    "));
    let all: Vec<&str> =
        ["dispatch", "types"].into_iter().chain(errors).chain(names).chain(codes).chain(areas).collect();
    let _ = writeln!(out, "\n__all__ = [\n    \"{}\",\n]", all.join("\",\n    \""));
    out
}

/// The package of version 1: its areas, and the records and codes that only it has.
fn v1() -> String {
    let all = areas();
    let areas: Vec<&str> = all.iter().filter_map(|(area, _)| area.strip_prefix("v1.")).collect();
    let (names, codes) = names(true);
    let mut out = format!("{HEADER}\"\"\"The legacy interface, version 1.\"\"\"\n\n");
    let _ = writeln!(out, "from .._lastro import (\n    {},\n)", names.join(",\n    "));
    let _ = writeln!(out, "from .codes import (\n    {},\n)", codes.join(",\n    "));
    let _ = writeln!(out, "from . import (\n    {},\n    types,\n)", areas.join(",\n    "));
    let all: Vec<&str> = ["types"].into_iter().chain(names).chain(codes).chain(areas).collect();
    let _ = writeln!(out, "\n__all__ = [\n    \"{}\",\n]", all.join("\",\n    \""));
    out
}

/// The native module's name of an area: it has no packages.
pub fn native_area(area: &str) -> String {
    area.replace('.', "_")
}

fn codes(of_v1: bool) -> String {
    let (whose, package) = if of_v1 { ("that only version 1 has", "..") } else { ("of the service", ".") };
    let mut out = format!(
        "{HEADER}\"\"\"The numeric codes {whose}; an unknown number is kept as ``UNKNOWN_n``.\"\"\"\n\nfrom {package}_code import Code\n"
    );
    let legacy = legacy_names();
    for table in described().codes.into_iter().filter(|table| legacy.contains(table.name) == of_v1) {
        let _ = write!(out, "\n\nclass {}(Code):\n    {}\n\n", table.name, docstring(table.doc, "    "));
        for code in table.codes {
            let _ =
                writeln!(out, "    {} = {}\n    {}", upper_snake(code.name), code.code, docstring(code.doc, "    "));
        }
    }
    out
}

fn types() -> String {
    format!("{HEADER}{TYPES}{}", choices(false))
}

fn choices(of_v1: bool) -> String {
    let mut out = String::new();
    let legacy = legacy_names();
    for table in described().choices.into_iter().filter(|table| legacy.contains(table.name) == of_v1) {
        let texts = table.choices.iter().map(|c| format!("    \"{}\",", c.text)).collect::<Vec<_>>().join("\n");
        let _ = write!(out, "\n{} = Literal[\n{texts}\n]\n{}\n", table.name, docstring(table.doc, ""));
    }
    out
}

const TYPES_OF_V1: &str = r#""""The texts of version 1 that are chosen from, for annotations."""

from typing import Literal
"#;

const TYPES: &str = r#""""Types for annotations: what arguments accept, and the texts that are chosen from."""

import datetime
from collections.abc import Mapping
from decimal import Decimal
from typing import Literal, Union

from ._concealed import Concealed as Concealed
from ._concealed import FormPairs as FormPairs
from ._concealed import Headers as Headers

DecimalInput = Union[Decimal, int, str]
"""An exact decimal going in. A float is refused: it has no exact decimal value."""

DateInput = Union[datetime.date, str]
"""A date going in, or its text ``YYYY-MM-DD``. A datetime is refused: its time would be lost."""

DateTimeInput = Union[datetime.datetime, str]
"""An aware datetime going in, or its ISO 8601 text."""

JsonInput = Union[str, bytes, Mapping[str, object]]
"""A JSON document: its text, its bytes, or a dict."""
"#;

fn native() -> String {
    let mut out = format!(
        "{HEADER}import datetime\nfrom collections.abc import Mapping, Sequence\nfrom decimal import Decimal\nfrom types import ModuleType\nfrom typing import ClassVar, final\n\nfrom typing_extensions import Self\n\nfrom . import codes, types\nfrom .v1 import codes as codes_v1\nfrom .v1 import types as types_v1\n"
    );
    let described = described();
    let areas = areas();
    let names = ["__version__", "dispatch", "TwinEngine", "Table", "Stream", "lit", "bulk"]
        .into_iter()
        .chain(["ColumnFunction", "ColumnAnswer", "column_functions"])
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

/// Of the members that are not fields.
pub const EXTRA: &str = "What no field names: custom fields, attachments and fields that this version does not know.";

/// The class below `lastro.twin.Twin`, whose Python half has the types.
const TWIN: &str = r#"@final
class TwinEngine:
    """A twin of the service, by its border: `lastro.twin.Twin` is the class for programs."""

    def __new__(cls, config: str, /) -> Self: ...
    def call(self, method: str, arguments: str, /) -> str:
        """Calls a method by name on JSON text."""
    def handle(
        self, method: str, target: str, headers: Sequence[tuple[str, str]], body: bytes, at: str | None, /
    ) -> tuple[tuple[int, list[tuple[str, str]], bytes] | None, tuple[int, int | None] | None]:
        """Answers a request."""
    def fork(self) -> Self:
        """Another twin with the same state, in constant time."""

"#;

/// The functions that `lastro.duckdb` registers.
const COLUMNS: &str = r#"@final
class ColumnFunction:
    """An operation on columns, whose arguments are told apart by their places."""

    @property
    def name(self) -> str:
        """The operation's name."""
    @property
    def arguments(self) -> list[str]:
        """The names of the arguments in their places."""
    @property
    def least(self) -> int:
        """How many arguments it takes at least."""
    def none(self) -> ColumnAnswer:
        """The answer for no rows."""
    def answer(self, batch: object, /) -> ColumnAnswer:
        """The answers for the rows of a batch, whose columns are the arguments in their places."""

@final
class ColumnAnswer:
    """A column that a function gave; every library that knows Arrow reads it."""

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]:
        """The column for another library."""

def column_functions() -> list[ColumnFunction]:
    """Every operation on columns."""

"#;

/// The classes below `lastro.bulk`. Its Python half has the types of the functions in `bulk`.
const BULK: &str = r#"@final
class Table:
    """Columns in memory. They can be read as often as one likes.

    Everything that reads Arrow data takes it: `pyarrow.table(table)`, `polars.DataFrame(table)`,
    `duckdb.sql("from table")`, `pandas.DataFrame.from_arrow(table)`, and the functions of `lastro.bulk`.
    """

    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""
    @property
    def num_rows(self) -> int:
        """The number of rows."""
    def __len__(self) -> int: ...
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

@final
class Stream:
    """Columns that are made when they are read, a batch at a time. They can be read once: by a loop over the tables of its
    batches, or by whatever takes Arrow data.

    Everything that reads a stream of Arrow data takes it: `pyarrow.RecordBatchReader.from_stream(stream)`,
    `duckdb.sql("from stream")`, `polars.DataFrame(stream)`, and the functions of `lastro.bulk`.
    """

    @property
    def column_names(self) -> list[str]:
        """The names of the columns."""
    def read_all(self) -> Table:
        """Reads all of it.

        Returns:
            Table: All rows, in memory.

        Raises:
            LastroError: What an operation found that ends the reading.
            RuntimeError: What the source said.
            ValueError: If it was read already.
        """
    def __iter__(self) -> Self: ...
    def __next__(self) -> Table: ...
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

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
            output(field.ty),
            docstring(&python_docs::text(field.doc), "        ")
        );
    }
    if table.open() {
        let doc = docstring(EXTRA, "        ");
        let _ = writeln!(out, "    @property\n    def extra(self) -> dict[str, object]:\n        {doc}");
    }
    out.push_str("    def __eq__(self, other: object, /) -> bool: ...\n    def __hash__(self) -> int: ...\n");
    out.push_str("    def __replace__(self, /, **changes: object) -> Self: ...\n");
    let _ = writeln!(out, "    def to_json(self) -> str:\n        {}", docstring(TO_JSON, "        "));
    let doc = docstring(FROM_JSON, "        ");
    let _ = writeln!(out, "    @staticmethod\n    def from_json(json: str | bytes) -> {}:\n        {doc}", table.name);
}

fn area_module(area: &str, operations: &[&Operation]) -> String {
    let dots = if area.contains('.') { ".." } else { "." };
    let mut out = format!("{HEADER}from {dots}_lastro import {} as _native\n\n", native_area(area));
    for operation in operations {
        let _ = writeln!(out, "{0} = _native.{0}", operation.function());
    }
    let names = operations.iter().map(|o| format!("\"{}\"", o.function())).collect::<Vec<_>>().join(", ");
    let _ = writeln!(out, "\n__all__ = [{names}]");
    out
}

fn area_stub(area: &str, operations: &[&Operation]) -> String {
    let (dots, of_v1) = if area.contains('.') {
        ("..", "from . import codes as codes_v1\nfrom . import types as types_v1\n")
    } else {
        (".", "")
    };
    let mut out = format!(
        "{HEADER}import datetime\nfrom collections.abc import Mapping, Sequence\nfrom decimal import Decimal\n\nfrom {dots} import _lastro, codes, types\n{of_v1}"
    );
    for operation in operations {
        let arguments = operation.arguments.iter().map(|Argument { name, ty, .. }| {
            let default = if is_optional(*ty) { " = None" } else { "" };
            format!("    {name}: {}{default},\n", qualified(&input(*ty)))
        });
        let arguments: String = arguments.collect();
        let _ = write!(
            out,
            "\ndef {}(\n{arguments}) -> {}:\n    {}\n",
            operation.function(),
            qualified(&output(operation.result)),
            docstring(&python_docs::operation(operation), "    ")
        );
    }
    let names = operations.iter().map(|o| format!("\"{}\"", o.function())).collect::<Vec<_>>().join(", ");
    let _ = writeln!(out, "\n__all__ = [{names}]");
    out
}

/// Outside the native module its classes are qualified by its name.
fn qualified(ty: &str) -> String {
    described()
        .models
        .iter()
        .fold(ty.to_owned(), |ty, m| ty.replace(&format!("${}$", m.name), &format!("_lastro.{}", m.name)))
}

/// What an argument accepts. A record's class is marked, since its name depends on the place of use.
pub fn input(ty: Type) -> String {
    match ty {
        Type::Money | Type::Percent | Type::Quantity | Type::Number => "types.DecimalInput".to_owned(),
        Type::Date => "types.DateInput".to_owned(),
        Type::DateTime => "types.DateTimeInput".to_owned(),
        Type::Code(_) => format!("{} | int", output(ty)),
        Type::Record(table) => format!("${}$ | Mapping[str, object]", table.name),
        Type::List(inner) => format!("Sequence[{}]", input(*inner)),
        Type::Optional(inner) => format!("{} | None", input(*inner)),
        Type::Json => "types.JsonInput".to_owned(),
        Type::Bytes => "bytes | bytearray | str".to_owned(),
        Type::Secrets => "str | Sequence[str]".to_owned(),
        Type::Scalar => "Decimal | int | str | bool | datetime.date".to_owned(),
        Type::Params => "Mapping[str, str]".to_owned(),
        Type::Query(table) => format!("str | ${}$ | Mapping[str, object]", table.name),
        Type::CardNumber | Type::Concealed => "str".to_owned(),
        Type::Headers => "Mapping[str, str]".to_owned(),
        Type::Pairs => "Sequence[Sequence[str]]".to_owned(),
        Type::SecurityCode => "str | int".to_owned(),
        other => output(other),
    }
}

/// What a result is.
fn output(ty: Type) -> String {
    match ty {
        Type::Text | Type::Number | Type::YearMonth | Type::Json => "str".to_owned(),
        Type::Scalar => "int | Decimal | datetime.date | str".to_owned(),
        Type::Integer => "int".to_owned(),
        Type::Boolean => "bool".to_owned(),
        Type::Money | Type::Percent | Type::Quantity => "Decimal".to_owned(),
        Type::Date => "datetime.date".to_owned(),
        Type::DateTime => "datetime.datetime".to_owned(),
        Type::Code(table) => format!("codes{}.{}", suffix(table.name), table.name),
        Type::Choice(table) => format!("types{}.{}", suffix(table.name), table.name),
        Type::Record(table) => format!("${}$", table.name),
        Type::List(inner) => format!("list[{}]", output(*inner)),
        Type::Optional(inner) => format!("{} | None", output(*inner)),
        Type::Bytes => "bytes".to_owned(),
        Type::Secrets => "None".to_owned(),
        Type::Params => "dict[str, str]".to_owned(),
        Type::Query(_) => "str".to_owned(),
        Type::Headers => "types.Headers".to_owned(),
        Type::Pairs => "types.FormPairs".to_owned(),
        Type::CardNumber | Type::SecurityCode | Type::Concealed => "types.Concealed".to_owned(),
    }
}

/// What the stubs' modules of codes and types are called by, for a name that only version 1 has.
fn suffix(name: &str) -> &'static str {
    if legacy_names().contains(name) { "_v1" } else { "" }
}

pub fn docstring(text: &str, indent: &str) -> String {
    let text = text.trim().replace('\\', "\\\\").replace("\"\"\"", "'''");
    let mut lines = text.lines();
    let first = lines.next().unwrap_or_default().to_owned();
    let rest: Vec<String> = lines.map(|line| format!("{indent}{line}").trim_end().to_owned()).collect();
    if rest.is_empty() {
        format!("\"\"\"{first}\"\"\"")
    } else {
        format!("\"\"\"{first}\n{}\n{indent}\"\"\"", rest.join("\n"))
    }
}

/// An operation by its name.
pub fn spelled(operation: &Operation) -> String {
    format!("`lastro.{}`", operation.name())
}

/// Names that the stubs must hold, for the parity test.
pub fn wanted() -> Vec<Wanted> {
    super::wanted(
        |model| Place { file: "lastro/_lastro.pyi".to_owned(), block: format!("\nclass {}:\n", model.name) },
        |field| format!("def {}(self)", field.name),
        |operation| {
            let stub = format!("lastro/{}.pyi", operation.area().replace('.', "/"));
            (Place::file(stub), format!("\ndef {}(", operation.function()))
        },
    )
}
