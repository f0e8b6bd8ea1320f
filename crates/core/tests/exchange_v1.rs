//! Tests of single steps of a version 1 exchange. Whole exchanges with every kind of network fault are tested against a
//! simulated service in `crates/twin/tests/exchange.rs`.

use lastro::exchange::{
    CarriedOut, ExchangeEvent, ExchangeEventKind, ExchangeSettings, ExchangeStep, Surroundings, next as next_v2,
};
use lastro::http::{ErrorKind, PageEnd};
use lastro::json::Value;
use lastro::model::{ConcealedText, Json};
use lastro::v1::exchange::{Call, next, parameter_table, resume, start};
use lastro::v1::http::{ListingQueryV1, OperationV1};
use lastro::v1::{FormPairs, pairs_of};
use lastro::value::Choice as _;
use lastro::{IssueCode, LastroError};

const NOW: i64 = 1_800_000_000_000;
const CUSTOMER: &str = r#"{"nome":"Ana","cpf":"52998224725"}"#;
const SALE: &str = r#"{"data":"2027-01-05","cliente":"Ana","servico":"Aula","discriminacao":"Aulas de janeiro",
    "valor_venda":"100.00","emissao_nfse":3,"meio_pagamento":"Boleto"}"#;
const NEWEST: &str = "/venda?limite=1&ordenarColuna=id&ordenarDirecao=DESC";

fn settings() -> ExchangeSettings {
    ExchangeSettings::new("https://conta.example", ConcealedText::new("chave-secreta"))
}

fn json(text: &str) -> Json {
    Json::parse(text.as_bytes()).expect("JSON")
}

fn event(kind: ExchangeEventKind, status: Option<i64>) -> ExchangeEvent {
    ExchangeEvent { kind, now_ms: NOW, seed: 7, status, retry_after: None }
}

/// A call in progress, with its latest step. Tests pass events to it.
struct Scenario {
    settings: ExchangeSettings,
    operation: OperationV1,
    parameters: Option<FormPairs>,
    step: ExchangeStep,
}

impl Scenario {
    fn new(operation: OperationV1, id: Option<i64>, record: Option<&str>) -> Self {
        let table = parameter_table(operation);
        let parameters = record.zip(table).map(|(text, table)| pairs_of(&json(text).0, table).expect("parameters"));
        let settings = settings();
        let call = Call { id, parameters: parameters.as_ref(), ..Call::new(operation) };
        let step = start(&call, &Surroundings { settings: &settings, gate: None }, NOW).expect("a step");
        Self { settings, operation, parameters, step }
    }

    fn after(&self, event: &ExchangeEvent, body: &str) -> ExchangeStep {
        let around = Surroundings { settings: &self.settings, gate: Some(&self.step.gate) };
        next(&self.step.state, &around, event, body.as_bytes(), self.parameters.as_ref()).expect("a step")
    }

    fn answered(&self, status: i64, body: &str) -> ExchangeStep {
        self.after(&event(ExchangeEventKind::Response, Some(status)), body)
    }

    /// Passes a successful response to the exchange, and continues with the next step.
    fn hears(mut self, body: &str) -> Self {
        self.step = self.answered(200, body);
        self
    }

    /// Reports that the response was lost, and continues with the request that looks up the change.
    fn loses(mut self) -> Self {
        self.step = self.after(&event(ExchangeEventKind::Lost, None), "");
        assert!(self.step.wait_ms.is_some());
        self.step = self.after(&event(ExchangeEventKind::Waited, None), "");
        self
    }

    /// The outcome if the look-up gets this response: the key of the record that was found; `not yet` if the look-up is repeated;
    /// `done` if the change was carried out but returns no record; otherwise `no` or `unknown`.
    fn verdict(&self, body: &str) -> String {
        let step = self.answered(200, body);
        match (step.value, step.wait_ms, step.failure) {
            (Some(value), ..) => value.0.get("id").map(Value::to_json).unwrap_or_default(),
            (_, Some(_), _) => "not yet".to_owned(),
            (.., Some(failure)) => failure.carried_out.to_string(),
            _ => "done".to_owned(),
        }
    }

