//! The calls of lastro that are timed.

use lastro::http::{self, ApiOperation};
use lastro::json::{self, Tokenizer};
use lastro::model::{Codec as _, Json, Model as _, Sale, Target};
use lastro::rules::{self, Context, WriteOperation};
use lastro::{Issue, LastroError};

/// Reads a document as a typed sale, and returns the issues of its values.
pub fn read(document: &[u8]) -> Result<(Sale, Vec<Issue>), LastroError> {
    Sale::from_json(document)
}

/// Validates a document: returns the issues of its values, then the issues that the rules find.
pub fn check(document: &[u8]) -> Result<Vec<Issue>, LastroError> {
    rules::validate_json::<Sale>(document, &Context { operation: WriteOperation::Insert, today: None })
        .map(|found| found.issues)
}

/// Returns the issues that the rules find in a typed sale.
pub fn rules(sale: &Sale) -> Vec<Issue> {
    rules::validate(sale, &Context { operation: WriteOperation::Insert, today: None }).issues
}

/// Reads a listing as typed sales, and returns the issues of their values.
pub fn page(document: &[u8]) -> Result<Vec<(Sale, Vec<Issue>)>, LastroError> {
    Sale::list_from_json(document)
}

/// Decodes the response of a listing as a client does: the records are checked and returned as JSON.
pub fn response(body: &[u8]) -> Result<(Json, Vec<Issue>), LastroError> {
    let answer = http::decode(ApiOperation::SalesList, 200, body, None)?;
    Ok((answer.value.unwrap_or_default(), answer.issues))
}

/// Writes a sale as the JSON text that the service expects.
pub fn text(sale: &Sale) -> String {
    sale.json(Target::Wire)
}

/// Counts the tokens of a document.
pub fn tokens(document: &[u8]) -> usize {
    let mut tokenizer = Tokenizer::new(document);
    std::iter::from_fn(|| tokenizer.next_token().expect("a sound document")).count()
}

/// Parses a document into a tree of values.
pub fn tree(document: &[u8]) -> json::Value {
    json::parse(document).expect("a sound document")
}
