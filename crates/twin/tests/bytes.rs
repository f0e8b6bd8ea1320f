//! The same requests, moments and seed give the same bytes: here twice in a process, and by `tests/twin/corpus.sha256` in
//! every language.

mod corpus;

use corpus::generate::{LINES, corpus};
use corpus::run::sha256_of;

const CORPUS: &str = include_str!("../../../tests/twin/corpus.jsonl");
const EXPECTED: &str = include_str!("../../../tests/twin/corpus.sha256");

#[test]
fn the_corpus_gives_its_hash_twice() {
    let (first, second) = (sha256_of(CORPUS), sha256_of(CORPUS));
    assert_eq!(first, second);
    assert_eq!(first, EXPECTED.trim(), "if an answer was meant to change: cargo run -p lastro-twin --example corpus");
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
