//! The entries of the npm package that have a wasm of their own, and what is made for each: the exports of the wasm in
//! Rust, and the calls of it in JavaScript.

use std::fmt::Write as _;

use lastro::api::Area;
use lastro::describe::described_by;
use lastro::model::{Argument, EntityOperation, Operation, Type};
use lastro::query::{Resource, filterable};
use lastro::value::Choice as _;

use super::fingerprint::fingerprint;
use super::is_legacy;
use super::names::{camel, upper_snake};
use super::typescript::{namespace, some_areas};

const HEADER: &str = "// Made from the core's tables by `cargo xtask generate`: change them, not this file.\n";

/// An entry of the npm package with a wasm of its own.
pub struct Entry {
    /// Its name: `lastro/calc`, or `lastro` itself.
    pub name: &'static str,
    /// Which areas it has.
    has: fn(&Area) -> bool,
    /// Files of the package whose exports it has as well.
    also: &'static [&'static str],
}

/// Each entry, with what it is for.
pub const ENTRIES: [Entry; 7] = [
    // the current interface of the service, whole
    Entry { name: "lastro", has: |area| !area.describes && !is_old(area), also: &["standard"] },
    // figures, documents and dates, without the service's records
    Entry {
        name: "calc",
        has: |area| {
            let areas = ["money", "installments", "schedule", "boleto", "calendar", "nfse", "pix"];
            areas.contains(&area.name) || DOCUMENTS.contains(&area.name)
        },
        also: &[],
    },
    // records that people fill in
    Entry {
        name: "forms",
        has: |area| {
            let answers = ["listing", "deleted", "api_error", "wallet_entry"];
            (area.entity.is_some() && !is_old(area) && !answers.contains(&area.name)) || DOCUMENTS.contains(&area.name)
        },
        also: &["standard"],
    },
    Entry { name: "query", has: |area| area.name == "query", also: &[] },
    // the legacy interface, whole
    Entry { name: "v1", has: is_old, also: &[] },
    // the verdict on a webhook, with the cryptography of the host
    Entry { name: "webhook", has: |_| false, also: &["verify"] },
    // the service itself, in the same process
    Entry { name: "twin", has: |_| false, also: &["twin-class"] },
];

/// The areas of numbers and codes that stand in Brazilian documents.
const DOCUMENTS: [&str; 5] = ["cpf", "cnpj", "cep", "lc116", "tax_code"];

fn is_old(area: &Area) -> bool {
    area.operations.iter().any(is_legacy)
}

impl Entry {
    /// Its areas, in the order of the core's list.
    pub fn areas(&self) -> impl Iterator<Item = &'static Area> + Clone {
        let has = self.has;
        lastro::api::AREAS.iter().filter(move |area| has(area))
    }

    fn operations(&self) -> impl Iterator<Item = &'static Operation> + Clone {
        self.areas().flat_map(|area| area.operations)
    }

    /// The text by which the package recognizes the entry's wasm file: version, entry, and the first four bytes of the
    /// fingerprint of its operations. The package calls an operation by its place in their list, so it must refuse a wasm
    /// file with another list.
    pub fn identity(&self) -> String {
        let [a, b, c, d, ..] = fingerprint(&self.operations().collect::<Vec<_>>());
        let hash = u32::from_be_bytes([a, b, c, d]);
        format!("lastro {} {} {hash:08x}", env!("CARGO_PKG_VERSION"), self.name)
    }

    /// What its file is called in the package.
    pub fn file(&self) -> &'static str {
        if self.name == "lastro" { "index" } else { self.name }
    }

    /// The file of the same entry without the wasm inside.
    pub fn slim(&self) -> String {
        if self.name == "lastro" { "slim".to_owned() } else { format!("{}.slim", self.name) }
    }

    /// The calls of its operations.
    fn calls(&self) -> String {
        let (name, identity) = (self.name, self.identity());
        let typed =
            if self.operations().any(gives_a_query) { "import { typed } from \"../../query.js\";\n" } else { "" };
        let mut out = format!(
            "{HEADER}\nimport * as engine from \"../../../build/{name}.js\";\n\
             {typed}import {{ attach, call, callLines, callWithRaw, isDecimal, isFlag, isText, isWhole, takes }} from \"../../runtime.js\";\n\n\
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
    files.chain([("numbers.js".to_owned(), numbers())]).collect()
}

/// Whether an answer is a query, whose values the package makes numbers where the field holds whole numbers.
fn gives_a_query(operation: &Operation) -> bool {
    matches!(operation.result, Type::Record(table) if table.name == "Query")
}

/// The argument that is the record, of an operation that can be run on each line of a text: what every entity has to
/// read it and to check it.
pub fn of_lines(operation: &Operation) -> Option<&'static Argument> {
    let reads = matches!(operation.entity, Some(EntityOperation::Decode | EntityOperation::Validate));
    operation.arguments.first().filter(|_| reads)
}

