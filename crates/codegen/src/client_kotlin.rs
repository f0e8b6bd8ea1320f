//! Generates the resources of Kotlin's clients: for each resource, one class for the client with coroutines, and one for the
//! blocking client.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use lastro::model::ModelTable;
use lastro_mobile_bindgen::kotlin::HEADER;
use lastro_mobile_bindgen::names::{camel, lower_first, pascal};

use crate::client::{Gives, Key, Method, Version, area_of, resources};

/// The two clients for Kotlin: one with coroutines, one that blocks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Client {
    Suspending,
    Blocking,
}

/// A parameter: its declaration, and its meaning.
type Parameter = (String, &'static str);

/// The content of `Resources.kt`, or of `ResourcesV1.kt` for version 1.
pub fn resources_of_kotlin(version: Version) -> String {
    let mut body = String::new();
    for client in [Client::Suspending, Client::Blocking] {
        clients(&mut body, client, version);
        for (area, methods) in resources(version) {
            resource(&mut body, client, version, area, &methods);
        }
    }
    let own: &[&str] = if version == Version::V1 { &["ListingQueryV1", "V1"] } else { &["ListQuery"] };
    let own = own.iter().chain(&["ApiOperation", "LastroException"]).map(|name| (*name).to_owned());
    let imports: BTreeSet<String> =
        resources(version).iter().flat_map(|(_, methods)| methods).flat_map(records).chain(own).collect();
    let imports: String = imports.into_iter().map(|name| format!("import dev.lastro.{name}\n")).collect();
    format!("{HEADER}package dev.lastro.client\n\n{imports}{body}")
}

/// The records that a method takes and returns.
fn records(method: &Method) -> Vec<String> {
    let given = match method.gives {
        Gives::Pages(table) | Gives::One(table) | Gives::List(table) => Some(table.name),
        Gives::Nothing => None,
    };
    let names = given.into_iter().chain(method.record.map(|table| table.name));
    names.chain(method.query.map(|resource| resource.table().name)).map(str::to_owned).collect()
}

/// The class name of a resource.
fn class(client: Client, version: Version, area: &str) -> String {
    let kind = if client == Client::Blocking { "Blocking" } else { "" };
    format!("{kind}{}Resource{}", pascal(area), suffix(version))
}

const fn suffix(version: Version) -> &'static str {
    if matches!(version, Version::V1) { "V1" } else { "" }
}

/// Writes the class with a property for each resource: the base class of a client, or the class of its property `v1`.
fn clients(out: &mut String, client: Client, version: Version) {
    let (name, calls) = match client {
        Client::Suspending => ("SuspendingResources", "SuspendingCalls"),
        Client::Blocking => ("BlockingResources", "BlockingCalls"),
    };
    let _ = match version {
        Version::V1 => writeln!(
            out,
            "\n/** The resources of version 1 of the API. */\nclass {name}V1 internal constructor(calls: {calls}) {{"
        ),
        Version::V2 => writeln!(
            out,
            "\n/** The resources of a client. */\nabstract class {name} internal constructor(calls: {calls}) {{\n    \
             /** The resources of version 1 of the API. They share the limits of this client. */\n    \
             @JvmField\n    val v1: {name}V1 = {name}V1(calls)\n"
        ),
    };
    for (area, _) in resources(version) {
        let _ = writeln!(out, "    /** The operations of the resource `{area}`. */");
        let _ = writeln!(
            out,
            "    @JvmField\n    val {}: {class} = {class}(calls)\n",
            camel(area),
            class = class(client, version, area)
        );
    }
    out.truncate(out.trim_end().len());
    out.push_str("\n}\n");
}

fn resource(out: &mut String, client: Client, version: Version, area: &str, methods: &[Method]) {
    let calls = if client == Client::Blocking { "BlockingCalls" } else { "SuspendingCalls" };
    let _ = write!(
        out,
        "\n/** The operations of the resource `{area}`. */\nclass {} internal constructor(private val calls: {calls}) {{",
        class(client, version, area)
    );
    for method in methods {
        function(out, client, method, method.query.map(|resource| format!("ListQuery<{}>?", resource.table().name)));
        if method.query.is_some() {
            function(out, client, method, Some("String".to_owned()));
        }
    }
    out.push_str("}\n");
}

