//! Tests with recordings of generated requests. An unchanged recording must show no differences, wherever it begins and even if
//! requests fail. A changed response must be found. If the recorded twin had other choices of policies, these choices must be
//! found.

use lastro::json::{Value, parse};
use lastro_mirror::policies::open;
use lastro_mirror::stories::{Telling, of};
use lastro_mirror::why::explain;
use lastro_mirror::{Exchange, RecordedResponse};
use lastro_twin::Request;
use lastro_twin::identity::{below, derive};

use crate::asks::Asks;
use crate::common::{Service, differences, recordings, setup, start};

/// Records generated requests to a service.
pub fn recorded(service: &mut Service, seed: i64, count: i64) -> Vec<Exchange> {
    let mut at = start();
    let mut asks = Asks::new(seed, at.day());
    let mut all = Vec::new();
    for number in 0..count {
        // between two requests, from a second to more than a week passes, so that contracts generate sales and installments
        // become overdue
        let hours = [0, 0, 0, 0, 1, 7, 30, 200][draw(seed, number, 8)];
        at = at.plus(1_000 + hours * 3_600_000);
        let ask = asks.next(at.day());
        let headers = Vec::new();
        let body = ask.body.clone().into_bytes();
        let request = Request { method: ask.method.to_owned(), target: ask.target.clone(), headers, body };
        let exchange = service.answer(at, request);
        if let Some(answer) = &exchange.response {
            asks.learn(&ask, answer.status, &answer.body);
        }
        all.push(exchange);
    }
    all
}

fn draw(seed: i64, ordinal: i64, count: u64) -> usize {
    usize::try_from(below(&derive(seed, "recording", ordinal), count)).expect("a place")
}

/// Randomly selected choices, each of a different policy. Only choices that requests can show are selected.
fn chosen(seed: i64, count: usize) -> Vec<(String, String)> {
    let tellable = |name: &str| !matches!(of(name), Some(Telling::Never(_)) | None) && name != "fresh-account";
    let mut policies: Vec<_> = open().into_iter().filter(|policy| tellable(&policy.name)).collect();
    (0..count)
        .map(|place| {
            let place = i64::try_from(place).expect("a few");
            let policy = policies.remove(draw(seed, -1 - 2 * place, policies.len() as u64));
            let others = &policy.choices[1..];
            let choice = others[draw(seed, -2 - 2 * place, others.len() as u64)].clone();
            (policy.name, choice)
        })
        .collect()
}

/// Fails if the recording of any seed has differences. The message lists these seeds.
fn finds_nothing(found: impl Fn(i64) -> Vec<String>) {
    let found = (0..recordings(10, 60)).map(|seed| (seed, found(seed)));
    let wrong: Vec<_> = found.filter(|(_, found)| !found.is_empty()).collect();
    assert!(wrong.is_empty(), "{} recordings: {wrong:#?}", wrong.len());
}

#[test]
fn an_unmutated_recording_has_no_difference() {
    finds_nothing(|seed| {
        let choices = if seed % 2 == 0 { Vec::new() } else { chosen(seed, 3) };
        let choices: Vec<(&str, &str)> =
            choices.iter().map(|(name, choice)| (name.as_str(), choice.as_str())).collect();
        let recording = recorded(&mut Service::new(&choices), seed, 120);
        [false, true].map(|new_account| differences(&setup(&choices, new_account), &recording)).concat()
    });
}

/// A fault plan with which almost a third of the requests fail, half of them after they were executed.
const FAILURES: &str = r#"{"seed":3,"rules":[
    {"share":60,"phase":"after","action":{"drop":true}},
    {"share":60,"phase":"before","action":{"drop":true}},
    {"share":60,"phase":"after","action":{"status":500}},
    {"share":60,"phase":"before","action":{"status":503}},
    {"share":60,"phase":"before","action":{"status":429,"retry_after":1}}]}"#;

#[test]
fn a_recording_with_faults_is_no_drift() {
    finds_nothing(|seed| {
        let recording = recorded(&mut Service::with_faults(&[], FAILURES), seed, 100);
        [false, true].map(|new_account| differences(&setup(&[], new_account), &recording)).concat()
    });
}

/// The recording of an account that existed before does not show all data on which its responses depend. It still must show no
/// differences.
#[test]
fn a_recording_of_an_account_with_a_history_has_no_difference() {
    finds_nothing(|seed| {
        let mut service = if seed % 2 == 0 { Service::new(&[]) } else { Service::with_faults(&[], FAILURES) };
        differences(&setup(&[], false), &recorded(&mut service, seed, 120).split_off(40))
    });
}

/// In at most one of a hundred recordings, the search may find other choices than those that were set. Two choices that refuse
/// the same requests, for example, cannot be distinguished.
#[test]
fn choices_at_random_are_found() {
    let (mut wrong, count) = (Vec::new(), recordings(6, 20));
    for seed in 0..count {
        let chosen = chosen(seed, if seed % 2 == 0 { 2 } else { 5 });
        let choices: Vec<(&str, &str)> = chosen.iter().map(|(name, choice)| (name.as_str(), choice.as_str())).collect();
        let recording = recorded(&mut Service::new(&choices), seed, 60);
        let why = explain(&setup(&[], false), &recording).expect("a search");
        let explanations: Vec<_> = why.explanations.iter().map(|one| (&one.choice, &one.or)).collect();
        assert!(why.unexplained.is_empty(), "{seed} {choices:?}: {explanations:?} leave {:#?}", why.unexplained);
        // each choice found was set, or the requests of this recording cannot distinguish it from a choice that was set
        let is_right = |(name, choice): &(String, String)| choices.contains(&(name.as_str(), choice.as_str()));
        if !explanations.iter().all(|(choice, or)| is_right(choice) || or.iter().any(is_right)) {
            wrong.push(format!("{seed} {choices:?}: {explanations:?}"));
        }
    }
    assert!(wrong.len() as i64 * 100 <= count, "{} recordings:\n{}", wrong.len(), wrong.join("\n"));
}

