//! The operations on sales and contracts in version 1.

mod body;
mod shown;
mod write;

use lastro::http::ApiOperation;
use lastro::query::Resource;
use lastro::v1::changes;

use super::form::accepted;
use super::steps::Steps;
use super::{done, listing};
use crate::decide::{Call, Context, Decision, Refusal, existing};
use crate::http::Response;
use crate::state::Table;

pub use write::{insert, update};

/// Returns a page of sales.
pub fn list(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let complete = context.is("v1-listing", "complete");
    listing::page(context, call, Resource::Sale, |row| {
        if complete { shown::complete(context, context.view, row) } else { shown::abbreviated(context, row) }
    })
}

/// Returns a sale.
pub fn select(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let row = existing(context, Table::Sale, call)?;
    let answer = shown::complete(context, context.view, &row)?;
    Ok(Decision::read(Response::json(200, answer.to_json())))
}

/// Deletes a sale, unless its invoice is issued.
pub fn delete(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let row = existing(context, Table::Sale, call)?;
    let sale = shown::sale_v1(context, context.view, &row)?;
    if accepted(changes::delete(&sale)).is_err() {
        return Err(Refusal::bad("A nota fiscal desta venda está emitida: cancele a nota antes de excluir a venda."));
    }
    let mut steps = Steps::new(context);
    steps.decide(ApiOperation::SalesDelete, call.part, Vec::new())?;
    Ok(steps.finish(done("deleted", call.part)))
}