/// Writes a method. `query` is the type of its query parameter, if it takes a query.
fn function(out: &mut String, client: Client, method: &Method, query: Option<String>) {
    let is_listing = matches!(method.gives, Gives::Pages(_));
    let parameters = parameters(client, method, query.as_deref());
    let _ = writeln!(out, "\n    /**\n     * {}{}\n     *", method.doc, remarks(method));
    for (declaration, means) in &parameters {
        let name = declaration.split(':').next().unwrap_or_default();
        let _ = writeln!(out, "     * @param {name} {means}");
    }
    let typed = query.as_deref().is_some_and(|query| query != "String");
    if is_listing && typed {
        let _ = writeln!(out, "     * @throws LastroException if the query is invalid.");
    } else if !is_listing {
        let _ = writeln!(out, "     * @throws LastroException if an argument is invalid. Nothing was sent then.");
        let _ = writeln!(
            out,
            "     * @throws ExchangeException if the call failed. It states whether the change was carried out."
        );
    }
    out.push_str("     */\n");
    if client == Client::Blocking {
        out.push_str("    @JvmOverloads\n");
    }
    if is_listing && typed {
        out.push_str("    @Throws(LastroException::class)\n");
    } else if !is_listing {
        out.push_str("    @Throws(LastroException::class, ExchangeException::class)\n");
    }
    let suspends = if client == Client::Suspending && !is_listing { "suspend " } else { "" };
    let declared: Vec<&str> = parameters.iter().map(|(declaration, _)| declaration.as_str()).collect();
    let _ =
        writeln!(out, "    {suspends}fun {}({}): {} =", camel(method.name), declared.join(", "), given(client, method));
    let _ = writeln!(out, "        {}", body(client, method, query.as_deref()));
}

/// The sentence that is added to the documentation of listings.
fn remarks(method: &Method) -> &'static str {
    match method.gives {
        Gives::Pages(_) => " Each page is requested when it is needed.",
        _ => "",
    }
}

fn parameters(client: Client, method: &Method, query: Option<&str>) -> Vec<Parameter> {
    let mut all: Vec<Parameter> = Vec::new();
    match method.key {
        Some(Key::Id) => all.push(("id: Long".to_owned(), "Key of the record.")),
        Some(Key::Cpf) => all.push(("cpf: String".to_owned(), "CPF of the customer, with or without punctuation.")),
        None => {}
    }
    if let Some(table) = method.record.filter(|_| method.version == Version::V1) {
        all.push((format!("parameters: {}", table.name), "The parameters to send."));
    }
    if method.takes_listing() {
        let means = "First record, page size and order of the listing; all records, ordered by key, if null.";
        all.push(("listing: ListingQueryV1? = null".to_owned(), means));
    }
    if let Some(table) = method.record.filter(|_| method.version == Version::V2) {
        all.push((
            format!("{}: {}", lower_first(table.name), table.name),
            "The record to send. Fields that the service fills in are left out.",
        ));
        if method.takes_original {
            let means = "The record before the update. If it is given, only the changed fields of a customer or service are sent.";
            all.push((format!("original: {}? = null", table.name), means));
        }
    }
    if let Some(ty) = query {
        let means = match (method.gives, ty) {
            (Gives::Pages(_), "String") => "The query string.",
            (Gives::Pages(_), _) => "Which records to list, in which order, and which fields to return; all if null.",
            (_, "String") => "The query string: which fields and sections (nested records) to return.",
            _ => "Which fields and sections (nested records) to return; all fields if null.",
        };
        all.push((format!("query: {ty}{}", if ty.ends_with('?') { " = null" } else { "" }), means));
    }
    match client {
        Client::Blocking => all.push((
            "options: CallOptions = CallOptions()".to_owned(),
            "A stored state to resume, and a callback that stores the state.",
        )),
        Client::Suspending => {
            all.push((
                "state: String? = null".to_owned(),
                "A stored state of an earlier call of this method, to resume that call; a new call if null.",
            ));
            let means = "Called with the state before each request, to store it. If it throws, the call ends with that exception.";
            all.push(("keep: (suspend (String) -> Unit)? = null".to_owned(), means));
        }
    }
    all
}

