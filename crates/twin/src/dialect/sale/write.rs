//! Inserts and updates sales in version 1, which identifies customer, service and payment method by name and not by key.

use lastro::http::ApiOperation;
use lastro::json::Value;
use lastro::model::codes::{BillingMethod, PersonKind};
use lastro::model::{Customer, PaymentMethod, Service};
use lastro::v1::{ContextV1, SaleParameters, SaleV1, rules};
use lastro::{IssueCode, LastroError};

use super::body::{self, Keys};
use super::shown;
use crate::decide::{Call, Context, Decision, Refusal, existing};
use crate::dialect::form::{accepted, parameters};
use crate::dialect::steps::{Members, Steps, key_of, set, with_member};
use crate::dialect::{card, customer, found, issued};
use crate::http::Response;
use crate::state::{Row, Table};

/// Inserts a sale. Creates the customer, service and payment method that do not exist yet. If any of these steps is refused,
/// nothing is created.
pub fn insert(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let given: SaleParameters = parameters(context, call.body)?;
    let named = Named::of(context, &given)?;
    named.check(context, &given, None)?;
    let mut steps = Steps::new(context);
    let keys = named.keys(context, &mut steps, &given)?;
    let record = steps.decide(ApiOperation::SalesInsert, "", body::inserted(context, &given, &keys))?;
    answered(context, steps, key_of(&record)?, &given)
}

/// Updates a sale. If its invoice is already issued, only the payment method may change.
pub fn update(context: &Context<'_>, call: &Call<'_>) -> Result<Decision, Refusal> {
    let row = existing(context, Table::Sale, call)?;
    let given: SaleParameters = parameters(context, call.body)?;
    let original = shown::sale_v1(context, context.view, &row)?;
    let named = Named::of(context, &given)?;
    named.check(context, &given, Some(&original))?;
    let mut steps = Steps::new(context);
    let locked = !accepted_deletion(&original);
    let body = if locked {
        let method = named.payment_method(&mut steps)?;
        named.card(&mut steps, original.cliente.as_ref().and_then(|customer| customer.id), &given)?;
        body::with_method(&row, method)?
    } else {
        let keys = named.keys(context, &mut steps, &given)?;
        body::updated(&row, &given, &keys)?
    };
    steps.decide(ApiOperation::SalesUpdate, call.part, body)?;
    answered(context, steps, row.id, &given)
}

/// Whether a sale may be deleted. A sale whose invoice is issued cannot be deleted, and an update can change only its payment
/// method.
fn accepted_deletion(sale: &SaleV1) -> bool {
    accepted(lastro::v1::changes::delete(sale)).is_ok()
}

/// The response to an insert or update. It contains the complete sale.
fn answered(context: &Context<'_>, mut steps: Steps<'_>, id: i64, given: &SaleParameters) -> Result<Decision, Refusal> {
    keep_statements(&mut steps, id, given)?;
    let row = steps.row(Table::Sale, id)?;
    let answer = shown::complete(context, steps.view(), &row)?;
    Ok(steps.finish(Response::json(200, answer.to_json())))
}

/// Stores the statements (`demonstrativo`) of the installments in the extras of version 1, since no field of the sale holds
/// them.
fn keep_statements(steps: &mut Steps<'_>, id: i64, given: &SaleParameters) -> Result<(), Refusal> {
    let all = given.parcelas.as_deref().unwrap_or_default();
    if all.iter().all(|installment| installment.demonstrativo.is_none()) {
        return Ok(());
    }
    let text = |text: &Option<String>| text.clone().map_or(Value::Null, Value::String);
    let statements = Value::Array(all.iter().map(|installment| text(&installment.demonstrativo)).collect());
    let row = steps.row(Table::Sale, id)?;
    let extras = with_member(row.extras.as_deref(), "demonstrativos", statements)?;
    steps.put(Table::Sale, Row { extras: Some(extras), ..row });
    Ok(())
}

/// The records that a sale identifies by name; `None` if a record does not exist.
struct Named {
    customer: Option<Customer>,
    service: Option<Service>,
    method: PaymentMethod,
    method_is_new: bool,
}

impl Named {
    fn of(context: &Context<'_>, given: &SaleParameters) -> Result<Self, Refusal> {
        let name = |name: &Option<String>| name.as_deref().unwrap_or_default().trim().to_owned();
        let (customer, service) = (name(&given.cliente), name(&given.servico));
        let method = found::payment_method(context.view, &name(&given.meio_pagamento))?;
        let method_is_new = method.is_none();
        // a missing name is reported later, by the check of the parameters
        let is_named = |name: &str| !name.is_empty();
        Ok(Self {
            customer: if is_named(&customer) { found::customer(context, given)? } else { None },
            service: if is_named(&service) { found::service(context, &service)? } else { None },
            method: match method {
                Some(method) => method,
                None => found::new_payment_method(context, given)?,
            },
            method_is_new,
        })
    }

