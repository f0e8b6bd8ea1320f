//! Generates the data files of the npm package: messages, JSON schemas and the fields of forms. They are JavaScript modules
//! without wasm.

use std::collections::HashMap;
use std::fmt::Write as _;

use lastro::json::{Value, parse};
use lastro::value::Choice as _;
use lastro::{IssueCode, Language};
use lastro_facade::entity_names;

const HEADER: &str = "// Made from the core's tables by `cargo xtask generate`: change them, not this file.\n\n";

/// Every generated file: its path below the package's generated sources, and its content.
pub fn files() -> Vec<(String, String)> {
    let mut files = vec![("schema.js".to_owned(), schemas()), ("forms.js".to_owned(), forms())];
    for language in Language::ALL {
        files.push((format!("messages/{}.js", language.as_str()), messages(*language)));
    }
    files
}

fn messages(language: Language) -> String {
    let mut out = HEADER.to_owned() + "export default /* @__PURE__ */ Object.freeze({\n";
    for code in IssueCode::ALL {
        let template = Value::String(code.template(language).to_owned()).to_json();
        let _ = writeln!(out, "  {}: {template},", code.as_str());
    }
    out.push_str("});\n\nexport const words = /* @__PURE__ */ Object.freeze({\n");
    for (value, said) in language.words() {
        let [value, said] = [value, said].map(|text| Value::String(text.to_owned()).to_json());
        let _ = writeln!(out, "  {value}: {said},");
    }
    out.push_str("});\n");
    let worded = Language::WORDED.map(|name| Value::String(name.to_owned()).to_json()).join(", ");
    out + "export const worded = /* @__PURE__ */ Object.freeze([" + &worded + "]);\n"
}

/// Calls an operation that returns a message, a schema or a form, and returns its result.
fn ask(operation: &str, argument: &str, name: &str) -> Value {
    let input = format!("{{{:?}:{name:?}}}", argument);
    let answer = parse(lastro_facade::dispatch(operation, &input).as_bytes()).expect("an answer");
    answer.get("ok").expect("a known name").clone()
}

/// The module with all schemas. Definitions that several schemas share are written once.
fn schemas() -> String {
    let mut pool: Vec<String> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut row = |name: &str, schema: &Value| {
        let members = schema.as_object().unwrap_or_default();
        let root: Vec<_> = members.iter().filter(|(name, _)| name != "$defs").cloned().collect();
        let defs = schema.get("$defs").and_then(Value::as_object).unwrap_or_default().iter().map(|(name, def)| {
            let text = def.to_json();
            let place = *places.entry(text.clone()).or_insert_with(|| {
                pool.push(text);
                pool.len() - 1
            });
            format!("{name:?}:{place}")
        });
        let defs: Vec<String> = defs.collect();
        format!("  {name:?}: [{}, {{{}}}],\n", Value::Object(root).to_json(), defs.join(","))
    };
    let mut of = |operation: &str, argument: &str, names: Vec<String>| -> String {
        names.iter().map(|name| row(name, &ask(operation, argument, name))).collect()
    };
    let operations: Vec<String> = lastro_facade::operations().map(|row| row.name.to_owned()).collect();
    let entities = of("schema.entity", "entity", entity_names().map(str::to_owned).collect());
    let arguments = of("schema.arguments", "operation", operations.clone());
    let results = of("schema.result", "operation", operations);
    format!(
        "{HEADER}export const defs = [\n  {},\n];\nexport const entities = {{\n{entities}}};\nexport const inputs = {{\n{arguments}}};\nexport const results = {{\n{results}}};\n",
        pool.join(",\n  ")
    )
}

fn forms() -> String {
    let mut out = HEADER.to_owned() + "export default {\n";
    for entity in entity_names() {
        let _ = writeln!(out, "  {entity:?}: {},", ask("forms.fields", "entity", entity).to_json());
    }
    out + "};\n"
}
