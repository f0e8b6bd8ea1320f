//! Tests the journal: which entries it has, that it contains no secrets, and that a replay gives the same bytes.

use crate::common::{config, request};
use lastro::value::Choice as _;
use lastro_twin::fault::Faults;
use lastro_twin::journal::Entry;
use lastro_twin::replay::{bisect, first_difference};
use lastro_twin::state::{Counter, Memory, Table, View as _};
use lastro_twin::{Border, Config, Engine, FaultPlan, Moment, Request, Twin};

const START: i64 = 1_798_804_800_000;
const KEY: &str = "chave-secreta-da-conta-principal";
const SECRET: &str = "segredo-do-webhook-que-ninguem-ve";
const CARDS: [&str; 4] = ["4111111111111111", "5555555555554444", "378282246310005", "6362970000457013"];

fn settings(policies: &str) -> Config {
    config(&format!(
        r#"{{"seed": 42, "keys": [{{"key": "outra-chave-da-conta"}}, {{"key": "{KEY}"}}], "limit": {{"requests": 60, "seconds": 60}},
            "subscriptions": [{{"url": "https://cliente.example/", "secret": "{SECRET}"}}], "policies": {policies}}}"#
    ))
}

fn moment(seconds: i64) -> Moment {
    Moment::from_millis(START + seconds * 1_000)
}

fn entries(twin: &Twin) -> Vec<Entry> {
    twin.journal(0).map(|line| Entry::parse(line.as_bytes()).unwrap()).collect()
}

fn faults(text: &str) -> FaultPlan {
    lastro_twin::http::read_json(text.as_bytes()).unwrap()
}

