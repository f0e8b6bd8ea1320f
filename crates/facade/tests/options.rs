//! The options of a call in Rust are what every other language passes by name. Each test sets every option, to values
//! that differ, and compares the answer with that of the same arguments by name.

use lastro::LastroError;
use lastro::http::ApiOperation;
use lastro::json::Value;
use lastro::model::codes::{Flag, Frequency, OperationNature, Repetition, YesNo};
use lastro::model::{Bytes, Codec, ConcealedText, Json, Node, Scalar, Secrets, Target};
use lastro::query::{Filter, Operator, Query, QuerySource, Resource};
use lastro::v1::FormPairs;
use lastro::v1::http::{ListingQueryV1, OperationV1};
use lastro::webhook::{Flavour, Verdict};
use lastro_facade::{nfse, query, request, schedule, v1, webhook};

/// Compares an answer with that of an operation on arguments by name, and gives it as JSON.
fn same<T: Codec>(answer: Result<T, LastroError>, operation: &str, arguments: &str) -> String {
    let answer = answer.unwrap_or_else(|error| panic!("{operation}: {error}")).value(Target::Program).to_json();
    assert_eq!(format!("{{\"ok\":{answer}}}"), lastro_facade::dispatch(operation, arguments));
    answer
}

fn read<T: Codec>(text: &str) -> T {
    let mut reader = lastro::model::Reader::new();
    let value = T::read(Node::from(text), &mut reader);
    reader.finish(value).expect("a value")
}

