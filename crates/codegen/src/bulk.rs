//! Generates Python code for the operations on columns: functions over tables, Polars expressions, Spark functions. Also
//! generates the Rust code for the symbols that Polars loads.

use std::fmt::Write as _;

use lastro::model::Type;
use lastro_arrow::{Argument, Column, Default, OPERATIONS, Operation};

use crate::python::{self, HEADER, docstring};
use crate::python_docs::{explained, hanging, plain, taken, text};

/// The module with the functions of `lastro.bulk`.
pub fn functions() -> String {
    let mut out = format!("{HEADER}{FUNCTIONS}");
    for operation in OPERATIONS.iter() {
        let arguments = ordered(operation.arguments.iter());
        let parameters = arguments.iter().map(|argument| parameter(argument, Face::Tables));
        let given = operation.arguments.iter().map(|argument| format!("\"{0}\": {0}", argument.name));
        let _ = write!(
            out,
            "\n\ndef {}(\n    table: ArrowData,\n    {},\n    *,\n    keep: bool = False,\n    suffix: str | None = None,\n) -> Table | Stream:\n    {}\n    return _run(\n        \"{0}\",\n        table,\n        {{{}}},\n        keep,\n        suffix,\n    )\n",
            operation.name,
            parameters.collect::<Vec<_>>().join(",\n    "),
            docstring(&documented(operation, &arguments), "    "),
            given.collect::<Vec<_>>().join(", ")
        );
    }
    out + &exported()
}

const FUNCTIONS: &str = r#""""The operations on columns, as functions over tables. `lastro.bulk` exports them."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from decimal import Decimal
from typing import TYPE_CHECKING

from ._columns import run as _run
from ._lastro import Stream, Table, lit

if TYPE_CHECKING:
    from . import codes, types
    from ._columns import ArrowData
"#;

/// The module with the Polars expressions. Each operation becomes a method of an expression; the expression itself is the
/// operation's main argument ([`Operation::subject`]).
pub fn expressions() -> String {
    let mut out = format!("{HEADER}{EXPRESSIONS}");
    for operation in OPERATIONS.iter() {
        let Some(first) = operation.subject() else { continue };
        let rest: Vec<&Argument> = operation.arguments.iter().filter(|argument| *argument != first).collect();
        let arguments = ordered(rest.iter().copied());
        let parameters = arguments.iter().map(|argument| format!("        {},\n", parameter(argument, Face::Polars)));
        let given = rest.iter().map(|argument| format!(", \"{0}\": {0}", argument.name)).collect::<String>();
        let private = operation.arguments.iter().any(|argument| argument.ty.required() == Type::Secrets);
        let private = if private { ", private=True" } else { "" };
        let doc = format!("{}\n\nThe expression or the series is `{}`.", text(&about(operation)), first.name);
        let sections = sections(doc, &arguments, "Made: A struct of ", operation, Face::Polars);
        let _ = write!(
            out,
            "\n    def {}(\n        self,\n{}    ) -> Made:\n        {}\n        return answer(\n            self._first,\n            \"{0}\",\n            {{\"{}\": self._first{given}}}{private},\n        )\n",
            operation.name,
            parameters.collect::<String>(),
            docstring(&sections, "        "),
            first.name,
        );
    }
    out
}

const EXPRESSIONS: &str = r#""""The operations on columns, as methods of Polars expressions and series. `lastro.polars` registers them."""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Generic

import polars as pl

from ._lastro import lit
from ._plugin import Made, answer

if TYPE_CHECKING:
    from . import codes, types


class Columns(Generic[Made]):
    """The operations on columns, as methods of an expression, ``pl.col("valor").lastro.late_charges()``, or a series. Each
    returns an expression or a series, like its input."""

    def __init__(self, first: Made) -> None:
        """The first argument of every operation.

        Args:
            first (Made): An expression or a series.
        """
        self._first: Made = first
"#;

/// The module with the base class of the methods for pandas and similar libraries: each operation is a method of a frame or a
/// series.
pub fn frames() -> String {
    let methods = OPERATIONS.iter().map(|operation| format!("    {0} = _Method(_functions.{0})\n", operation.name));
    format!("{HEADER}{FRAMES}{}", methods.collect::<String>())
}

