//! Calls of version 1. They use the same account as those of version 2.

use lastro::http::Shape;
use lastro::model::{ConcealedText, Json, Model as _, Type};
use lastro::v1::http::{ApiAnswerV1, DirectionV1, ListingQueryV1, NewRequestV1, OperationV1, build, decode};
use lastro::v1::{FormPairs, SaleV1};
use lastro::{Issue, IssueCode};
use lastro_twin::Request;
use proptest::strategy::{Strategy as _, ValueTree as _};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use super::client::Client;
use super::made::Made;
use crate::common::v1_requests::{Step, foreseen, of_v1};

/// The refusals that the client's own check cannot foresee: the policy that explains each, and a part of the error message.
pub const REFUSALS: &[(&str, &str)] = &[
    ("v1-order", "ordenarColuna: unknown_field"),
    ("v1-customer-code", "cliente: unknown_key"),
    ("installment-number", "parcela: unknown_key"),
    ("v1-new-payment-method", "meio_pagamento: unknown_key"),
    ("v1-receipt", "não tem parcela em aberto"),
    ("v1-abroad", "cliente_cnpj: required"),
    ("cancel-issued", "só uma nota emitida pode ser cancelada"),
    ("boleto-update", "não é boleto"),
    ("boleto-update", "já foi paga ou cancelada"),
    ("delete-customer", "Este cliente tem vendas ou contratos"),
    ("delete-service", "Este serviço está em vendas ou planos"),
    ("delete-issued-sale", "cancele a nota antes"),
    ("contract-charges", "Um contrato não tem parcelas a receber"),
    ("sale-kind", "agendamento: contradiction"),
];

/// The generator of random requests of version 1. The same seed gives the same requests.
pub fn drawn_from(seed: i64) -> TestRunner {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    TestRunner::new_with_rng(Config::default(), TestRng::from_seed(RngAlgorithm::ChaCha, &bytes))
}

impl Client {
    /// Sends a request that the core builds.
    pub fn call_v1(
        &mut self,
        operation: OperationV1,
        id: Option<i64>,
        listing: Option<ListingQueryV1>,
        parameters: Option<&FormPairs>,
    ) -> Option<ApiAnswerV1> {
        let base_url = "https://twin.example";
        let api_key = &self.key;
        let new = NewRequestV1 { id, listing, parameters, ..NewRequestV1::new(operation, base_url, api_key) };
        let built = build(&new).ok()?;
        let headers = built.headers.reveal().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        let body = built.body.map(|body| body.reveal().as_bytes().to_vec()).unwrap_or_default();
        let target = built.url.clone();
        let request = Request { method: built.method, target: built.url, headers, body };
        let response = self.twin.handle(&request, None).response.expect("a response");
        let text = String::from_utf8_lossy(&response.body).into_owned();
        let answer = decode(operation, i64::from(response.status), &response.body, Some(&self.key));
        let answer = answer.unwrap_or_else(|error| panic!("v1 {operation} {target}: {error:?}\n{text}"));
        let odd = |issue: &&Issue| issue.code != IssueCode::Placeholder;
        assert_eq!(answer.issues.iter().find(odd), None, "v1 {operation} {target}\n{text}");
        match &answer.api_error {
            None => self.answered += 1,
            Some(failure) => {
                assert!(
                    failure.message.is_some() && matches!(response.status, 400 | 404),
                    "{operation} {target}\n{text}"
                );
                self.refused += 1;
            }
        }
        Some(answer)
    }

    /// Sends one random request. If the twin refuses it, either the client's check has found the reason, or a policy in
    /// [`REFUSALS`] explains it.
    pub fn step_v1(&mut self, made: &mut Made, runner: &mut TestRunner) {
        let drawn = of_v1().new_tree(runner).expect("a request").current();
        let Step::V1 { operation, id, pairs } = drawn else { panic!("a request of version 2") };
        let listing = matches!(operation.route().shape, Shape::Listing { .. }).then(|| listing(made, operation));
        let original = id.filter(|_| operation == OperationV1::SalesUpdate).and_then(|id| self.sale_v1(id));
        let pairs = FormPairs::new(pairs);
        let parameters = Some(&pairs).filter(|_| operation.route().body);
        let found = foreseen(operation, &pairs, original.as_ref(), self.today);
        let Some(answer) = self.call_v1(operation, id, listing.clone(), parameters) else {
            let refused = listing.is_some_and(|listing| listing.build().is_err());
            assert!(refused, "the client builds no request of v1 {operation} for {id:?}");
            return;
        };
        let place = format!("v1 {operation} {id:?} {:?} {listing:?}: {answer:?}", pairs.reveal());
        let Some(failure) = answer.api_error else {
            assert!(matches!(found, Ok((false, _))), "the twin accepts what the client's check refuses. {place}");
            return;
        };
        let told = failure.message.as_ref().map(ConcealedText::reveal).unwrap_or_default();
        // the client's check only warns about a parameter whose validity depends on the account; the twin may then refuse it
        let named = match &found {
            Ok((stops, warned)) => *stops || warned.iter().any(|path| told.contains(&format!("{path}: "))),
            Err(_) => true,
        };
        let policy = REFUSALS.iter().find(|(_, part)| told.contains(part)).filter(|_| !named);
        self.met_v1.extend(policy.map(|(name, _)| *name));
        let is_gone = failure.kind == lastro::http::ErrorKind::NotFound && id.is_some();
        assert!(named || is_gone || policy.is_some(), "nobody said so: {told}. {place}");
    }

    /// Reads a sale.
    fn sale_v1(&mut self, id: i64) -> Option<SaleV1> {
        let answer = self.call_v1(OperationV1::SalesSelect, Some(id), None, None).expect("a request");
        let Json(value) = answer.value?;
        Some(SaleV1::decode(&Json(value)).expect("a sale").0)
    }
}

/// Generates the parameters of a listing. They are usually valid.
fn listing(made: &mut Made, operation: OperationV1) -> ListingQueryV1 {
    let Shape::Listing { records: Type::List(Type::Record(table)), .. } = operation.route().shape else {
        return ListingQueryV1::default();
    };
    let names: Vec<&str> = table.fields.iter().map(|field| field.name).collect();
    let figure = |made: &mut Made, most| i64::try_from(made.below(most)).expect("a figure");
    ListingQueryV1 {
        inicio: made.chance(50).then(|| figure(made, 4)),
        limite: made.chance(80).then(|| figure(made, 21)),
        ordenarColuna: made.chance(40).then(|| made.pick(&names).to_owned()),
        ordenarDirecao: made.chance(50).then(|| made.pick(&[DirectionV1::Asc, DirectionV1::Desc])),
    }
}
