//! Generates the resources of the JavaScript clients. For each client: a table, from which the client's class creates its methods
//! at run time, and the TypeScript types of these methods.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use lastro::value::Choice as _;
use lastro_mobile_bindgen::names::camel;

use crate::client::{Gives, Key, Method, Version, area_of, resources};
use crate::entries::HEADER;
use crate::typescript::{doc, namespace};

/// The generated files: names and contents.
pub fn files() -> Vec<(String, String)> {
    let of = |version, name: &str| [(format!("{name}.js"), table(version)), (format!("{name}.d.ts"), types(version))];
    [of(Version::V2, "client-resources"), of(Version::V1, "client-v1-resources")].concat()
}

/// The table of a client. Each method has a row: the operation, the kind of its result, and the names of its parameters. In
/// version 1, the last parameter of a write is a pair: its name, and the function that encodes it as form parameters.
fn table(version: Version) -> String {
    let mut out = HEADER.to_owned();
    if version == Version::V1 {
        let all = resources(version).into_iter().flat_map(|(_, methods)| methods);
        let areas: BTreeSet<String> = all.filter_map(|method| Some(object(method.record?.name))).collect();
        let areas = areas.into_iter().collect::<Vec<_>>().join(", ");
        let _ = writeln!(out, "import {{ {areas} }} from \"./entries/client-v1.js\";");
    }
    out.push_str("\nexport default {\n");
    for (area, methods) in resources(version) {
        let _ = writeln!(out, "  {}: {{", camel(area));
        for method in &methods {
            let gives = match method.gives {
                Gives::Pages(_) => "pages",
                Gives::One(_) | Gives::List(_) => "value",
                Gives::Nothing => "nothing",
            };
            let mut row = vec![method.operation, gives];
            row.extend(parameters(method).iter().map(|(name, _)| *name));
            let mut row: Vec<String> = row.iter().map(|text| format!("\"{text}\"")).collect();
            if let (Version::V1, Some(table), Some(last)) = (version, method.record, row.last_mut()) {
                *last = format!("[{last}, (value) => {}.parameters({{ value }})]", object(table.name));
            }
            let row = row.join(", ");
            let _ = writeln!(out, "    {}: [{row}],", camel(method.name));
        }
        out.push_str("  },\n");
    }
    out + "};\n"
}

/// The name of the JavaScript object with the operations of an area. `record` is the name of a record or of parameters of the
/// area: for `SaleParameters`, the result is `sale`.
fn object(record: &str) -> String {
    namespace(&area_of(record))
}

/// The parameters before the options, each with its type. The query of a listing is a parameter of its own, not an option,
/// because most calls pass one.
fn parameters(method: &Method) -> Vec<(&'static str, String)> {
    let key = method.key.map(|key| match key {
        Key::Id => ("id", "IntegerInput".to_owned()),
        Key::Cpf => ("cpf", "string".to_owned()),
    });
    let name = if method.version == Version::V1 { "parameters" } else { "record" };
    let record = method.record.map(|table| (name, format!("{}Input", table.name)));
    let listing = method.takes_listing().then(|| ("listing", "ListingQueryV1Input | null".to_owned()));
    let query = method.query.filter(|_| matches!(method.gives, Gives::Pages(_))).map(|_| ("query", query(method)));
    key.into_iter().chain(record).chain(query).chain(listing).collect()
}

fn query(method: &Method) -> String {
    method.query.map_or_else(String::new, |resource| format!("string | QueryInput<\"{}\"> | null", resource.as_str()))
}

fn types(version: Version) -> String {
    let (module, own) = match version {
        Version::V1 => ("./v1-api.js", "ListingQueryV1Input"),
        Version::V2 => ("./api.js", "QueryInput"),
    };
    let (mut body, mut used) = (String::new(), BTreeSet::from([own.to_owned()]));
    for (area, methods) in resources(version) {
        let _ = writeln!(body, "  readonly {}: {{", camel(area));
        for method in &methods {
            doc(&mut body, "    ", method.doc);
            let mut parameters: Vec<String> = parameters(method)
                .into_iter()
                .map(|(name, ty)| {
                    if ["query", "listing"].contains(&name) {
                        format!("{name}?: {ty}")
                    } else {
                        format!("{name}: {ty}")
                    }
                })
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
        "{HEADER}import type {{ IntegerInput }} from \"./api.js\";\nimport type {{\n  {used},\n}} from \"{module}\";\n\
         import type {{ CallOptions, Records }} from \"./client-loop.js\";\n\n\
         /** The resources of the service, with a method for each operation. */\nexport interface Resources {{\n{body}}}\n"
    )
}

/// The type of the last parameter, the options.
fn options(method: &Method) -> String {
    let shown = method.query.filter(|_| !matches!(method.gives, Gives::Pages(_)));
    let shown = shown.map(|_| format!("{{ query?: {} }}", query(method)));
    let original = method.record.filter(|_| method.takes_original);
    let original = original.map(|table| format!("{{ original?: {}Input | null }}", table.name));
    let parts = ["CallOptions".to_owned()].into_iter().chain(shown).chain(original);
    parts.collect::<Vec<_>>().join(" & ")
}
