//! The dates of a contract's occurrences.
//!
//! Every occurrence is counted from the first date, never from the previous occurrence. A contract of the 31st therefore
//! returns to the 31st after February. The service stores only the next date of a contract: to continue a schedule from that
//! date, also pass the intended day of the month as `anchor_day`.

use crate::issue::{Issue, IssueCode, LastroError, of_code};
use crate::model::codes::{Flag, Frequency, Repetition};
use crate::value::{Code as _, LocalDate};

/// Maximum of [`Contract::limit`].
pub const MAX_LIMIT: i64 = 10_000;

/// The fields of a contract that determine its occurrences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contract {
    /// Date of the first occurrence. If `anchor_day` is set, the first occurrence is in the month of this date, on the anchor
    /// day. The months of later occurrences are counted from that month.
    pub agendamento_data: LocalDate,
    /// Months between two occurrences. With [`Frequency::Once`] there is only one occurrence, whatever the repetition.
    pub agendamento_frequencia: Frequency,
    /// How long the contract repeats.
    pub agendamento_repetir: Repetition,
    /// Number of occurrences, including the first. Used with [`Repetition::Count`].
    pub agendamento_numero: Option<i64>,
    /// Last day on which an occurrence may fall. Used with [`Repetition::UntilDate`].
    pub agendamento_data_fim: Option<LocalDate>,
    /// Whether the contract is active; unset means active. A paused contract has no occurrences.
    pub agendamento_ativo: Option<Flag>,
    /// Intended day of the month, 1 to 31; if unset, the day of `agendamento_data`. A shorter month uses its last day.
    pub anchor_day: Option<i64>,
    /// Maximum number of occurrences to return, 1 to 10000; unset means no maximum.
    pub limit: Option<i64>,
    /// Last day for which to return occurrences; unset means no last day.
    pub until: Option<LocalDate>,
}

/// A schedule whose fields have been checked.
struct Rule {
    anchor: LocalDate,
    anchor_day: u32,
    months: i64,
    count: i64,
    until: Option<LocalDate>,
}

impl Contract {
    /// An active contract without limits. For [`Repetition::Count`] and [`Repetition::UntilDate`], also set the field that they
    /// use.
    ///
    /// ```
    /// use lastro::calc::schedule::Contract;
    /// use lastro::model::codes::{Frequency, Repetition};
    ///
    /// let contract = Contract::new("2027-01-31".parse()?, Frequency::Monthly, Repetition::Always);
    /// let dates = Contract { limit: Some(3), ..contract }.occurrences()?;
    /// assert_eq!(dates.iter().map(ToString::to_string).collect::<Vec<_>>(), ["2027-01-31", "2027-02-28", "2027-03-31"]);
    /// # Ok::<(), lastro::LastroError>(())
    /// ```
    #[must_use]
    pub const fn new(
        agendamento_data: LocalDate,
        agendamento_frequencia: Frequency,
        agendamento_repetir: Repetition,
    ) -> Self {
        Self {
            agendamento_data,
            agendamento_frequencia,
            agendamento_repetir,
            agendamento_numero: None,
            agendamento_data_fim: None,
            agendamento_ativo: None,
            anchor_day: None,
            limit: None,
            until: None,
        }
    }

    /// The dates of the occurrences, in order.
    ///
    /// # Errors
    /// `invalid_code` for an unknown frequency, repetition or flag; `required` or `out_of_range` if the field that the
    /// repetition needs is missing or out of range; `out_of_range` at `limit` outside 1 to 10000 and at `anchor_day` outside 1
    /// to 31; `unbounded` at `limit` if the schedule has no end and neither `limit` nor `until` is set.
    pub fn occurrences(&self) -> Result<Vec<LocalDate>, LastroError> {
        let rule = self.rule()?;
        let ends = rule.count < i64::MAX || rule.until.is_some();
        if !ends {
            return Err(LastroError::at("limit", IssueCode::Unbounded));
        }
        Ok((0..rule.count).map_while(|k| rule.at(k)).collect())
    }

