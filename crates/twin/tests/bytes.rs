//! The same requests, instants and seed give the same bytes in every language. `tests/twin/corpus.sha256` contains the hash of
//! the results of the corpus. The code under test computed this hash itself. As an independent check, `bytes/by_hand.txt`
//! contains responses and notifications that were written by hand.

use crate::common::{Client, config};

use crate::corpus::generate::{LINES, corpus};
use crate::corpus::run::sha256_of;
use lastro_twin::Effect;

const CORPUS: &str = include_str!("../../../tests/twin/corpus.jsonl");
const EXPECTED: &str = include_str!("../../../tests/twin/corpus.sha256");

#[test]
fn the_corpus_gives_its_hash() {
    assert_eq!(
        sha256_of(CORPUS),
        EXPECTED.trim(),
        "if an answer was meant to change: cargo run -p lastro-twin --example corpus"
    );
}

#[test]
fn the_corpus_is_what_its_generator_makes() {
    assert_eq!(corpus(16, LINES), CORPUS, "cargo run -p lastro-twin --example corpus");
    assert!(CORPUS.lines().count() > LINES);
    for what in ["advance", "effects", "report", "faults", "snapshot", "restore", "fork", "handle"] {
        assert!(CORPUS.contains(&format!("{{\"do\":\"{what}\"")), "{what}");
    }
}

#[test]
fn other_seeds_give_other_hashes_and_each_the_same_again() {
    let hashes: Vec<String> = (0..3).map(|seed| sha256_of(&corpus(seed, 100))).collect();
    for (seed, hash) in (0..).zip(&hashes) {
        assert_eq!(hash, &sha256_of(&corpus(seed, 100)), "{seed}");
        assert_eq!(hashes.iter().filter(|other| *other == hash).count(), 1);
    }
}

const BY_HAND: &str = include_str!("bytes/by_hand.txt");

/// Whether the bytes match a template, in which `?` stands for any hexadecimal digit.
fn is_written(found: &[u8], written: &str) -> bool {
    let fits = |(found, written): (&u8, u8)| *found == written || written == b'?' && found.is_ascii_hexdigit();
    found.len() == written.len() && found.iter().zip(written.bytes()).all(fits)
}

#[test]
fn what_was_written_by_hand_from_the_document_is_answered() {
    let subscriptions =
        r#"[{"url":"https://cliente.example/","secret":"segredo-de-exemplo","endpoints":["servicos"]}]"#;
    let mut client = Client::with(&config(&format!(r#"{{"subscriptions":{subscriptions}}}"#)));
    let (mut answer, mut compared) = (None, 0);
    for line in BY_HAND.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (kind, rest) = line.split_once(' ').expect("a kind");
        let (first, second) = rest.split_once(' ').unwrap_or((rest, ""));
        let (found, written) = match kind {
            ">" => {
                let (target, body) = second.split_once(' ').unwrap_or((second, ""));
                answer = Some(client.response(first, target, body));
                continue;
            }
            "<" => {
                let answer = answer.take().expect("a request");
                let content = ("Content-Type", "text/json; charset=utf-8".into());
                assert_eq!(
                    (answer.status.to_string().as_str(), &answer.headers[..]),
                    (first, &[content][..]),
                    "{line}"
                );
                (answer.body, second)
            }
            _ => {
                let effects = client.twin.take_effects();
                let [Effect::Deliver { body, .. }] = &effects[..] else { panic!("one notification: {effects:?}") };
                (body.as_bytes().to_vec(), rest)
            }
        };
        assert!(is_written(&found, written), "found:\n{}\nwritten:\n{written}", String::from_utf8_lossy(&found));
        compared += 1;
    }
    assert_eq!(compared, 9);
}
