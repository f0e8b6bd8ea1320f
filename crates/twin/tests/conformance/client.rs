//! A client of a twin, built from the core's own functions.

use std::collections::BTreeSet;

use lastro::Issue;
use lastro::http::{ApiAnswer, ApiOperation, NewRequest, build, decode};
use lastro::json::Value;
use lastro::model::{ConcealedText, Customer, Json, Kind, Model, Target, Type};
use lastro::query::{Query, QuerySource, Resource};
use lastro::rules::{self, Validate, Validation, WriteOperation};
use lastro::value::Choice as _;
use lastro_twin::{Request, Twin};

use crate::common::{config, model};

/// The refusals that the client's own check cannot foresee. Each row has the policy that explains the refusal, the operations to
/// which it applies, and a part of the error message.
pub const REFUSALS: &[(&str, &[ApiOperation], &str)] = &[
    ("required-cleared", &[ApiOperation::ServicesUpdate, ApiOperation::CustomersUpdate], "não pode ser apagado"),
    ("unknown-part", &[ApiOperation::CustomersUpdate], "].id: o cliente não tem este registro"),
    ("delete-service", &[ApiOperation::ServicesDelete], "Este serviço está em vendas ou planos"),
    ("delete-customer", &[ApiOperation::CustomersDelete], "Este cliente tem vendas ou contratos"),
    ("unknown-reference", &[ApiOperation::SalesInsert], "unknown_key"),
    // an item without a value gets the value of its service; the client does not know this value, so it cannot notice that the
    // discount exceeds it
    ("item-value", &[ApiOperation::SalesInsert], "desconto: out_of_range"),
    ("delete-issued-sale", &[ApiOperation::SalesDelete], "cancele a nota antes"),
    ("unknown-reference", &[ApiOperation::SalesUpdate], "id_servico: unknown_key"),
    ("unknown-reference", &[ApiOperation::SalesUpdate], "id_cliente: unknown_key"),
    ("item-value", &[ApiOperation::SalesUpdate], "desconto: out_of_range"),
    ("sale-update", &[ApiOperation::SalesUpdate], "].id: unknown_key"),
    ("sale-update", &[ApiOperation::SalesUpdate], "].id: duplicate_key"),
    ("received-installment", &[ApiOperation::SalesUpdate], "valor recebido não pode ser retirada"),
    ("sale-after-issue", &[ApiOperation::SalesUpdate], "locked_after_issue"),
    ("cancel-issued", &[ApiOperation::SalesCancelInvoice], "só uma nota emitida pode ser cancelada"),
    ("boleto-update", &[ApiOperation::SalesUpdateBoleto], "não é boleto"),
    ("boleto-update", &[ApiOperation::SalesUpdateBoleto], "já foi paga ou cancelada"),
    (
        "contract-charges",
        &[
            ApiOperation::SalesInsert,
            ApiOperation::SalesUpdate,
            ApiOperation::SalesConfirmReceipt,
            ApiOperation::SalesUpdateBoleto,
        ],
        "Um contrato não tem parcelas a receber",
    ),
];

pub struct Client {
    pub twin: Twin,
    pub key: ConcealedText,
    pub today: lastro::LocalDate,
    /// The policies that have refused a call of version 2.
    pub met: BTreeSet<&'static str>,
    /// The policies that have refused a call of version 1.
    pub met_v1: BTreeSet<&'static str>,
    /// The number of accepted calls, and of refused ones.
    pub answered: usize,
    pub refused: usize,
}

/// The arguments of a call, besides its operation.
#[derive(Default)]
pub struct Asked {
    pub id: Option<i64>,
    pub cpf: Option<&'static str>,
    pub query: Option<Query>,
    pub body: Option<Json>,
}

impl Client {
    pub fn new() -> Self {
        let hired = r#"{"hired_plans": [{"id": 1, "id_plano": 1, "id_cliente": 1, "carteira_virtual_status": true}]}"#;
        Self {
            twin: Twin::new(&config(hired)).expect("a twin"),
            key: ConcealedText::new("chave-de-teste"),
            today: "2027-01-01".parse().expect("a day"),
            met: BTreeSet::new(),
            met_v1: BTreeSet::new(),
            answered: 0,
            refused: 0,
        }
    }

