//! Generates files of the Python package: the modules of codes, types and areas, and their stubs.

use std::fmt::Write as _;

use lastro::model::{Argument, Operation, Type};
use lastro_facade::describe::described;
use lastro_mobile_bindgen::areas::{areas, is_optional};
use lastro_mobile_bindgen::names::upper_snake;

use crate::areas::legacy_names;
use crate::client::Version;
use crate::python_native::native;
use crate::{bulk, client_python, python_docs, twin};

pub const HEADER: &str = "# Made from the core's tables by `cargo xtask generate`: change them, not this file.\n";

/// Every generated file: its name in the package, and its content.
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
    files.push(("_frames.py".to_owned(), bulk::frames()));
    files.push(("_spark_functions.py".to_owned(), bulk::functions_of_spark()));
    files.push(("twin/records.py".to_owned(), twin::module_of_python()));
    files.push(("client/_resources.py".to_owned(), client_python::module(Version::V2)));
    files.push(("client/v1.py".to_owned(), client_python::module(Version::V1)));
    files.push(("v1/__init__.py".to_owned(), v1()));
    files.push(("v1/codes.py".to_owned(), codes(true)));
    files.push(("v1/types.py".to_owned(), format!("{HEADER}{TYPES_OF_V1}{}", choices(true))));
    files
}

/// The names of the records and of the codes. With `of_v1`, those that only version 1 has; otherwise all others.
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

/// The package `lastro.v1`: the areas of version 1, and the records and codes that only version 1 has.
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

/// The name of an area in the native module, which has no subpackages.
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

const TYPES_OF_V1: &str = r#""""The choices of version 1, for annotations."""

from typing import Literal
"#;

const TYPES: &str = r#""""Types for annotations: what arguments accept, and the choices."""

import datetime
from collections.abc import Mapping
from decimal import Decimal
from typing import Literal, Union

from ._concealed import Concealed as Concealed
from ._concealed import FormPairs as FormPairs
from ._concealed import Headers as Headers

DecimalInput = Union[Decimal, int, str]
"""An exact decimal as input. A float is rejected: it has no exact decimal value."""

DateInput = Union[datetime.date, str]
"""A date as input, or a string ``YYYY-MM-DD``. A datetime is rejected: its time would be lost."""

DateTimeInput = Union[datetime.datetime, str]
"""An aware datetime as input, or an ISO 8601 string."""

JsonInput = Union[str, bytes, Mapping[str, object]]
"""A JSON document: a string, bytes, or a dict."""
"#;

/// Documentation of the members that are not fields.
pub const EXTRA: &str =
    "Members that are not fields: custom fields, attachments and fields that this version does not know.";

fn area_module(area: &str, operations: &[&Operation]) -> String {
    let dots = if area.contains('.') { ".." } else { "." };
    let doc = lastro_facade::AREAS.iter().find(|known| known.name == area).map_or("", |known| known.doc);
    let native = native_area(area);
    let mut out = format!("{HEADER}\"\"\"{doc}\"\"\"\n\nfrom {dots}_lastro import {native} as _native\n\n");
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
        let doc = docstring(&python_docs::operation(operation), "    ");
        let _ = write!(out, "\ndef {}:\n    {doc}\n", declaration(operation));
    }
    let names = operations.iter().map(|o| format!("\"{}\"", o.function())).collect::<Vec<_>>().join(", ");
    let _ = writeln!(out, "\n__all__ = [{names}]");
    out
}

/// The declaration of a function: its arguments, one per line, and its result.
fn declaration(operation: &Operation) -> String {
    let arguments = operation.arguments.iter().map(|Argument { name, ty, .. }| {
        let default = if is_optional(*ty) { " = None" } else { "" };
        format!("    {name}: {}{default},\n", qualified(&input(*ty)))
    });
    let arguments: String = arguments.collect();
    format!("{}(\n{arguments}) -> {}", operation.function(), qualified(&output(operation.result)))
}

/// Adds the module name to the classes of the native module, for the other modules.
fn qualified(ty: &str) -> String {
    described()
        .models
        .iter()
        .fold(ty.to_owned(), |ty, m| ty.replace(&format!("${}$", m.name), &format!("_lastro.{}", m.name)))
}

/// The type of an argument. The class of a record is written as `$Sale$`. The native module, which defines the class, removes
/// the `$`; [`qualified`] replaces them by the module's name for the other modules.
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

/// The type of a result.
pub fn output(ty: Type) -> String {
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

/// The suffix of the module that defines a code or a type: `_v1` for a name that only version 1 has, otherwise empty.
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

/// The signature of an operation, for the reference pages.
pub fn signature(operation: &Operation) -> String {
    format!("lastro.{}.{}", operation.area(), declaration(operation))
}
