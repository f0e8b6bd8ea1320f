//! The schemas of the OpenAPI document. They are the core's JSON schemas, in which each definition gets a name that is unique
//! in the document.
//!
//! A record has up to three schemas. `Sale` is what the service returns. `SaleInput` is the body of an update. `SaleInsert` is the
//! body of an insert, with its required fields. In both bodies, a number may be a string. The fields that the service fills in are
//! read-only there and accept any value, since the service ignores them.

use std::collections::BTreeMap;

use lastro::http::{Narrowing, Route, Shape};
use lastro::json::Value;
use lastro::model::{ApiError, Kind, Model as _, ModelTable, Type};
use lastro::query::Resource;
use lastro::rules::{self, WriteOperation};
use lastro::value::Choice as _;
use lastro_facade::describe::schema;
use lastro_facade::forms;

use super::build::{members, object, reference, set, take, text, texts};
use crate::route::Version;

/// Prefix of references between definitions in the core's schemas.
const DEFS: &str = "#/$defs/";

/// Where a record occurs in the document.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// A response of version 2.
    Answer,
    /// A response of version 1.
    AnswerV1,
    /// The body of an update.
    Input,
    /// The body of an insert or an action. Its required fields are those that [`forms::fields`] states as required.
    Insert,
}

impl Place {
    /// The suffix of a record's schema name, such as `Input` in `SaleInput`.
    pub const fn suffix(self) -> &'static str {
        match self {
            Self::Answer | Self::AnswerV1 => "",
            Self::Input => "Input",
            Self::Insert => "Insert",
        }
    }
}

/// The schemas that the document has so far, by name.
#[derive(Debug, Default)]
pub struct Schemas(BTreeMap<String, Value>);

impl Schemas {
    /// All schemas, for the document's `components`.
    pub fn document(self) -> Value {
        Value::Object(self.0.into_iter().collect())
    }

    /// Adds a schema, unless the document already has one with this name. Returns a reference to it.
    pub fn insert(&mut self, name: &str, schema: impl FnOnce() -> Value) -> Value {
        self.0.entry(name.to_owned()).or_insert_with(schema);
        reference("schemas", name)
    }

    /// The schema of a JSON body.
    pub fn body(&mut self, entity: &str, table: &'static ModelTable, place: Place) -> Value {
        self.adopt(table, schema::entity(table), place, &required(entity))
    }

    /// The schema of the response to an operation.
    pub fn answer(&mut self, route: &Route, version: Version) -> Value {
        let whole = route.narrowing == Narrowing::Nothing;
        match route.shape {
            Shape::Whole(ty) => self.answered(ty, version, whole),
            Shape::Listing { page, records } => {
                let records = self.answered(records, version, whole);
                self.page(page, version, records)
            }
            Shape::Done(what) => done(what),
        }
    }

    /// The schema of an error.
    pub fn error(&mut self, version: Version) -> Value {
        match version {
            Version::V2 => self.record(ApiError::TABLE, version),
            Version::V1 => self.insert("ErrorV1", error_v1),
        }
    }

    /// The schema of a record or a list of records in a response. `whole`: whether the response always has all fields, so that
    /// they are required.
    pub fn answered(&mut self, ty: Type, version: Version, whole: bool) -> Value {
        match ty.required() {
            Type::Record(table) => {
                let record = self.record(table, version);
                if !whole || version == Version::V1 || !can_be_narrowed(table) {
                    return record;
                }
                let all = object([("required", texts(answered_fields(table)))]);
                object([("allOf", Value::Array(vec![record, all]))])
            }
            Type::List(inner) => object([("type", text("array")), ("items", self.answered(*inner, version, whole))]),
            _ => Value::Object(Vec::new()),
        }
    }

    fn record(&mut self, table: &'static ModelTable, version: Version) -> Value {
        let place = if version == Version::V1 { Place::AnswerV1 } else { Place::Answer };
        self.adopt(table, schema::answer(table), place, &[])
    }

