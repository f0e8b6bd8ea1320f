//! Generates the resources of the Python client: one class per resource, with a typed and documented method per operation.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use lastro::model::ModelTable;
use lastro_mobile_bindgen::names::{pascal, upper_snake};

use crate::client::{Gives, Key, Method, Version, area_of, resources};
use crate::python::{HEADER, docstring};
use crate::python_docs::{capitalised, hanging, text};

/// The two Python clients.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Client {
    Sync,
    Async,
}

impl Client {
    /// The prefix of the client's names: `Async` for the asynchronous client, empty for the blocking one.
    const fn prefix(self) -> &'static str {
        if matches!(self, Self::Async) { "Async" } else { "" }
    }
}

const IMPORTS: &str = r#"
from __future__ import annotations

import builtins
from collections.abc import Mapping
from typing import TYPE_CHECKING

from .. import _lastro
"#;

/// The module `lastro.client._resources`, or `lastro.client.v1` for version 1.
pub fn module(version: Version) -> String {
    let (about, package, loops) = match version {
        Version::V2 => ("the service", "..", "Call, Keep, document, many, nothing, one, page"),
        Version::V1 => ("version 1 of the API", "..v1", "CallV1, Keep, nothing, one, page"),
    };
    let mut out = format!("{HEADER}\"\"\"The resources of {about}, with a method for each operation.\"\"\"\n{IMPORTS}");
    let all = || resources(version).into_iter();
    let records: BTreeSet<String> = all().flat_map(|(_, methods)| methods).flat_map(|method| areas(&method)).collect();
    for record in records {
        let _ = writeln!(out, "from {package} import {record} as _{record}");
    }
    out.push_str("from ._listing import AsyncListing, Listing\n");
    let _ = writeln!(out, "from ._loop import {loops}\n");
    out.push_str("if TYPE_CHECKING:\n    from ._http import AsyncSender, Sender\n");
    for client in [Client::Sync, Client::Async] {
        for (name, methods) in all() {
            resource(&mut out, client, name, &methods);
        }
        whole(&mut out, client, version);
    }
    let names = |client: Client| {
        let resources = all().map(move |(name, _)| class(client, name));
        resources.chain([format!("{}Resources", client.prefix())])
    };
    let names: Vec<String> = names(Client::Sync).chain(names(Client::Async)).collect();
    let _ = writeln!(out, "\n\n__all__ = [\n    \"{}\",\n]", names.join("\",\n    \""));
    out
}

/// The areas of the records that a method sends and returns.
fn areas(method: &Method) -> Vec<String> {
    let returned = match method.gives {
        Gives::Pages(table) | Gives::One(table) | Gives::List(table) => Some(table),
        Gives::Nothing => None,
    };
    method.record.into_iter().chain(returned).map(|table| area_of(table.name)).collect()
}

/// The class name of a resource: `PaymentMethods` for `payment_methods`.
fn class(client: Client, resource: &str) -> String {
    client.prefix().to_owned() + &pascal(resource)
}

fn resource(out: &mut String, client: Client, name: &str, methods: &[Method]) {
    let _ = write!(
        out,
        "\n\nclass {}:\n    \"\"\"The operations of the resource `{name}`.\"\"\"\n\n    def __init__(self, sender: {}Sender) -> None:\n        self._sender = sender\n",
        class(client, name),
        client.prefix()
    );
    for method in methods {
        write_method(out, client, method);
    }
}

/// Writes the class with an attribute for each resource: the base class of a client, or the class of its attribute `v1`.
fn whole(out: &mut String, client: Client, version: Version) {
    let prefix = client.prefix();
    let _ = write!(out, "\n\nclass {prefix}Resources:\n    \"\"\"The resources of the service.\"\"\"\n\n");
    for (name, _) in resources(version) {
        let _ = writeln!(
            out,
            "    {name}: {}\n    \"\"\"The operations of the resource `{name}`.\"\"\"",
            class(client, name)
        );
    }
    let _ = write!(out, "\n    def __init__(self, sender: {prefix}Sender) -> None:\n");
    for (name, _) in resources(version) {
        let _ = writeln!(out, "        self.{name} = {}(sender)", class(client, name));
    }
}

