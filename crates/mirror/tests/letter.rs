//! Tests the check of recordings against the service's documentation. It must find nothing in the responses of a twin.

use lastro::model::Secrets;
use lastro::webhook::{Flavour, NewEvent, sign};
use lastro_mirror::letter::{Finding, FindingKind, Letter, findings};
use lastro_mirror::stories::exchange;
use lastro_mirror::{Exchange, RecordedResponse};
use lastro_twin::Request;

use crate::common::{Service, start};
use crate::random::recorded;

const STORY: &str = r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Ana"}
    POST /api/v2/vendas/ {"data":"2027-01-04","id_cliente":1,"valor_venda":100}
    GET /api/v2/vendas/?_limit=5"#;

/// A copy of an exchange in whose response one string is replaced by another.
fn changed(exchange: &Exchange, from: &str, to: &str) -> Exchange {
    let answer = exchange.response.clone().expect("an answer");
    let text = String::from_utf8(answer.body).expect("a text");
    assert!(text.contains(from), "{from} is not in {text}");
    let response = Some(RecordedResponse { body: text.replacen(from, to, 1).into_bytes(), ..answer });
    Exchange { response, ..exchange.clone() }
}

fn told(finding: &Finding) -> (FindingKind, &str, &str) {
    (finding.kind, &finding.entity, &finding.field)
}

#[test]
fn a_twin_keeps_to_the_letter() {
    for seed in 0..4 {
        for (entry, exchange) in (1..).zip(recorded(&mut Service::new(&[]), seed, 100)) {
            // only responses are checked, since the twin accepts requests with members and parameters that the service's
            // documentation does not mention
            let answered = findings(&exchange).into_iter().filter(|finding| finding.path.starts_with("response"));
            assert_eq!(answered.collect::<Vec<_>>(), Vec::new(), "{seed} {entry} {}", exchange.request.target);
        }
    }
}

#[test]
fn undocumented_members_are_reported_with_their_record_and_field() {
    let recording = Service::new(&[]).tell(STORY);
    let (sale, listing) = (&recording[1], &recording[2]);
    for (exchange, from, to, expected) in [
        (sale, "\"valor_venda\":", "\"valor_total\":", (FindingKind::UnknownField, "Sale", "valor_total")),
        (sale, "\"parcela\":1", "\"parcela\":1,\"juros\":0.10", (FindingKind::UnknownField, "Installment", "juros")),
        (sale, "\"valor\":100.00", "\"valor\":\"cem\"", (FindingKind::Format, "Installment", "valor")),
        (sale, "\"data\":\"2027-01-04\"", "\"data\":\"04/01/2027\"", (FindingKind::Format, "Sale", "data")),
        (sale, "\"parcela_status\":1", "\"parcela_status\":77", (FindingKind::UnknownCode, "Sale", "parcela_status")),
        (listing, "\"count\":1", "\"total\":1", (FindingKind::UnknownField, "ListingHeader", "total")),
        (listing, "\"parcela\":1", "\"parcela\":1,\"juros\":0.10", (FindingKind::UnknownField, "Installment", "juros")),
        (listing, "\"valor\":100.00", "\"valor\":\"cem\"", (FindingKind::Format, "Installment", "valor")),
    ] {
        let found = findings(&changed(exchange, from, to));
        assert_eq!(found.iter().map(told).collect::<Vec<_>>(), [expected], "{to}");
        // the finding describes the form of the value, and not the value itself
        assert!(found.iter().all(|finding| !finding.detail.contains("cem")), "{found:?}");
    }
}

#[test]
fn statuses_headers_and_forms_are_those_of_the_documents() {
    let sale = &Service::new(&[]).tell(STORY)[1];
    let answer = sale.response.clone().expect("an answer");
    let with = |response: RecordedResponse| Exchange { response: Some(response), ..sale.clone() };
    let html = vec![("content-type".to_owned(), "text/html".to_owned())];
    for (response, kind) in [
        (RecordedResponse { status: 201, ..answer.clone() }, FindingKind::Status),
        (RecordedResponse { headers: html, ..answer.clone() }, FindingKind::Header),
        (RecordedResponse { body: b"[]".to_vec(), ..answer.clone() }, FindingKind::Shape),
        (RecordedResponse { status: 400, body: b"{\"erro\":1}".to_vec(), ..answer }, FindingKind::Shape),
    ] {
        let found = findings(&with(response));
        assert_eq!(found.iter().map(|finding| finding.kind).collect::<Vec<_>>(), [kind], "{found:?}");
    }
}