/// Sends requests of every kind, and moves the clock, reports deliveries and sets faults in between.
fn history(twin: &mut Twin) {
    let mut second = 0;
    let mut send = |twin: &mut Twin, method: &str, target: &str, key: &str, body: &[u8], headers: &[(&str, &str)]| {
        let mut request = request(method, target, key, "");
        request.body = body.to_vec();
        request.headers.extend(headers.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        second += 7;
        twin.handle(&request, Some(moment(second)))
    };
    let form = [("Content-Type", "application/x-www-form-urlencoded"), ("Cookie", "sessao=cookie-secreto")];
    let card = format!(
        r#"{{"nome": "Ana", "tipo": 2, "cartoes": [{{"titular": "ANA", "numero": "{}", "validade": "2030-01-01", "codigo": 9731}}]}}"#,
        CARDS[0]
    );
    for round in 0..6 {
        send(twin, "POST", "/api/v2/servicos/", KEY, r#"{"nome": "Aula de Violão"}"#.as_bytes(), &[]);
        send(twin, "GET", "/api/v2/servicos/?_limit=3", KEY, b"", &[]);
        send(twin, "PUT", "/api/v2/servicos/1", KEY, br#"{"valor": 12.50}"#, &[("X-Forwarded-Proto", "https")]);
        send(twin, "POST", "/api/v2/servicos/", "chave-desconhecida", b"{}", &[]);
        send(twin, "POST", "/api/v2/servicos/", KEY, b"\xFF\xFE{", &[]);
        send(twin, "POST", "/api/v2/servicos/", KEY, b"nome=x", &form);
        send(twin, "GET", &format!("/api/v2/servicos/1?nome={KEY}&{KEY}&valor=%63{}", &KEY[1..]), KEY, b"", &[]);
        send(
            twin,
            "GET",
            "https://usuario:senha-na-url@conta.example/api/v2/municipios/?uf=35&_limit=2",
            KEY,
            b"",
            &[],
        );
        send(twin, "POST", "/api/v2/clientes/", KEY, card.as_bytes(), &[]);
        let legacy = format!("nome=Ana&cartao_numero={}&cartao_codigo=9731&cartao_validade=203001", CARDS[1]);
        send(twin, "POST", "/api/cliente", KEY, legacy.as_bytes(), &form);
        send(twin, "GET", &format!("/api/v2/servicos/?cartao_numero={}", CARDS[2]), KEY, b"", &[]);
        send(
            twin,
            "POST",
            "/api/v2/clientes/",
            KEY,
            format!(r#"{{"cartoes": [{{"numero": {}"#, CARDS[3]).as_bytes(),
            &[],
        );
        for effect in twin.take_effects() {
            let lastro_twin::Effect::Deliver { delivery, .. } = effect;
            twin.report(delivery, if delivery % 3 == 0 { Some(500) } else { Some(200) }, None).unwrap();
        }
        let plan = r#"{"rules": [{"phase": "after", "every": 3, "share": 700, "action": {"drop": true}},
                                 {"phase": "before", "share": 200, "action": {"status": 503, "body": "half"}}],
                       "deliveries": [{"every": 2, "action": {"duplicate": true, "late_ms": 5000}}]}"#;
        twin.faults((round % 2 == 0).then(|| faults(plan))).unwrap();
        twin.advance(moment(200 + round * 3_000), if round == 3 { 2 } else { usize::MAX }).unwrap();
    }
}

#[test]
fn doing_a_journal_again_gives_every_answer_and_the_same_state() {
    for policies in [r#"{"journal": "all"}"#, r#"{"journal": "changes"}"#] {
        let settings = settings(policies);
        let mut twin = Twin::new(&settings).unwrap();
        history(&mut twin);
        let journal = entries(&twin);
        assert!(journal.len() > 60, "{}", journal.len());
        assert!(journal.iter().map(|entry| entry.ordinal).eq(1..=i64::try_from(journal.len()).unwrap()));
        let mut again = Twin::new(&settings).unwrap();
        assert_eq!(again.replay(&journal).unwrap(), None);
        assert_eq!(again.snapshot(), twin.snapshot());
        assert!(again.journal(0).eq(twin.journal(0)), "the journal of the journal is the journal");
        let kinds: std::collections::BTreeSet<&str> = journal.iter().map(|entry| entry.kind.as_str()).collect();
        assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["advance", "faults", "report", "request"]);
        assert!(journal.iter().any(|entry| entry.fault.is_some() && entry.sha256.is_none()), "an answer was lost");
    }
}

#[test]
fn without_a_limit_only_what_changes_something_is_kept() {
    let any = config("{}");
    let mut twin = Twin::new(&any).unwrap();
    let mut send = |method: &str, target: &str, body: &str, at: Option<Moment>| {
        twin.handle(&request(method, target, KEY, body), at);
    };
    send("GET", "/api/v2/servicos/", "", None);
    send("POST", "/api/v2/servicos/", "{}", None);
    send("POST", "/api/v2/servicos/", r#"{"nome": "Aula"}"#, None);
    send("GET", "/api/v2/servicos/1", "", Some(moment(60)));
    send("DELETE", "/api/v2/servicos/1", "", Some(moment(60)));
    let found: Vec<_> = entries(&twin).iter().map(|entry| (entry.kind.clone(), entry.at.clone())).collect();
    let found: Vec<_> = found.iter().map(|(kind, at)| (kind.as_str(), &at[11..19])).collect();
    assert_eq!(found, [("request", "09:00:00"), ("advance", "09:01:00"), ("request", "09:01:00")]);
    let mut again = Twin::new(&any).unwrap();
    assert_eq!(again.replay(&entries(&twin)).unwrap(), None);
    assert_eq!(again.snapshot(), twin.snapshot());
    let mut none = Twin::new(&config(r#"{"policies": {"journal": "none"}}"#)).unwrap();
    none.handle(&request("POST", "/api/v2/servicos/", KEY, r#"{"nome": "Aula"}"#), Some(moment(1)));
    assert_eq!(none.journal(0).count(), 0);
}

#[test]
fn no_key_secret_or_card_is_in_an_entry_a_state_or_a_debug_form() {
    use base64::Engine as _;
    let mut twin = Twin::new(&settings(r#"{"journal": "all"}"#)).unwrap();
    history(&mut twin);
    let mut texts: Vec<String> = twin.journal(0).map(|line| line.to_string()).collect();
    texts.push(twin.snapshot().unwrap().into_text());
    texts.push(format!("{twin:?}"));
    let encoded = base64::engine::general_purpose::STANDARD.encode(format!("{KEY}:"));
    let hidden = [KEY, SECRET, &encoded, "9731", "chave-desconhecida", "outra-chave", "cookie-secreto", "senha-na-url"];
    for text in &texts {
        for hidden in hidden.iter().chain(&CARDS) {
            assert!(!text.contains(hidden), "{hidden} in {text}");
        }
    }
    let journal = entries(&twin);
    let request = |part: &str| {
        let requests = journal.iter().filter_map(|entry| entry.request.as_ref());
        requests.filter(|request| format!("{request:?}").contains(part)).count()
    };
    // the journal contains placeholders in place of API keys and card numbers
    assert!(request("chave-de") > 0 && request("411111") > 0 && request("1111") > 0);
    assert!(journal.iter().filter_map(|entry| entry.request.as_ref()).any(|request| request.key == Some(1)));
}

/// Two cards in the same object or list are both replaced. An implementation that stops at the first replacement, for example
/// by a short-circuiting `||`, would fail this test.
#[test]
fn each_of_two_cards_has_a_stand_in() {
    let card = |number: &str| format!(r#"{{"cartao_numero": "{number}"}}"#);
    let (first, second) = (card(CARDS[0]), card(CARDS[1]));
    for body in [format!(r#"{{"a": {first}, "b": {second}}}"#), format!("[{first}, {second}]")] {
        let kept = lastro_twin::conceal::body(body.as_bytes(), None);
        let kept = String::from_utf8_lossy(&kept);
        assert!(!kept.contains(CARDS[0]) && !kept.contains(CARDS[1]), "{kept}");
    }
}

/// The code that conceals card data has its own list of the card parameters. It does not read them from the tables of version 1,
/// since these tables would then be part of builds without version 1. This test compares the list with the tables.
#[test]
fn each_card_parameter_of_version_1_has_a_stand_in() {
    use lastro::model::{Model as _, Type};
    use lastro::v1::{CustomerParameters, SaleParameters};
    let fields = [SaleParameters::TABLE, CustomerParameters::TABLE].into_iter().flat_map(|table| table.fields);
    for field in fields.filter(|field| matches!(field.ty.required(), Type::CardNumber | Type::SecurityCode)) {
        let kept = lastro_twin::conceal::form(&format!("{}={}", field.name, CARDS[0]));
        assert!(!kept.contains(CARDS[0]), "{kept}");
    }
}

#[test]
fn a_stand_in_decides_like_the_card_that_it_stands_for() {
    use lastro::brazil::card::inspect;
    let numbers = [
        "4000000000000002",
        "4111111111111112",
        "4111 1111 1111 1111",
        "36227206271667",
        "4999999999999999995",
        "5067310000000010",
    ];
    for number in CARDS.into_iter().chain(numbers) {
        let stand_in = lastro_twin::conceal::number(number);
        assert_ne!(stand_in, number);
        assert_eq!(stand_in.len(), number.len());
        assert_eq!((&stand_in[..6], &stand_in[stand_in.len() - 4..]), (&number[..6], &number[number.len() - 4..]));
        let (seen, meant) = (inspect(&stand_in), inspect(number));
        assert_eq!((seen.luhn, seen.bandeira), (meant.luhn, meant.bandeira), "{number} {stand_in}");
    }
    // a number that the service has masked stays as it is, so that an update may contain it
    assert_eq!(lastro_twin::conceal::number("************1234"), "************1234");
    assert_eq!(lastro_twin::conceal::number(""), "");
}

#[test]
fn a_probable_repetition_is_marked() {
    let mut twin = Twin::new(&config("{}")).unwrap();
    twin.faults(Some(faults(r#"{"rules": [{"phase": "after", "nth": 1, "action": {"drop": true}}]}"#))).unwrap();
    let mut insert = |name: &str, seconds: i64| {
        let body = format!(r#"{{"nome": "{name}"}}"#);
        twin.handle(&request("POST", "/api/v2/servicos/", KEY, &body), Some(moment(seconds)));
    };
    insert("Aula", 0);
    insert("Outra", 1);
    insert("Aula", 600);
    insert("Aula", 601);
    let marks: Vec<_> = entries(&twin).iter().map(|entry| entry.repeats).collect();
    // entry 4 of this list repeats the first insert, which is journal entry 2, since entry 1 is the fault plan
    assert_eq!(marks, [None, None, None, Some(2), None]);
}

#[test]
fn an_entry_in_the_wrong_place_or_of_another_form_is_an_error() {
    let mut twin = Twin::new(&settings("{}")).unwrap();
    history(&mut twin);
    let mut journal = entries(&twin);
    journal.remove(4);
    let problem = |journal: &[Entry]| {
        let error = Twin::new(&settings("{}")).unwrap().replay(journal).unwrap_err();
        error.issues().iter().map(|issue| format!("{} {}", issue.path, issue.code.as_str())).collect::<Vec<_>>()
    };
    assert_eq!(problem(&journal), ["[4].ordinal mismatch"]);
    let mut other = entries(&twin);
    other[0].kind = "restart".to_owned();
    assert_eq!(problem(&other), ["[0].kind invalid_choice"]);
    let mut changed = entries(&twin);
    let position = changed.iter().position(|entry| entry.status == Some(200)).unwrap();
    let name = changed[position].request.as_mut().unwrap();
    name.body = Some(r#"{"nome": "Outra"}"#.to_owned());
    let ordinal = changed[position].ordinal;
    assert_eq!(Twin::new(&settings("{}")).unwrap().replay(&changed).unwrap(), Some(ordinal));
}

#[test]
fn bisect_finds_the_entry_that_changed_something() {
    let any = config("{}");
    let build = |odd: usize| {
        let mut twin = Twin::new(&any).unwrap();
        for number in 0..40 {
            let name = if number == odd { "Diferente" } else { "Aula" };
            twin.handle(&request("POST", "/api/v2/servicos/", KEY, &format!(r#"{{"nome": "{name}"}}"#)), None);
        }
        entries(&twin)
    };
    let (plain, odd) = (build(usize::MAX), build(25));
    let start = Twin::new(&any).unwrap();
    let wrong = |twin: &Twin| Ok(twin.snapshot()?.text().contains("Diferente"));
    assert_eq!(bisect(&start, &odd, wrong).unwrap(), Some(26));
    assert_eq!(bisect(&start, &plain, wrong).unwrap(), None);
    assert_eq!(first_difference((&start, &plain), (&start, &odd)).unwrap(), Some(26));
    assert_eq!(first_difference((&start, &plain), (&start, &plain)).unwrap(), None);
    assert_eq!(first_difference((&start, &plain), (&start, &plain[..30])).unwrap(), Some(31));
    // a twin with another seed differs at the first entry, although its requests are the same
    let mut other = any.clone();
    other.seed = Some(1);
    let elsewhere = Twin::new(&other).unwrap();
    assert_eq!(first_difference((&start, &plain), (&elsewhere, &plain)).unwrap(), Some(1));
}

#[test]
fn a_journal_continues_after_a_snapshot() {
    let text = br#"{"limit": {"requests": 5, "seconds": 1}}"#;
    let mut border = Border::new(text).unwrap();
    let insert: Request = request("POST", "/api/v2/servicos/", KEY, r#"{"nome": "Aula"}"#);
    for _ in 0..3 {
        border.handle(&insert, None).unwrap();
    }
    let snapshot = lastro::json::parse(border.call("snapshot", b"").unwrap().as_bytes()).unwrap();
    let state = snapshot.get("text").unwrap().to_json();
    for _ in 0..3 {
        border.handle(&insert, Some("2027-01-01T12:00:00.250Z")).unwrap();
    }
    let since = border.call("journal", br#"{"from": 4}"#).unwrap();
    let arguments = format!(r#"{{"journal": {since}, "snapshot": {state}}}"#);
    let replayed = lastro::json::parse(border.call("replay", arguments.as_bytes()).unwrap().as_bytes()).unwrap();
    let now = lastro::json::parse(border.call("snapshot", b"").unwrap().as_bytes()).unwrap();
    assert_eq!(replayed.get("sha256"), now.get("sha256"));
    assert_eq!(replayed.get("differs"), Some(&lastro::json::Value::Null));
}

#[test]
fn a_program_that_begins_again_on_a_state_notes_it() {
    let settings = config(r#"{"limit": {"requests": 4, "seconds": 60}}"#);
    let insert = request("POST", "/api/v2/servicos/", KEY, r#"{"nome": "Aula"}"#);
    let reference = || lastro_twin::reference::samples().unwrap();
    let mut state = Memory::default();
    let mut statuses = Vec::new();
    for _ in 0..2 {
        let mut engine = Engine::new(&settings, reference()).unwrap();
        engine.started(&mut state).unwrap();
        let plan = faults(r#"{"rules": [{"phase": "after", "nth": 2, "action": {"drop": true}}]}"#);
        engine.set_faults(&mut state, Faults::new(Some(plan)).unwrap()).unwrap();
        for _ in 0..5 {
            let outcome = engine.handle(&mut state, &insert, moment(0)).unwrap();
            statuses.push(outcome.response.map(|response| response.status));
        }
    }
    // the second program, too, starts with full token buckets, and its fault plan counts requests from the beginning
    let each = [Some(200), None, Some(200), Some(200), Some(429)];
    assert_eq!(statuses, [each, each].concat());
    let journal: Vec<Entry> = state.journal().iter().map(|line| Entry::parse(line.as_bytes()).unwrap()).collect();
    let mut again = Twin::new(&settings).unwrap();
    assert_eq!(again.replay(&journal).unwrap(), None);
    assert!(again.journal(0).eq(state.journal().iter().cloned()));
    assert_eq!(state.counter(Counter::Key(Table::Service)).unwrap(), 8);
}

#[test]
fn reads_in_parallel_with_the_writer_get_the_same_responses() {
    let settings = settings("{}");
    let open = config("{}");
    let mut twin = Twin::new(&open).unwrap();
    let mut engine = Engine::new(&open, lastro_twin::reference::samples().unwrap()).unwrap();
    let mut state = Memory::default();
    lastro_twin::seed_data::furnish(&mut state, engine.settings()).unwrap();
    for number in 0..4 {
        let insert = request("POST", "/api/v2/servicos/", KEY, &format!(r#"{{"nome": "Aula {number}"}}"#));
        assert_eq!(engine.handle(&mut state, &insert, moment(0)).unwrap(), twin.handle(&insert, Some(moment(0))));
        assert!(!engine.reads_beside(&insert));
    }
    let targets = [
        "/api/v2/servicos/?_sort=-id",
        "/api/v2/servicos/3",
        "/api/v2/servicos/9",
        "/api/v2/indices/",
        "/api/v2/nada",
        "/api/v2/servicos/?x=%",
    ];
    for target in targets {
        let mut read = request("GET", target, KEY, "");
        assert!(engine.reads_beside(&read));
        assert_eq!(engine.read(&state, &read).unwrap(), twin.handle(&read, None), "{target}");
        read.headers.clear();
        assert_eq!(engine.read(&state, &read).unwrap(), twin.handle(&read, None), "{target} without a key");
    }
    let limited = Engine::new(&settings, Memory::default()).unwrap();
    assert!(!limited.reads_beside(&request("GET", "/api/v2/servicos/", KEY, "")), "a limit counts it");
}

/// A step of the clock that stops early leaves due work, which the next request processes, even if it only reads. Processing the
/// work changes the state, so it needs a journal entry.
#[test]
fn work_processed_by_a_read_has_a_journal_entry() {
    let subscription = |host: &str| format!(r#"{{"url": "https://{host}.example/", "secret": "{SECRET}"}}"#);
    let settings = config(&format!(r#"{{"subscriptions": [{}, {}]}}"#, subscription("a"), subscription("b")));
    let mut twin = Twin::new(&settings).unwrap();
    twin.handle(&request("POST", "/api/v2/servicos/", KEY, r#"{"nome": "Aula"}"#), None);
    // the retries of both notifications are due at the same instant
    for delivery in [1, 2] {
        twin.report(delivery, Some(500), None).unwrap();
    }
    let progress = twin.advance(moment(60), 1).unwrap();
    assert!(!progress.reached && progress.next.is_some_and(|due| due.at == progress.now), "{progress:?}");
    let before = twin.journal(0).count();
    twin.handle(&request("GET", "/api/v2/servicos/9", KEY, ""), None);
    assert_eq!(twin.journal(0).count(), before + 1);
    let mut again = Twin::new(&settings).unwrap();
    assert_eq!(again.replay(&entries(&twin)).unwrap(), None);
    assert_eq!(again.snapshot(), twin.snapshot());
}
