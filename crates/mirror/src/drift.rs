//! What differs between a recording and the twin: the letter, the state, and why.
//!
//! A recording is read once, an exchange at a time. If it differs, choices of policies that explain it are looked for in its
//! beginning, and it is read again with those that were found, which proves them. So the memory that this takes grows with
//! the records of the account and not with the length of the recording.

use lastro::LastroError;
use lastro::model::Secrets;

use crate::exchange::Exchange;
use crate::group::{Group, Groups};
use crate::letter::{FindingKind, Letter, LetterGroup};
use crate::policies::{Choices, open};
use crate::replay::{Replay, Setup};
use crate::stories::{self, Telling};
use crate::why::{Explanation, Why, explain};

/// Exchanges at the beginning of a recording in which choices are looked for.
pub const SAMPLE: usize = 1_000;
/// Bytes of their bodies, at most.
const SAMPLE_BYTES: usize = 64 * 1_024 * 1_024;

/// How a recording is compared.
#[derive(Debug, Clone)]
pub struct Options {
    /// What it is compared with.
    pub setup: Setup,
    /// Whether only the letter is looked at.
    pub letter_only: bool,
    /// The keys that sign notifications, at most four.
    pub secrets: Secrets,
}

/// A policy of which the recording says nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Untold {
    /// These requests would tell.
    Ask(&'static str),
    /// No request tells, for this reason.
    Never(&'static str),
}

/// The report on a recording.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// The exchanges of the recording.
    pub entries: usize,
    /// The notifications that were verified.
    pub notifications: usize,
    /// What is not as the documents say.
    pub letter: Vec<LetterGroup>,
    /// Whether the exchanges were done again.
    pub replayed: bool,
    /// The differences from the twin as it was set up.
    pub differences: Vec<Group>,
    /// The choices that explain differences.
    pub explanations: Vec<Explanation>,
    /// All choices with which the recording differs least.
    pub choices: Choices,
    /// The differences from the twin with these choices.
    pub unexplained: Vec<Group>,
    /// The policies of which the recording says nothing.
    pub untold: Vec<(String, Untold)>,
    /// The exchanges in which choices were looked for.
    pub sample: usize,
}

impl Report {
    /// Whether the recording is not as the documents say, or differs from the twin. A field that no response has is not a difference:
    /// the recording may have too few responses.
    #[must_use]
    pub fn differs(&self) -> bool {
        !self.differences.is_empty() || self.letter.iter().any(|group| group.first.kind != FindingKind::MissingField)
    }
}

/// The first reading of a recording.
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
    /// Nothing was read yet.
    #[must_use]
    pub fn new(options: Options) -> Self {
        let letter = Letter::new(options.secrets.clone());
        let (groups, sample) = (Groups::default(), Vec::new());
        Self { options, letter, replay: None, groups, sample, bytes: 0, entries: 0 }
    }

    /// The next exchange.
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

    /// Looks for the choices that explain what differs. The recording may have to be read again.
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

/// The second reading, with the choices that were found.
#[derive(Debug)]
pub struct Proof {
    setup: Setup,
    report: Report,
    replay: Option<Replay>,
    groups: Groups,
    entries: usize,
}

impl Proof {
    /// Whether the recording has to be read again: choices were found, and it is to be seen whether they explain all of it.
    #[must_use]
    pub const fn is_needed(&self) -> bool {
        !self.report.explanations.is_empty()
    }

    /// The next exchange.
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

/// Does an exchange again on a twin that begins with the first one.
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

/// Policies that the recording says nothing about: with any of their choices a twin gives the same responses.
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
