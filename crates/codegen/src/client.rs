//! The operations of the service as the clients offer them: a resource for each area, a method for each operation.

use lastro::exchange::{record_rules, takes_original};
use lastro::http::{ApiOperation, Narrowing, Shape};
use lastro::model::{ModelTable, Type};
use lastro::query::Resource;
use lastro::value::Choice as _;

/// A method of a resource. Its parameters in order: the key of the path, the record, then what may be left out.
pub struct Method {
    pub operation: ApiOperation,
    /// `confirm_receipt` of `sales.confirm_receipt`.
    pub name: &'static str,
    /// The operation in a sentence.
    pub doc: &'static str,
    pub key: Option<Key>,
    /// The record that is sent.
    pub record: Option<&'static ModelTable>,
    /// Whether the record before the change may be given.
    pub takes_original: bool,
    /// The records that a query may be about.
    pub query: Option<Resource>,
    pub gives: Gives,
}

/// What the path names.
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
    /// The record is gone.
    Nothing,
}

/// Every resource by its name, `payment_methods`, with its methods, in the order of the core's table.
pub fn resources() -> Vec<(&'static str, Vec<Method>)> {
    let mut resources: Vec<(&str, Vec<Method>)> = Vec::new();
    for operation in ApiOperation::ALL {
        let (area, method) = method(*operation);
        match resources.last_mut() {
            Some((last, methods)) if *last == area => methods.push(method),
            _ => resources.push((area, vec![method])),
        }
    }
    resources
}

fn method(operation: ApiOperation) -> (&'static str, Method) {
    let route = operation.route();
    let (area, name) = operation.as_str().split_once('.').unwrap_or_default();
    let doc = ApiOperation::TABLE.choices.iter().find(|choice| choice.text == operation.as_str());
    let key = match (route.path.contains("{}"), operation.takes_cpf()) {
        (false, _) => None,
        (true, true) => Some(Key::Cpf),
        (true, false) => Some(Key::Id),
    };
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
    let record = record_rules(operation).map(|(rules, _)| rules.table);
    let (doc, takes_original) = (doc.map_or("", |choice| choice.doc.trim()), takes_original(operation));
    (area, Method { operation, name, doc, key, record, takes_original, query, gives })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operation_is_a_method_with_what_its_route_takes() {
        let all = resources();
        assert_eq!(all.iter().map(|(_, methods)| methods.len()).sum::<usize>(), ApiOperation::ALL.len());
        let of = |wanted: ApiOperation| {
            let methods = resources().into_iter().flat_map(|(_, methods)| methods);
            methods.into_iter().find(|method| method.operation == wanted).expect("a method")
        };
        let receipt = of(ApiOperation::SalesConfirmReceipt);
        assert_eq!((receipt.name, receipt.record.map(|table| table.name)), ("confirm_receipt", Some("Receipt")));
        assert!(receipt.key == Some(Key::Id) && matches!(receipt.gives, Gives::One(table) if table.name == "Sale"));
        assert!(of(ApiOperation::WalletSelect).key == Some(Key::Cpf));
        assert!(matches!(of(ApiOperation::SalesDelete).gives, Gives::Nothing));
        assert!(matches!(of(ApiOperation::CnaeList).gives, Gives::Pages(table) if table.name == "Cnae"));
    }
}