    /// The schema of a page: its own fields, and the field with the list of records.
    fn page(&mut self, page: Type, version: Version, records: Value) -> Value {
        let Type::Record(table) = page.required() else { return records };
        let mut properties = Vec::new();
        for field in table.fields {
            let schema = match field.ty.required() {
                Type::List(Type::Json) => records.clone(),
                Type::Record(inner) => self.record(inner, version),
                Type::Integer if version == Version::V2 => schema::filter_value(Type::Integer),
                // version 1 returns numbers as strings
                _ => object([("type", texts(["string", "integer"]))]),
            };
            properties.push((field.name.to_owned(), schema));
        }
        let required = texts(table.fields.iter().map(|field| field.name));
        object([("type", text("object")), ("properties", Value::Object(properties)), ("required", required)])
    }

    /// Adds a schema of the core: each of its definitions becomes a named schema of the document. Returns a reference to the
    /// main schema.
    fn adopt(&mut self, table: &'static ModelTable, document: Value, place: Place, required: &[String]) -> Value {
        let (defs, names) = definitions(document, place);
        let mut tables = BTreeMap::new();
        tables_of(table, "", &mut tables);
        for (name, mut def) in defs {
            if let Some((table, path)) = tables.get(name.as_str()) {
                complete(&mut def, table, path, place, required);
            }
            self.define(&name, def, &names);
        }
        reference("schemas", &[table.name, place.suffix()].concat())
    }

    /// The schemas of those form fields that hold a single value. Adds no schema for the form itself to the document.
    pub fn form_fields(&mut self, table: &'static ModelTable) -> Vec<(String, Value)> {
        let (defs, names) = definitions(schema::entity(table), Place::Input);
        let mut own = Value::Null;
        for (name, def) in defs {
            match is_record(&name) {
                false => self.define(&name, def, &names),
                true if name == table.name => own = def,
                true => {}
            }
        }
        rename(&mut own, &names);
        let mut properties = take(&mut own, "properties").unwrap_or_default();
        let properties = members(&mut properties).map(core::mem::take).unwrap_or_default();
        let single = |name: &str| table.field(name).is_some_and(|field| is_single(field.ty));
        let mut fields: Vec<(String, Value)> = properties.into_iter().filter(|(name, _)| single(name)).collect();
        // a form contains only strings, so null is removed
        fields.iter_mut().for_each(|(_, schema)| not_null(schema));
        fields
    }

    fn define(&mut self, name: &str, mut def: Value, names: &BTreeMap<String, String>) {
        rename(&mut def, names);
        let name = names.get(name).map_or(name, String::as_str);
        self.0.entry(name.to_owned()).or_insert(def);
    }
}

/// The definitions in a schema of the core, and the name that each of them gets in the OpenAPI document.
fn definitions(mut document: Value, place: Place) -> (Vec<(String, Value)>, BTreeMap<String, String>) {
    let mut defs = take(&mut document, "$defs").unwrap_or_default();
    let defs = members(&mut defs).map(core::mem::take).unwrap_or_default();
    let names = defs.iter().map(|(name, def)| (name.clone(), component_name(name, def, place))).collect();
    (defs, names)
}

fn is_record(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_uppercase())
}

fn is_single(ty: Type) -> bool {
    !matches!(ty.required(), Type::Record(_) | Type::List(_))
}

/// The name of a definition in the OpenAPI document. A suffix tells the three schemas of a record apart. The suffix `_or_text`
/// marks a number that may also be a string.
fn component_name(name: &str, def: &Value, place: Place) -> String {
    let suffix = match (is_record(name), def.get("anyOf")) {
        (true, _) => place.suffix(),
        (false, Some(_)) => "_or_text",
        (false, None) => "",
    };
    [name, suffix].concat()
}

/// Completes the schema of a record: states which fields are required, and which fields of a body are ignored.
fn complete(def: &mut Value, table: &ModelTable, path: &str, place: Place, required: &[String]) {
    match place {
        Place::AnswerV1 => {}
        Place::Answer if can_be_narrowed(table) => {}
        Place::Answer => set(def, "required", texts(answered_fields(table))),
        Place::Input | Place::Insert => {
            let Some(properties) = members(def).and_then(|all| all.iter_mut().find(|(name, _)| name == "properties"))
            else {
                return;
            };
            let Some(properties) = members(&mut properties.1) else { return };
            let taken = taken(table, place);
            for (name, schema) in properties.iter_mut().filter(|(name, _)| !taken.contains(name)) {
                let doc = table.field(name).map_or("", |field| field.doc.trim());
                *schema = object([("description", text(doc)), ("readOnly", Value::Bool(true))]);
            }
            if place == Place::Insert {
                let needed = |name: &str| required.iter().any(|needed| *needed == [path, name].concat());
                let names: Vec<&str> =
                    table.fields.iter().map(|field| field.name).filter(|name| needed(name)).collect();
                properties.iter_mut().filter(|(name, _)| names.contains(&name.as_str())).for_each(|(_, s)| not_null(s));
                if !names.is_empty() {
                    set(def, "required", texts(names));
                }
            }
        }
    }
}