const FRAMES: &str = r#""""The operations on columns, as methods of the frames and series of a library."""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, Union

from . import _functions
from ._columns import ArrowData
from ._lastro import Stream, Table

_P = ParamSpec("_P")
_Frame = TypeVar("_Frame")
_Function = Callable[Concatenate[ArrowData, _P], Union[Table, Stream]]


class _Method(Generic[_P]):
    """Turns a function of ``lastro.bulk`` into a method, which passes the frame or series as the first argument, the table."""

    def __init__(self, function: _Function[_P]) -> None:
        self._function = function

    def __get__(self, frames: Frames[_Frame], _: object = None) -> Callable[_P, _Frame]:
        @wraps(self._function)
        def method(*args: _P.args, **kwargs: _P.kwargs) -> _Frame:
            return frames._answer(self._function, args, kwargs)

        parameters = list(inspect.signature(self._function).parameters.values())
        vars(method)["__signature__"] = inspect.Signature(parameters[1:])
        return method


class Frames(ABC, Generic[_Frame]):
    """The functions of ``lastro.bulk`` as methods: ``frame.lastro.late_charges(multa=2)``. The frame is passed as the table. A
    series is passed as the main argument of the operation, such as the amount."""

    @abstractmethod
    def _answer(self, function: Callable[..., Table | Stream], args: tuple[Any, ...], kwargs: dict[str, Any]) -> _Frame:
        """Calls a function of ``lastro.bulk`` and converts its result to a frame of the library."""

"#;

/// The module with the Spark functions.
pub fn functions_of_spark() -> String {
    let mut out = format!("{HEADER}{SPARK}");
    for operation in OPERATIONS.iter() {
        let arguments = ordered(operation.arguments.iter());
        let parameters = arguments.iter().map(|argument| parameter(argument, Face::Spark));
        let given = operation.arguments.iter().map(|argument| format!("\"{0}\": {0}", argument.name));
        let doc = text(&about(operation));
        let _ = write!(
            out,
            "\n\ndef {}(\n    {},\n) -> Column:\n    {}\n    return _expression(\n        \"{0}\",\n        {{{}}},\n    )\n",
            operation.name,
            parameters.collect::<Vec<_>>().join(",\n    "),
            docstring(&sections(doc, &arguments, "Column: A struct of ", operation, Face::Spark), "    "),
            given.collect::<Vec<_>>().join(", ")
        );
    }
    out + &exported()
}

const SPARK: &str = r#""""The operations on columns, as Spark functions. `lastro.spark` exports them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ._udf import expression as _expression

if TYPE_CHECKING:
    from pyspark.sql import Column

    from . import codes, types
"#;

/// The Rust code that exports the symbols of Polars' plugin interface.
pub fn plugin() -> String {
    let names = OPERATIONS.iter().map(|operation| operation.name);
    let rows = names.map(|name| format!("    {name}: \"_polars_plugin_{name}\" \"_polars_plugin_field_{name}\";\n"));
    format!(
        "// Generated by `cargo xtask generate` from the operations in crates/arrow. Do not edit.\n//! The symbols that Polars looks up in this library: two per operation.\n\nlastro_arrow::polars_plugin! {{\n{}}}\n",
        rows.collect::<String>()
    )
}

fn exported() -> String {
    let names = OPERATIONS.iter().map(|operation| format!("    \"{}\",\n", operation.name)).collect::<String>();
    format!("\n\n__all__ = [\n{names}]\n")
}

/// Puts the required arguments first: in Python, a parameter with a default cannot precede one without.
fn ordered<'a>(arguments: impl Iterator<Item = &'a Argument>) -> Vec<&'a Argument> {
    let (required, others): (Vec<_>, Vec<_>) = arguments.partition(|argument| argument.default == Default::Required);
    [required, others].concat()
}

/// The Python interfaces for which functions are generated.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Face {
    Tables,
    Polars,
    /// Spark functions. In the other interfaces, some arguments default to the column of the same name if the
    /// table has it. A Spark expression cannot check this: the default is always the column, and the call fails if the frame
    /// lacks it.
    Spark,
}

