//! Replays a journal, and finds the first entry after which a state differs or fails a check.

use lastro::model::{Codec as _, Json, Node, Reader};
use lastro::{DateTime, Issue, IssueCode, LastroError};

use crate::fault::FaultPlan;
use crate::journal::{Entry, digest};
use crate::moment::Moment;
use crate::twin::Twin;

impl Twin {
    /// Replays the entries of a journal. Returns the number of the first entry whose response differs from the journal's.
    ///
    /// # Errors
    /// As [`redo`]. The path begins with the index of the entry in the journal.
    pub fn replay(&mut self, journal: &[Entry]) -> Result<Option<i64>, LastroError> {
        let mut differs = None;
        for (place, entry) in journal.iter().enumerate() {
            let same = redo(self, entry).map_err(|error| error.under(&format!("[{place}]")))?;
            if !same && differs.is_none() {
                differs = Some(entry.ordinal);
            }
        }
        Ok(differs)
    }
}

/// Replays one entry. Returns whether the response equals the recorded one; `true` for an entry that is not a request.
///
/// # Errors
/// The number of the entry does not follow the twin's last entry, or the entry cannot be replayed. The issue's path names the
/// invalid member of the entry.
pub fn redo(twin: &mut Twin, entry: &Entry) -> Result<bool, LastroError> {
    let expected = twin.next_entry()?;
    if entry.ordinal != expected {
        let issue = Issue::error("ordinal", IssueCode::Mismatch).with("expected", &expected.to_string());
        return Err(LastroError::invalid(issue));
    }
    let at = moment("at", &entry.at)?;
    match entry.kind.as_str() {
        "request" => {
            let request = entry.request.as_ref().ok_or_else(|| LastroError::at("request", IssueCode::Required))?;
            let outcome = twin.redo(request, at)?;
            let status = outcome.response.as_ref().map(|response| i64::from(response.status));
            return Ok(status == entry.status && outcome.response.as_ref().map(digest) == entry.sha256);
        }
        "advance" => {
            let step = entry.advance.as_ref().ok_or_else(|| LastroError::at("advance", IssueCode::Required))?;
            let budget = step.budget.map_or(Ok(usize::MAX), usize::try_from);
            let budget = budget.map_err(|_| LastroError::at("advance.budget", IssueCode::OutOfRange))?;
            twin.advance(moment("advance.to", &step.to)?, budget)?;
        }
        "report" => {
            let report = entry.report.as_ref().ok_or_else(|| LastroError::at("report", IssueCode::Required))?;
            let at = report.at.as_ref().map(|text| moment("report.at", text)).transpose()?;
            twin.report(report.delivery, report.status, at)?;
        }
        "resend" => {
            let report = entry.report.as_ref().ok_or_else(|| LastroError::at("report", IssueCode::Required))?;
            twin.resend(report.delivery)?;
        }
        "faults" => {
            let plan = entry.faults.as_ref().map(plan).transpose()?;
            twin.faults(plan)?;
        }
        "start" => twin.started()?,
        _ => {
            let issue = Issue::error("kind", IssueCode::InvalidChoice);
            return Err(LastroError::invalid(issue.with("allowed", "request, advance, report, resend, faults, start")));
        }
    }
    Ok(true)
}

fn plan(json: &Json) -> Result<FaultPlan, LastroError> {
    let mut reader = Reader::new();
    let read = reader.at_member("faults", |r| FaultPlan::read(&Node::from(&json.0), r));
    reader.finish(read)
}

fn moment(path: &str, text: &str) -> Result<Moment, LastroError> {
    let read = text.parse::<DateTime>().map_err(|_| LastroError::at(path, IssueCode::InvalidDateTime))?;
    Ok(Moment::of(&read))
}

/// Returns one twin for each entry, with the state after that entry. The twins share unchanged data.
///
/// # Errors
/// As [`redo`]. The path begins with the index of the entry in the journal.
pub fn states(start: &Twin, journal: &[Entry]) -> Result<Vec<Twin>, LastroError> {
    let mut twin = start.fork();
    let mut states = Vec::with_capacity(journal.len());
    for (place, entry) in journal.iter().enumerate() {
        redo(&mut twin, entry).map_err(|error| error.under(&format!("[{place}]")))?;
        states.push(twin.fork());
    }
    Ok(states)
}

/// Finds by bisection the number of the first entry after which `is_wrong` is true of the state. If `is_wrong` is true after
/// one entry, it must be true after all later entries. Returns `None` if it is never true.
///
/// # Errors
/// As [`states`], and the errors of `is_wrong`.
pub fn bisect(
    start: &Twin,
    journal: &[Entry],
    is_wrong: impl FnMut(&Twin) -> Result<bool, LastroError>,
) -> Result<Option<i64>, LastroError> {
    let place = first_where(&states(start, journal)?, is_wrong)?;
    Ok(journal.get(place).map(|entry| entry.ordinal))
}

/// Finds by bisection the number of the first entry after which the states of two journals differ. If one journal is longer and
/// no state differs, returns the number of its first additional entry. Returns `None` if both journals end in the same state.
///
/// Bisection assumes that states that differ once stay different. If later entries make them equal again, for example by setting
/// the same field, the result may be a later entry or `None`.
///
/// # Errors
/// As [`states`].
pub fn first_difference(a: (&Twin, &[Entry]), b: (&Twin, &[Entry])) -> Result<Option<i64>, LastroError> {
    let both = a.1.len().min(b.1.len());
    let (first, second) = (a.1.get(..both).unwrap_or_default(), b.1.get(..both).unwrap_or_default());
    let pairs: Vec<(Twin, Twin)> = states(a.0, first)?.into_iter().zip(states(b.0, second)?).collect();
    let differ = |pair: &(Twin, Twin)| -> Result<bool, LastroError> { Ok(pair.0.snapshot()? != pair.1.snapshot()?) };
    let place = first_where(&pairs, differ)?;
    let next = a.1.get(place).or_else(|| b.1.get(place));
    Ok(next.map(|entry| entry.ordinal))
}

/// Finds by bisection the index of the first element for which `is_true` is true; the length of the list if there is none.
fn first_where<T>(list: &[T], mut is_true: impl FnMut(&T) -> Result<bool, LastroError>) -> Result<usize, LastroError> {
    let (mut low, mut high) = (0, list.len());
    while low < high {
        let middle = low.midpoint(high);
        match list.get(middle) {
            Some(element) if !is_true(element)? => low = middle.saturating_add(1),
            _ => high = middle,
        }
    }
    Ok(low)
}
