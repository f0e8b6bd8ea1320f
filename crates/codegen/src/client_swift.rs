//! Generates the resources of the Swift client: one struct per resource, with one method per operation.

use std::fmt::Write as _;

use lastro::model::ModelTable;
use lastro_mobile_bindgen::names::{camel, lower_first, pascal};

use crate::client::{self, Gives, Key, Method, Version, area_of};
use crate::entries::HEADER;

/// The content of `Resources.swift`, or of `ResourcesV1.swift` for version 1.
pub fn resources(version: Version) -> String {
    let mut out = format!("{HEADER}\nimport Lastro\n");
    let all = client::resources(version);
    out.push_str(if version == Version::V1 { V1 } else { "\nextension Client {\n" });
    for (area, _) in &all {
        let (name, ty) = (camel(area), resource(version, area));
        let _ = writeln!(
            out,
            "    /// The operations of the resource `{area}`.\n    public var {name}: {ty} {{ {ty}(exchanges: exchanges) }}\n"
        );
    }
    out.truncate(out.trim_end().len());
    out.push_str("\n}\n");
    for (area, methods) in all {
        let ty = resource(version, area);
        let _ = write!(
            out,
            "\n/// The operations of the resource `{area}` of a ``Client``.\npublic struct {ty}: Sendable {{\n    let exchanges: Exchanges\n"
        );
        methods.iter().for_each(|method| function(&mut out, method));
        out.push_str("}\n");
    }
    out
}

const V1: &str = "
extension Client {
    /// The resources of version 1 of the API. They share the limits of this client.
    public var v1: ResourcesV1 { ResourcesV1(exchanges: exchanges) }
}

