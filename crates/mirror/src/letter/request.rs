//! Checks requests that the service accepted. Finds members and parameters that the service's documentation does not mention.

use lastro::Issue;
use lastro::http::{ApiOperation, Narrowing};
use lastro::json::parse as parse_json;
use lastro::model::{BoletoUpdate, Cancellation, Customer, Model, Receipt, Sale, Service};
use lastro::query::parse;
use lastro::v1::http::OperationV1;
use lastro::v1::{
    BoletoUpdateParameters, CancellationParameters, CustomerParameters, FormPairs, ReceiptParameters, SaleParameters,
    ServiceParameters, parsed,
};
use lastro::value::Choice as _;
use lastro_twin::route::Operation;

use super::walk::{Walk, found};
use super::{Finding, FindingKind};
use crate::exchange::Exchange;
use crate::subject::Subject;

/// Adds findings for the undocumented members and parameters of a request that the service accepted.
pub(super) fn findings(subject: &Subject, operation: &str, exchange: &Exchange, all: &mut Vec<Finding>) {
    let query = exchange.request.query().unwrap_or_default();
    if let Narrowing::Query(resource) | Narrowing::Shown(resource) = subject.operation.route().narrowing
        && let Err(error) = parse(resource, query)
    {
        for issue in error.issues() {
            all.push(Finding {
                kind: FindingKind::Query,
                entity: operation.to_owned(),
                // the issue's path is the name of the parameter, and the issue's code tells what is wrong with the parameter
                field: issue.path.clone(),
                path: "request.query".to_owned(),
                detail: issue.code.as_str().to_owned(),
            });
        }
    }
    let body = &exchange.request.body;
    if body.is_empty() {
        return;
    }
    match subject.operation {
        Operation::V2(of) => version_2(of, body, all),
        Operation::V1(of) => version_1(of, body, all),
    }
}

fn version_2(operation: ApiOperation, body: &[u8], all: &mut Vec<Finding>) {
    match operation {
        ApiOperation::ServicesInsert | ApiOperation::ServicesUpdate => read::<Service>(body, all),
        ApiOperation::CustomersInsert | ApiOperation::CustomersUpdate => read::<Customer>(body, all),
        ApiOperation::SalesInsert | ApiOperation::SalesUpdate => read::<Sale>(body, all),
        ApiOperation::SalesCancelInvoice => read::<Cancellation>(body, all),
        ApiOperation::SalesConfirmReceipt => read::<Receipt>(body, all),
        ApiOperation::SalesUpdateBoleto => read::<BoletoUpdate>(body, all),
        _ => {}
    }
}

/// Checks a body of version 2. Adds findings for the issues that the crate `lastro` finds when it reads the
/// record, and for unknown members.
fn read<T: Model>(body: &[u8], all: &mut Vec<Finding>) {
    let issues = match T::from_json(body) {
        Ok((_, issues)) => issues,
        Err(error) => error.issues().to_vec(),
    };
    note::<T>(&issues, all);
    if let Ok(value) = parse_json(body) {
        Walk::new(all, "request").value(T::TYPE, None, "request", &value);
    }
}

fn version_1(operation: OperationV1, body: &[u8], all: &mut Vec<Finding>) {
    match operation {
        OperationV1::SalesInsert | OperationV1::SalesUpdate => read_v1::<SaleParameters>(body, all),
        OperationV1::SalesCancelInvoice => read_v1::<CancellationParameters>(body, all),
        OperationV1::SalesConfirmReceipt => read_v1::<ReceiptParameters>(body, all),
        OperationV1::SalesUpdateBoleto => read_v1::<BoletoUpdateParameters>(body, all),
        OperationV1::ServicesInsert | OperationV1::ServicesUpdate => read_v1::<ServiceParameters>(body, all),
        OperationV1::CustomersInsert | OperationV1::CustomersUpdate => read_v1::<CustomerParameters>(body, all),
        _ => {}
    }
}

/// Checks the parameters of version 1.
fn read_v1<T: Model>(body: &[u8], all: &mut Vec<Finding>) {
    let text = String::from_utf8_lossy(body);
    let read = FormPairs::decode(&text).and_then(|pairs| parsed::<T>(Some(pairs), None));
    if let Err(error) = read {
        note::<T>(error.issues(), all);
    }
}

fn note<T: Model>(issues: &[Issue], all: &mut Vec<Finding>) {
    for issue in issues {
        let (entity, field) = found(Some(T::TABLE), &issue.path);
        all.push(Finding {
            kind: FindingKind::Format,
            entity: entity.to_owned(),
            field,
            path: format!("request.{}", issue.path),
            detail: issue.code.as_str().to_owned(),
        });
    }
}