/// A parameter of a method.
struct Parameter {
    name: String,
    ty: String,
    doc: String,
    is_optional: bool,
}

impl Parameter {
    fn new(name: &str, ty: &str, doc: &str) -> Self {
        Self { name: name.to_owned(), ty: ty.to_owned(), doc: doc.to_owned(), is_optional: false }
    }

    fn optional(self) -> Self {
        Self { is_optional: true, ..self }
    }

    fn declared(&self) -> String {
        let Self { name, ty, .. } = self;
        if self.is_optional { format!("{name}: {ty} | None = None") } else { format!("{name}: {ty}") }
    }

    fn documented(&self) -> String {
        let optional = if self.is_optional { ", optional" } else { "" };
        let ty = self.ty.replace("_lastro.", "").replace("[str, object]", "");
        format!("    {}\n", hanging(&format!("{} ({ty}{optional}): {}", self.name, capitalised(&self.doc))))
    }
}

/// The name of the record parameter.
fn argument(method: &Method, table: &ModelTable) -> String {
    if method.version == Version::V1 { "parameters".to_owned() } else { upper_snake(table.name).to_lowercase() }
}

/// The positional parameters, and the keyword-only parameters, which follow the `*` in the signature.
fn parameters(client: Client, method: &Method) -> (Vec<Parameter>, Vec<Parameter>) {
    let mut before = Vec::new();
    before.extend(method.key.map(|key| match key {
        Key::Id => Parameter::new("id", "int", "key of the record."),
        Key::Cpf => Parameter::new("cpf", "str", "CPF of the person, with or without punctuation."),
    }));
    let mut after = Vec::new();
    if let Some(table) = method.record {
        let ty = format!("_lastro.{} | Mapping[str, object]", table.name);
        let name = argument(method, table);
        let left_out =
            if method.version == Version::V2 { " Fields that the service fills in are left out." } else { "" };
        let doc = format!("the `{}` to send.{left_out}", table.name);
        before.push(Parameter::new(&name, &ty, &doc));
        if method.takes_original {
            let doc = "the record before the change. If it is given, only the changed fields of a customer or service are sent.";
            after.push(Parameter::new("original", &ty, doc).optional());
        }
    }
    if method.query.is_some() {
        let doc = if matches!(method.gives, Gives::Pages(_)) {
            "which records to list, in which order, and which fields to return; default all."
        } else {
            "which fields to return, such as `_fields=id,nome`; default all."
        };
        before.push(Parameter::new("query", "str | _lastro.Query | Mapping[str, object]", doc).optional());
    }
    if method.takes_listing() {
        let doc = "first record, page size and order of the listing; default all records, ordered by key.";
        before.push(Parameter::new("listing", "_lastro.ListingQueryV1 | Mapping[str, object]", doc).optional());
    }
    let state = match method.gives {
        Gives::Pages(_) if method.takes_listing() => {
            "the `state` of a page. The listing continues with the next page; `listing` is ignored."
        }
        Gives::Pages(_) => "the `state` of a page. The listing continues with the next page; `query` is ignored.",
        _ if method.record.is_some() => {
            "a stored state of the same call, to resume it: a change that may have been carried out is looked up, and is \
             not sent again unless that is safe. Pass the same record again."
        }
        _ => "a stored state of the same call, to resume it.",
    };
    after.push(Parameter::new("state", "str", state).optional());
    let awaited = if client == Client::Async {
        " If it returns an awaitable, the client awaits it before it sends the request."
    } else {
        ""
    };
    let keep = format!(
        "called with the state before each request, so that you can store it. The state contains neither the API key \
         nor the record.{awaited}"
    );
    after.push(Parameter::new("keep", "Keep", &keep).optional());
    (before, after)
}

