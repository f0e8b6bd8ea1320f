//! The page about the operations over columns, and the columns of each record.

use std::fmt::Write as _;

use arrow_schema::DataType;
use lastro_arrow::{Argument, Column, ColumnType, Default, OPERATIONS, Operation, schema};
use lastro_facade::describe::meaning;

use crate::operations::{cell, prose, shown};

const INTRODUCTION: &str = "# Columns

The operations on whole columns of values, in `lastro.bulk`, Polars, DuckDB and Spark, and the columns of the records that are read. Every
result ends with `issues`: a list for each row with `path`, `code`, `severity` and `params`, empty where the row is well. A value that does not fit gives null
results and an issue. A null gives nulls, and an issue where the row needs the value: a rate, the day on which it is looked at.

An argument that is not given is the column of its name. In SQL, where arguments have places and no names, one that is left out has the default that is named
here; in Spark's Python functions the column must be there. A constant that fits no row is an error at once, and so is a name that belongs to no column.

`issues` of the table itself stay: those of the call come after them in each row. With `keep` the other columns of the table stay as well; a result of the name
of one of them needs a suffix, otherwise it is an error.
";

const RECORDS: &str = "
## Records in columns

The columns of each record that is read. After them come `source` (the name of what was read, the line and the byte) and `issues`. `extra` is JSON text: the members
that no field names, and values that did not fit. Card numbers and security codes have no column.
";

/// The page's content.
pub fn page() -> String {
    let mut out = INTRODUCTION.to_owned();
    OPERATIONS.iter().for_each(|operation| section(&mut out, operation));
    out.push_str(RECORDS);
    for area in schema::entities() {
        let Ok(table) = schema::table_of(area) else { continue };
        let _ = write!(out, "\n### {}\n\n| column | type |\n|---|---|\n", area.name);
        for field in &schema::fields(table) {
            let _ = writeln!(out, "| `{}` | {} |", field.name(), arrow(field.data_type()));
        }
    }
    out
}

fn section(out: &mut String, operation: &Operation) {
    let doc = operation.doc.split_once("# Errors").map_or(operation.doc, |(doc, _)| doc);
    let _ = write!(
        out,
        "\n## {}\n\n{}\n\n| argument | type | given as | |\n|---|---|---|---|\n",
        operation.name,
        prose(doc)
    );
    for argument in &operation.arguments {
        let ty = shown(argument.ty.required(), "");
        let doc = if argument.doc.is_empty() {
            meaning(operation.of, argument.name).unwrap_or_default()
        } else {
            argument.doc
        };
        let _ = writeln!(out, "| `{}` | {ty} | {} | {} |", argument.name, given(argument), cell(&prose(doc)));
    }
    out.push_str("\n| result | type | |\n|---|---|---|\n");
    for Column { name, ty, doc } in operation.results {
        let _ = writeln!(out, "| `{name}` | {} | {} |", result(*ty), cell(&prose(doc)));
    }
}

/// The source of an argument, a column or a constant, and its default.
fn given(argument: &Argument) -> String {
    let place = if argument.per_row { "a column or a constant" } else { "a constant" };
    match argument.default {
        Default::Column => format!("{place}; the column of its name"),
        Default::ColumnOrNull => format!("{place}; the column of its name if there is one"),
        Default::ColumnOr(text) => format!("{place}; the column of its name, `{text}` if there is none"),
        Default::Text(text) => format!("{place}; `{text}`"),
        Default::Null => format!("{place}; may be left out"),
        Default::Required => format!("{place}; required"),
    }
}

fn result(ty: ColumnType) -> String {
    match ty {
        ColumnType::Scalar(ty) => shown(ty.required(), ""),
        ColumnType::List(ty) => format!("list of {}", shown(ty.required(), "")),
        ColumnType::Records(members) => {
            let members: Vec<String> = members.iter().map(|member| format!("`{}`", member.name)).collect();
            format!("list of records: {}", members.join(", "))
        }
    }
}

/// The name of an Arrow type; a struct is shown by the names of its members.
fn arrow(ty: &DataType) -> String {
    match ty {
        DataType::Struct(members) => {
            let members: Vec<String> = members.iter().map(|member| format!("`{}`", member.name())).collect();
            format!("Struct of {}", members.join(", "))
        }
        DataType::List(item) => format!("List of {}", arrow(item.data_type())),
        scalar => scalar.to_string(),
    }
}