#[test]
fn schedules() {
    let options = schedule::ContractOptions::new()
        .agendamento_numero(20)
        .agendamento_data_fim(read("2030-01-01"))
        .agendamento_ativo(Flag::Yes)
        .anchor_day(31)
        .limit(8)
        .until(read("2027-07-30"));
    let first = read("2027-02-28");
    let named = r#"{"agendamento_data":"2027-02-28","agendamento_frequencia":1,"agendamento_repetir":2,
        "agendamento_numero":20,"agendamento_data_fim":"2030-01-01","agendamento_ativo":1,"anchor_day":31,"limit":8,
        "until":"2027-07-30","after":"2027-03-30"}"#;
    let all = schedule::occurrences(first, Frequency::Monthly, Repetition::Count, options.clone());
    let dates = same(all, "schedule.occurrences", &named.replace(r#","after":"2027-03-30""#, ""));
    assert_eq!(dates, r#"["2027-02-28","2027-03-31","2027-04-30","2027-05-31","2027-06-30"]"#);
    let next = schedule::next_after(first, Frequency::Monthly, Repetition::Count, read("2027-03-30"), options);
    assert_eq!(same(next, "schedule.next_after", named), r#""2027-03-31""#);
    let paused = schedule::ContractOptions::new().limit(2).agendamento_ativo(Flag::No);
    assert_eq!(schedule::occurrences(first, Frequency::Monthly, Repetition::Always, paused), Ok(Vec::new()));
}

#[test]
fn invoices() {
    let options = nfse::TotalsOptions::new()
        .aliquota(read("5"))
        .iss_retido(YesNo::Yes)
        .valor_pis(read("1.01"))
        .valor_cofins(read("2.02"))
        .valor_inss(read("4.04"))
        .valor_ir(read("8.08"))
        .valor_csll(read("16.16"))
        .outras_retencoes(read("32.32"))
        .valor_deducoes(read("64.64"))
        .desconto_incondicionado(read("128.28"))
        .desconto_condicionado(read("256.56"))
        .natureza_operacao(OperationNature::TaxedInMunicipality);
    let named = r#"{"valor_servicos":"1000","aliquota":5,"iss_retido":1,"valor_pis":"1.01","valor_cofins":"2.02",
        "valor_inss":"4.04","valor_ir":"8.08","valor_csll":"16.16","outras_retencoes":"32.32","valor_deducoes":"64.64",
        "desconto_incondicionado":"128.28","desconto_condicionado":"256.56","natureza_operacao":1}"#;
    let totals = same(nfse::totals(read("1000"), options), "nfse.totals", named);
    // 1000 - 64.64 - 128.28 = 807.08, of which 5% are 40.35
    assert!(totals.contains(r#""base_calculo":"807.08","#) && totals.contains(r#""40.35""#), "{totals}");
}

#[test]
fn queries() {
    let value = Some(Scalar("100".to_owned()));
    let filter = Filter { field: "valor_venda".to_owned(), operator: Some(Operator::Gte), value, values: None };
    let options = query::BuildOptions::new()
        .filters([filter])
        .sort(["-data", "id"])
        .fields(["id", "valor_venda"])
        .limit(7)
        .offset(14);
    let named = r#"{"entity":"sale","filters":[{"field":"valor_venda","operator":"gte","value":"100"}],
        "sort":["-data","id"],"fields":["id","valor_venda"],"limit":7,"offset":14}"#;
    let built = same(query::build(Resource::Sale, options), "query.build", named);
    assert!(built.ends_with("&_offset=14&_limit=7\""), "{built}");
    let expanded = query::build(Resource::Plan, query::BuildOptions::new().expand(vec!["itens".to_owned()]));
    same(expanded, "query.build", r#"{"entity":"plan","expand":["itens"]}"#);
}

#[test]
fn requests() {
    let (base, key) = ("https://conta.example".to_owned(), ConcealedText::new("k"));
    let request = |operation, options| request::build(operation, base.clone(), key.clone(), options);
    let named = |more: &str| format!(r#"{{"base_url":"{base}","api_key":"k",{more}}}"#);

    let body = Json::parse(br#"{"nome":"Ana"}"#).expect("JSON");
    let update = request(ApiOperation::CustomersUpdate, request::BuildOptions::new().id(7).body(body));
    let update =
        same(update, "request.build", &named(r#""operation":"customers.update","id":7,"body":{"nome":"Ana"}"#));
    assert!(update.contains("/clientes/7") && update.contains("Ana"), "{update}");

    let listing = named(r#""operation":"sales.list","query":"_limit=5""#);
    for query in [QuerySource::from("_limit=5"), Query { limit: Some(5), ..Query::all(Resource::Sale) }.into()] {
        let list = request(ApiOperation::SalesList, request::BuildOptions::new().query(query));
        same(list, "request.build", &listing);
    }
    let wallet = request(ApiOperation::WalletSelect, request::BuildOptions::new().cpf("52998224725"));
    same(wallet, "request.build", &named(r#""operation":"wallet.select","cpf":"52998224725""#));
}

#[test]
fn requests_of_version_1() {
    let (base, key) = ("https://conta.example".to_owned(), ConcealedText::new("k"));
    let request = |operation, options| v1::request::build(operation, base.clone(), key.clone(), options);
    let named = |more: &str| format!(r#"{{"base_url":"{base}","api_key":"k",{more}}}"#);

    let listing = ListingQueryV1 { inicio: Some(3), ..ListingQueryV1::default() };
    let options = v1::request::BuildOptions::new().listing(listing).service_version(read("2019-05-01"));
    let more = r#""operation":"sales.list","listing":{"inicio":3},"service_version":"2019-05-01""#;
    let list = same(request(OperationV1::SalesList, options), "v1.request.build", &named(more));
    assert!(list.contains("inicio=3") && list.contains("2019-05-01"), "{list}");

    let pairs = FormPairs::new(vec![("nome".to_owned(), "Ana".to_owned())]);
    let options = v1::request::BuildOptions::new().id(7).parameters(pairs);
    let more = r#""operation":"customers.update","id":7,"parameters":[["nome","Ana"]]"#;
    same(request(OperationV1::CustomersUpdate, options), "v1.request.build", &named(more));
}

#[test]
fn webhooks() {
    let data = Json::parse(br#"{"a":"x/y"}"#).expect("JSON");
    let (endpoint, operation, secret) = ("vendas".to_owned(), "insert".to_owned(), ConcealedText::new("s"));
    let signed = webhook::sign(endpoint, operation, data, 1_800_000_000, secret, Flavour::Js, None);
    let signed = signed.expect("signed");
    let named = |more: &str| {
        let body = Value::String(signed.clone()).to_json();
        format!(r#"{{"secrets":["s"],"body":{body},{more}}}"#)
    };
    let verify = |options| webhook::verify(Secrets(vec!["s".to_owned()]), Bytes(signed.clone().into_bytes()), options);

    let options = webhook::VerifyOptions::new().now(1_800_000_120).tolerance_s(100).future_s(7).any_entry(true);
    let late = same(
        verify(options.clone()),
        "webhook.verify",
        &named(r#""now":1800000120,"tolerance_s":100,"future_s":7,"any_entry":true"#),
    );
    assert!(late.contains("too_old"), "{late}");
    let early = options.now(1_799_999_000);
    let named_early = named(r#""now":1799999000,"tolerance_s":100,"future_s":7,"any_entry":true"#);
    assert!(same(verify(early), "webhook.verify", &named_early).contains("too_new"));
    // signed with the slash as it is, then escaped on the way
    let escaped = signed.replace('/', "\\/");
    let strict = webhook::VerifyOptions::new().strict(true);
    let verify = |options| {
        let verified = webhook::verify(Secrets(vec!["s".to_owned()]), Bytes(escaped.clone().into_bytes()), options);
        verified.expect("a verdict").verdict
    };
    assert_eq!((verify(strict), verify(webhook::VerifyOptions::new())), (Verdict::Mismatch, Verdict::Ok));

    let plan = webhook::plan(Bytes(signed.clone().into_bytes()), None).expect("a plan");
    let digests = plan.expected.clone();
    let options =
        webhook::ConcludeOptions::new().sha256("ab".repeat(32)).now(1_800_000_120).tolerance_s(120).future_s(0);
    let written = plan.value(Target::Program).to_json();
    let list = digests.value(Target::Program).to_json();
    let named = format!(
        r#"{{"plan":{written},"digests":{list},"sha256":"{}","now":1800000120,"tolerance_s":120,"future_s":0}}"#,
        "ab".repeat(32)
    );
    let verdict = same(webhook::conclude(plan, digests, options), "webhook.conclude", &named);
    assert!(verdict.contains(r#""verdict":"ok""#), "{verdict}");
}
