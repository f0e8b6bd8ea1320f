//! Conversions of dates and times to and from the types of the crate chrono.

use chrono::{FixedOffset, NaiveDate, SecondsFormat, TimeZone, Utc};

use crate::issue::{IssueCode, LastroError};
use crate::value::{DateTime, LocalDate};

impl From<LocalDate> for NaiveDate {
    fn from(date: LocalDate) -> Self {
        date.to_naive()
    }
}

impl TryFrom<NaiveDate> for LocalDate {
    type Error = LastroError;

    /// Fails with `invalid_date` for a year outside 0001 to 9999.
    ///
    /// ```
    /// use chrono::NaiveDate;
    /// use lastro::LocalDate;
    ///
    /// let due: LocalDate = "2024-02-29".parse()?;
    /// assert_eq!(NaiveDate::from(due).to_string(), "2024-02-29");
    /// assert_eq!(LocalDate::try_from(NaiveDate::from(due))?, due);
    /// assert!(LocalDate::try_from(NaiveDate::MIN).is_err() && LocalDate::try_from(NaiveDate::MAX).is_err());
    /// # Ok::<(), lastro::LastroError>(())
    /// ```
    fn try_from(date: NaiveDate) -> Result<Self, LastroError> {
        Self::from_naive(date).ok_or_else(|| LastroError::at("", IssueCode::InvalidDate))
    }
}

impl From<&DateTime> for chrono::DateTime<FixedOffset> {
    /// Keeps the UTC offset. Digits beyond nanoseconds are cut off.
    fn from(time: &DateTime) -> Self {
        time.to_chrono()
    }
}

impl From<&DateTime> for chrono::DateTime<Utc> {
    /// Converts to UTC. Digits beyond nanoseconds are cut off.
    fn from(time: &DateTime) -> Self {
        time.to_chrono().to_utc()
    }
}

impl<Tz: TimeZone> TryFrom<chrono::DateTime<Tz>> for DateTime {
    type Error = LastroError;

    /// Keeps the fraction of a second. Fails with `invalid_date_time` for a year outside 0001 to 9999, an offset that is not a
    /// whole number of minutes, and a leap second.
    ///
    /// ```
    /// use chrono::{DateTime, FixedOffset, Utc};
    ///
    /// let paid: lastro::DateTime = "2026-11-20T10:30:00.120-03:00".parse()?;
    /// let there = DateTime::<FixedOffset>::from(&paid);
    /// assert_eq!(there.to_string(), "2026-11-20 10:30:00.120 -03:00");
    /// assert_eq!(lastro::DateTime::try_from(there)?, paid);
    /// let utc = DateTime::<Utc>::from(&paid);
    /// assert_eq!(lastro::DateTime::try_from(utc)?.as_str(), "2026-11-20T13:30:00.120+00:00");
    /// assert!(lastro::DateTime::try_from(DateTime::<Utc>::MAX_UTC).is_err());
    /// let odd = FixedOffset::east_opt(3601).map(|odd| lastro::DateTime::try_from(utc.with_timezone(&odd)));
    /// assert!(odd.is_some_and(|odd| odd.is_err()));
    /// # Ok::<(), lastro::LastroError>(())
    /// ```
    fn try_from(time: chrono::DateTime<Tz>) -> Result<Self, LastroError> {
        let fixed = time.fixed_offset();
        if fixed.offset().local_minus_utc() % 60 != 0 {
            return Err(LastroError::at("", IssueCode::InvalidDateTime));
        }
        fixed.to_rfc3339_opts(SecondsFormat::AutoSi, false).parse()
    }
}
