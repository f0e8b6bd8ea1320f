//! The resources of the client in Rust, with a method for each operation: for async programs, and for those without.

use std::fmt::Write as _;

use lastro::value::Choice as _;
use lastro_mobile_bindgen::names::{pascal, upper_snake};

use crate::client::{Gives, Key, Method, resources};
use crate::entries::HEADER;

/// The generated files: the path of each below `crates/client/src`, and its content.
pub fn files() -> [(&'static str, String); 2] {
    let awaited = "use crate::call::{nothing, record, records};\nuse crate::list::item;\nuse crate::{Client, PendingCall, Records};";
    let blocking = "use super::{Client, PendingCall, Records};\nuse crate::call::{nothing, record, records};\nuse crate::list::item;";
    [
        ("resources.rs", file("a method for each operation", awaited)),
        ("blocking/resources.rs", file("a method for each operation, without async", blocking)),
    ]
}

/// A file: the imports of the client that it is for are all that differs.
fn file(what: &str, imports: &str) -> String {
    let mut out = format!(
        "{HEADER}//! The resources of the service, with {what}.\n\n\
         use lastro::exchange::Call;\nuse lastro::http::ApiOperation;\nuse lastro::model::{{self, Model as _}};\n\n{imports}\n"
    );
    let resources = resources();
    out.push_str("\nimpl Client {");
    for (at, (name, _)) in resources.iter().enumerate() {
        let (blank, class, plain) = (if at == 0 { "" } else { "\n" }, pascal(name), name.replace('_', " "));
        let _ = write!(
            out,
            "\n{blank}    /// Operations on {plain}.\n    \
             pub const fn {name}(&self) -> {class}<'_> {{\n        {class}(self)\n    }}"
        );
    }
    out.push_str("\n}\n");
    for (name, methods) in &resources {
        let (class, plain) = (pascal(name), name.replace('_', " "));
        let _ = write!(
            out,
            "\n/// Operations on {plain}.\n#[derive(Debug, Clone, Copy)]\n#[must_use]\n\
             pub struct {class}<'c>(&'c Client);\n\nimpl {class}<'_> {{\n"
        );
        out.push_str(&methods.iter().map(method).collect::<Vec<_>>().join("\n"));
        out.push_str("}\n");
    }
    out
}

fn method(method: &Method) -> String {
    let Method { operation, name, doc, key, record, takes_original, query, gives } = method;
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
    if let Some(table) = record {
        let name = upper_snake(table.name).to_lowercase();
        let _ = write!(parameters, ", {name}: &model::{}", table.name);
        before = format!("        let sent = {name}.encode();\n");
        parts.push("record: Some(&sent)");
    }
    let (ty, via, decode) = match gives {
        Gives::Pages(table) => (format!("Records<model::{}>", table.name), "listed", "item"),
        Gives::One(table) => (format!("PendingCall<model::{}>", table.name), "pending", "record"),
        Gives::List(table) => (format!("PendingCall<Vec<model::{}>>", table.name), "pending", "records"),
        Gives::Nothing => ("PendingCall<()>".to_owned(), "pending", "nothing"),
    };
    let chooses = match (gives, query) {
        (Gives::Pages(_), Some(_)) => Some("Takes a [`query`](Records::query)."),
        (Gives::Pages(_), None) => Some("Takes no query."),
        (_, Some(_)) => Some("Takes a [`query`](PendingCall::query) of the fields to return."),
        (_, None) => None,
    };
    docs.extend(chooses.map(str::to_owned));
    if *takes_original {
        docs.push("Takes the [`original`](PendingCall::original).".to_owned());
    }
    let variant = pascal(&operation.as_str().replace('.', "_"));
    let call = format!("Call::new(ApiOperation::{variant})");
    let call = if parts.is_empty() { call } else { format!("Call {{ {}, ..{call} }}", parts.join(", ")) };
    format!(
        "    /// {}\n    pub fn {name}({parameters}) -> {ty} {{\n{before}        let call = {call};\n        self.0.{via}(call, {decode})\n    }}\n",
        docs.join("\n    ///\n    /// ")
    )
}