impl Face {
    /// The types that an argument accepts for a column, in addition to the column's name.
    const fn column(self) -> &'static str {
        match self {
            Self::Tables => "lit | ",
            Self::Polars => "pl.Expr | pl.Series | lit | ",
            Self::Spark => "Column | ",
        }
    }
}

fn parameter(argument: &Argument, face: Face) -> String {
    let column = if argument.per_row { face.column() } else { "" };
    let ty = format!("{column}{} | str | None", python::input(argument.ty.required()));
    let ty = if argument.default == Default::Required { ty.trim_end_matches(" | None") } else { &ty };
    let default = match argument.default {
        Default::Column | Default::ColumnOrNull => format!(" = \"{}\"", argument.name),
        Default::ColumnOr(_) if face == Face::Spark => format!(" = \"{}\"", argument.name),
        Default::Text(text) => format!(" = \"{text}\""),
        Default::Null | Default::ColumnOr(_) => " = None".to_owned(),
        Default::Required => String::new(),
    };
    format!("{}: {ty}{default}", argument.name)
}

/// The description of an operation without its section on errors, since a function over columns reports an error as an issue of
/// its row.
fn about(operation: &Operation) -> String {
    let doc = plain(operation.doc);
    let about = doc.split_once("# Errors").map_or(doc.as_str(), |(about, _)| about).trim();
    format!(
        "{about}\n\nThe operation runs once per row. An invalid value is not an error: its row has null results and an issue."
    )
}

fn documented(operation: &Operation, arguments: &[&Argument]) -> String {
    let doc = text(&about(operation));
    let returned = "Table | Stream: A stream if `table` is a stream, otherwise a table. Its columns: ";
    let mut out = sections(doc, arguments, returned, operation, Face::Tables);
    let subject = operation.subject().map_or("", |argument| argument.name);
    let table = format!("table (ArrowData): A table, or a single column, which is passed as `{subject}`.");
    out = out.replacen("Args:\n", &format!("Args:\n    {}\n", hanging(&table)), 1);
    let keep = "keep (bool): Whether the result also has the columns of the table. Result columns with the same names then need a suffix. Default False.";
    let suffix = "suffix (str, optional): Text that is appended to the name of a result column if a kept column has the same name.";
    let keep = format!("    {}\n    {}\n", hanging(keep), hanging(suffix));
    out = out.replacen("\nReturns:\n", &format!("{keep}\nReturns:\n"), 1);
    out + "\n    TypeError: For a table without Arrow data."
}

fn sections(about: String, arguments: &[&Argument], returned: &str, operation: &Operation, face: Face) -> String {
    let arguments: String = arguments.iter().map(|argument| entry(operation, argument, face)).collect();
    let args = if arguments.is_empty() { String::new() } else { format!("Args:\n{arguments}\n") };
    let columns: Vec<String> = operation.results.iter().map(result).collect();
    let returned = format!("{returned}{}, and `issues`.", columns.join(", "));
    let raised =
        "LastroError: Lists all columns that are missing or of an unsupported type, and all invalid constants.";
    format!("{about}\n\n{args}Returns:\n    {}\n\nRaises:\n    {}", hanging(&returned), hanging(raised))
}

fn entry(operation: &Operation, argument: &Argument, face: Face) -> String {
    let ty = argument.ty.required();
    let doc = match argument.doc {
        "" => explained(operation.of, argument.name, ty),
        own => plain(own),
    };
    let column = if argument.per_row { " A string is the name of a column." } else { "" };
    let default = match argument.default {
        Default::ColumnOr(text) if face != Face::Spark => {
            format!(" Default: the column with the argument's name, or {text} if the table has no such column.")
        }
        Default::ColumnOrNull if face == Face::Spark => " Pass None if the frame has no such column.".to_owned(),
        _ => String::new(),
    };
    format!("    {}\n", hanging(&format!("{} ({}): {doc}{column}{default}", argument.name, taken(ty))))
}

fn result(column: &Column) -> String {
    format!("`{}`", column.name)
}