    /// The request: its method, its path with the query, and its body.
    fn sent(&self) -> (String, String, String) {
        let request = self.step.request.as_ref().unwrap_or_else(|| panic!("a request: {:?}", self.step));
        let path = request.url.strip_prefix("https://conta.example/api").expect("the address of the account");
        let body = request.body.as_ref().map_or_else(String::new, |body| body.reveal().to_owned());
        (request.method.clone(), path.to_owned(), body)
    }
}

fn page(limit: i64, records: &[&str]) -> String {
    format!(r#"{{"inicio":"0","limite":"{limit}","data":[{}]}}"#, records.join(","))
}

/// An insert whose response was lost. The newest key before it was 12.
fn lost(operation: OperationV1, record: &str) -> Scenario {
    Scenario::new(operation, None, Some(record)).hears(&page(1, &[r#"{"id":"12"}"#])).loses()
}

#[test]
fn an_insert_reads_the_newest_key_and_sends_a_form() {
    let told = Scenario::new(OperationV1::SalesInsert, None, Some(SALE));
    assert_eq!(told.sent().1, NEWEST);
    let told = told.hears(&page(1, &[]));
    let form = "data=2027-01-05&cliente=Ana&servico=Aula&discriminacao=Aulas+de+janeiro&valor_venda=100.00\
                &emissao_nfse=3&meio_pagamento=Boleto";
    assert_eq!(told.sent(), ("POST".to_owned(), "/venda".to_owned(), form.to_owned()));
    let done = told.answered(200, r#"{"id":"13","valor_venda":"100.00","cliente":"..."}"#);
    let value = done.value.expect("a value").0;
    assert_eq!(value.get("id").map(Value::to_json).as_deref(), Some("13"));
    assert_eq!(done.issues[0].code, IssueCode::Placeholder);
}

#[test]
fn a_lost_customer_is_searched_among_the_newest() {
    let told = lost(OperationV1::CustomersInsert, CUSTOMER);
    assert_eq!(told.sent().1, "/cliente?limite=100&ordenarColuna=id&ordenarDirecao=DESC");
    let old = r#"{"id":"12","nome":"Ana","cpf":"52998224725"}"#;
    let same = r#"{"id":"13","nome":"ANA","cpf":"529.982.247-25","razao_social":""}"#;
    let other = r#"{"id":"14","nome":"Ana","cpf":"11144477735"}"#;
    let unsure = r#"{"id":"15","nome":"Ana","cpf":""}"#;
    assert_eq!(told.verdict(&page(100, &[same, old])), "13");
    assert_eq!(told.verdict(&page(100, &[unsure, other, same, old])), "13");
    assert_eq!(told.verdict(&page(100, &[same])), "13");
    assert_eq!(told.verdict(&page(100, &[old])), "not yet");
    assert_eq!(told.verdict(&page(100, &[other, old])), "not yet");
    assert_eq!(told.verdict(&page(100, &[unsure, old])), "unknown");
    let twice = same.replace("13", "16");
    assert_eq!(told.verdict(&page(100, &[&twice, same, old])), "unknown");
    // The outcome is unknown in three cases: a full page has only newer records, so that more of them may follow; the page is
    // not sorted; a record has no key.
    let newer: Vec<String> = (0..100).map(|i| format!(r#"{{"id":"{}","nome":"Bia"}}"#, 200 - i)).collect();
    let newer: Vec<&str> = newer.iter().map(String::as_str).collect();
    assert_eq!(told.verdict(&page(100, &newer)), "unknown");
    assert_eq!(told.verdict(&page(2, &[other, same])), "unknown");
    assert_eq!(told.verdict(&page(100, &[old, same])), "unknown");
    assert_eq!(told.verdict(&page(100, &[r#"{"nome":"Ana"}"#, old])), "unknown");
}

#[test]
fn without_the_newest_key_a_lost_insert_stays_unknown() {
    let told =
        Scenario::new(OperationV1::CustomersInsert, None, Some(CUSTOMER)).hears(&page(1, &[r#"{"nome":"Ana"}"#]));
    let failure = told.after(&event(ExchangeEventKind::Lost, None), "").failure.expect("a failure");
    assert_eq!(failure.carried_out, CarriedOut::Unknown);
}

#[test]
fn a_lost_sale_is_found_only_if_its_customer_is_known() {
    let told = lost(OperationV1::SalesInsert, SALE);
    let sale = |customer: &str, more: &str| {
        format!(
            r#"{{"id":"13","data":"2027-01-05","discriminacao":"Aulas de janeiro","valor_venda":"100.00",
            "metodo_cobranca":"3","servico":{{"nome":"aula"}},"meio_pagamento":{{"nome":"Boleto"}},
            "cliente":{customer}{more}}}"#
        )
    };
    let listed = |record: String| page(100, &[&record, r#"{"id":"12"}"#]);
    assert_eq!(told.verdict(&listed(sale(r#"{"id":"7","nome":"ANA"}"#, ""))), "13");
    // the outcome is unknown if the customer is a placeholder, has another name, or is null
    assert_eq!(told.verdict(&listed(sale(r#""...""#, ""))), "unknown");
    assert_eq!(told.verdict(&listed(sale(r#"{"nome":"Ana Maria"}"#, ""))), "unknown");
    assert_eq!(told.verdict(&listed(sale("null", ""))), "unknown");
    // a listed sale is not the one that was sent if they differ in a value that the service never changes
    for (sent, other) in [("2027-01-05", "2027-01-06"), ("100.00", "100.01"), ("Aulas de janeiro", "Aulas")] {
        assert_eq!(told.verdict(&listed(sale(r#""...""#, "").replace(sent, other))), "not yet", "{other}");
    }
    // The sale that was sent has a customer key and installments, which the listed sale must have too. Its other new parameters
    // are not compared, because the service stores them in other records.
    let more = r#","cliente_cnpj":"11222333000181","cartao_bandeira":"","nfse_municipio_emissao":3550308,
        "parcelas":[{"valor":"100.00","data_vencimento":"2027-02-10","demonstrativo":"Aulas"}]}"#;
    let by_code = SALE.replace(r#""cliente":"Ana""#, r#""cliente":"7""#).replace('}', more);
    let told = lost(OperationV1::SalesInsert, &by_code);
    let parts = r#","parcelas_venda":[{"id":"1","valor":"100.00","data_vencimento":"2027-02-10"}]"#;
    let (right, wrong) = (r#"{"id":"7","nome":"Ana"}"#, r#"{"id":"8","nome":"Ana"}"#);
    assert_eq!(told.verdict(&listed(sale(right, parts))), "13");
    assert_eq!(told.verdict(&listed(sale(wrong, parts))), "unknown");
    assert_eq!(told.verdict(&listed(sale(right, r#","parcelas_venda":"[...]""#))), "unknown");
    assert_eq!(told.verdict(&listed(sale(right, &parts.replace("02-10", "02-11")))), "unknown");
}

#[test]
fn a_lost_service_is_found_only_if_its_codes_match() {
    let told = lost(OperationV1::ServicesInsert, r#"{"nome":"Aula","valor":12.5,"id_servico":"102","id_atividade":7}"#);
    let service = |item: &str| {
        let record = format!(
            r#"{{"id":"13","nome":"Aula","valor":"12.50","servico":{{"id":"{item}"}},"atividade":{{"id":"7"}}}}"#
        );
        page(100, &[&record, r#"{"id":"12"}"#])
    };
    assert_eq!(told.verdict(&service("102")), "13");
    assert_eq!(told.verdict(&service("103")), "unknown");
    // The request sets the tax code or an undocumented parameter. The record that the service returns has neither of them, so
    // the look-up cannot find out whether the insert was carried out.
    for more in [r#""codigo_tributacao_municipio":"6204000""#, r#""extra":{"novo":"1"}"#] {
        let record = format!(r#"{{"nome":"Aula","valor":12.5,"id_servico":"102",{more}}}"#);
        assert_eq!(lost(OperationV1::ServicesInsert, &record).verdict(&service("102")), "unknown", "{more}");
    }
}

#[test]
fn a_lost_receipt_is_found_by_its_date_and_amount() {
    let receipt = |record: &str| {
        let told = Scenario::new(OperationV1::SalesConfirmReceipt, Some(7), Some(record));
        assert_eq!(told.sent(), ("GET".to_owned(), "/venda/7".to_owned(), String::new()));
        let before = r#"{"id":"7","parcela_status":"3","valor_recebido":"10.00","data_recebimento":""}"#;
        let told = told.hears(before);
        assert_eq!(told.sent().1, "/venda/7/recebimento-confirmar");
        (told.loses(), before)
    };
    let (told, before) = receipt(r#"{"data_recebimento":"2027-02-11","valor_recebido":"50"}"#);
    let sale = |status: &str, amount: &str, day: &str, part: &str| {
        format!(
            r#"{{"id":"7","parcela_status":{status},"valor_recebido":"{amount}","data_recebimento":"{day}",
            "parcelas_venda":[{{"parcela":"1","data_recebimento":"{part}"}}]}}"#
        )
    };
    assert_eq!(told.verdict(before), "not yet");
    assert_eq!(told.verdict(&sale("\"2\"", "60.00", "2027-02-11", "2027-02-11")), "done");
    // a partially paid sale has no receipt date of its own, but its installment has one
    assert_eq!(told.verdict(&sale("\"3\"", "60.00", "", "2027-02-11")), "done");
    // the outcome is unknown if the receipt that was found has another date or another amount
    assert_eq!(told.verdict(&sale("\"2\"", "60.00", "2027-02-12", "2027-02-12")), "unknown");
    assert_eq!(told.verdict(&sale("\"2\"", "50.00", "2027-02-11", "2027-02-11")), "unknown");
    // the outcome is unknown without a status, because the sale then does not show whether a receipt was confirmed
    assert_eq!(told.verdict(&sale("null", "10.00", "", "")), "unknown");
    let (told, _) = receipt(r#"{"data_recebimento":"2027-02-11"}"#);
    assert_eq!(told.verdict(&sale("\"2\"", "123.45", "2027-02-11", "")), "done");
}

#[test]
fn actions_updates_and_deletes_are_looked_up_in_the_record() {
    let cancel = Scenario::new(OperationV1::SalesCancelInvoice, Some(7), Some(r#"{"cancelamento_codigo":2}"#));
    assert_eq!(cancel.sent(), ("POST".into(), "/venda/7/nfse-cancelar".into(), "cancelamento_codigo=2".into()));
    let done = cancel.answered(200, r#"{"nfse-cancelar":"true","id":"7"}"#);
    assert_eq!(done.value.map(|value| value.to_text()).as_deref(), Some(r#"{"nfse-cancelar":true,"id":7}"#));
    // the response is an HTML page of a proxy, so the change is looked up
    let looked = |told: Scenario| told.hears("<html>");
    let cancel = looked(cancel);
    assert_eq!(cancel.sent().1, "/venda/7");
    let status = |code: &str| cancel.verdict(&format!(r#"{{"id":"7","nfse_status":{code}}}"#));
    // the look-up confirms or denies the cancellation; the exchange returns no record, because the action returns none
    assert_eq!((status("\"2\""), status("\"1\""), status("\"9\"")), ("done".into(), "no".into(), "unknown".into()));
    assert_eq!((status("null"), status("\"77\"")), ("unknown".into(), "unknown".into()));

    let update = r#"{"parcela":2,"data_vencimento_novo":"2027-06-10","valor_novo":"155"}"#;
    let boleto = looked(Scenario::new(OperationV1::SalesUpdateBoleto, Some(7), Some(update)));
    let sale = |number: &str| {
        format!(
            r#"{{"id":"7","parcelas_venda":[{{"parcela":"{number}","valor":"155.00","data_vencimento":"2027-06-10"}}]}}"#
        )
    };
    assert_eq!((boleto.verdict(&sale("2")), boleto.verdict(&sale("1"))), ("done".into(), "unknown".into()));

    let customer = r#"{"nome":"Ana","id_cidade":3550308,"meio_pagamento":"Cartão","cartao_bandeira":"visa",
        "cartao_numero":"4111111111111111","cartao_validade":"202912","cartao_codigo":"123"}"#;
    let update = looked(Scenario::new(OperationV1::CustomersUpdate, Some(7), Some(customer)));
    assert_eq!(update.verdict(r#"{"id":"7","nome":"Ana","cidade":{"id":"3550308"}}"#), "7");
    assert_eq!(update.verdict(r#"{"id":"7","nome":"Bia","cidade":{"id":"3550308"}}"#), "unknown");

    let delete = looked(Scenario::new(OperationV1::ServicesDelete, Some(7), None));
    assert_eq!(delete.verdict(r#"{"id":"7","nome":"Aula"}"#), "no");
    let gone = delete.answered(404, r#"{"tipo":"requisicao_invalida","mensagem":"Não existe"}"#);
    assert!(gone.failure.is_none() && gone.value.is_none());
}

#[test]
fn a_listing_is_read_page_by_page() {
    let listing = Some(ListingQueryV1 { limite: Some(2), ..ListingQueryV1::default() });
    let settings = settings();
    let around = Surroundings { settings: &settings, gate: None };
    let step = start(&Call { listing, ..Call::new(OperationV1::ServicesList) }, &around, NOW).expect("a step");
    let told = Scenario { settings: self::settings(), operation: OperationV1::ServicesList, parameters: None, step };
    assert_eq!(told.sent().1, "/servico?inicio=0&limite=2&ordenarColuna=id");
    let mut told = told.hears(&page(2, &[r#"{"id":"1"}"#, r#"{"id":"2"}"#]));
    assert_eq!((told.step.items.as_ref().map(Vec::len), told.step.end), (Some(2), None));
    let state = json(&told.step.state.to_text());
    told.step = resume(told.operation, &state, &around, NOW, 1, None).expect("a step");
    assert_eq!(told.sent().1, "/servico?inicio=2&limite=2&ordenarColuna=id");
    let told = told.hears(r#"{"inicio":"2","limite":"2","data":[{"id":"3"}]}"#);
    assert_eq!((told.step.items.as_ref().map(Vec::len), told.step.end), (Some(1), Some(PageEnd::Complete)));
}

#[test]
fn an_error_of_the_service_has_a_status_and_hides_the_key() {
    let told = Scenario::new(OperationV1::CustomersSelect, Some(7), None);
    let step = told.answered(401, r#"{"tipo":"requisicao_invalida","mensagem":"A senha chave-sec não vale"}"#);
    let error = step.failure.expect("a failure").api_error.expect("an error");
    assert_eq!((error.code, error.kind), (401, ErrorKind::Unauthorized));
    assert_eq!(error.message.expect("a message").reveal(), "A senha *** não vale");
}

#[test]
fn all_problems_of_a_call_are_reported_before_it_is_sent() {
    let found = |call: &Call<'_>| -> Vec<(String, IssueCode)> {
        let settings = ExchangeSettings::new("http://conta.example", ConcealedText::new(""));
        let error = start(call, &Surroundings { settings: &settings, gate: None }, NOW).expect_err("an error");
        error.issues().iter().map(|issue| (issue.path.clone(), issue.code)).collect()
    };
    let address = [("settings.base_url", IssueCode::InvalidUrl), ("settings.api_key", IssueCode::Blank)];
    let with = |first: &[(&str, IssueCode)], last: &[(&str, IssueCode)]| -> Vec<(String, IssueCode)> {
        first.iter().chain(&address).chain(last).map(|(path, code)| ((*path).to_owned(), *code)).collect()
    };
    let wrong = FormPairs::decode("nome=+&cpf=1&id_cidade=x").expect("pairs");
    let listing = Some(ListingQueryV1 { limite: Some(101), ..ListingQueryV1::default() });
    let call = Call { parameters: Some(&wrong), ..Call::new(OperationV1::CustomersInsert) };
    let of_parameters = [
        ("parameters.nome", IssueCode::Blank),
        ("parameters.cpf", IssueCode::InvalidCpf),
        ("parameters.id_cidade", IssueCode::InvalidType),
    ];
    let issues = found(&call);
    assert_eq!(issues.len(), with(&of_parameters, &[]).len(), "{issues:?}");
    assert!(of_parameters.iter().all(|(path, _)| issues.iter().any(|(found, _)| found == path)), "{issues:?}");
    let twice = FormPairs::decode("nome=Ana&nome=Bia").expect("pairs");
    let call = Call { parameters: Some(&twice), ..Call::new(OperationV1::CustomersInsert) };
    assert_eq!(found(&call), with(&[("parameters.nome", IssueCode::DuplicateKey)], &[]));
    let required = [("parameters", IssueCode::Required)];
    assert_eq!(found(&Call::new(OperationV1::SalesUpdate)), with(&required, &[("id", IssueCode::Required)]));
    let call = Call { parameters: Some(&wrong), id: Some(0), ..Call::new(OperationV1::SalesDelete) };
    assert_eq!(found(&call), with(&[("parameters", IssueCode::UnknownArgument)], &[("id", IssueCode::OutOfRange)]));
    let call = Call { listing: listing.clone(), ..Call::new(OperationV1::SalesList) };
    let outside = ("listing.limite".to_owned(), IssueCode::OutOfRange);
    assert_eq!(found(&call).iter().filter(|issue| **issue == outside).count(), 1);
    let call = Call { listing, id: Some(1), ..Call::new(OperationV1::SalesSelect) };
    assert_eq!(found(&call), with(&[], &[("listing", IssueCode::UnknownArgument)]));
}

#[test]
fn a_state_of_one_api_version_is_rejected_by_the_other() {
    let told = Scenario::new(OperationV1::CustomersInsert, None, Some(CUSTOMER));
    let text = told.step.state.to_text();
    assert!(text.contains(r#""operation":"v1.customers.insert""#), "{text}");
    for secret in ["chave-secreta", "52998224725", "Ana"] {
        assert!(!text.contains(secret), "{text}");
    }
    let around = Surroundings { settings: &told.settings, gate: None };
    let lost = event(ExchangeEventKind::Lost, None);
    let at = |error: LastroError| (error.issues()[0].path.clone(), error.issues()[0].code);
    let error = next_v2(&told.step.state, &around, &lost, b"", None, None).expect_err("an error");
    assert_eq!(at(error), ("state.operation".to_owned(), IssueCode::InvalidChoice));
    let of_v2 = json(&text.replace("v1.", ""));
    let error = next(&of_v2, &around, &lost, b"", told.parameters.as_ref()).expect_err("an error");
    assert_eq!(at(error), ("state.operation".to_owned(), IssueCode::InvalidChoice));
    let another = resume(OperationV1::SalesInsert, &told.step.state, &around, NOW, 1, None).expect_err("an error");
    assert_eq!(at(another), ("operation".to_owned(), IssueCode::Contradiction));
}

#[test]
fn every_operation_of_version_1_has_the_same_name_in_version_2() {
    for operation in OperationV1::ALL {
        assert_eq!(operation.in_v2().as_str(), operation.as_str());
    }
}
