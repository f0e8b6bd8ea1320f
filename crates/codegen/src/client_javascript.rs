//! The resources of JavaScript's client: a table that its class makes methods of, and their types.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use lastro::value::Choice as _;
use lastro_mobile_bindgen::names::camel;

use crate::client::{Gives, Key, Method, resources};
use crate::entries::HEADER;
use crate::typescript::doc;

/// The files, by name.
pub fn files() -> Vec<(String, String)> {
    vec![("client-resources.js".to_owned(), table()), ("client-resources.d.ts".to_owned(), types())]
}

/// A row for each method: the operation, what it gives, and the names of its parameters in order.
fn table() -> String {
    let mut out = HEADER.to_owned() + "\nexport default {\n";
    for (area, methods) in resources() {
        let _ = writeln!(out, "  {}: {{", camel(area));
        for method in &methods {
            let gives = match method.gives {
                Gives::Pages(_) => "pages",
                Gives::One(_) | Gives::List(_) => "value",
                Gives::Nothing => "nothing",
            };
            let mut row = vec![method.operation.as_str(), gives];
            row.extend(parameters(method).iter().map(|(name, _)| *name));
            let row = row.iter().map(|text| format!("\"{text}\"")).collect::<Vec<_>>().join(", ");
            let _ = writeln!(out, "    {}: [{row}],", camel(method.name));
        }
        out.push_str("  },\n");
    }
    out + "};\n"
}

/// The parameters before the options, each with its type. A listing is narrowed so often that its query is one.
fn parameters(method: &Method) -> Vec<(&'static str, String)> {
    let key = method.key.map(|key| match key {
        Key::Id => ("id", "IntegerInput".to_owned()),
        Key::Cpf => ("cpf", "string".to_owned()),
    });
    let record = method.record.map(|table| ("record", format!("{}Input", table.name)));
    let query = method.query.filter(|_| matches!(method.gives, Gives::Pages(_))).map(|_| ("query", query(method)));
    key.into_iter().chain(record).chain(query).collect()
}

fn query(method: &Method) -> String {
    method.query.map_or_else(String::new, |resource| format!("string | QueryInput<\"{}\"> | null", resource.as_str()))
}

fn types() -> String {
    let (mut body, mut used) = (String::new(), BTreeSet::from(["IntegerInput".to_owned(), "QueryInput".to_owned()]));
    for (area, methods) in resources() {
        let _ = writeln!(body, "  readonly {}: {{", camel(area));
        for method in &methods {
            doc(&mut body, "    ", method.doc);
            let mut parameters: Vec<String> = parameters(method)
                .into_iter()
                .map(|(name, ty)| if name == "query" { format!("{name}?: {ty}") } else { format!("{name}: {ty}") })
                .collect();
            parameters.push(format!("options?: {}", options(method)));
            let gives = match method.gives {
                Gives::Pages(table) => format!("Records<{}>", table.name),
                Gives::One(table) => format!("Promise<{}>", table.name),
                Gives::List(table) => format!("Promise<readonly {}[]>", table.name),
                Gives::Nothing => "Promise<void>".to_owned(),
            };
            if let Gives::Pages(table) | Gives::One(table) | Gives::List(table) = method.gives {
                used.insert(table.name.to_owned());
            }
            used.extend(method.record.map(|table| format!("{}Input", table.name)));
            let _ = writeln!(body, "    {}({}): {gives};", camel(method.name), parameters.join(", "));
        }
        body.push_str("  };\n");
    }
    let used = used.into_iter().collect::<Vec<_>>().join(",\n  ");
    format!(
        "{HEADER}import type {{\n  {used},\n}} from \"./api.js\";\nimport type {{ CallOptions, Records }} from \"./client-class.js\";\n\n\
         /** The operations of the service, each as a method of its resource. */\nexport interface Resources {{\n{body}}}\n"
    )
}

/// The type of the last parameter.
fn options(method: &Method) -> String {
    let shown = method.query.filter(|_| !matches!(method.gives, Gives::Pages(_)));
    let shown = shown.map(|_| format!("{{ query?: {} }}", query(method)));
    let original = method.record.filter(|_| method.takes_original);
    let original = original.map(|table| format!("{{ original?: {}Input | null }}", table.name));
    let parts = ["CallOptions".to_owned()].into_iter().chain(shown).chain(original);
    parts.collect::<Vec<_>>().join(" & ")
}
