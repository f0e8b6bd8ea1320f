//! Compares a recording with the service's documentation and with the twin (the service's simulation in `lastro-twin`). Finds
//! choices of policies that explain the differences. A policy is a case that the documentation leaves open.
//!
//! In a first pass, [`Reading`] reads the recording one exchange at a time. If there are differences, it searches for choices
//! that remove them, but only in the beginning of the recording. In a second pass, [`Proof`] reads the whole recording again
//! with these choices, to check them. The memory needed depends on the number of records in the account, and not on the length
//! of the recording.

use lastro::LastroError;
use lastro::model::Secrets;

use crate::exchange::Exchange;
use crate::group::{Group, Groups};
use crate::letter::{FindingKind, Letter, LetterGroup};
use crate::policies::{Choices, open};
use crate::replay::{Replay, Setup};
use crate::stories::{self, Telling};
use crate::why::{Explanation, Why, explain};

/// Number of exchanges at the beginning of a recording that are kept, to search for choices of policies that explain differences.
pub const SAMPLE: usize = 1_000;
/// Once the bodies of the kept exchanges have this total size in bytes, no further exchange is kept.
const SAMPLE_BYTES: usize = 64 * 1_024 * 1_024;

/// What a recording is compared with.
#[derive(Debug, Clone)]
pub struct Options {
    /// The settings of the twin to compare with.
    pub setup: Setup,
    /// Whether to compare with the service's documentation only, and not with the twin.
    pub letter_only: bool,
    /// The secrets with which notifications are signed, four at most.
    pub secrets: Secrets,
}

/// Why a recording does not show which choice of a policy the service follows. A policy is a case that the service's
/// documentation leaves open; each of its choices is a way to handle the case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Untold {
    /// The recording lacks suitable requests. The string contains requests whose responses would show the choice.
    Ask(&'static str),
    /// No request can show the choice. The string is the reason.
    Never(&'static str),
}

/// The result of comparing a recording.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// Number of exchanges in the recording.
    pub entries: usize,
    /// Number of notifications whose signatures were verified.
    pub notifications: usize,
    /// The deviations from the service's documentation.
    pub letter: Vec<LetterGroup>,
    /// Whether the exchanges were replayed on a twin.
    pub replayed: bool,
    /// The differences between the recording and a twin with the configured choices of policies.
    pub differences: Vec<Group>,
    /// The choices of policies that explain differences.
    pub explanations: Vec<Explanation>,
    /// The choices of policies with which the twin differs least from the recording.
    pub choices: Choices,
    /// The differences that remain if the twin has the choices in `choices`.
    pub unexplained: Vec<Group>,
    /// The policies for which the recording does not show the service's choice. Each has the reason why not.
    pub untold: Vec<(String, Untold)>,
    /// Number of exchanges at the beginning of the recording that were used to search for choices that explain differences.
    pub sample: usize,
}

impl Report {
    /// Whether the recording deviates from the service's documentation or differs from the twin. A documented field that occurs
    /// in no response does not count as a deviation, since the recording may simply contain too few responses.
    #[must_use]
    pub fn differs(&self) -> bool {
        !self.differences.is_empty() || self.letter.iter().any(|group| group.first.kind != FindingKind::MissingField)
    }
}

/// The first pass over a recording. It compares each exchange with the service's documentation and the twin. It keeps the first
/// exchanges, to search them for choices that explain differences.
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
    /// Begins the first pass.
    #[must_use]
    pub fn new(options: Options) -> Self {
        let letter = Letter::new(options.secrets.clone());
        let (groups, sample) = (Groups::default(), Vec::new());
        Self { options, letter, replay: None, groups, sample, bytes: 0, entries: 0 }
    }

    /// Compares the next exchange.
    ///
    /// # Errors
    /// The errors of [`Replay::new`] and [`Replay::take`].
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

    /// Ends the first pass and searches for choices that explain the differences. If [`Proof::is_needed`] is true for the
    /// result, the caller has to read the recording again.
    ///
    /// # Errors
    /// The errors of [`explain`].
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

/// The second pass over a recording. It compares the exchanges with a twin that has the choices found in the first pass.
#[derive(Debug)]
pub struct Proof {
    setup: Setup,
    report: Report,
    replay: Option<Replay>,
    groups: Groups,
    entries: usize,
}

impl Proof {
    /// Whether the recording has to be read again. This is the case if choices were found, to check that they explain the
    /// differences of the whole recording.
    #[must_use]
    pub const fn is_needed(&self) -> bool {
        !self.report.explanations.is_empty()
    }

    /// Compares the next exchange.
    ///
    /// # Errors
    /// The errors of [`Reading::take`].
    pub fn take(&mut self, exchange: &Exchange) -> Result<(), LastroError> {
        self.entries = self.entries.saturating_add(1);
        follow(&mut self.replay, &self.setup, &self.report.choices, self.entries, exchange, &mut self.groups)
    }

    /// Ends the second pass and returns the report.
    #[must_use]
    pub fn report(self) -> Report {
        let needed = self.is_needed();
        let mut report = self.report;
        report.unexplained = if needed { self.groups.sorted() } else { report.differences.clone() };
        report
    }
}

/// Replays an exchange. The first exchange creates the twin.
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

/// The policies for which the recording does not show the service's choice: with each choice, the twin returns the same responses.
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