#[test]
fn an_accepted_request_may_not_say_what_the_documents_do_not() {
    let choices = [("unknown-parameter", "ignore")];
    let recording = Service::new(&choices).tell(
        "GET /api/v2/servicos/?nada=1\nPOST /api/v2/servicos/ {\"nome\":\"Aula\",\"nomes\":1}\n\
         POST /api/v2/servicos/ {\"nome\":\"Aula\",\"valor\":\"x\"}",
    );
    let kinds = |exchange: &Exchange| findings(exchange).iter().map(|finding| finding.kind).collect::<Vec<_>>();
    assert_eq!(kinds(&recording[0]), [FindingKind::Query]);
    assert_eq!(kinds(&recording[1]), [FindingKind::UnknownField]);
    assert_eq!(kinds(&recording[2]), Vec::new(), "it was refused");
}

#[test]
fn findings_are_counted_and_fields_that_no_answer_has_are_named() {
    let recording = Service::new(&[]).tell(STORY);
    let mut letter = Letter::new(Secrets(Vec::new()));
    for (entry, exchange) in (1..).zip(&recording) {
        let without = |from: &str, to: &str| changed(exchange, from, to);
        let exchange = match entry {
            2 | 3 => without("\"discriminacao\":null,", ""),
            _ => exchange.clone(),
        };
        letter.take(entry, &exchange);
        letter.take(entry, &changed_name(&exchange));
    }
    let groups = letter.groups();
    let missing: Vec<_> = groups.iter().filter(|group| group.first.kind == FindingKind::MissingField).collect();
    assert_eq!(
        missing.iter().map(|group| told(&group.first)).collect::<Vec<_>>(),
        [(FindingKind::MissingField, "Sale", "discriminacao")]
    );
    assert_eq!((missing[0].count, missing[0].entry), (4, 2));
    let unknown = groups.iter().find(|group| group.first.kind == FindingKind::UnknownField).expect("a group");
    assert_eq!((unknown.count, unknown.entry, unknown.first.field.as_str()), (2, 2, "novo"));
}

/// Names and values come from the service, so a recording may contain any number of them.
#[test]
fn findings_take_no_more_memory_the_longer_the_recording_is() {
    let recording = Service::new(&[]).tell(STORY);
    let mut letter = Letter::new(Secrets(Vec::new()));
    for number in 1..=1_200 {
        let text = "x".repeat(number);
        let with = format!("\"agendamento\":0,\"novo\":\"{text}\",\"novo{number}\":null");
        let new = letter.take(number, &changed(&recording[1], "\"agendamento\":0", &with));
        // The first exchange gives two findings. After that, each new name gives one finding up to the limit, and names beyond
        // the limit give none.
        let expected = if number == 1 { 2 } else { usize::from(number <= 1_000) };
        assert_eq!(new.len(), expected, "{number}: {new:?}");
    }
    assert_eq!(letter.counts(), (2_400, 1_001));
    let groups = letter.groups();
    let field = |name: &str| groups.iter().find(|group| group.first.field == name).expect("a group");
    assert_eq!((field("novo").count, field("novo").details.len()), (1_200, 4));
    assert_eq!((field("other fields").count, field("other fields").entry), (201, 1_000));
}

/// Copies an exchange. In the copy, each sale has an additional member `novo`; an exchange about other records is unchanged.
fn changed_name(exchange: &Exchange) -> Exchange {
    if exchange.request.target.contains("vendas") {
        changed(exchange, "\"agendamento\":0", "\"agendamento\":0,\"novo\":null")
    } else {
        exchange.clone()
    }
}

#[test]
fn notifications_are_verified() {
    let record = lastro::json::parse(br#"{"id":1,"nome":"Ana"}"#).expect("JSON");
    let event =
        NewEvent { endpoint: "clientes", operation: "insert", data: &record, timestamp: 1_800_000_000, api: "2" };
    let body = sign(&event, "segredo", Flavour::Php).expect("a body");
    let request = |body: &str| {
        let (target, body) = ("/avisos".to_owned(), body.as_bytes().to_vec());
        Request { method: "POST".to_owned(), target, headers: Vec::new(), body }
    };
    let mut letter = Letter::new(Secrets(vec!["segredo".to_owned()]));
    letter.take(1, &exchange(start(), request(&body), None));
    letter.take(2, &exchange(start(), request(&body.replace("Ana", "Bia")), None));
    letter.take(3, &exchange(start(), request("{}"), None));
    assert_eq!(letter.notifications(), 2);
    let groups = letter.groups();
    assert_eq!(groups.len(), 1);
    assert_eq!((groups[0].first.kind, groups[0].entry, groups[0].count), (FindingKind::Webhook, 2, 1));
    assert!(!format!("{groups:?}").contains("segredo"));
}