fn given(client: Client, method: &Method) -> String {
    match (method.gives, client) {
        (Gives::Pages(table), Client::Suspending) => format!("RecordFlow<{}>", table.name),
        (Gives::Pages(table), Client::Blocking) => format!("BlockingListing<{}>", table.name),
        (Gives::One(table), _) => table.name.to_owned(),
        (Gives::List(table), _) => format!("List<{}>", table.name),
        (Gives::Nothing, _) => "Unit".to_owned(),
    }
}

fn body(client: Client, method: &Method, query: Option<&str>) -> String {
    let mut call = vec![format!("ApiOperation.{}", method.operation.replace('.', "_").to_uppercase())];
    match method.key {
        Some(Key::Id) => call.push("id = id".to_owned()),
        Some(Key::Cpf) => call.push("cpf = cpf".to_owned()),
        None => {}
    }
    call.extend(query.map(|ty| format!("query = query{}", if ty == "String" { "" } else { "?.build()" })));
    if method.takes_listing() {
        call.push("listing = listing".to_owned());
    }
    call.extend(method.record.map(|table| match method.version {
        Version::V1 => format!("parameters = V1.{}.parameters(parameters)", pascal(&area_of(table.name))),
        Version::V2 => format!("record = {}.encode()", lower_first(table.name)),
    }));
    call.extend(method.record.filter(|_| method.takes_original).map(|_| "original = original?.encode()".to_owned()));
    let call = format!("ApiCall{}({})", suffix(method.version), call.join(", "));
    let options = if client == Client::Blocking { "options" } else { "state, keep" };
    let reader = |table: &ModelTable| match method.version {
        Version::V1 => format!("V1.{}", pascal(&area_of(table.name))),
        Version::V2 => table.name.to_owned(),
    };
    let read = match method.gives {
        Gives::Pages(table) => {
            return format!("calls.pages({call}, {options}) {{ {}.decode(it).value }}", reader(table));
        }
        Gives::One(table) => format!("step -> recordOf(step) {{ {}.decode(it).value }}", reader(table)),
        Gives::List(table) => format!("step -> recordsOf(step) {{ {}.decode(it).value }}", reader(table)),
        Gives::Nothing => String::new(),
    };
    format!("calls.run({call}, {options}) {{ {read} }}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_method_has_what_its_operation_takes() {
        let made = resources_of_kotlin(Version::V2) + &resources_of_kotlin(Version::V1);
        for line in [
            "    suspend fun insert(sale: Sale, state: String? = null, keep: (suspend (String) -> Unit)? = null): Sale =",
            "    fun update(id: Long, customer: Customer, original: Customer? = null, options: CallOptions = CallOptions()): Customer =",
            "    fun list(query: String, options: CallOptions = CallOptions()): BlockingListing<Plan> =",
            "    suspend fun select(cpf: String, state: String? = null, keep: (suspend (String) -> Unit)? = null): List<WalletEntry> =",
            "    val paymentMethods: PaymentMethodsResource = PaymentMethodsResource(calls)",
            "    suspend fun insert(parameters: SaleParameters, state: String? = null, keep: (suspend (String) -> Unit)? = null): SaleV1 =",
            "    fun list(listing: ListingQueryV1? = null, options: CallOptions = CallOptions()): BlockingListing<SaleV1> =",
            "ApiCallV1(ApiOperation.SALES_CONFIRM_RECEIPT, id = id, parameters = V1.Receipt.parameters(parameters))",
        ] {
            assert!(made.contains(line), "{line}");
        }
    }
}
