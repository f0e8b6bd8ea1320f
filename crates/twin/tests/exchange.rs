//! Tests the client (`lastro::exchange`) against a twin in the same process. A simulated network between them loses, delays,
//! cuts and duplicates messages, depending on a seed. The client must report correctly what happened, and no change may be made
//! twice.
//!
//! Each seed gives one story: a call, and the faults that it meets. `LASTRO_SEEDS=1000000` runs a million stories, and
//! `LASTRO_SEED=7` runs the story of seed 7.

mod asked;
mod network;
mod story;

use std::collections::BTreeMap;

use story::{Accounts, Story};

/// Default number of seeds, which takes a few seconds in a debug build.
const SEEDS: u64 = 1_000;
const THOROUGH: u64 = 10_000;

#[allow(clippy::disallowed_methods, reason = "the twin has no environment, this test is told how long to run")]
fn setting(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} is no number: {text}")))
}

#[test]
fn every_exchange_says_what_happened_and_nothing_happens_twice() {
    let usual = if crate::common::thorough() { THOROUGH } else { SEEDS };
    let seeds = match setting("LASTRO_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..setting("LASTRO_SEEDS").unwrap_or(usual),
    };
    let accounts = Accounts::new();
    let (mut outcomes, mut shortest): (BTreeMap<String, usize>, Option<Story>) = (BTreeMap::new(), None);
    for (version, seed) in seeds.clone().flat_map(|seed| [(2, seed), (1, seed)]) {
        let story = Story::told(&accounts, version, seed);
        *outcomes.entry(story.outcome()).or_default() += 1;
        let is_shorter = |known: &Story| story.lines.len() < known.lines.len();
        if story.broken.is_some() && shortest.as_ref().is_none_or(is_shorter) {
            shortest = Some(story);
        }
    }
    if let Some(Story { seed, lines, broken: Some(broken), .. }) = shortest {
        panic!(
            "{broken}. Again: LASTRO_SEED={seed} cargo test -p lastro-twin --test all exchange\n{}",
            lines.join("\n")
        );
    }
    println!("{outcomes:#?}");
    // every outcome that the test has to check must occur in some story
    if seeds.end - seeds.start >= SEEDS {
        for outcome in story::REACHED {
            assert!(outcomes.contains_key(*outcome), "no story ends with: {outcome}");
        }
    }
}
