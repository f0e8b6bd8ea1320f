//! Generates the JavaScript of the npm package's entries that have their own wasm file. An entry is a path that programs
//! import, such as `lastro/calc`. [`crate::exports`] generates the Rust exports of the wasm files.

use std::fmt::Write as _;

use lastro::json::Value;
use lastro::model::{Argument, EntityOperation, Operation, Type};
use lastro::query::{Resource, filterable};
use lastro::value::Choice as _;
use lastro_facade::Area;
use lastro_facade::describe::described_by;

use lastro_mobile_bindgen::areas::is_legacy;
use lastro_mobile_bindgen::fingerprint::fingerprint;
use lastro_mobile_bindgen::names::{camel, upper_snake};

use crate::exports::direct;
use crate::typescript::{namespace, some_areas, some_areas_of_v1};

pub const HEADER: &str = "// Made from the core's tables by `cargo xtask generate`: change them, not this file.\n";

/// An entry of the npm package with its own wasm file.
pub struct Entry {
    /// Its name: `calc` for `lastro/calc`, `twin-v1` for `lastro/twin/v1`, or `lastro` itself.
    pub name: &'static str,
    /// Whether the entry has the operations of an area.
    pub has: fn(&Area) -> bool,
    /// Other files of the package whose exports the entry re-exports.
    also: &'static [&'static str],
}

/// Each entry, with its purpose.
pub const ENTRIES: [Entry; 11] = [
    // everything for version 2 of the service, except the operations of a client
    Entry { name: "lastro", has: |area| is_current(area) && area.name != CLIENT, also: &["standard"] },
    // a client of the service; without webhooks, which servers receive, and without the parts that the client replaces
    Entry {
        name: "client",
        has: |area| is_current(area) && !PARTS.contains(&area.name) && area.name != "webhook",
        also: &["standard", "client-class"],
    },
    // a client of version 1; without the conversion of records to version 2, which `lastro/v1` has
    Entry {
        name: "client-v1",
        has: |area| is_old(area) && !PARTS.contains(&area.name.trim_start_matches("v1.")) && area.name != "v1.convert",
        also: &["client-v1-class"],
    },
    // calculations with amounts, dates and documents, without the service's records
    Entry {
        name: "calc",
        has: |area| {
            let areas = ["money", "installments", "schedule", "boleto", "calendar", "nfse", "pix"];
            areas.contains(&area.name) || DOCUMENTS.contains(&area.name)
        },
        also: &[],
    },
    // the records that people fill in by forms, without the records that only the service writes
    Entry {
        name: "forms",
        has: |area| {
            let is_answer =
                area.name.ends_with("listing") || ["deleted", "api_error", "wallet_entry"].contains(&area.name);
            (area.entity.is_some() && !is_old(area) && !is_answer) || DOCUMENTS.contains(&area.name)
        },
        also: &["standard"],
    },
    Entry { name: "query", has: |area| area.name == "query", also: &[] },
    // everything for version 1 of the service, except the operations of a client
    Entry { name: "v1", has: is_legacy_entry, also: &[] },
    // the verification of webhooks, with the cryptography of the JavaScript runtime
    Entry { name: "webhook", has: |_| false, also: &["verify"] },
    // the twin, a simulation of the service in the same process: with version 2 only, and with both versions
    Entry { name: "twin", has: |_| false, also: &["twin-class"] },
    Entry { name: "twin-v1", has: |_| false, also: &["twin-class"] },
    // a recorder of the requests and responses of `fetch`
    Entry { name: "record", has: |_| false, also: &["record-class"] },
];

/// The areas of document numbers and tax codes.
const DOCUMENTS: [&str; 5] = ["cpf", "cnpj", "cep", "lc116", "tax_code"];

/// The areas of requests and responses. The client entries leave them out, because the client handles both.
const PARTS: [&str; 5] = ["request", "response", "retry", "pages", "form"];

/// The areas that only the entries with a client have.
pub const CLIENT: &str = "exchange";
pub const CLIENT_V1: &str = "v1.exchange";

/// Whether an area belongs to the entry of version 1.
pub fn is_legacy_entry(area: &Area) -> bool {
    is_old(area) && area.name != CLIENT_V1
}