/// The resources of version 1 of the API.
public struct ResourcesV1: Sendable {
    let exchanges: Exchanges

";

fn resource(version: Version, area: &str) -> String {
    pascal(area) + if version == Version::V1 { "ResourceV1" } else { "Resource" }
}

/// The Swift type whose functions read a record, such as `Sale` or `V1.Sale`. In version 1, this type also writes
/// parameters.
fn codec(version: Version, table: &ModelTable) -> String {
    if version == Version::V1 { format!("V1.{}", pascal(&area_of(table.name))) } else { table.name.to_owned() }
}

/// A parameter: its declaration, the argument that the method passes to the client, and its documentation.
struct Parameter {
    declared: String,
    passed: String,
    doc: String,
}

fn parameter(declared: impl Into<String>, passed: impl Into<String>, doc: &str) -> Parameter {
    let declared: String = declared.into();
    let name = declared.trim_start_matches("_ ").split(':').next().unwrap_or_default();
    let doc = format!("{name}: {doc}");
    Parameter { passed: passed.into(), doc, declared }
}

/// The parameters in order: the key in the path, the record, then the optional parameters.
fn parameters(method: &Method) -> Vec<Parameter> {
    let key = method.key.map(|key| match key {
        Key::Id => parameter("id: Int64", "id: id", "Key of the record."),
        Key::Cpf => parameter("cpf: String", "cpf: cpf", "CPF of the customer, with or without punctuation."),
    });
    let record = method.record.map(|table| {
        if method.version == Version::V1 {
            let passed = format!("parameters: try {}.parameters(value: parameters)", codec(Version::V1, table));
            return parameter(format!("_ parameters: {}", table.name), passed, "The parameters to send.");
        }
        let name = lower_first(table.name);
        let doc = "The record to send. Fields that the service fills in are left out.";
        parameter(format!("_ {name}: {}", table.name), format!("record: try {name}.encode()"), doc)
    });
    let query = method.query.map(|resource| {
        let (label, selects) = match method.gives {
            Gives::Pages(_) => ("_ ", "Which records to list, in which order, and which fields to return"),
            _ => ("", "Which fields to return"),
        };
        let doc = format!("{selects}, as built by `{}.query`; default all.", resource.table().name);
        parameter(format!("{label}query: String? = nil"), "query: query", &doc)
    });
    let listing = method.takes_listing().then(|| {
        let doc = "First record, page size and order of the listing; default all records, ordered by key.";
        parameter("_ listing: ListingQueryV1? = nil", "listing: listing", doc)
    });
    let original = method.record.filter(|_| method.takes_original).map(|table| {
        let doc =
            "The record before the change. If it is given, only the changed fields of a customer or service are sent.";
        parameter(format!("original: {}? = nil", table.name), "original: try original?.encode()", doc)
    });
    let state = parameter(
        "state: String? = nil",
        "state: state",
        "A stored state of an earlier call of this method, to resume that call; default a new call.",
    );
    let keep =
        parameter("keep: KeepState? = nil", "keep: keep", "Called with the state before each request, to store it.");
    [key, record, query, listing, original, Some(state), Some(keep)].into_iter().flatten().collect()
}

fn function(out: &mut String, method: &Method) {
    let parameters = parameters(method);
    let _ = writeln!(out, "\n    /// {}\n    ///\n    /// - Parameters:", method.doc.replace('\n', "\n    /// "));
    parameters.iter().for_each(|parameter| {
        let _ = writeln!(out, "    ///   - {}", parameter.doc);
    });
    let result = match method.gives {
        Gives::Nothing => "",
        Gives::Pages(_) => {
            "    /// - Returns: The records. Each page is requested when it is needed. Iterating throws the errors that the other methods throw.\n"
        }
        Gives::One(_) => "    /// - Returns: The record as the service returned it.\n",
        Gives::List(_) => "    /// - Returns: All records.\n",
    };
    out.push_str(result);
    if !matches!(method.gives, Gives::Pages(_)) {
        out.push_str("    /// - Throws: `LastroError` if an argument is invalid; nothing was sent then. ``ExchangeError`` if the call failed.\n");
    }
    let declared: Vec<&str> = parameters.iter().map(|parameter| &*parameter.declared).collect();
    let passed: Vec<&str> = parameters.iter().map(|parameter| &*parameter.passed).collect();
    let (call, read) = match method.gives {
        Gives::Pages(table) => ("exchanges.pages", decoded(method.version, table)),
        Gives::One(table) => ("try await exchanges.one", decoded(method.version, table)),
        Gives::List(table) => ("try await exchanges.list", decoded(method.version, table)),
        Gives::Nothing => ("try await exchanges.nothing", String::new()),
    };
    let result = match method.gives {
        Gives::Pages(table) => format!(" -> Records<{}>", table.name),
        Gives::One(table) => format!(" async throws -> {}", table.name),
        Gives::List(table) => format!(" async throws -> [{}]", table.name),
        Gives::Nothing => " async throws".to_owned(),
    };
    let operation = camel(&method.operation.replace('.', "_"));
    let _ = write!(
        out,
        "    public func {}(\n        {}\n    ){result} {{\n        {call}(\n            {}operation: .{operation}, {}){}\n    }}\n",
        camel(method.name),
        declared.join(", "),
        if method.version == Version::V1 { format!("CallV1(legacy: .{operation}, ") } else { "CallV2(".to_owned() },
        passed.join(", "),
        if read.is_empty() { ")".to_owned() } else { format!("\n        ) {read}") },
    );
}

/// The Swift closure that decodes a record from JSON.
fn decoded(version: Version, table: &ModelTable) -> String {
    format!("{{ try {}.decode(json: $0).value }}", codec(version, table))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_method_takes_and_returns_what_its_operation_does() {
        let all = resources(Version::V2) + &resources(Version::V1);
        for shown in [
            "public func list(\n        _ query: String? = nil, state",
            "public func confirmReceipt(\n        id: Int64, _ receipt: Receipt, state",
            "CallV2(operation: .salesConfirmReceipt, id: id, record: try receipt.encode(), state: state, keep: keep)",
            "cpf: String, state: String? = nil, keep: KeepState? = nil\n    ) async throws -> [WalletEntry] {",
            "public var paymentMethods: PaymentMethodsResource {",
            "public var sales: SalesResourceV1 {",
            "_ listing: ListingQueryV1? = nil, state: String? = nil, keep: KeepState? = nil\n    ) -> Records<SaleV1> {",
            "CallV1(legacy: .salesInsert, operation: .salesInsert, parameters: try V1.Sale.parameters(value: parameters), state",
        ] {
            assert!(all.contains(shown), "{shown}");
        }
    }
}