/// The return type of a method, the function that decodes the response, and the documentation of the result.
fn result(client: Client, method: &Method) -> (String, String, String) {
    let decode = |table: &ModelTable| format!("_{}.decode", area_of(table.name));
    match method.gives {
        Gives::Pages(table) => (
            format!("{}Listing[_lastro.{}]", client.prefix(), table.name),
            format!("page({})", decode(table)),
            "The records. Iterating requests each page when it is needed.".to_owned(),
        ),
        Gives::One(table) => (
            format!("_lastro.{}", table.name),
            format!("one({})", decode(table)),
            "The record as the service returned it.".to_owned(),
        ),
        Gives::List(table) => (
            format!("builtins.list[_lastro.{}]", table.name),
            format!("many({})", decode(table)),
            "The records.".to_owned(),
        ),
        Gives::Nothing => ("None".to_owned(), "nothing".to_owned(), String::new()),
    }
}

fn write_method(out: &mut String, client: Client, method: &Method) {
    let (before, after) = parameters(client, method);
    let is_listing = matches!(method.gives, Gives::Pages(_));
    let (returned, read, about) = result(client, method);
    let asynchronous = if client == Client::Async && !is_listing { "async " } else { "" };
    let declared: String = before.iter().map(|parameter| format!("        {},\n", parameter.declared())).collect();
    let named: String = after.iter().map(|parameter| format!("        {},\n", parameter.declared())).collect();
    let mut doc = format!("{}\n\nArgs:\n", text(method.doc));
    for parameter in before.iter().chain(&after) {
        doc.push_str(&parameter.documented());
    }
    if !about.is_empty() {
        let shown = returned.replace("_lastro.", "").replace("builtins.", "");
        let _ = write!(doc, "\nReturns:\n    {}\n", hanging(&format!("{shown}: {about}")));
    }
    let raised = if is_listing {
        "a page could not be read. Raised by the iteration; `state` of the last page continues the listing."
    } else if method.record.is_some() || matches!(method.gives, Gives::Nothing) {
        "the call failed. `carried_out` is `unknown` if the change may have been carried out."
    } else {
        "the call failed."
    };
    let refused = if is_listing { " Raised by the iteration." } else { "" };
    let refused = format!("LastroError: an argument is invalid. Nothing was sent.{refused}");
    let raised = format!("ExchangeError: {raised}");
    let _ = write!(doc, "\nRaises:\n    {}\n    {}", hanging(&refused), hanging(&raised));
    let _ = write!(
        out,
        "\n    {asynchronous}def {}(\n        self,\n{declared}        *,\n{named}    ) -> {returned}:\n        {}\n",
        method.name,
        docstring(&doc, "        ")
    );
    let mut call = format!("\"{}\", {read}", method.operation);
    if let Some(key) = method.key {
        call.push_str(if key == Key::Id { ", id=id" } else { ", cpf=cpf" });
    }
    if method.query.is_some() {
        call.push_str(", query=query");
    }
    if method.takes_listing() {
        call.push_str(", listing=listing");
    }
    if let Some(table) = method.record.filter(|_| method.version == Version::V1) {
        let _ = write!(call, ", parameters=_{}.parameters(parameters)", area_of(table.name));
    }
    if let Some(table) = method.record.filter(|_| method.version == Version::V2) {
        let (name, encode) = (argument(method, table), format!("_{}.encode", area_of(table.name)));
        let _ = write!(call, ", record=document({name}, {encode})");
        if method.takes_original {
            let _ = write!(call, ", original=document(original, {encode})");
        }
    }
    call.push_str(", state=state, keep=keep");
    let call = format!("{}({call})", if method.version == Version::V1 { "CallV1" } else { "Call" });
    let _ = match (client, is_listing) {
        (_, true) => writeln!(out, "        return {}Listing(self._sender, {call})", client.prefix()),
        (Client::Sync, false) => writeln!(out, "        return self._sender.call({call})"),
        (Client::Async, false) => writeln!(out, "        return await self._sender.call({call})"),
    };
}