/// Whether an area belongs to version 2. Areas that return messages, schemas and forms do not count: they have no wasm.
pub fn is_current(area: &Area) -> bool {
    !area.describes && !is_old(area)
}

fn is_old(area: &Area) -> bool {
    area.operations.iter().any(is_legacy)
}

impl Entry {
    /// The entry's areas, in the order of the core's list.
    pub fn areas(&self) -> impl Iterator<Item = &'static Area> + Clone {
        let has = self.has;
        lastro_facade::AREAS.iter().filter(move |area| has(area))
    }

    fn operations(&self) -> impl Iterator<Item = &'static Operation> + Clone {
        self.areas().flat_map(|area| area.operations)
    }

    /// The string by which the package recognizes the entry's wasm file: the version, the entry, and the first four bytes of
    /// the fingerprint of its list of operations. The package calls operations by their index in this list. It therefore
    /// rejects a wasm file with another list.
    pub fn identity(&self) -> String {
        let [a, b, c, d, ..] = fingerprint(&self.operations().collect::<Vec<_>>());
        let hash = u32::from_be_bytes([a, b, c, d]);
        format!("lastro {} {} {hash:08x}", env!("CARGO_PKG_VERSION"), self.name)
    }

    /// The name of the entry's file in the package.
    pub fn file(&self) -> &'static str {
        if self.name == "lastro" { "index" } else { self.name }
    }

    /// The name of the file for the variant of the entry that loads its wasm from a separate file.
    pub fn slim(&self) -> String {
        if self.name == "lastro" { "slim".to_owned() } else { format!("{}.slim", self.name) }
    }

    /// The JavaScript functions that call the entry's operations.
    fn calls(&self) -> String {
        let (name, identity) = (self.name, self.identity());
        let typed =
            if self.operations().any(gives_a_query) { "import { typed } from \"../../query.js\";\n" } else { "" };
        let mut out = format!(
            "{HEADER}\nimport * as engine from \"../../../build/{name}.js\";\n\
             {typed}import {{ attach, call, callLines, callText, callWithRaw, texts }} from \"../../runtime.js\";\n\n\
             attach(engine, \"{identity}\");\n\n\
             export {{ LastroError }} from \"../../errors.js\";\nexport {{ isReady }} from \"../../runtime.js\";\n",
        );
        if self.operations().next().is_some() {
            out.push_str("export { dispatch } from \"../../runtime.js\";\n");
        }
        for file in self.also {
            let _ = writeln!(out, "export * from \"../../{file}.js\";");
        }
        for table in described_by(self.operations()).codes {
            let names = table.codes.iter().map(|c| format!("{}: {}", upper_snake(c.name), c.code));
            let _ = write!(
                out,
                "\nexport const {} = /* @__PURE__ */ Object.freeze({{ {} }});\n",
                table.name,
                names.collect::<Vec<_>>().join(", ")
            );
        }
        let mut place = 0_usize;
        for area in self.areas() {
            let _ = write!(out, "\nexport const {} = /* @__PURE__ */ Object.freeze({{\n", namespace(area.name));
            for operation in area.operations {
                let called = call(operation, place);
                let called = if gives_a_query(operation) { format!("typed({called})") } else { called };
                let name = camel(operation.function());
                let _ = writeln!(out, "  {name}: (input) => {called},");
                if let Some(record) = of_lines(operation) {
                    let input = if operation.arguments.len() > 1 { ", input" } else { "" };
                    let call = format!("callLines({place}, \"{}\", lines{input})", record.name);
                    let _ = writeln!(out, "  {name}Lines: (lines{input}) => {call},");
                }
                place += 1;
            }
            out.push_str("});\n");
        }
        out
    }

    fn types(&self) -> String {
        let mut out = HEADER.to_owned() + "export * from \"./common.js\";\n";
        let areas: Vec<_> = self.areas().collect();
        match self.name {
            "lastro" => out.push_str("export * from \"./api.js\";\n"),
            "client" => {
                let shared: Vec<_> = areas.iter().copied().filter(|area| area.name != CLIENT).collect();
                out.push_str(&some_areas(&shared, &described_by(shared.iter().flat_map(|area| area.operations))));
                out.push_str("export * from \"./client-api.js\";\n");
            }
            "client-v1" => {
                let shared: Vec<_> = areas.iter().copied().filter(|area| area.name != CLIENT_V1).collect();
                out.push_str(&some_areas_of_v1(&shared));
                out.push_str("export * from \"./client-v1-api.js\";\n");
            }
            "v1" => out.push_str("export * from \"./v1-api.js\";\n"),
            _ if areas.is_empty() => {}
            _ => out.push_str(&some_areas(&areas, &described_by(self.operations()))),
        }
        if !areas.is_empty() {
            out.push_str("export * from \"./dispatch.js\";\n");
        }
        for file in self.also {
            let _ = writeln!(out, "export * from \"./{file}.js\";");
        }
        out
    }
}

