//! Generates the page about columns: the operations over columns, and the columns of each record.

use std::fmt::Write as _;

use arrow_schema::DataType;
use lastro_arrow::{Argument, Column, ColumnType, Default, OPERATIONS, Operation, schema};
use lastro_facade::describe::meaning;

use crate::operations::{cell, prose, shown};

const INTRODUCTION: &str = "# Columns

The operations on whole columns, in `lastro.bulk`, Polars, DuckDB and Spark, and the columns of records. Every result ends with `issues`: one
list per row with `path`, `code`, `severity` and `params`, empty if the row has no issue. An invalid value results in nulls and an issue. A null
results in nulls, and in an issue if the row needs the value, such as a rate or the day of the computation.

If an argument is left out, the column with the argument's name is used. In SQL, where arguments have positions and no names, the default shown here
is used. In Spark's Python functions the column must exist. An invalid constant is an error of the call, and so is a name that is not a column.

If the table already has a column `issues`, its issues are kept, and those of the call follow them in each row. With `keep`, the result also has the
other columns of the table. A result column with the name of one of them needs a suffix; without a suffix, the call fails.
";

const RECORDS: &str = "
## Records in columns

The columns of each record. They are followed by `source` (the name of the input, the line and the byte) and `issues`. `extra` is JSON text with the
members that are not fields and the invalid values. Card numbers and security codes have no column.
";

/// The content of the page about columns, as Markdown.
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

/// Whether an argument may be a column or must be a constant, and its default.
fn given(argument: &Argument) -> String {
    let place = if argument.per_row { "a column or a constant" } else { "a constant" };
    match argument.default {
        Default::Column => format!("{place}; default the column with its name"),
        Default::ColumnOrNull => format!("{place}; default the column with its name, if there is one"),
        Default::ColumnOr(text) => format!("{place}; default the column with its name, or `{text}` if there is none"),
        Default::Text(text) => format!("{place}; default `{text}`"),
        Default::Null => format!("{place}; optional"),
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
