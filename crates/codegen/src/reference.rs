//! Generates the site's pages about the command and its configuration file, from the output of the command.

use std::ffi::OsStr;
use std::fmt::Write as _;
use std::path::Path;

use lastro::json::{Value, parse};
use lastro_mobile_bindgen::files::{Result, update};
use runner::shell::{command, empty_folder, output};

use crate::operations::{cell, prose};

const CONFIGURATION: &str = "\
# The configuration file of `lastro serve`

`lastro serve --config twin.toml` reads this file in TOML. Arguments take precedence over the file, and the file over environment
variables. `lastro serve --print-config` prints the resulting configuration. `lastro serve --config-schema` prints the JSON Schema
from which this page is made: save it next to the file, and begin the file with `#:schema ./twin.schema.json` for an editor's completion.
";

/// Writes the pages into a folder, which is emptied first. `lastro` is the path of the program.
pub fn write(lastro: &OsStr, folder: &Path) -> Result<()> {
    empty_folder(folder.to_owned())?;
    let printed = |arguments: &[&str]| output(command(lastro, ".").args(arguments));
    update(folder.join("commands.md"), &printed(&["man", "--markdown"])?)?;
    let schema = printed(&["serve", "--config-schema"])?;
    let schema = parse(schema.as_bytes()).map_err(|error| format!("the schema of the configuration: {error:?}"))?;
    update(folder.join("configuration.md"), &configuration(&schema))?;
    Ok(())
}

/// The page of the configuration file. It has a table for each record in the file's JSON schema.
fn configuration(schema: &Value) -> String {
    let mut out = CONFIGURATION.to_owned();
    let root = schema.get("$ref").map(target);
    for (name, record) in members(schema, "$defs") {
        let fields = members(record, "properties");
        if fields.is_empty() {
            continue;
        }
        let about = prose(text(record, "description"));
        if Some(name.as_str()) == root {
            let _ = write!(out, "\n{about}\n\n## Members of the file\n");
        } else {
            let _ = write!(out, "\n## {name}\n\n{about}\n");
        }
        out.push_str("\n| member | type | meaning |\n|---|---|---|\n");
        let required = record.get("required").and_then(Value::as_array).unwrap_or_default();
        for (field, schema) in fields {
            let needed = required.iter().any(|name| name.as_str() == Some(field));
            let needed = if needed { " Required." } else { "" };
            let about = cell(&[&prose(text(schema, "description")), " ", codes(schema)].concat());
            let _ = writeln!(out, "| `{field}` | {} | {about}{needed} |", shown(schema));
        }
    }
    out
}

/// The name of the type that a schema describes. A record is a link to its table.
fn shown(schema: &Value) -> String {
    if let Some(reference) = schema.get("$ref") {
        let name = target(reference);
        let is_record = name.starts_with(|first: char| first.is_ascii_uppercase());
        return if is_record { format!("[{name}](#{})", name.to_lowercase()) } else { name.to_owned() };
    }
    if let Some(ways) = schema.get("anyOf").and_then(Value::as_array) {
        // every optional member may be null, so the page does not list null
        let ways = ways.iter().filter(|way| text(way, "type") != "null").map(shown);
        return ways.collect::<Vec<_>>().join(" or ");
    }
    match (text(schema, "type"), schema.get("items")) {
        ("array", Some(items)) => format!("list of {}", shown(items)),
        ("object", _) => "table of strings".to_owned(),
        ("", _) => "string".to_owned(),
        (name, _) => name.to_owned(),
    }
}

/// The list of codes in the `$comment` of a field's schema; empty if the field does not hold a code.
fn codes(schema: &Value) -> &str {
    let mut ways = schema.get("anyOf").and_then(Value::as_array).unwrap_or_default().iter();
    ways.find_map(|way| Some(codes(way)).filter(|codes| !codes.is_empty())).unwrap_or_else(|| text(schema, "$comment"))
}

/// The name of the definition that a `$ref` points to.
fn target(reference: &Value) -> &str {
    reference.as_str().and_then(|path| path.rsplit('/').next()).unwrap_or_default()
}

fn text<'v>(value: &'v Value, name: &str) -> &'v str {
    value.get(name).and_then(Value::as_str).unwrap_or_default()
}

fn members<'v>(value: &'v Value, name: &str) -> &'v [(String, Value)] {
    value.get(name).and_then(Value::as_object).unwrap_or_default()
}