    /// Sends a call as a program would. Returns `None` if the core refuses to build the request.
    pub fn call(&mut self, operation: ApiOperation, asked: &Asked) -> Option<ApiAnswer> {
        let request = build(NewRequest {
            id: asked.id,
            cpf: asked.cpf,
            query: asked.query.clone().map(QuerySource::Query),
            body: asked.body.as_ref(),
            ..NewRequest::new(operation, "https://twin.example", &self.key)
        })
        .ok()?;
        let headers = request.headers.reveal().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        let body = request.body.as_ref().map(|body| body.reveal().as_bytes().to_vec()).unwrap_or_default();
        let target = request.url.clone();
        let sent = Request { method: request.method, target: request.url, headers, body };
        let response = self.twin.handle(&sent, None).response.expect("a response");
        let text = String::from_utf8_lossy(&response.body).into_owned();
        let answer = decode(operation, i64::from(response.status), &response.body, Some(&self.key));
        let answer = answer.unwrap_or_else(|error| panic!("{} {target}: {error:?}\n{text}", operation.as_str()));
        assert_eq!(answer.issues, [], "{} {target}\n{text}", operation.as_str());
        if answer.api_error.is_none() {
            self.answered += 1
        } else {
            self.refused += 1
        }
        Some(answer)
    }

    /// Inserts or updates a record.
    pub fn write<T: Model + Validate>(&mut self, operation: ApiOperation, id: Option<i64>, drawn: Value) {
        let write = if id.is_some() { WriteOperation::Update } else { WriteOperation::Insert };
        let (record, _) = T::decode(&Json(drawn)).expect("an object");
        self.put(operation, id, &record, rules::body(&record, write));
    }

    /// Sends a record to insert or to update. If the client's check finds errors, the twin must refuse the call. If the check
    /// finds none, the twin may refuse the call only by a policy in [`REFUSALS`], or because the record does not exist.
    pub fn put<T: Model + Validate>(&mut self, operation: ApiOperation, id: Option<i64>, record: &T, body: Value) {
        let write = if id.is_some() { WriteOperation::Update } else { WriteOperation::Insert };
        let context = rules::Context { operation: write, today: Some(self.today) };
        let stops = |record: &T| stopping(rules::validate(record, &context));
        // `sent` lacks the fields that the service fills in, so it has no errors that `record` does not have
        let (sent, _) = T::decode(&Json(body.clone())).expect("an object");
        let named = stops(&sent);
        assert!(named.is_empty() || !stops(record).is_empty(), "{named:?}");
        if let Some(answered) = self.judged(operation, id, &body, &named) {
            same::<T>(&body, &answered, &format!("{}: {}", operation.as_str(), answered.to_json()));
        }
    }

    /// Sends a body in which the client's check has found the errors `named`. Returns the twin's response if it accepts the
    /// body.
    pub fn judged(&mut self, operation: ApiOperation, id: Option<i64>, body: &Value, named: &[Issue]) -> Option<Value> {
        let answer = self.call(operation, &Asked { id, body: Some(Json(body.clone())), ..Asked::default() });
        let answer = answer.expect("a request");
        let place = format!("{} {}: {named:?}\n{answer:?}", operation.as_str(), body.to_json());
        match (answer.value, &answer.api_error) {
            (Some(Json(value)), _) => {
                assert!(named.is_empty(), "the twin accepts what the client's check refuses. {place}");
                if operation.as_str().starts_with("sales.") {
                    model::in_order(&value, Some(model::day(&self.today.to_string())));
                }
                return Some(value);
            }
            (None, Some(failure)) if failure.code == 400 => {
                let message = failure.message.as_ref().map(ConcealedText::reveal).unwrap_or_default();
                assert!(!named.is_empty() || self.explained(operation, message), "nobody said so: {message}. {place}");
            }
            (None, failure) => {
                assert!(id.is_some() && failure.as_ref().is_some_and(|failure| failure.code == 404), "{place}");
            }
        }
        None
    }

    /// Clears a field of a customer: sends an update whose body contains only this field.
    pub fn clear(&mut self, id: i64, field: &str) {
        let selected = self.call(ApiOperation::CustomersSelect, &Asked { id: Some(id), ..Asked::default() });
        let Some(Json(Value::Object(mut members))) = selected.expect("a request").value else { return };
        let read = |members: &[(String, Value)]| -> Customer {
            Customer::decode(&Json(Value::Object(members.to_vec()))).expect("a customer").0
        };
        let original = read(&members);
        members.retain(|(name, _)| name != field);
        let body = Json(rules::changes(&original, &read(&members)));
        let place = format!("{field}: {}", body.to_text());
        let asked = Asked { id: Some(id), body: Some(body), ..Asked::default() };
        let answer = self.call(ApiOperation::CustomersUpdate, &asked).expect("a request");
        let Some(failure) = answer.api_error else {
            // clearing these fields does not make them null: the service fills them in, or they get their default
            let kept = ["id", "cidade", "estado", "status", "data_cadastro"].contains(&field);
            let value = answer.value.and_then(|Json(value)| value.get(field).cloned());
            assert!(kept || value.is_none(), "{place}: {value:?}");
            return;
        };
        let message = failure.message.as_ref().map(ConcealedText::reveal).unwrap_or_default();
        assert!(failure.code == 400 && self.explained(ApiOperation::CustomersUpdate, message), "{place}: {message}");
    }

