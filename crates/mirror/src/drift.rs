//! Compares a recording with the documents and with the twin, and explains the differences.
//!
//! A recording is read once, one exchange at a time. If it differs, choices of policies that explain the differences are
//! searched for in its beginning. It is then read again with these choices, to prove them. Memory grows with the records of the
//! account, not with the length of the recording.

use lastro::LastroError;
use lastro::model::Secrets;

use crate::exchange::Exchange;
use crate::group::{Group, Groups};
use crate::letter::{FindingKind, Letter, LetterGroup};
use crate::policies::{Choices, open};
use crate::replay::{Replay, Setup};
use crate::stories::{self, Telling};
use crate::why::{Explanation, Why, explain};

/// Maximum number of exchanges, from the beginning of a recording, in which choices of policies are searched for.
pub const SAMPLE: usize = 1_000;
/// Maximum size of their bodies, in bytes.
const SAMPLE_BYTES: usize = 64 * 1_024 * 1_024;

/// How a recording is compared.
#[derive(Debug, Clone)]
pub struct Options {
    /// The twin to compare with.
    pub setup: Setup,
    /// Whether to compare only with the documents.
    pub letter_only: bool,
    /// The keys that sign notifications, four at most.
    pub secrets: Secrets,
}

/// A policy whose choice the recording does not show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Untold {
    /// These requests would show it.
    Ask(&'static str),
    /// No request shows it, for this reason.
    Never(&'static str),
}

/// The report on a recording.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// The exchanges of the recording.
    pub entries: usize,
    /// The notifications that were verified.
    pub notifications: usize,
    /// Deviations from the documents.
    pub letter: Vec<LetterGroup>,
    /// Whether the exchanges were replayed.
    pub replayed: bool,
    /// The differences from the twin as configured.
    pub differences: Vec<Group>,
    /// The choices that explain differences.
    pub explanations: Vec<Explanation>,
    /// The choices with which the recording differs least.
    pub choices: Choices,
    /// The differences from the twin with these choices.
    pub unexplained: Vec<Group>,
    /// The policies whose choices the recording does not show.
    pub untold: Vec<(String, Untold)>,
    /// The exchanges that were searched for choices.
    pub sample: usize,
}

impl Report {
    /// Whether the recording deviates from the documents or differs from the twin. A documented field that no response has does
    /// not count: the recording may have too few responses.
    #[must_use]
    pub fn differs(&self) -> bool {
        !self.differences.is_empty() || self.letter.iter().any(|group| group.first.kind != FindingKind::MissingField)
    }
}

/// The first pass over a recording: compares each exchange with the documents and the twin, and keeps the first exchanges.
#[derive(Debug)]
pub struct Reading {
    options: Options,
    letter: Letter,
    replay: Option<Replay>,
    groups: Groups,
    sample: Vec<Exchange>,
    bytes: usize,
    entries: usize,
}

impl Reading {
    /// Before the first exchange.
    #[must_use]
    pub fn new(options: Options) -> Self {
        let letter = Letter::new(options.secrets.clone());
        let (groups, sample) = (Groups::default(), Vec::new());
        Self { options, letter, replay: None, groups, sample, bytes: 0, entries: 0 }
    }

    /// Reads the next exchange.
    ///
    /// # Errors
    /// As [`Replay::new`] and [`Replay::take`].
    pub fn take(&mut self, exchange: Exchange) -> Result<(), LastroError> {
        self.entries = self.entries.saturating_add(1);
        self.letter.take(self.entries, &exchange);
        if self.options.letter_only {
            return Ok(());
        }
        follow(
            &mut self.replay,
            &self.options.setup,
            &self.options.setup.choices,
            self.entries,
            &exchange,
            &mut self.groups,
        )?;
        let answer = exchange.response.as_ref().map_or(0, |answer| answer.body.len());
        let bytes = exchange.request.body.len().saturating_add(answer);
        if self.sample.len() < SAMPLE
            && self.sample.len().saturating_add(1) == self.entries
            && self.bytes < SAMPLE_BYTES
        {
            self.bytes = self.bytes.saturating_add(bytes);
            self.sample.push(exchange);
        }
        Ok(())
    }

    /// Searches for the choices that explain the differences. The recording may have to be read again.
    ///
    /// # Errors
    /// As [`explain`].
    pub fn explained(self) -> Result<Proof, LastroError> {
        let Self { options, letter, groups, sample, entries, .. } = self;
        let why = if options.letter_only { Why::default() } else { explain(&options.setup, &sample)? };
        let untold = if options.letter_only { Vec::new() } else { untold(&why) };
        let report = Report {
            entries,
            notifications: letter.notifications(),
            letter: letter.groups(),
            replayed: !options.letter_only,
            differences: groups.sorted(),
            explanations: why.explanations,
            choices: why.choices,
            unexplained: Vec::new(),
            untold,
            sample: sample.len(),
        };
        Ok(Proof { setup: options.setup, report, replay: None, groups: Groups::default(), entries: 0 })
    }
}

/// The second pass over a recording, with the choices found.
#[derive(Debug)]
pub struct Proof {
    setup: Setup,
    report: Report,
    replay: Option<Replay>,
    groups: Groups,
    entries: usize,
}

impl Proof {
    /// Whether the recording has to be read again, to check whether the choices found explain everything.
    #[must_use]
    pub const fn is_needed(&self) -> bool {
        !self.report.explanations.is_empty()
    }

    /// Reads the next exchange.
    ///
    /// # Errors
    /// As [`Reading::take`].
    pub fn take(&mut self, exchange: &Exchange) -> Result<(), LastroError> {
        self.entries = self.entries.saturating_add(1);
        follow(&mut self.replay, &self.setup, &self.report.choices, self.entries, exchange, &mut self.groups)
    }

    /// The report on the recording.
    #[must_use]
    pub fn report(self) -> Report {
        let needed = self.is_needed();
        let mut report = self.report;
        report.unexplained = if needed { self.groups.sorted() } else { report.differences.clone() };
        report
    }
}

/// Replays an exchange on a twin that starts with the first one.
fn follow(
    replay: &mut Option<Replay>,
    setup: &Setup,
    choices: &Choices,
    entry: usize,
    exchange: &Exchange,
    groups: &mut Groups,
) -> Result<(), LastroError> {
    let replay = match replay {
        Some(replay) => replay,
        None => replay.insert(Replay::new(setup, choices, exchange)?),
    };
    replay.take(entry, exchange)?.differences.into_iter().for_each(|difference| groups.add(difference));
    Ok(())
}

/// Policies whose choice the recording does not show: a twin gives the same responses with any of their choices.
fn untold(why: &Why) -> Vec<(String, Untold)> {
    let all = open().into_iter().filter(|policy| !why.told.contains(&policy.name));
    let with = all.filter_map(|policy| {
        let untold = match stories::of(&policy.name)? {
            Telling::Story(text) | Telling::Any(text) => Untold::Ask(text),
            Telling::Never(reason) => Untold::Never(reason),
        };
        Some((policy.name, untold))
    });
    with.collect()
}
