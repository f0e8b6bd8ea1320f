//! Checks that each issue code can occur and has a complete message in both languages. For each code there is an input that
//! causes it.

use std::collections::BTreeSet;

use lastro::json::{self, Value};
use lastro::model::Target;
use lastro::value::Choice as _;
use lastro::{Issue, IssueCode, Language, LastroError};
use lastro_facade::{Arguments, Call};

/// For each issue code, an operation and an input that cause it.
fn causes() -> Vec<(IssueCode, &'static str, String)> {
    let money = |value: &str| format!(r#"{{"text":{value}}}"#);
    let sale = |value: &str| format!(r#"{{"value":{value},"operation":"insert"}}"#);
    vec![
        (IssueCode::MalformedJson, "money.parse", "{".to_owned()),
        (IssueCode::TooDeep, "money.parse", "[".repeat(200)),
        (IssueCode::TooLarge, "money.parse", " ".repeat(json::MAX_BYTES + 1)),
        (IssueCode::InvalidUtf8, "sale.decode", String::new()),
        (IssueCode::LoneSurrogate, "money.parse", money(r#""\ud800""#)),
        (IssueCode::DuplicateKey, "money.parse", r#"{"text":"1","text":"1"}"#.to_owned()),
        (IssueCode::InvalidType, "money.parse", money("true")),
        (IssueCode::Required, "money.parse", "{}".to_owned()),
        (IssueCode::Blank, "service.validate", sale(r#"{"nome":""}"#)),
        (IssueCode::InvalidInteger, "installments.split", r#"{"valor":"1","parcelas":"2.0"}"#.to_owned()),
        (IssueCode::InvalidMoney, "money.parse", money("1e3")),
        (IssueCode::InvalidPercent, "service.validate", sale(r#"{"nome":"a","impostos_percentual":"x"}"#)),
        (IssueCode::InvalidQuantity, "sale.item_total", r#"{"valor":"1","qtd":"x"}"#.to_owned()),
        (IssueCode::TooManyDecimals, "money.parse", money("1.005")),
        (IssueCode::OutOfRange, "money.parse", money("1000000000000000")),
        (IssueCode::InvalidDate, "sale.validate", sale(r#"{"data":"2026-02-30"}"#)),
        (
            IssueCode::InvalidMonth,
            "adjustment_index.validate",
            r#"{"value":{"mes":"2026-13"},"operation":"update"}"#.to_owned(),
        ),
        (IssueCode::InvalidDateTime, "sale.validate", sale(r#"{"email_enviado":"2026-02-03"}"#)),
        (IssueCode::InvalidChoice, "query.build", r#"{"entity":"x"}"#.to_owned()),
        (IssueCode::InvalidBase64, "webhook.verify", r#"{"secret":"a","body_base64":"%"}"#.to_owned()),
        (IssueCode::InvalidCode, "sale.validate", sale(r#"{"metodo_cobranca":9}"#)),
        (IssueCode::Mismatch, "item.validate", sale(r#"{"id_servico":1,"valor":1,"qtd":1,"total":2}"#)),
        (IssueCode::TooLong, "nfse_data.validate", sale(r#"{"rps_serie":"123456"}"#)),
        (IssueCode::Contradiction, "nfse_data.validate", sale(r#"{"impostos_federais":2,"valor_ir":1}"#)),
        (
            IssueCode::OutOfOrder,
            "sale.validate",
            sale(r#"{"parcelas":[{"data_vencimento":"2026-02-02"},{"data_vencimento":"2026-02-01"}]}"#),
        ),
        (IssueCode::UnknownField, "sale.validate", sale(r#"{"clientes":1}"#)),
        (IssueCode::Ignored, "sale.validate", sale(r#"{"cliente":"a"}"#)),
        (IssueCode::InvalidMunicipality, "nfse_data.validate", sale(r#"{"id_municipio":1}"#)),
        (IssueCode::InvalidServiceItem, "service.validate", sale(r#"{"nome":"a","id_servico":1}"#)),
        (
            IssueCode::InvalidUrl,
            "sale.payment_page_url",
            r#"{"base_url":"http://example.com","pagamento_online_codigo":"a"}"#.to_owned(),
        ),
        (IssueCode::TooShort, "cancellation.validate", r#"{"value":{"cancelamento_motivo":"x"}}"#.to_owned()),
        (IssueCode::InvalidCpf, "cpf.format", r#"{"cpf":"1"}"#.to_owned()),
        (IssueCode::InvalidCnpj, "cnpj.format", r#"{"cnpj":"1"}"#.to_owned()),
        (IssueCode::InvalidCep, "cep.format", r#"{"cep":"1"}"#.to_owned()),
        (IssueCode::InvalidEmail, "contact.validate", sale(r#"{"tipo":"a","email":"a"}"#)),
        (IssueCode::InvalidTaxCode, "tax_code.digits", r#"{"code":"a"}"#.to_owned()),
        (IssueCode::InvalidCardNumber, "card.validate", sale(r#"{"numero":"1"}"#)),
        (IssueCode::InvalidSecurityCode, "card.validate", sale(r#"{"codigo":"1"}"#)),
        (
            IssueCode::InvalidLinhaDigitavel,
            "boleto.parse_linha_digitavel",
            r#"{"linha":"1","reference_date":"2026-01-01"}"#.to_owned(),
        ),
        (IssueCode::InvalidBarcode, "boleto.to_linha_digitavel", r#"{"barcode":"1"}"#.to_owned()),
        (IssueCode::InvalidPix, "pix.parse", r#"{"code":"1"}"#.to_owned()),
        (IssueCode::InvalidCharacters, "pix.generate", r#"{"chave":"a@b.c","nome":"東","cidade":"c"}"#.to_owned()),
        (IssueCode::InvalidPixKey, "pix.generate", r#"{"chave":"k","nome":"n","cidade":"c"}"#.to_owned()),
        (
            IssueCode::UnknownKey,
            "receipt.validate",
            r#"{"value":{"id_parcela":1},"sale":{"parcelas":[{"id":2}]}}"#.to_owned(),
        ),
        (IssueCode::AboveLegalLimit, "boleto_update.validate", r#"{"value":{"multa":"2.01"}}"#.to_owned()),
        (
            IssueCode::NoOccurrence,
            "sale.from_contract",
            r#"{"contract":{"agendamento_data":"2026-01-01","agendamento_frequencia":0},"k":1}"#.to_owned(),
        ),
        (
            IssueCode::NothingToCharge,
            "sale.from_contract",
            r#"{"contract":{"agendamento_data":"2026-01-01","agendamento_frequencia":1,"agendamento_repetir":1,
                "itens":[{"recorrente":0,"id_servico":1,"valor":1,"qtd":1}]},"k":1}"#
                .to_owned(),
        ),
        (
            IssueCode::NothingToReceive,
            "receipt.validate",
            r#"{"value":{},"sale":{"parcelas":[{"valor":1,"valor_recebido":1}]}}"#.to_owned(),
        ),
        (IssueCode::NoPositiveWeight, "money.allocate", r#"{"total":"1","weights":[0]}"#.to_owned()),
        (
            IssueCode::Unbounded,
            "schedule.occurrences",
            r#"{"agendamento_data":"2026-01-01","agendamento_frequencia":1,"agendamento_repetir":1}"#.to_owned(),
        ),
        (
            IssueCode::InvalidOperator,
            "query.build",
            r#"{"entity":"sale","filters":[{"field":"cliente","operator":"gt","value":1}]}"#.to_owned(),
        ),
        (
            IssueCode::ReservedName,
            "query.build",
            r#"{"entity":"sale","filters":[{"field":"_a","value":1}]}"#.to_owned(),
        ),
        (IssueCode::Placeholder, "v1.sale.decode", r#"{"json":{"cliente":"João"}}"#.to_owned()),
        (
            IssueCode::LockedAfterIssue,
            "v1.sale.validate_update",
            r#"{"original":{"nfse_status":1},"edited":{"nfse_status":1,"desconto":"1"}}"#.to_owned(),
        ),
        (IssueCode::InvoiceIssued, "v1.sale.validate_delete", r#"{"sale":{"nfse_status":1}}"#.to_owned()),
        (IssueCode::NoEquivalent, "v1.convert.sale_to_v2", r#"{"value":{"nfse_status":9}}"#.to_owned()),
        (IssueCode::Dropped, "v1.convert.sale_to_v2", r#"{"value":{"dados_extra":"{}"}}"#.to_owned()),
        (IssueCode::Derived, "v1.convert.sale_to_v2", r#"{"value":{"parcelas":3}}"#.to_owned()),
        (IssueCode::MoreIssues, "service.validate", sale(&unknown_members(1001))),
        (IssueCode::UnknownOperation, "money.pars", "{}".to_owned()),
        (IssueCode::UnknownArgument, "money.parse", r#"{"texts":"1"}"#.to_owned()),
    ]
}

/// An object with `count` unknown members.
fn unknown_members(count: usize) -> String {
    let members: Vec<String> = (0..count).map(|n| format!("\"unknown{n}\":1")).collect();
    format!("{{{}}}", members.join(","))
}

/// The issues in a result, which may be a value or an error.
fn issues(answer: &Value) -> Vec<Issue> {
    let holder = answer.get("error").or_else(|| answer.get("ok")).expect("an answer");
    if let Some(report) = holder.get("report").and_then(Value::as_array) {
        let text = |line: &Value, name: &str| line.get(name).and_then(Value::as_str).expect("a text").to_owned();
        let warning =
            |line| Issue::warning(&text(line, "path"), IssueCode::from_text(&text(line, "code")).expect("a code"));
        return report.iter().map(warning).collect();
    }
    let list = holder.get("issues").and_then(Value::as_array).expect("issues");
    list.iter().map(|issue| serde_json::from_str(&issue.to_json()).expect("an issue")).collect()
}

/// Issue codes that no operation in this crate can cause; other tests cause them. `tests/front` passes JavaScript values that are
/// not JSON, the npm package's tests start the wasm module incorrectly, and the tests of `crates/arrow` use wrong columns.
const OF_HOSTS: [IssueCode; 7] = [
    IssueCode::NotJson,
    IssueCode::NotReady,
    IssueCode::AlreadyStarted,
    IssueCode::NotAnEngine,
    IssueCode::AnotherEngine,
    IssueCode::ColumnExists,
    IssueCode::UnknownColumn,
];

#[test]
fn every_issue_code_can_occur() {
    let mut seen = BTreeSet::from(OF_HOSTS.map(IssueCode::as_str));
    for (code, operation, input) in causes() {
        let found = match code {
            // `dispatch` takes a Rust string, which is always valid UTF-8, so invalid bytes are passed to `Json::parse`
            IssueCode::InvalidUtf8 => lastro::model::Json::parse(b"\"\xff\"").expect_err("refused").into_issues(),
            _ => issues(&json::parse(lastro_facade::dispatch(operation, &input).as_bytes()).expect("JSON")),
        };
        let issue = found.iter().find(|i| i.code == code).unwrap_or_else(|| panic!("{code:?} in {found:?}"));
        speaks_both_languages(issue);
        assert!(seen.insert(code.as_str()), "{code:?} twice");
    }
    // no input causes `internal`, so the test passes an index that is out of range
    let internal = run_at(usize::MAX);
    speaks_both_languages(&internal.issues()[0]);
    seen.insert(internal.issues()[0].code.as_str());
    assert_eq!(seen, IssueCode::ALL.iter().map(|code| code.as_str()).collect());
}

/// Checks that the messages of an issue in both languages differ, and that all parameters are filled in.
fn speaks_both_languages(issue: &Issue) {
    let texts = Language::ALL.iter().map(|language| issue.text(*language)).collect::<BTreeSet<_>>();
    assert_eq!(texts.len(), Language::ALL.len(), "{texts:?}");
    for text in texts {
        // a missing parameter is shown as `?`; the only other question mark is that of "did you mean X?"
        let said = text.strip_prefix(&issue.path).unwrap_or(&text).replace("?)", ")");
        assert!(!said.contains(['?', '{', '[', '}', ']']), "{text}");
    }
}

#[test]
fn a_message_contains_its_parameters() {
    let answer = json::parse(lastro_facade::dispatch("money.parse", r#"{"text":"1.005"}"#).as_bytes()).expect("JSON");
    let message = answer.get("error").and_then(|e| e.get("message")).and_then(Value::as_str);
    assert_eq!(message, Some("text: has more than 2 decimal places"));
}

/// Runs an operation by an index that is out of range, and returns the error.
fn run_at(place: usize) -> LastroError {
    let call = Call { arguments: Arguments::Text(b"{}"), bytes: None, target: Target::Program };
    lastro_facade::Facade::ALL.run(place, &call).expect_err("there is none")
}

#[test]
fn an_index_out_of_range_is_an_internal_error() {
    for place in [lastro_facade::operations().count(), usize::MAX] {
        let error = run_at(place);
        assert_eq!(error.code(), "internal");
        assert_eq!(error.issues()[0].path, "api.operations");
    }
}
