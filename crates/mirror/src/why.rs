//! Explains why a recording differs: finds the choices of policies with which the differences disappear.
//!
//! The recording, or its beginning, is replayed once for each alternative choice of each policy. A choice explains the
//! differences that it removes, if it adds none. Differences that no single choice explains are tried with pairs of choices.
//! The resulting set is then reduced to a minimum and replayed as a whole.

use std::collections::BTreeSet;

use lastro::LastroError;

use crate::exchange::Exchange;
use crate::policies::{Choices, open};
use crate::replay::{Replay, Setup};
use crate::stories::{self, Telling};
use crate::subject::Subject;

/// The position of a difference: the entry's number and the path.
pub type Place = (usize, String);
/// A policy and one of its choices.
pub type Choice = (String, String);

/// Maximum number of search rounds: each finds all choices that are independent of each other.
const MOST_ROUNDS: usize = 8;
/// Maximum number of pairs tried in each round that finds no single choice.
const MOST_PAIRS: usize = 300;

/// A choice that explains differences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// The policy and the choice.
    pub choice: Choice,
    /// Other choices that explain the same differences: this recording does not distinguish them.
    pub or: Vec<Choice>,
    /// The differences that it explains.
    pub places: BTreeSet<Place>,
}

/// Why a recording differs, as far as choices of policies explain it.
#[derive(Debug, Clone, Default)]
pub struct Why {
    /// The smallest set of choices that explains what can be explained.
    pub explanations: Vec<Explanation>,
    /// All choices: those it was compared with, and those found.
    pub choices: Choices,
    /// The differences without an explanation.
    pub unexplained: BTreeSet<Place>,
    /// The policies for which an alternative choice changes a response of the recording.
    pub told: BTreeSet<String>,
}

/// A replay of a recording with some choices.
struct Run {
    found: BTreeSet<Place>,
    answers: Vec<u64>,
    /// The numbers of the exchanges that were not compared.
    skipped: BTreeSet<usize>,
}

impl Run {
    /// Whether a difference could not be seen because one of the responses was a refusal.
    fn hid(&self, (entry, path): &Place) -> bool {
        path != STATUS && self.found.contains(&(*entry, STATUS.to_owned()))
    }
}

/// The path of a difference between a refusal and another response.
const STATUS: &str = "status";

/// A choice that was tried.
struct Tried {
    choice: Choice,
    run: Run,
    removed: BTreeSet<Place>,
    added: BTreeSet<Place>,
    /// Whether the twin refuses different requests than before.
    refuses: bool,
}

impl Tried {
    /// Whether the choice changes a response that has differences.
    fn changes(&self, places: &BTreeSet<Place>, base: &Run) -> bool {
        let answer = |run: &Run, entry: usize| run.answers.get(entry.saturating_sub(1)).copied();
        places.iter().any(|(entry, _)| answer(&self.run, *entry) != answer(base, *entry))
    }
}

/// Searches for the choices that explain a recording, or its beginning.
///
/// # Errors
/// As [`Replay::take`].
pub fn explain(setup: &Setup, exchanges: &[Exchange]) -> Result<Why, LastroError> {
    let mut search = Search { setup, exchanges, why: Why { choices: setup.choices.clone(), ..Why::default() } };
    let candidates = candidates(exchanges);
    let mut base = search.run(&setup.choices)?;
    for _ in 0..MOST_ROUNDS {
        let tried = search.try_all(&candidates, &base)?;
        if base.found.is_empty() {
            break;
        }
        let mut chosen = cover(&tried);
        if chosen.is_empty() {
            chosen.extend(search.pair(&tried, &base)?.into_iter().flatten());
        }
        if chosen.is_empty() {
            break;
        }
        for explanation in chosen {
            let (name, choice) = &explanation.choice;
            search.why.choices = search.why.choices.with(name, choice);
            search.why.explanations.retain(|known| known.choice.0 != *name);
            search.why.explanations.push(explanation);
        }
        base = search.run_after(&search.why.choices, &base)?;
    }
    search.shorten(&mut base)?;
    search.why.unexplained = base.found;
    Ok(search.why)
}

/// A search for choices.
struct Search<'e> {
    setup: &'e Setup,
    exchanges: &'e [Exchange],
    why: Why,
}