/// The fields of each entity that a filter may name and that hold whole numbers: integers and codes.
fn numbers() -> String {
    let mut out = HEADER.to_owned() + "\nexport default {\n";
    for resource in Resource::ALL {
        let whole = filterable(*resource).filter(|(_, ty)| matches!(ty, Type::Integer | Type::Code(_)));
        let names: Vec<String> = whole.map(|(name, _)| format!("\"{name}\"")).collect();
        let _ = writeln!(out, "  {}: [{}],", resource.as_str(), names.join(", "));
    }
    out + "};\n"
}

/// How JavaScript calls an operation at a place of the entry's list.
fn call(operation: &Operation, place: usize) -> String {
    let general = operation
        .raw_argument()
        .map_or_else(|| format!("call({place}, input)"), |raw| format!("callWithRaw({place}, \"{raw}\", input)"));
    let Some(direct) = Direct::of(operation) else { return general };
    let names: Vec<String> = operation.arguments.iter().map(|argument| format!("\"{}\"", argument.name)).collect();
    let checks = operation.arguments.iter().map(|argument| {
        let name = argument.name;
        match (Given::of(argument.ty.required()), argument.ty) {
            (None, _) => format!("input.{name} == null"),
            (Some(given), Type::Optional(_)) => format!("(input.{name} == null || {}(input.{name}))", given.check()),
            (Some(given), _) => format!("{}(input.{name})", given.check()),
        }
    });
    let given = direct.arguments.iter().map(|(argument, given)| {
        let name = argument.name;
        match (given, argument.ty) {
            (Given::Flag, _) => format!("input.{name}"),
            (_, Type::Optional(_)) => format!("input.{name} == null ? undefined : `${{input.{name}}}`"),
            _ => format!("`${{input.{name}}}`"),
        }
    });
    let called = format!("engine.{}({})", export(operation), given.collect::<Vec<_>>().join(", "));
    let called = match direct.answer {
        Answer::Json => format!("JSON.parse({called})"),
        Answer::Optional => format!("{called} ?? null"),
        Answer::Text | Answer::Flag | Answer::Number => called,
    };
    format!(
        "(takes(input, [{}]) && {} ? {called} : {general})",
        names.join(", "),
        checks.collect::<Vec<_>>().join(" && ")
    )
}

/// The name of an operation's own export.
fn export(operation: &Operation) -> String {
    operation.name().replace('.', "_")
}

/// The exports of the wasm: the areas of each entry, and a function for each operation that scalars are enough for.
pub fn exports() -> String {
    let mut out = format!(
        "{HEADER}//! The operations of each entry, and an export for each operation whose arguments are scalars.\n\n\
         use lastro::api::{{self, Facade}};\nuse wasm_bindgen::prelude::*;\n\nuse crate::scalars::{{self, Given, thrown}};\n"
    );
    for entry in ENTRIES.iter().filter(|entry| entry.areas().next().is_some()) {
        let areas: Vec<String> =
            entry.areas().map(|area| format!("api::{}::AREA", area.name.replace('.', "::"))).collect();
        let _ = write!(
            out,
            "\n/// The areas of the entry `{0}`.\n#[cfg(feature = \"{0}\")]\npub const FACADE: Facade = Facade::of(&[{1}]);\n",
            entry.name,
            areas.join(", ")
        );
    }
    for area in lastro::api::AREAS {
        let entries = ENTRIES.iter().filter(|entry| (entry.has)(area));
        let features: Vec<String> = entries.map(|entry| format!("feature = \"{}\"", entry.name)).collect();
        for operation in area.operations.iter().filter(|_| !features.is_empty()) {
            if let Some(direct) = Direct::of(operation) {
                let features = match features.as_slice() {
                    [one] => one.clone(),
                    several => format!("any({})", several.join(", ")),
                };
                let _ = write!(out, "\n#[cfg({features})]\n{}", direct.rust(operation));
            }
        }
    }
    out
}

/// How a scalar crosses into the wasm.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Given {
    /// As it is.
    Text,
    /// A number, or its text: as text, so that no digit of it is lost.
    Decimal,
    Whole,
    /// A boolean.
    Flag,
}

