//! Generates the types of the twin's records for TypeScript and Python. The twin is the simulation of the service. Its records
//! have no classes: they are plain objects in TypeScript and dicts in Python.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use lastro::model::{Field, Model as _, ModelTable, Type};
use lastro_mobile_bindgen::areas::is_optional;
use lastro_mobile_bindgen::twin::{is_of_the_service, with_parts};
use lastro_twin::border::{Advanced, Delivery, Replayed, SnapshotText};
use lastro_twin::config::Config;
use lastro_twin::diff::Difference;
use lastro_twin::fault::FaultPlan;
use lastro_twin::journal::Entry;
use lastro_twin::policy::Policy;

use crate::{python, python_docs, typescript};

/// Whether a record is an input or an output of the twin.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    In,
    Out,
}

/// The records that the twin takes, each after the records that it contains.
fn taken() -> Vec<&'static ModelTable> {
    with_parts(&[Config::TABLE, FaultPlan::TABLE])
}

/// The records that the twin returns, each after the records that it contains.
fn given() -> Vec<&'static ModelTable> {
    with_parts(&[
        FaultPlan::TABLE,
        Delivery::TABLE,
        Advanced::TABLE,
        SnapshotText::TABLE,
        Entry::TABLE,
        Policy::TABLE,
        Difference::TABLE,
        Replayed::TABLE,
    ])
}

/// The names of the service's records that the twin's input records contain.
fn parts_of_the_service() -> BTreeSet<&'static str> {
    fn named(ty: Type) -> Option<&'static str> {
        match ty {
            Type::Optional(inner) | Type::List(inner) => named(*inner),
            Type::Record(table) => is_of_the_service(table).then_some(table.name),
            _ => None,
        }
    }
    taken().iter().flat_map(|table| table.fields).filter_map(|field| named(field.ty)).collect()
}

/// Every record, input records first.
fn all() -> impl Iterator<Item = (&'static ModelTable, Direction)> {
    let with = |way| move |table| (table, way);
    taken().into_iter().map(with(Direction::In)).chain(given().into_iter().map(with(Direction::Out)))
}

/// The name of a record's type; input types have a suffix.
fn name(table: &ModelTable, way: Direction) -> String {
    table.name.to_owned() + if way == Direction::In { "Input" } else { "" }
}

/// The types of the twin's records, for the npm package `lastro-twin`.
pub fn types_of_typescript() -> String {
    let parts = parts_of_the_service().into_iter().map(|name| format!("{name}Input"));
    let names: Vec<String> = ["DateTimeInput", "JsonValue"].map(str::to_owned).into_iter().chain(parts).collect();
    let mut out = typescript::HEADER.to_owned();
    let _ = write!(out, "import type {{ {} }} from \"./api.js\";\n\n", names.join(", "));
    for (table, way) in all() {
        typescript::doc(&mut out, "", table.doc);
        let _ = writeln!(out, "export interface {} {{", name(table, way));
        for Field { name, ty, doc, .. } in table.fields {
            typescript::doc(&mut out, "  ", doc);
            let (mark, null) = match (is_optional(*ty), way) {
                (false, _) => ("", ""),
                (true, Direction::In) => ("?", " | null"),
                (true, Direction::Out) => ("", " | null"),
            };
            let readonly = if way == Direction::Out { "readonly " } else { "" };
            let _ = writeln!(out, "  {readonly}{name}{mark}: {}{null};", in_typescript(ty.required(), way));
        }
        out.push_str("}\n");
    }
    out
}

fn in_typescript(ty: Type, way: Direction) -> String {
    match ty {
        Type::Integer => "number".to_owned(),
        Type::Boolean => "boolean".to_owned(),
        Type::DateTime if way == Direction::In => "DateTimeInput | Date".to_owned(),
        Type::Json => "JsonValue".to_owned(),
        Type::Params => "{ readonly [name: string]: string }".to_owned(),
        Type::Record(table) => name(table, way),
        Type::List(inner @ Type::List(_)) => format!("readonly ({})[]", in_typescript(*inner, way)),
        Type::List(inner) => format!("readonly {}[]", in_typescript(*inner, way)),
        _ => "string".to_owned(),
    }
}

/// The Python module with the twin's records.
pub fn module_of_python() -> String {
    let mut out = format!(
        "{}\"\"\"Arguments and results of a twin, as plain dicts.\"\"\"\n\nfrom __future__ import annotations\n\n\
         import datetime\nfrom collections.abc import Mapping, Sequence\nfrom typing import TYPE_CHECKING, TypedDict\n\n\
         if TYPE_CHECKING:\n    from typing_extensions import NotRequired\n\n    from .. import _lastro\n",
        python::HEADER
    );
    for (table, way) in all() {
        let doc = python::docstring(&python_docs::text(table.doc), "    ");
        let _ = write!(out, "\n\nclass {}(TypedDict):\n    {doc}\n\n", name(table, way));
        for Field { name, ty, doc, .. } in table.fields {
            let shown = in_python(ty.required(), way);
            let shown = match (is_optional(*ty), way) {
                (false, _) => shown,
                (true, Direction::In) => format!("NotRequired[{shown} | None]"),
                (true, Direction::Out) => format!("{shown} | None"),
            };
            let doc = python::docstring(&python_docs::text(doc), "    ");
            let _ = writeln!(out, "    {name}: {shown}\n    {doc}");
        }
    }
    let names: Vec<String> = all().map(|(table, way)| name(table, way)).collect();
    let _ = writeln!(out, "\n\n__all__ = [\n    \"{}\",\n]", names.join("\",\n    \""));
    out
}

fn in_python(ty: Type, way: Direction) -> String {
    match ty {
        Type::Integer => "int".to_owned(),
        Type::Boolean => "bool".to_owned(),
        Type::DateTime if way == Direction::In => "datetime.datetime | str".to_owned(),
        Type::Json => "object".to_owned(),
        Type::Params => "Mapping[str, str]".to_owned(),
        Type::Record(table) if is_of_the_service(table) => format!("_lastro.{} | Mapping[str, object]", table.name),
        Type::Record(table) => name(table, way),
        Type::List(inner) if way == Direction::In => format!("Sequence[{}]", in_python(*inner, way)),
        Type::List(inner) => format!("list[{}]", in_python(*inner, way)),
        _ => "str".to_owned(),
    }
}
