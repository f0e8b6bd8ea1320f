//! Recordings of generated requests: some choices at random are found, what was not changed has no difference, and what was
//! changed has one.

use lastro::json::{Value, parse};
use lastro_mirror::policies::open;
use lastro_mirror::stories::{Telling, of};
use lastro_mirror::why::explain;
use lastro_mirror::{Answer, Exchange};
use lastro_twin::Request;
use lastro_twin::identity::{below, derive};

use crate::asks::Asks;
use crate::common::{Service, differences, recordings, setup, start};

/// A recording of generated requests.
pub fn recorded(service: &mut Service, seed: i64, count: i64) -> Vec<Exchange> {
    let mut at = start();
    let mut asks = Asks::new(seed, at.day());
    let mut all = Vec::new();
    for number in 0..count {
        // from seconds to days, so that contracts generate and installments fall overdue
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

/// Some choices that requests can tell apart, each of another policy.
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

/// One recording in fifty may report a difference that is none; the guide says so.
#[test]
fn an_unmutated_recording_has_no_difference() {
    let (mut wrong, count) = (Vec::new(), recordings(10, 60));
    for seed in 0..count {
        let choices = if seed % 2 == 0 { Vec::new() } else { chosen(seed, 3) };
        let choices: Vec<(&str, &str)> =
            choices.iter().map(|(name, choice)| (name.as_str(), choice.as_str())).collect();
        let recording = recorded(&mut Service::new(&choices), seed, 120);
        for new_account in [false, true] {
            let found = differences(&setup(&choices, new_account), &recording);
            if !found.is_empty() {
                wrong.push(format!("{seed} {choices:?} {new_account}: {found:#?}"));
            }
        }
    }
    assert!(wrong.len() as i64 * 50 <= count, "{} recordings:\n{}", wrong.len(), wrong.join("\n"));
}

/// One recording in ten may report a difference that is none; the guide says so.
#[test]
fn a_recording_with_faults_is_no_drift() {
    let plan = r#"{"seed":3,"rules":[
        {"share":60,"phase":"after","action":{"drop":true}},
        {"share":60,"phase":"before","action":{"drop":true}},
        {"share":60,"phase":"after","action":{"status":500}},
        {"share":60,"phase":"before","action":{"status":503}},
        {"share":60,"phase":"before","action":{"status":429,"retry_after":1}}]}"#;
    let (mut wrong, count) = (Vec::new(), recordings(10, 60));
    for seed in 0..count {
        let recording = recorded(&mut Service::with_faults(&[], plan), seed, 100);
        let found = differences(&setup(&[], seed % 2 == 1), &recording);
        if !found.is_empty() {
            wrong.push(format!("{seed}: {found:#?}"));
        }
    }
    assert!(wrong.len() as i64 * 10 <= count, "{} recordings:\n{}", wrong.len(), wrong.join("\n"));
}

/// Two choices can hide each other, so that neither is of use alone and other pairs come before theirs. The report then says that
/// something is unexplained.
#[test]
fn choices_at_random_are_found() {
    let (mut wrong, count) = (Vec::new(), recordings(6, 20));
    for seed in 0..count {
        let chosen = chosen(seed, if seed % 2 == 0 { 2 } else { 5 });
        let choices: Vec<(&str, &str)> = chosen.iter().map(|(name, choice)| (name.as_str(), choice.as_str())).collect();
        let recording = recorded(&mut Service::new(&choices), seed, 60);
        let before = differences(&setup(&[], false), &recording);
        let why = explain(&setup(&[], false), &recording).expect("a search");
        // each choice that is named is one that the recording was made with, or is told apart from it by no request of it
        let is_right = |(name, choice): &(String, String)| choices.contains(&(name.as_str(), choice.as_str()));
        let named = why.explanations.iter().all(|one| is_right(&one.choice) || one.or.iter().any(is_right));
        assert!(named || !why.unexplained.is_empty(), "{seed} {choices:?}: wrong choices explain all of it");
        if !named || !why.unexplained.is_empty() {
            wrong.push(format!(
                "{seed} {choices:?}: {:?}, unexplained {:?} of {before:#?}",
                why.explanations.iter().map(|one| (&one.choice, &one.or)).collect::<Vec<_>>(),
                why.unexplained
            ));
        }
    }
    assert!(wrong.len() as i64 * 20 <= count, "{} recordings:\n{}", wrong.len(), wrong.join("\n"));
}

/// A change to a response that the service must not make.
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

#[test]
fn a_mutated_answer_is_found_where_it_is() {
    for seed in 0..recordings(8, 12) {
        let whole = recorded(&mut Service::new(&[]), seed, 80);
        for (what, mutation) in MUTATIONS {
            // the last response of a change that can be mutated
            let mutated = whole.iter().enumerate().rev().find_map(|(place, exchange)| {
                let answer = exchange.response.as_ref().filter(|answer| answer.status == 200)?;
                let writes =
                    exchange.request.method == "POST" && exchange.request.target.starts_with("/api/v2/vendas/");
                let mut value = parse(&answer.body).ok().filter(|_| writes)?;
                mutation(&mut value).then(|| (place, value.to_json().into_bytes()))
            });
            let Some((place, body)) = mutated else { continue };
            let mut recording = whole.clone();
            recording[place].response = Some(Answer { status: 200, headers: Vec::new(), body });
            let found = differences(&setup(&[], false), &recording);
            let entry = format!("{} ", place + 1);
            assert!(found.iter().any(|line| line.starts_with(&entry)), "{seed} {what}: {found:#?}");
            assert!(found.iter().all(|line| first(line) > place), "{seed} {what}: {found:#?}");
        }
    }
}

fn first(line: &str) -> usize {
    line.split_once(' ').and_then(|(entry, _)| entry.parse().ok()).expect("an entry")
}
