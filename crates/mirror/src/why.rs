//! Explains why a recording differs from the twin: finds the choices of policies (cases that the service's documentation leaves
//! open) with which the differences disappear.
//!
//! The beginning of the recording is replayed once for each alternative choice of each policy. A choice that removes
//! differences and adds none explains the removed differences. If no single choice helps, pairs of choices are tried. At the
//! end, superfluous choices are removed from the result.

use std::collections::BTreeSet;

use lastro::LastroError;

use crate::exchange::Exchange;
use crate::policies::{Choices, open};
use crate::replay::{Replay, Setup};
use crate::stories::{self, Telling};
use crate::subject::Subject;

/// The position of a difference: the number of the exchange, and the path in the response.
pub type Place = (usize, String);
/// A policy and one of its choices.
pub type Choice = (String, String);

/// Maximum number of search rounds. A round tries each choice alone, and may adopt several of them.
const MOST_ROUNDS: usize = 8;
/// Maximum number of pairs of choices that are tried in a round. Pairs are tried only if no single choice removes differences
/// without adding any.
const MOST_PAIRS: usize = 300;

/// A choice that explains differences.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// The policy and its choice that explain the differences.
    pub choice: Choice,
    /// Other choices that explain the same differences. This recording cannot distinguish them.
    pub or: Vec<Choice>,
    /// The differences that the choice explains.
    pub places: BTreeSet<Place>,
}

/// The result of the search for choices that explain differences.
#[derive(Debug, Clone, Default)]
pub struct Why {
    /// The smallest set of choices found that explains as many differences as possible.
    pub explanations: Vec<Explanation>,
    /// All choices of policies that differ from the default: those of the setup, and those found.
    pub choices: Choices,
    /// The differences without an explanation.
    pub unexplained: BTreeSet<Place>,
    /// The policies of which the recording shows the choice: with another choice, the twin gives another response.
    pub told: BTreeSet<String>,
}

/// The result of replaying the exchanges with some choices: the differences and a hash of each response of the twin.
struct Run {
    found: BTreeSet<Place>,
    answers: Vec<u64>,
    /// The numbers of the exchanges whose responses were not compared.
    skipped: BTreeSet<usize>,
}

impl Run {
    /// Whether this replay may have hidden a difference in the body of a response, because the HTTP statuses differ. Bodies are not
    /// compared if the service refused the request and the twin did not, or the reverse.
    fn hid(&self, (entry, path): &Place) -> bool {
        path != STATUS && self.found.contains(&(*entry, STATUS.to_owned()))
    }
}

/// The path of a difference between two HTTP statuses, for example between a refusal and a success.
const STATUS: &str = "status";

/// A choice that was tried, with the result of its replay.
struct Tried {
    choice: Choice,
    run: Run,
    removed: BTreeSet<Place>,
    added: BTreeSet<Place>,
    /// Whether the choice adds a difference in the HTTP status, such as a refusal by the twin alone.
    refuses: bool,
}

impl Tried {
    /// Whether the choice changes the twin's response to any exchange in `places`. `base`: the replay without the choice.
    fn changes(&self, places: &BTreeSet<Place>, base: &Run) -> bool {
        let answer = |run: &Run, entry: usize| run.answers.get(entry.saturating_sub(1)).copied();
        places.iter().any(|(entry, _)| answer(&self.run, *entry) != answer(base, *entry))
    }
}

/// Searches for the choices that explain the differences in these exchanges.
///
/// # Errors
/// The errors of [`Replay::new`] and [`Replay::take`].
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

    /// Replays the exchanges with these choices. If an exchange of this replay cannot be compared, its differences in `base` are
    /// kept in the result.
    fn run_after(&self, choices: &Choices, base: &Run) -> Result<Run, LastroError> {
        let mut run = self.run(choices)?;
        let skipped = base.found.iter().filter(|(entry, _)| run.skipped.contains(entry));
        run.found.extend(skipped.cloned().collect::<Vec<_>>());
        Ok(run)
    }

    /// Replays the exchanges with each alternative choice of each policy.
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

    /// Finds the first pair of choices that together remove differences and add none. The first choice must change a response
    /// that has differences; choices that remove the most differences are tried first. The second choice must change a response
    /// that already has differences, or one to which the first choice adds differences.
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

    /// Removes each superfluous choice. A choice is superfluous if the replay without it shows no additional difference.
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

/// Selects the choices that remove differences and add none, beginning with the choice that removes most. Each further choice
/// must remove additional differences. If every choice that removes differences also adds some, selects the choice that leaves
/// the fewest differences.
fn cover(tried: &[Tried]) -> Vec<Explanation> {
    let mut helpful: Vec<&Tried> =
        tried.iter().filter(|tried| tried.added.is_empty() && !tried.removed.is_empty()).collect();
    // Of the choices that remove equally many differences, the choice that leaves the fewest comes first. The numbers of
    // remaining differences may vary, since a choice that removes a refusal may reveal differences that the refusal hid.
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
        // A choice that adds a difference in an HTTP status, such as a refusal by the twin, is excluded. A refusal hides the
        // differences in the body, so the choice would look like an improvement.
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

/// The policies to be tried, with their choices. A policy is tried if it concerns requests in general, or if the exchanges
/// contain requests of the area that its story tests.
fn candidates(exchanges: &[Exchange]) -> Vec<(String, Vec<String>)> {
    let subjects = exchanges.iter().filter_map(Subject::of);
    let areas: BTreeSet<(bool, &str)> = subjects.map(|subject| (subject.is_v1(), subject.operation.area())).collect();
    let may_tell = |name: &str| {
        let v1_only = name.starts_with("v1-");
        let has = |wanted: &str| {
            // a version 1 sale contains its customer, so it may show policies of customers
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