/// The package's generated files, by name.
pub fn files() -> Vec<(String, String)> {
    let files = ENTRIES.iter().flat_map(|entry| {
        let name = entry.name;
        let inlined = format!(
            "{HEADER}\nimport {{ bytes }} from \"../../inlined.js\";\nimport {{ install }} from \"../../runtime.js\";\n\n\
             install(new WebAssembly.Module(bytes(\"{{{{wasm}}}}\")));\n\nexport * from \"./{name}.js\";\n"
        );
        let slim = format!("{HEADER}\nexport {{ init }} from \"../../start.js\";\nexport * from \"./{name}.js\";\n");
        let slim_types = format!("{HEADER}export {{ init }} from \"./start.js\";\nexport * from \"./{}.js\";\n", entry.file());
        [
            (format!("{name}.js"), entry.calls()),
            (format!("{name}.inlined.js"), inlined),
            (format!("{name}.slim.js"), slim),
            (format!("{name}.d.ts"), entry.types()),
            (format!("{name}.slim.d.ts"), slim_types),
        ]
    });
    let files = files.map(|(name, text)| (format!("entries/{name}"), text));
    files.chain([("numbers.js".to_owned(), numbers()), ("entries.json".to_owned(), list())]).collect()
}

/// The list of entries for the scripts that build the package. Each has its name, its file names, and the identity that its
/// wasm file must contain.
fn list() -> String {
    let text = |text: &str| Value::String(text.to_owned()).to_json();
    let rows = ENTRIES.iter().map(|entry| {
        let [name, file, slim, identity] = [entry.name, entry.file(), &entry.slim(), &entry.identity()].map(text);
        format!("  {{ \"name\": {name}, \"file\": {file}, \"slim\": {slim}, \"identity\": {identity} }}")
    });
    format!("[\n{}\n]\n", rows.collect::<Vec<_>>().join(",\n"))
}

/// Whether an operation returns a query. In a query, the package converts the values of filters on integer fields to numbers.
fn gives_a_query(operation: &Operation) -> bool {
    matches!(operation.result, Type::Record(table) if table.name == "Query")
}

/// The record argument of an entity's `decode` or `validate`. These operations can also run on each line of NDJSON. `None` for
/// any other operation.
pub fn of_lines(operation: &Operation) -> Option<&'static Argument> {
    let reads = matches!(operation.entity, Some(EntityOperation::Decode | EntityOperation::Validate));
    operation.arguments.first().filter(|_| reads)
}

/// The module that lists, for each entity, the fields that filters may name and whose values are numbers: integers and codes.
fn numbers() -> String {
    let mut out = HEADER.to_owned() + "\nexport default {\n";
    for resource in Resource::ALL {
        let whole = filterable(*resource).filter(|(_, ty)| matches!(ty, Type::Integer | Type::Code(_)));
        let names: Vec<String> = whole.map(|(name, _)| format!("\"{name}\"")).collect();
        let _ = writeln!(out, "  {}: [{}],", resource.as_str(), names.join(", "));
    }
    out + "};\n"
}

/// The JavaScript expression that calls an operation by its index in the entry's list.
fn call(operation: &Operation, place: usize) -> String {
    match (direct(operation), operation.raw_argument(), operation.result) {
        (Some((argument, export)), ..) => format!("callText({place}, \"{argument}\", input, engine.{export})"),
        (_, Some(raw), _) => format!("callWithRaw({place}, \"{raw}\", input)"),
        // amounts and dates need no JSON escapes, so the package reads these lists without `JSON.parse`
        (.., Type::List(Type::Money | Type::Date)) => format!("call({place}, input, texts)"),
        _ => format!("call({place}, input)"),
    }
}
