//! The calls of lastro that are timed.

use lastro::http::{self, ApiOperation};
use lastro::json::{self, Tokenizer};
use lastro::model::{Codec as _, Json, Model as _, Sale, Target};
use lastro::rules::{self, Context, WriteOperation};
use lastro::{Issue, LastroError};

/// A document as a typed sale, with every problem of its values.
pub fn read(document: &[u8]) -> Result<(Sale, Vec<Issue>), LastroError> {
    Sale::from_json(document)
}

/// Every problem of a document: those of its values, then those of the rules.
pub fn check(document: &[u8]) -> Result<Vec<Issue>, LastroError> {
    rules::validate_json::<Sale>(document, &Context { operation: WriteOperation::Insert, today: None })
        .map(|found| found.issues)
}

/// The problems that the rules find in a typed sale.
pub fn rules(sale: &Sale) -> Vec<Issue> {
    rules::validate(sale, &Context { operation: WriteOperation::Insert, today: None }).issues
}

/// A listing as typed sales, with every problem of their values.
pub fn page(document: &[u8]) -> Result<Vec<(Sale, Vec<Issue>)>, LastroError> {
    Sale::list_from_json(document)
}

/// Decodes a listing as a client does: the response's records are checked and returned as documents.
pub fn response(body: &[u8]) -> Result<(Json, Vec<Issue>), LastroError> {
    let answer = http::decode(ApiOperation::SalesList, 200, body, None)?;
    Ok((answer.value.unwrap_or_default(), answer.issues))
}

/// A sale as the service would write it.
pub fn text(sale: &Sale) -> String {
    sale.json(Target::Wire)
}

/// How many tokens a document has.
pub fn tokens(document: &[u8]) -> usize {
    let mut tokenizer = Tokenizer::new(document);
    std::iter::from_fn(|| tokenizer.next_token().expect("a sound document")).count()
}

/// A document as a tree of values.
pub fn tree(document: &[u8]) -> json::Value {
    json::parse(document).expect("a sound document")
}