impl Given {
    /// How a value of a type crosses; nothing if it goes as JSON.
    fn of(ty: Type) -> Option<Self> {
        match ty {
            Type::Text | Type::Date | Type::YearMonth | Type::DateTime | Type::Choice(_) => Some(Self::Text),
            Type::Money | Type::Percent | Type::Quantity => Some(Self::Decimal),
            Type::Integer | Type::Code(_) => Some(Self::Whole),
            Type::Boolean => Some(Self::Flag),
            _ => None,
        }
    }

    /// The function of the package that says whether a value can cross so.
    const fn check(self) -> &'static str {
        match self {
            Self::Text => "isText",
            Self::Decimal => "isDecimal",
            Self::Whole => "isWhole",
            Self::Flag => "isFlag",
        }
    }
}

/// How an answer crosses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    Text,
    Flag,
    Number,
    /// A text or nothing.
    Optional,
    /// A record or a list.
    Json,
}

impl Answer {
    fn of(ty: Type) -> Self {
        match (Given::of(ty), ty) {
            (Some(Given::Text | Given::Decimal), _) => Self::Text,
            (Some(Given::Whole), _) => Self::Number,
            (Some(Given::Flag), _) => Self::Flag,
            (None, Type::Optional(inner)) if Self::of(*inner) == Self::Text => Self::Optional,
            (None, _) => Self::Json,
        }
    }

    /// Its type in Rust, and the function that makes it.
    const fn rust(self) -> (&'static str, &'static str) {
        match self {
            Self::Text => ("String", "scalars::text(&answer)"),
            Self::Flag => ("bool", "answer"),
            Self::Number => ("f64", "scalars::number(answer)"),
            Self::Optional => ("Option<String>", "scalars::optional(answer.as_ref())"),
            Self::Json => ("String", "scalars::json(&answer)"),
        }
    }
}

/// An operation that JavaScript calls with scalars.
struct Direct {
    /// The arguments that cross as scalars. An optional list is not among them: a call that gives one is sent as JSON.
    arguments: Vec<(&'static Argument, Given)>,
    answer: Answer,
}

impl Direct {
    /// Nothing for an operation that needs a record, a list or bytes.
    fn of(operation: &Operation) -> Option<Self> {
        let mut needed = operation.arguments.iter().filter(|argument| !matches!(argument.ty, Type::Optional(_)));
        if !needed.all(|argument| Given::of(argument.ty).is_some()) {
            return None;
        }
        let arguments = operation.arguments.iter();
        let arguments: Vec<_> =
            arguments.filter_map(|argument| Some((argument, Given::of(argument.ty.required())?))).collect();
        (!arguments.is_empty()).then(|| Self { arguments, answer: Answer::of(operation.result) })
    }

    fn rust(&self, operation: &Operation) -> String {
        let name = |argument: &Argument| argument.name.to_owned();
        let parameters = self.arguments.iter().map(|(argument, given)| {
            let ty = match (given, argument.ty) {
                (Given::Flag, Type::Optional(_)) => "Option<bool>",
                (Given::Flag, _) => "bool",
                (_, Type::Optional(_)) => "Option<String>",
                _ => "String",
            };
            format!("{}: {ty}", argument.name)
        });
        let reads: String = self
            .arguments
            .iter()
            .map(|(argument, given)| {
                let read = match (given, argument.ty) {
                    (Given::Flag, Type::Optional(_)) => "optional_flag",
                    (Given::Flag, _) => "flag",
                    (_, Type::Optional(_)) => "optional_text",
                    _ => "text",
                };
                format!("    let {0} = given.{read}(\"{0}\", {0});\n", argument.name)
            })
            .collect();
        let names: Vec<String> = self.arguments.iter().map(|(argument, _)| name(argument)).collect();
        let passed = operation.arguments.iter().map(|argument| {
            if Given::of(argument.ty.required()).is_some() { name(argument) } else { "None".to_owned() }
        });
        let some = names.iter().map(|name| format!("Some({name})")).collect::<Vec<_>>().join(", ");
        let (one, other) = if names.len() == 1 {
            (some, names.join(""))
        } else {
            (format!("({some})"), format!("({})", names.join(", ")))
        };
        let (ty, made) = self.answer.rust();
        format!(
            "#[wasm_bindgen]\npub fn {}({}) -> Result<{ty}, JsValue> {{\n    let mut given = Given::new();\n{reads}\
             \x20   let {one} = {other} else {{ return Err(given.refusal()) }};\n\
             \x20   let answer = api::{}::positional::{}({}).map_err(thrown)?;\n    Ok({made})\n}}\n",
            export(operation),
            parameters.collect::<Vec<_>>().join(", "),
            operation.area().replace('.', "::"),
            operation.function(),
            passed.collect::<Vec<_>>().join(", "),
        )
    }
}
