//! Simulation: generated histories that mix requests of both versions, steps of the clock, faults, reports of deliveries, forks
//! and restored snapshots. Each history depends on a seed. After every step, the state must satisfy the invariants in `laws`.
//!
//! `LASTRO_SEEDS=1000` runs a thousand histories, `LASTRO_SEED=7` runs only the history of seed 7, and `LASTRO_STEPS` sets the
//! number of steps of each history.

mod laws;
mod notices;
mod pages;
mod watched;
mod world;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use world::World;

/// Default number of histories, which takes about ten seconds in a debug build.
const SEEDS: i64 = 12;
const STEPS: i64 = 60;

#[allow(clippy::disallowed_methods, reason = "the twin has no environment, this test is told how long to run")]
fn setting(name: &str) -> Option<i64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} is no number: {text}")))
}

/// Runs a history. Returns how often each kind of event occurred.
fn history(seed: i64, steps: i64) -> BTreeMap<&'static str, usize> {
    let mut world = World::new(seed);
    for _ in 0..steps {
        world.step();
    }
    world.end();
    world.reached
}

#[test]
fn every_history_keeps_the_laws() {
    let steps = setting("LASTRO_STEPS").unwrap_or(STEPS);
    let seeds = match setting("LASTRO_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..setting("LASTRO_SEEDS").unwrap_or(SEEDS),
    };
    let many = seeds.end - seeds.start >= SEEDS && steps >= STEPS;
    let mut reached: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in seeds {
        match catch_unwind(AssertUnwindSafe(|| history(seed, steps))) {
            Ok(counts) => counts.into_iter().for_each(|(what, count)| *reached.entry(what).or_default() += count),
            Err(panic) => {
                println!(
                    "the history of {seed} fails. Again: LASTRO_SEED={seed} LASTRO_STEPS={steps} cargo test -p lastro-twin --test all simulation"
                );
                resume_unwind(panic);
            }
        }
    }
    println!("{reached:?}");
    // every kind of event must occur in some history
    if many {
        for what in world::REACHED {
            assert!(reached.get(what).is_some_and(|count| *count > 0), "no history has {what}: {reached:?}");
        }
    }
}

#[test]
fn a_history_is_the_same_each_time() {
    let text = |seed| {
        let mut world = World::new(seed);
        (0..20).for_each(|_| world.step());
        world.snapshot()
    };
    assert_eq!(text(3), text(3));
    assert_ne!(text(3), text(4));
}