/// The fields that a body can set. The core sends only these; the service fills in the others, such as the keys of new records.
fn taken(table: &ModelTable, place: Place) -> Vec<String> {
    let operation = if place == Place::Insert { WriteOperation::Insert } else { WriteOperation::Update };
    let all = table.fields.iter().map(|field| (field.name.to_owned(), Value::Null)).collect();
    let mut sent = rules::sent(Value::Object(all), table, operation);
    members(&mut sent).map(core::mem::take).unwrap_or_default().into_iter().map(|(name, _)| name).collect()
}

/// Removes null from the accepted types of a field.
fn not_null(schema: &mut Value) {
    let Some(all) = members(schema) else { return };
    let Some((_, Value::Array(ways))) = all.iter_mut().find(|(name, _)| name == "anyOf") else { return };
    ways.retain(|way| way.get("type").and_then(Value::as_str) != Some("null"));
    ways.iter_mut().for_each(not_null);
}

/// Changes every reference to a definition so that it uses the name of the definition in the OpenAPI document.
fn rename(schema: &mut Value, names: &BTreeMap<String, String>) {
    match schema {
        Value::Object(all) => {
            for (name, value) in all {
                let named = value.as_str().filter(|_| name == "$ref").and_then(|named| named.strip_prefix(DEFS));
                match named.and_then(|named| names.get(named)) {
                    Some(known) => *value = text(["#/components/schemas/", known].concat()),
                    None => rename(value, names),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| rename(item, names)),
        _ => {}
    }
}

/// Collects the tables of a record and of its nested records, by table name. Each table comes with the path prefix of its fields
/// in the outermost record, such as `itens[].`.
fn tables_of(table: &'static ModelTable, path: &str, all: &mut BTreeMap<&'static str, (&'static ModelTable, String)>) {
    if all.insert(table.name, (table, path.to_owned())).is_some() {
        return;
    }
    for field in table.fields {
        let (inner, end) = match field.ty.required() {
            Type::Record(inner) => (inner, "."),
            Type::List(Type::Record(inner)) => (*inner, "[]."),
            _ => continue,
        };
        tables_of(inner, &[path, field.name, end].concat(), all);
    }
}

/// The paths of the fields that an insert requires, according to the entity's form.
fn required(entity: &str) -> Vec<String> {
    let fields = forms::fields(entity.to_owned()).unwrap_or_default();
    fields.into_iter().filter(|field| field.required).map(|field| field.path).collect()
}

/// The fields that every response contains. Fields that only `_expand` adds are not among them, and neither is the security
/// code, which no response contains.
fn answered_fields(table: &ModelTable) -> impl Iterator<Item = &'static str> {
    let always =
        table.fields.iter().filter(|field| field.kind != Kind::Expanded && field.ty.required() != Type::SecurityCode);
    always.map(|field| field.name)
}

/// Whether `_fields` can leave out fields of a record.
fn can_be_narrowed(table: &ModelTable) -> bool {
    Resource::ALL.iter().any(|resource| resource.table() == table)
}

/// The schema of the response to an action of version 1. Both of its members may be strings.
fn done(what: &str) -> Value {
    let truth = object([("enum", Value::Array(vec![Value::Bool(true), text("true")]))]);
    let id = object([("type", texts(["integer", "string"]))]);
    object([
        ("type", text("object")),
        ("properties", object([(what, truth), ("id", id)])),
        ("required", texts([what, "id"])),
    ])
}

fn error_v1() -> Value {
    let kind = object([("type", text("string")), ("examples", texts(["requisicao_invalida", "api_erro"]))]);
    let message = object([("type", text("string"))]);
    object([
        ("type", text("object")),
        ("description", text("An error of version 1.")),
        ("properties", object([("tipo", kind), ("mensagem", message)])),
        ("required", texts(["tipo", "mensagem"])),
    ])
}
