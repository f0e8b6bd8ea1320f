//! Records of version 1 in the columns of version 2.

use lastro::issue::{Issue, IssueCode, LastroError};
use lastro::model::{Entity, Model, ModelTable};
use lastro::types::{
    Customer, CustomerConverted, CustomerV1, PaymentMethod, PaymentMethodConverted, PaymentMethodV1, ReportLine, Sale,
    SaleConverted, SaleV1, Service, ServiceConverted, ServiceV1, Severity,
};
use lastro::v1::conversion;

use crate::read::{Decode, Options, Records, Source, open_by};

/// An entity that both versions have.
struct Both {
    name: &'static str,
    table: &'static ModelTable,
    decode: Decode,
}

/// Lists the entities, with what converts each.
macro_rules! entities {
    ($($name:literal: $from:ty => $to:ty, $made:ident by $convert:path;)*) => {
        const ENTITIES: &[Both] = &[$(Both {
            name: $name,
            table: <$to>::TABLE,
            decode: |json| converted(json, |from: &$from| {
                let $made { value, report, .. } = $convert(from);
                (value, report)
            }),
        }),*];
    };
}
entities! {
    "sale": SaleV1 => Sale, SaleConverted by conversion::sale;
    "customer": CustomerV1 => Customer, CustomerConverted by conversion::customer;
    "service": ServiceV1 => Service, ServiceConverted by conversion::service;
    "payment_method": PaymentMethodV1 => PaymentMethod, PaymentMethodConverted by conversion::payment_method;
}

/// Reads records of version 1 and gives them as a reading of version 2 does, row by row. The issues are those of the values
/// that did not fit version 1, then a warning for each line of the conversion's report, at the path in version 1. Warnings
/// are listed whatever `options` says, since they are what the conversion lost.
///
/// # Errors
/// `invalid_choice` at `entity`, with the names of those that are converted; as [`open`](crate::read::open).
pub fn v1_to_v2(
    entity: &str,
    sources: impl Iterator<Item = Result<Source, String>> + Send + 'static,
    options: Options,
) -> Result<Records, LastroError> {
    let found = ENTITIES.iter().find(|both| both.name == entity);
    let found = found.ok_or_else(|| {
        let names: Vec<&str> = names().collect();
        LastroError::invalid(Issue::error("entity", IssueCode::InvalidChoice).with("allowed", &names.join(", ")))
    })?;
    open_by(found.name, found.table, Some(found.decode), sources, Options { severity: Severity::Warning, ..options })
}

/// The entities that are converted.
pub fn names() -> impl Iterator<Item = &'static str> {
    ENTITIES.iter().map(|both| both.name)
}

fn converted<F: Model, T: Entity + 'static>(
    json: &[u8],
    convert: impl FnOnce(&F) -> (T, Vec<ReportLine>),
) -> Result<(Box<dyn Entity>, Vec<Issue>), LastroError> {
    let (record, mut issues) = F::from_json(json)?;
    let (made, report) = convert(&record);
    issues.extend(report.iter().map(|line| Issue::warning(&line.path, line.code)));
    Ok((Box::new(made), issues))
}
