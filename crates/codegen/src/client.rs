//! Describes the clients' methods for all languages: one resource per area of the service, one method per operation.

use lastro::exchange::{record_rules, takes_original};
use lastro::http::{ApiOperation, Narrowing, Route, Shape};
use lastro::model::{ModelTable, Type};
use lastro::query::Resource;
use lastro::v1::exchange::parameter_table;
use lastro::v1::http::OperationV1;
use lastro::value::Choice as _;
use lastro_mobile_bindgen::names::upper_snake;

/// A version of the service's API. Version 1 is the legacy version.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Version {
    V1,
    V2,
}

/// A method of a resource. Its parameters are, in order: the key in the path, the record, then the optional parameters.
pub struct Method {
    pub version: Version,
    /// The name of the operation, such as `sales.confirm_receipt`. It is the same in both versions.
    pub operation: &'static str,
    /// The name of the method, such as `confirm_receipt`.
    pub name: &'static str,
    /// What the operation does, in one sentence.
    pub doc: &'static str,
    pub key: Option<Key>,
    /// The table of the record in the request; in version 1, the table of the parameters.
    pub record: Option<&'static ModelTable>,
    /// Whether the method has an optional parameter for the record before the change.
    pub takes_original: bool,
    /// The entity whose fields the method's query may name; `None` if the method takes no query.
    pub query: Option<Resource>,
    pub gives: Gives,
}

impl Method {
    /// Whether the method takes the options of a listing in version 1: start, page size and order.
    pub fn takes_listing(&self) -> bool {
        self.version == Version::V1 && matches!(self.gives, Gives::Pages(_))
    }
}

/// The kind of key in the path of a request: the number of a record, or the CPF of a person.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Key {
    Id,
    Cpf,
}

/// What a method returns.
#[derive(Clone, Copy)]
pub enum Gives {
    /// Every record of a listing, page by page.
    Pages(&'static ModelTable),
    One(&'static ModelTable),
    List(&'static ModelTable),
    /// No record: the operation deletes the record, or its response does not contain the record.
    Nothing,
}

/// The resources in the order of the core's table, each with its name, such as `payment_methods`, and its methods.
pub fn resources(version: Version) -> Vec<(&'static str, Vec<Method>)> {
    let methods: Vec<Method> = match version {
        Version::V1 => OperationV1::ALL.iter().map(|operation| of_v1(*operation)).collect(),
        Version::V2 => ApiOperation::ALL.iter().map(|operation| of_v2(*operation)).collect(),
    };
    let mut resources: Vec<(&str, Vec<Method>)> = Vec::new();
    for method in methods {
        let (area, _) = method.operation.split_once('.').unwrap_or_default();
        match resources.last_mut() {
            Some((last, methods)) if *last == area => methods.push(method),
            _ => resources.push((area, vec![method])),
        }
    }
    resources
}

/// The area of a record or of parameters, without the version: `Sale`, `SaleV1` and `SaleParameters` belong to `sale`.
pub fn area_of(record: &str) -> String {
    let name = record.strip_suffix("V1").or_else(|| record.strip_suffix("Parameters")).unwrap_or(record);
    upper_snake(name).to_lowercase()
}

fn of_v1(operation: OperationV1) -> Method {
    Method { record: parameter_table(operation), ..of(Version::V1, operation.as_str(), operation.route()) }
}

fn of_v2(operation: ApiOperation) -> Method {
    let method = of(Version::V2, operation.as_str(), operation.route());
    Method {
        record: record_rules(operation).map(|(rules, _)| rules.table),
        takes_original: takes_original(operation),
        key: method.key.map(|key| if operation.takes_cpf() { Key::Cpf } else { key }),
        ..method
    }
}

/// Describes the client method that calls an operation, from the operation's route.
fn of(version: Version, operation: &'static str, route: &'static Route) -> Method {
    let (_, name) = operation.split_once('.').unwrap_or_default();
    // operations of both versions share the documentation of version 2
    let doc = ApiOperation::TABLE.choices.iter().find(|choice| choice.text == operation);
    let query = match route.narrowing {
        Narrowing::Nothing => None,
        Narrowing::Shown(resource) | Narrowing::Query(resource) => Some(resource),
    };
    let gives = match route.shape {
        Shape::Listing { records: Type::List(Type::Record(table)), .. } => Gives::Pages(table),
        Shape::Whole(Type::List(Type::Record(table))) => Gives::List(table),
        Shape::Whole(Type::Record(table)) if table.name != "Deleted" => Gives::One(table),
        _ => Gives::Nothing,
    };
    let key = route.path.contains("{}").then_some(Key::Id);
    let doc = doc.map_or("", |choice| choice.doc.trim());
    Method { version, operation, name, doc, key, record: None, takes_original: false, query, gives }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operation_is_a_method_with_what_its_route_takes() {
        let methods = |version| resources(version).into_iter().flat_map(|(_, methods)| methods).collect::<Vec<_>>();
        let (v1, v2) = (methods(Version::V1), methods(Version::V2));
        assert_eq!((v1.len(), v2.len()), (OperationV1::ALL.len(), ApiOperation::ALL.len()));
        assert!(v1.iter().chain(&v2).all(|method| !method.doc.is_empty()));
        let of = |methods: &[Method], wanted: &str| {
            methods.iter().position(|method| method.operation == wanted).expect("a method")
        };
        let receipt = &v2[of(&v2, "sales.confirm_receipt")];
        assert_eq!((receipt.name, receipt.record.map(|table| table.name)), ("confirm_receipt", Some("Receipt")));
        assert!(receipt.key == Some(Key::Id) && matches!(receipt.gives, Gives::One(table) if table.name == "Sale"));
        assert!(v2[of(&v2, "wallet.select")].key == Some(Key::Cpf));
        assert!(matches!(v2[of(&v2, "sales.delete")].gives, Gives::Nothing));
        assert!(matches!(v2[of(&v2, "cnae.list")].gives, Gives::Pages(table) if table.name == "Cnae"));
        let receipt = &v1[of(&v1, "sales.confirm_receipt")];
        assert_eq!(receipt.record.map(|table| table.name), Some("ReceiptParameters"));
        assert!(receipt.key == Some(Key::Id) && matches!(receipt.gives, Gives::Nothing));
        assert!(v1[of(&v1, "sales.list")].takes_listing());
    }

    #[test]
    fn parameters_and_records_of_version_1_are_of_one_area() {
        assert_eq!(["Sale", "SaleV1", "BoletoUpdateParameters"].map(area_of), ["sale", "sale", "boleto_update"]);
    }
}
