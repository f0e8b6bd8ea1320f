//! Generates the resources of the Rust clients, async and blocking, with one method per operation.

use std::fmt::Write as _;

use lastro_mobile_bindgen::names::{pascal, upper_snake};

use crate::client::{Gives, Key, Method, Version, resources};
use crate::entries::HEADER;

/// The generated files: the path of each below `crates/client/src`, and its content.
pub fn files() -> [(&'static str, String); 4] {
    [
        ("resources.rs", file(Version::V2, false)),
        ("v1.rs", file(Version::V1, false)),
        ("blocking/resources.rs", file(Version::V2, true)),
        ("blocking/v1.rs", file(Version::V1, true)),
    ]
}

/// The content of the file for one API version and one client, async or blocking. The two clients have the same methods, and
/// differ only in their imports.
fn file(version: Version, blocking: bool) -> String {
    let (of, imports, own) = match version {
        Version::V2 => (
            "",
            "use lastro::exchange::Call;\nuse lastro::http::ApiOperation;\nuse lastro::model::{self, Model as _};",
            "use crate::call::{nothing, record, records};\nuse crate::list::item;",
        ),
        Version::V1 => (
            " in version 1",
            "use lastro::v1;\nuse lastro::v1::exchange::Call;\nuse lastro::v1::http::{ListingQueryV1, OperationV1};",
            "use crate::any_call::sending;\nuse crate::call::{nothing, record};\nuse crate::list::item;",
        ),
    };
    let (what, imported) = if blocking {
        (", without async", format!("use super::{{Client, PendingCall, Records}};\n{own}"))
    } else {
        ("", format!("{own}\nuse crate::{{Client, PendingCall, Records}};"))
    };
    let mut out = format!(
        "{HEADER}//! The resources of the service{of}, with a method for each operation{what}.\n\n{imports}\n\n{imported}\n"
    );
    let resources = resources(version);
    out.push_str(if version == Version::V1 { V1 } else { "\nimpl Client {" });
    for (at, (name, _)) in resources.iter().enumerate() {
        let (blank, class) = (if at == 0 { "" } else { "\n" }, pascal(name));
        let (taken, life, client) =
            if version == Version::V1 { ("self", "'c", "self.0") } else { ("&self", "'_", "self") };
        let _ = write!(
            out,
            "\n{blank}    /// The operations of the resource `{name}`.\n    \
             pub const fn {name}({taken}) -> {class}<{life}> {{\n        {class}({client})\n    }}"
        );
    }
    out.push_str("\n}\n");
    for (name, methods) in &resources {
        let class = pascal(name);
        let _ = write!(
            out,
            "\n/// The operations of the resource `{name}`.\n#[derive(Debug, Clone, Copy)]\n#[must_use]\n\
             pub struct {class}<'c>(&'c Client);\n\nimpl {class}<'_> {{\n"
        );
        out.push_str(&methods.iter().map(method).collect::<Vec<_>>().join("\n"));
        out.push_str("}\n");
    }
    out
}

const V1: &str = "
impl Client {
    /// The resources of version 1, with the connections, the rate limit and the options of this client.
    pub const fn v1(&self) -> V1<'_> {
        V1(self)
    }
}

/// The resources of version 1.
#[derive(Debug, Clone, Copy)]
#[must_use]
pub struct V1<'c>(&'c Client);

impl<'c> V1<'c> {";

fn method(method: &Method) -> String {
    let Method { version, operation, name, doc, key, record, takes_original, query, gives } = method;
    let (models, operations) = if *version == Version::V1 { ("v1", "OperationV1") } else { ("model", "ApiOperation") };
    let mut docs = vec![(*doc).to_owned()];
    let (mut parameters, mut parts, mut before) = ("self".to_owned(), Vec::new(), String::new());
    match key {
        Some(Key::Id) => {
            docs.push("`id`: key of the record, 1 or greater.".to_owned());
            parameters.push_str(", id: i64");
            parts.push("id: Some(id)");
        }
        Some(Key::Cpf) => {
            docs.push("`cpf`: the customer's CPF, with or without punctuation.".to_owned());
            parameters.push_str(", cpf: &str");
            parts.push("cpf: Some(cpf)");
        }
        None => {}
    }
    let mut call = "call";
    match (version, record) {
        (Version::V2, Some(table)) => {
            let name = upper_snake(table.name).to_lowercase();
            let _ = write!(parameters, ", {name}: &model::{}", table.name);
            before = format!("        let sent = {name}.encode();\n");
            parts.push("record: Some(&sent)");
        }
        (Version::V1, Some(table)) => {
            let _ = write!(parameters, ", parameters: &v1::{}", table.name);
            call = "sending(call, parameters)";
        }
        (_, None) => {}
    }
    if method.takes_listing() {
        docs.push(
            "`listing`: first record, page size and order of the listing; by default all records, ordered by key."
                .to_owned(),
        );
        parameters.push_str(", listing: ListingQueryV1");
        parts.push("listing: Some(listing)");
    }
    let (ty, via, decode) = match gives {
        Gives::Pages(table) => (format!("Records<{models}::{}>", table.name), "listed", "item"),
        Gives::One(table) => (format!("PendingCall<{models}::{}>", table.name), "pending", "record"),
        Gives::List(table) => (format!("PendingCall<Vec<{models}::{}>>", table.name), "pending", "records"),
        Gives::Nothing => ("PendingCall<()>".to_owned(), "pending", "nothing"),
    };
    let chooses = match (gives, query) {
        (Gives::Pages(_), Some(_)) => Some("Accepts a [`query`](Records::query)."),
        (Gives::Pages(_), None) if *version == Version::V2 => Some("Accepts no query."),
        (_, Some(_)) => Some("Accepts a [`query`](PendingCall::query) that selects the fields to return."),
        (_, None) => None,
    };
    docs.extend(chooses.map(str::to_owned));
    if *takes_original {
        docs.push("Accepts the [`original`](PendingCall::original) record, as it was before the change.".to_owned());
    }
    let variant = pascal(&operation.replace('.', "_"));
    let new = format!("Call::new({operations}::{variant})");
    let new = if parts.is_empty() { new } else { format!("Call {{ {}, ..{new} }}", parts.join(", ")) };
    format!(
        "    /// {}\n    pub fn {name}({parameters}) -> {ty} {{\n{before}        let call = {new};\n        self.0.{via}({call}, {decode})\n    }}\n",
        docs.join("\n    ///\n    /// ")
    )
}