    /// Checks the parameters with the core's rules. `original`: the stored sale, for an update.
    fn check(&self, context: &Context<'_>, given: &SaleParameters, original: Option<&SaleV1>) -> Result<(), Refusal> {
        let service = self.service.as_ref().and_then(|service| service.id);
        let known = ContextV1 {
            service_issued_before: Some(issued::of_service(context.view, service)?),
            city_issued_before: Some(issued::of_city(context.view, given.nfse_municipio_emissao)?),
            payment_type: self.method.tipo,
            customer_abroad: Some(self.is_abroad(context, given)),
        };
        accepted(rules::sale(given, original, Some(context.today()), known))?;
        let issues = matches!(given.emissao_nfse, Some(BillingMethod::IssueNow | BillingMethod::AfterPayment));
        let entity = self.customer.as_ref().filter(|customer| customer.tipo == Some(PersonKind::LegalEntity));
        let undocumented = entity.is_some_and(|customer| customer.cnpj.as_deref().unwrap_or_default().is_empty());
        if issues && undocumented && known.customer_abroad != Some(true) && original.is_none() {
            // an invoice without CNPJ or CPF (taxpayer number) is possible only for individuals and for customers abroad
            return Err(LastroError::at("cliente_cnpj", IssueCode::Required).into());
        }
        Ok(())
    }

    /// Whether the customer counts as living abroad. No field states this, so the policy `v1-abroad` decides.
    fn is_abroad(&self, context: &Context<'_>, given: &SaleParameters) -> bool {
        let here = match (&self.customer, &given.cliente_campos) {
            (Some(customer), _) => customer.id_cidade.is_some() || customer.cep.is_some(),
            (None, Some(fields)) => fields.id_cidade.is_some() || fields.cep.is_some(),
            (None, None) => false,
        };
        !here && context.is("v1-abroad", "without-address")
    }

    /// Returns the keys of the records that the sale names, and creates the records that do not exist yet.
    fn keys(&self, context: &Context<'_>, steps: &mut Steps<'_>, given: &SaleParameters) -> Result<Keys, Refusal> {
        let customer = match self.customer.as_ref().and_then(|customer| customer.id) {
            Some(id) => id,
            None => {
                let body = customer::of_sale(context, given)?;
                key_of(&steps.decide(ApiOperation::CustomersInsert, "", body)?)?
            }
        };
        self.payment_method(steps)?;
        self.card(steps, Some(customer), given)?;
        let service = self.service(steps, given)?;
        if let Some(row) = issued::company(steps.view(), given)? {
            steps.put(Table::CityHall, row);
        }
        Ok(Keys { customer, service, method: self.method.clone() })
    }

    fn payment_method(&self, steps: &mut Steps<'_>) -> Result<i64, Refusal> {
        if self.method_is_new {
            steps.add_payment_method(&self.method);
        }
        self.method.id.ok_or_else(Refusal::not_found)
    }

    /// Adds the card of an online payment to the customer, as the customer's default card.
    fn card(&self, steps: &mut Steps<'_>, customer: Option<i64>, given: &SaleParameters) -> Result<(), Refusal> {
        let (Some(id), Some(card)) = (customer, card::CardFields::of_sale(given).card(Some(&self.method))) else {
            return Ok(());
        };
        let cards = customer::cards_of(&steps.row(Table::Customer, id)?)?;
        let body = vec![card::added(&cards, &card)];
        steps.decide(ApiOperation::CustomersUpdate, &id.to_string(), body)?;
        Ok(())
    }

    /// Creates the service, or updates it with the invoice codes in the parameters of the sale. Returns the key of the service.
    fn service(&self, steps: &mut Steps<'_>, given: &SaleParameters) -> Result<i64, Refusal> {
        let code = |code: &Option<String>| code.clone().filter(|code| !code.is_empty());
        let item = code(&given.nfse_item_servico);
        let tax = code(&given.nfse_codigo_tributacao_municipio);
        let mut body: Members = Vec::new();
        let known = self.service.as_ref();
        if let Some(item) = item.filter(|item| item.parse().ok() != known.and_then(|service| service.id_servico)) {
            set(&mut body, "id_servico", Value::String(item));
        }
        let known_tax = known.and_then(|service| service.codigo_tributacao_municipio.as_ref());
        if let Some(tax) = tax.filter(|tax| Some(tax) != known_tax) {
            set(&mut body, "codigo_tributacao_municipio", Value::String(tax));
        }
        match known.and_then(|service| service.id) {
            Some(id) if body.is_empty() => Ok(id),
            Some(id) => key_of(&steps.decide(ApiOperation::ServicesUpdate, &id.to_string(), body)?),
            None => {
                let name = given.servico.as_deref().unwrap_or_default().trim().to_owned();
                set(&mut body, "nome", Value::String(name));
                key_of(&steps.decide(ApiOperation::ServicesInsert, "", body)?)
            }
        }
    }
}