/// A function that makes a response incorrect. Returns whether it changed the response.
type Mutation = fn(&mut Value) -> bool;

const MUTATIONS: [(&str, Mutation); 3] = [
    ("a field is renamed", |answer| {
        let Some(members) = members(answer) else { return false };
        let found = members.iter_mut().find(|(name, value)| name == "valor_venda" && *value != Value::Null);
        found.is_some_and(|(name, _)| {
            "valor_da_venda".clone_into(name);
            true
        })
    }),
    ("a total is off by a cent", |answer| {
        let Some(members) = members(answer) else { return false };
        let found = members.iter_mut().find(|(name, value)| name == "valor_venda" && matches!(value, Value::Number(_)));
        let Some((_, Value::Number(text))) = found else { return false };
        let cents: i64 = text.replace('.', "").parse().expect("cents");
        *text = format!("{}.{:02}", (cents + 1) / 100, (cents + 1) % 100);
        true
    }),
    ("a state is skipped", |answer| {
        let Some(members) = members(answer) else { return false };
        let found =
            members.iter_mut().find(|(name, value)| name == "parcela_status" && matches!(value, Value::Number(_)));
        let Some((_, Value::Number(text))) = found else { return false };
        *text = if text == "2" { "1".to_owned() } else { "2".to_owned() };
        true
    }),
];

fn members(answer: &mut Value) -> Option<&mut Vec<(String, Value)>> {
    match answer {
        Value::Object(members) => Some(members),
        _ => None,
    }
}

/// In an account that existed before the recording, the first response with a sale that a contract generated cannot be
/// compared, since the service may have generated another sale.
#[test]
fn a_mutated_response_is_found_where_it_is() {
    for seed in 0..recordings(8, 12) {
        let whole = recorded(&mut Service::new(&[]), seed, 80);
        for (what, mutation) in MUTATIONS {
            let Some((place, recording)) = mutated(&whole, mutation).pop() else { continue };
            let is_known = is_inserted_or_shown_before(&whole, place);
            for new_account in [false, true] {
                let found = differences(&setup(&[], new_account), &recording);
                let is_found = found.iter().any(|line| first(line) == place + 1);
                assert!(is_found || !new_account && !is_known, "{seed} {what}: {found:#?}");
                assert!(found.iter().all(|line| first(line) > place), "{seed} {what}: {found:#?}");
            }
        }
    }
}

/// Whether the sale in the response with the index `place` was inserted by its request, or is already in an earlier response.
fn is_inserted_or_shown_before(recording: &[Exchange], place: usize) -> bool {
    let sale = |exchange: &Exchange| {
        let answer = exchange.response.as_ref().filter(|_| exchange.request.target.starts_with("/api/v2/vendas/"))?;
        parse(&answer.body).ok()?.get("id").cloned()
    };
    let shown = sale(&recording[place]);
    let inserts = recording[place].request.target == "/api/v2/vendas/";
    inserts || recording[..place].iter().any(|earlier| sale(earlier) == shown)
}

/// Responses that depend on unknown data are not compared. Most responses must be compared nevertheless, even if almost a third
/// of the requests fail.
#[test]
fn a_mutated_response_is_found_among_failures() {
    let (mut found, mut count) = (0, 0);
    for seed in 0..recordings(8, 12) {
        let whole = recorded(&mut Service::with_faults(&[], FAILURES), seed, 80);
        for (_, mutation) in MUTATIONS {
            for (place, recording) in mutated(&whole, mutation) {
                let differences = differences(&setup(&[], seed % 2 == 1), &recording);
                found += usize::from(differences.iter().any(|line| first(line) == place + 1));
                count += 1;
            }
        }
    }
    assert!(found * 10 >= count * 6, "{found} of {count}");
}

/// For each request that writes a sale, returns its index and a copy of the recording in which `mutation` has changed the
/// response to it. Responses that `mutation` does not change are skipped.
fn mutated(whole: &[Exchange], mutation: Mutation) -> Vec<(usize, Vec<Exchange>)> {
    let at = |(place, exchange): (usize, &Exchange)| {
        let answer = exchange.response.as_ref().filter(|answer| answer.status == 200)?;
        let writes = exchange.request.method == "POST" && exchange.request.target.starts_with("/api/v2/vendas/");
        let mut value = parse(&answer.body).ok().filter(|_| writes)?;
        let body = mutation(&mut value).then(|| value.to_json().into_bytes())?;
        let mut recording = whole.to_vec();
        recording[place].response = Some(RecordedResponse { status: 200, headers: Vec::new(), body });
        Some((place, recording))
    };
    whole.iter().enumerate().filter_map(at).collect()
}

fn first(line: &str) -> usize {
    line.split_once(' ').and_then(|(entry, _)| entry.parse().ok()).expect("an entry")
}
