//! The operations on services in version 1.

use lastro::http::ApiOperation;
use lastro::json::Value;
use lastro::model::{Model as _, Service};
use lastro::query::Resource;
use lastro::v1::{ServiceParameters, rules};

use super::form::{accepted, parameters, shared};
use super::listing;
use super::shown::service;
use super::steps::{Steps, key_of, record};
use crate::decide::{Call, Context, Decision, Refusal, existing};
use crate::http::Response;
use crate::state::{Row, Table};

/// Returns a page of services.
pub fn list(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    listing::page(context, call, Resource::Service, |row| shown(context, row))
}

/// Returns a service.
pub fn select(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let row = existing(context, Table::Service, call)?;
    Ok(Decision::read(Response::json(200, shown(context, &row)?.to_json())))
}

/// Inserts a service.
pub fn insert(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    written(context, call, ApiOperation::ServicesInsert)
}

/// Updates a service.
pub fn update(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    existing(context, Table::Service, call)?;
    written(context, call, ApiOperation::ServicesUpdate)
}

fn written(context: &Context<'_>, call: &Call<'_>, operation: ApiOperation) -> Result<Decision, Refusal> {
    let given: ServiceParameters = parameters(context, call.body)?;
    accepted(rules::service(&given))?;
    let mut steps = Steps::new(context);
    let record = steps.decide(operation, call.part, shared(&given, Service::TABLE, &[]))?;
    let row = steps.row(Table::Service, key_of(&record)?)?;
    let answer = shown(context, &row)?;
    Ok(steps.finish(Response::json(200, answer.to_json())))
}

fn shown(context: &Context<'_>, row: &Row) -> Result<Value, Refusal> {
    Ok(service(context, &record::<Service>(row)?))
}