    /// The first occurrence after a day; `None` when there is none.
    ///
    /// # Errors
    /// Those of [`Self::occurrences`] except `unbounded`: the schedule may be without an end.
    pub fn next_after(&self, after: LocalDate) -> Result<Option<LocalDate>, LastroError> {
        let rule = self.rule()?;
        // `start` is the index of the last occurrence up to the month of `after`, or 0 if the contract begins later. The result
        // is this occurrence or one of the next two.
        let start = if rule.months > 0 { (months_from(rule.anchor, after) / rule.months).max(0) } else { 0 };
        let near = (start..rule.count).take(3).map_while(|k| rule.at(k));
        Ok(near.into_iter().find(|date| *date > after))
    }

    /// The date of the `k`-th occurrence, from 0; `None` if there is none.
    ///
    /// # Errors
    /// Those of [`Self::occurrences`] except `unbounded`: the schedule may be without an end.
    pub fn at(&self, k: i64) -> Result<Option<LocalDate>, LastroError> {
        let rule = self.rule()?;
        Ok(if (0..rule.count).contains(&k) { rule.at(k) } else { None })
    }

    fn rule(&self) -> Result<Rule, LastroError> {
        let mut issues = Vec::new();
        issues.extend(of_code("agendamento_frequencia", Some(self.agendamento_frequencia)));
        issues.extend(of_code("agendamento_repetir", Some(self.agendamento_repetir)));
        issues.extend(of_code("agendamento_ativo", self.agendamento_ativo));
        let months = match self.agendamento_frequencia {
            Frequency::Unknown(_) => 0,
            known => known.code(),
        };
        let mut count = if months == 0 { 1 } else { i64::MAX };
        let mut until = self.until;
        if months > 0 {
            self.apply_repetition(&mut count, &mut until, &mut issues);
        }
        if let Some(limit) = self.limit {
            check_range("limit", limit, MAX_LIMIT, &mut issues);
            count = count.min(limit);
        }
        let day = self.anchor_day.unwrap_or_else(|| i64::from(self.agendamento_data.day()));
        check_range("anchor_day", day, 31, &mut issues);
        LastroError::if_any(issues)?;
        if self.agendamento_ativo == Some(Flag::No) {
            count = 0;
        }
        let anchor_day = u32::try_from(day).map_err(|_| LastroError::internal("calc.schedule"))?;
        Ok(Rule { anchor: self.agendamento_data, anchor_day, months, count, until })
    }

    fn apply_repetition(&self, count: &mut i64, until: &mut Option<LocalDate>, issues: &mut Vec<Issue>) {
        match (self.agendamento_repetir, self.agendamento_numero, self.agendamento_data_fim) {
            (Repetition::Always | Repetition::Unknown(_), _, _) => {}
            (Repetition::Count, Some(number), _) if number >= 1 => *count = number,
            (Repetition::Count, Some(_), _) => {
                issues.push(Issue::error("agendamento_numero", IssueCode::OutOfRange).with("min", "1"));
            }
            (Repetition::Count, None, _) => issues.push(Issue::error("agendamento_numero", IssueCode::Required)),
            (Repetition::UntilDate, _, Some(end)) if end >= self.agendamento_data => {
                *until = Some(until.map_or(end, |u| u.min(end)));
            }
            (Repetition::UntilDate, _, Some(_)) => {
                let issue = Issue::error("agendamento_data_fim", IssueCode::OutOfRange);
                issues.push(issue.with("min", &self.agendamento_data.text()));
            }
            (Repetition::UntilDate, _, None) => issues.push(Issue::error("agendamento_data_fim", IssueCode::Required)),
        }
    }
}

impl Rule {
    /// The date of occurrence `k`: the month of the first occurrence plus `k * months`, on the anchor day or the last day of a
    /// shorter month. `None` after the end of the schedule.
    fn at(&self, k: i64) -> Option<LocalDate> {
        let date = self.anchor.month_clamped(self.months.checked_mul(k)?, self.anchor_day)?;
        self.until.is_none_or(|until| date <= until).then_some(date)
    }
}

fn months_from(a: LocalDate, b: LocalDate) -> i64 {
    let index = |d: LocalDate| {
        let (year, month, _) = d.ymd();
        i64::from(year) * 12 + i64::from(month)
    };
    index(b) - index(a)
}

fn check_range(path: &str, value: i64, max: i64, issues: &mut Vec<Issue>) {
    if !(1..=max).contains(&value) {
        issues.push(Issue::error(path, IssueCode::OutOfRange).with("min", "1").with("max", &max.to_string()));
    }
}