    /// Deletes a record, if it exists.
    pub fn delete(&mut self, operation: ApiOperation, id: i64) {
        let answer = self.call(operation, &Asked { id: Some(id), ..Asked::default() }).expect("a request");
        let Some(failure) = &answer.api_error else {
            let key = answer.value.as_ref().and_then(|Json(value)| value.get("id"));
            assert_eq!(key, Some(&Value::String(id.to_string())));
            return;
        };
        let message = failure.message.as_ref().map(ConcealedText::reveal).unwrap_or_default();
        assert!(failure.code == 404 || failure.code == 400 && self.explained(operation, message), "{answer:?}");
    }

    /// Reads a page of records and checks it.
    pub fn list(&mut self, operation: ApiOperation, resource: Resource, query: Query) {
        let asked = Asked { query: Some(query.clone()), ..Asked::default() };
        let Some(answer) = self.call(operation, &asked) else {
            assert!(query.build().is_err(), "the client refuses its own query");
            return;
        };
        let place = format!("{} {query:?}\n{answer:?}", operation.as_str());
        let Json(page) = answer.value.as_ref().unwrap_or_else(|| panic!("refused: {place}"));
        let header = |name: &str| page.get("header").and_then(|header| crate::common::integer(header.get(name)));
        let data = page.get("data").and_then(Value::as_array).expect("a list");
        assert_eq!(header("limit"), Some(query.limit.unwrap_or(100)), "{place}");
        assert_eq!(header("offset"), query.offset.or(Some(0)), "{place}");
        let (count, shown) = (header("count").expect("a count"), i64::try_from(data.len()).expect("a length"));
        let left = (count - query.offset.unwrap_or_default()).max(0);
        assert_eq!(shown, left.min(query.limit.unwrap_or(100)), "{place}");
        let fields = query.fields.unwrap_or_default();
        let expand = query.expand.unwrap_or_default();
        for (name, _) in data.iter().flat_map(|record| record.as_object().expect("a record")) {
            let expanded = resource.table().field(name).is_some_and(|field| field.kind == Kind::Expanded);
            let wanted = if expanded { expand.contains(name) } else { fields.is_empty() || fields.contains(name) };
            assert!(wanted, "{name}: {place}");
        }
    }

    /// Finds the policy in [`REFUSALS`] that explains an error message of the twin, and records the policy in `met`. Returns
    /// `false` if there is none.
    pub fn explained(&mut self, operation: ApiOperation, message: &str) -> bool {
        let found = REFUSALS.iter().find(|(_, at, part)| at.contains(&operation) && message.contains(part));
        self.met.extend(found.map(|(name, ..)| *name));
        found.is_some()
    }
}

/// The issues that make a request invalid.
pub fn stopping(validation: Validation) -> Vec<Issue> {
    validation.issues.into_iter().filter(Issue::stops).collect()
}

/// Checks that the response contains every scalar value that was sent. Exceptions: the twin assigns the key, stores an empty
/// string as null, and derives `estado` from the city. Sales have tests of their own, since many of their fields are computed.
fn same<T: Model + Validate>(body: &Value, answered: &Value, place: &str) {
    if T::TABLE.name == "Sale" {
        return;
    }
    let (sent, _) = T::decode(&Json(body.clone())).expect("a record");
    let sent = sent.value(Target::Program);
    for (name, value) in sent.as_object().expect("an object") {
        let Some(field) = T::TABLE.field(name) else { continue };
        let single = !matches!(field.ty.required(), Type::List(_) | Type::Record(_));
        let empty = *value == Value::String(String::new());
        // a customer without a registered name gets its name as the registered name
        let follows = name == "id" || name == "estado" || empty && name == "razao_social";
        if !follows && single {
            let expected = if empty { &Value::Null } else { value };
            assert_eq!(answered.get(name).unwrap_or(&Value::Null), expected, "{name}: {place}");
        }
    }
}
