//! The body of a request, built from the caller's record and validated before anything is sent.

use crate::http::ApiOperation;
use crate::issue::{Issue, IssueCode, Issues, LastroError, Severity};
use crate::model::{BoletoUpdate, Cancellation, Customer, Json, Receipt, Sale, Service};
use crate::rules::{self, Context, EntityRules, WriteOperation};
use crate::value::LocalDate;

/// The validation rules of the record that an operation sends, and the kind of write for which they are checked: insert or
/// update. `None` for an operation without a body.
#[must_use]
pub fn record_rules(operation: ApiOperation) -> Option<(EntityRules, WriteOperation)> {
    let (insert, update) = (WriteOperation::Insert, WriteOperation::Update);
    Some(match operation {
        ApiOperation::ServicesInsert => (EntityRules::of::<Service>(), insert),
        ApiOperation::ServicesUpdate => (EntityRules::of::<Service>(), update),
        ApiOperation::CustomersInsert => (EntityRules::of::<Customer>(), insert),
        ApiOperation::CustomersUpdate => (EntityRules::of::<Customer>(), update),
        ApiOperation::SalesInsert => (EntityRules::of::<Sale>(), insert),
        ApiOperation::SalesUpdate => (EntityRules::of::<Sale>(), update),
        ApiOperation::SalesCancelInvoice => (EntityRules::of::<Cancellation>(), update),
        ApiOperation::SalesConfirmReceipt => (EntityRules::of::<Receipt>(), update),
        ApiOperation::SalesUpdateBoleto => (EntityRules::of::<BoletoUpdate>(), update),
        _ => return None,
    })
}

/// Whether an operation accepts the argument `original`, the record before the update.
#[must_use]
pub const fn takes_original(operation: ApiOperation) -> bool {
    matches!(operation, ApiOperation::ServicesUpdate | ApiOperation::CustomersUpdate | ApiOperation::SalesUpdate)
}

/// The body of an operation; `None` for an operation without a body.
///
/// # Errors
/// `required` at `record` if it is missing; `unknown_argument` at `record` or `original` if the operation does not accept this
/// argument; the validation errors of the record, below `record`; an error at `record` or `original` if the argument is not a
/// JSON object.
pub(super) fn of(
    operation: ApiOperation,
    record: Option<&Json>,
    original: Option<&Json>,
    today: Option<LocalDate>,
) -> Result<Option<Json>, LastroError> {
    let kind = record_rules(operation);
    let mut issues = Issues::default();
    let mut misplaced = |name: &str, code: IssueCode, wrong: bool| {
        if wrong {
            issues.push(Issue::error(name, code));
        }
    };
    misplaced("record", IssueCode::Required, kind.is_some() && record.is_none());
    misplaced("record", IssueCode::UnknownArgument, kind.is_none() && record.is_some());
    misplaced("original", IssueCode::UnknownArgument, !takes_original(operation) && original.is_some());
    issues.finish(Some(()))?;
    let (Some((rules, write)), Some(record)) = (kind, record) else { return Ok(None) };

    let context = Context { operation: write, today };
    let read = |name: &str, document: &Json| {
        let read = rules.check(document.to_text().as_bytes(), &context, Severity::Error);
        read.map_err(|error| error.under(name))
    };
    let (edited, issues) = read("record", record)?;
    LastroError::if_any(issues).map_err(|error| error.under("record"))?;
    let Some(original) = original else { return Ok(Some(Json(rules::body(&*edited, write)))) };
    // `original` is a record as the service returned it: issues in it are ignored
    let (original, _) = read("original", original)?;
    let whole = operation == ApiOperation::SalesUpdate;
    let changes = if whole { rules::whole_document } else { rules::smallest_change };
    Ok(Some(Json(changes(&*original, &*edited))))
}