impl Search<'_> {
    fn run(&self, choices: &Choices) -> Result<Run, LastroError> {
        let answers = Vec::with_capacity(self.exchanges.len());
        let mut run = Run { found: BTreeSet::new(), answers, skipped: BTreeSet::new() };
        let Some(first) = self.exchanges.first() else { return Ok(run) };
        let mut replay = Replay::new(self.setup, choices, first)?;
        for (entry, exchange) in (1..).zip(self.exchanges) {
            let taken = replay.take(entry, exchange)?;
            run.answers.push(taken.answer);
            if !taken.compared {
                run.skipped.insert(entry);
            }
            run.found.extend(taken.differences.into_iter().map(|difference| (difference.entry, difference.path)));
        }
        Ok(run)
    }

    /// As [`run`](Self::run). A difference that is no longer compared counts as unexplained.
    fn run_after(&self, choices: &Choices, base: &Run) -> Result<Run, LastroError> {
        let mut run = self.run(choices)?;
        let skipped = base.found.iter().filter(|(entry, _)| run.skipped.contains(entry));
        run.found.extend(skipped.cloned().collect::<Vec<_>>());
        Ok(run)
    }

    /// Tries each alternative choice of each policy.
    fn try_all(&mut self, candidates: &[(String, Vec<String>)], base: &Run) -> Result<Vec<Tried>, LastroError> {
        let mut tried = Vec::new();
        for (name, choices) in candidates {
            if base.found.is_empty() && self.why.told.contains(name) {
                continue;
            }
            let current = self.why.choices.get(name).or(choices.first().map(String::as_str)).map(str::to_owned);
            for choice in choices.iter().filter(|choice| Some(*choice) != current.as_ref()) {
                let run = self.run_after(&self.why.choices.with(name, choice), base)?;
                if run.answers == base.answers {
                    continue;
                }
                self.why.told.insert(name.clone());
                let removed = base.found.difference(&run.found).cloned().collect();
                let new: Vec<&Place> = run.found.difference(&base.found).filter(|place| !base.hid(place)).collect();
                let refuses = new.iter().any(|(_, path)| path == STATUS);
                let added = new.into_iter().cloned().collect();
                tried.push(Tried { choice: (name.clone(), choice.clone()), run, removed, added, refuses });
            }
        }
        Ok(tried)
    }

    /// The first two choices that together remove differences and add none. The first alone removes some, and the second
    /// changes a response that still differs then.
    fn pair(&self, tried: &[Tried], base: &Run) -> Result<Option<[Explanation; 2]>, LastroError> {
        let mut useful: Vec<&Tried> = tried.iter().filter(|tried| tried.changes(&base.found, base)).collect();
        useful.sort_by_key(|tried| core::cmp::Reverse(tried.removed.len()));
        let pairs = useful.iter().flat_map(|first| {
            let changes = |second: &&Tried| second.changes(&base.found, base) || second.changes(&first.added, base);
            let others = tried.iter().filter(|second| second.choice.0 != first.choice.0).filter(changes);
            others.map(move |second| (*first, second))
        });
        for (first, second) in pairs.take(MOST_PAIRS) {
            let with = |choices: &Choices, of: &Tried| choices.with(&of.choice.0, &of.choice.1);
            let run = self.run_after(&with(&with(&self.why.choices, first), second), base)?;
            let places: BTreeSet<Place> = base.found.difference(&run.found).cloned().collect();
            let adds = run.found.difference(&base.found).any(|place| !base.hid(place));
            if !places.is_empty() && !adds {
                let of = |tried: &Tried| Explanation {
                    choice: tried.choice.clone(),
                    or: Vec::new(),
                    places: places.clone(),
                };
                return Ok(Some([of(first), of(second)]));
            }
        }
        Ok(None)
    }

    /// Removes each choice whose removal adds no difference.
    fn shorten(&mut self, base: &mut Run) -> Result<(), LastroError> {
        if self.why.explanations.len() < 2 {
            return Ok(());
        }
        for explanation in self.why.explanations.clone() {
            let without = self.why.choices.as_in(&self.setup.choices, &explanation.choice.0);
            let run = self.run_after(&without, base)?;
            if run.found.is_subset(&base.found) {
                (self.why.choices, *base) = (without, run);
                self.why.explanations.retain(|kept| kept.choice != explanation.choice);
            }
        }
        Ok(())
    }
}

/// Selects choices that remove differences and add none: first the one that removes most, then each one that removes more. If
/// there is none, selects the choice that leaves the fewest differences.
fn cover(tried: &[Tried]) -> Vec<Explanation> {
    let mut helpful: Vec<&Tried> =
        tried.iter().filter(|tried| tried.added.is_empty() && !tried.removed.is_empty()).collect();
    // of choices that remove the same number of differences, prefer the one that leaves the fewest: without a refusal,
    // differences that it hid may appear
    helpful.sort_by_key(|tried| (core::cmp::Reverse(tried.removed.len()), tried.run.found.len()));
    let mut chosen: Vec<Explanation> = Vec::new();
    let mut covered = BTreeSet::new();
    for one in &helpful {
        if one.removed.is_subset(&covered) || chosen.iter().any(|known| known.choice.0 == one.choice.0) {
            continue;
        }
        covered.extend(one.removed.iter().cloned());
        let same = helpful.iter().filter(|other| other.run.found == one.run.found && other.choice != one.choice);
        let or = same.map(|other| other.choice.clone()).collect();
        chosen.push(Explanation { choice: one.choice.clone(), or, places: one.removed.clone() });
    }
    if chosen.is_empty() {
        // a choice that makes the twin refuse a request turns many differences into one, which is not an improvement
        let best = tried.iter().filter(|tried| !tried.refuses && tried.added.len() < tried.removed.len());
        let best = best.max_by_key(|tried| tried.removed.len().saturating_sub(tried.added.len()));
        chosen.extend(best.map(|best| Explanation {
            choice: best.choice.clone(),
            or: Vec::new(),
            places: best.removed.clone(),
        }));
    }
    chosen
}

/// The policies that the requests of a recording may show, with their choices: those about requests themselves, and those whose
/// story ends in an area that the recording has requests for.
fn candidates(exchanges: &[Exchange]) -> Vec<(String, Vec<String>)> {
    let subjects = exchanges.iter().filter_map(Subject::of);
    let areas: BTreeSet<(bool, &str)> = subjects.map(|subject| (subject.is_v1(), subject.operation.area())).collect();
    let may_tell = |name: &str| {
        let v1_only = name.starts_with("v1-");
        let has = |wanted: &str| {
            // a sale of version 1 contains its customer
            let in_v1 = |area: &str| area == wanted || (area, wanted) == ("sales", "customers");
            areas.iter().any(|(v1, area)| if *v1 { in_v1(area) } else { !v1_only && *area == wanted })
        };
        match stories::of(name) {
            Some(Telling::Never(_)) | None => false,
            Some(Telling::Any(_)) => areas.iter().any(|(v1, _)| *v1 || !v1_only),
            Some(Telling::Story(_)) => stories::area(name).is_none_or(has),
        }
    };
    open().into_iter().filter(|policy| may_tell(&policy.name)).map(|policy| (policy.name, policy.choices)).collect()
}
