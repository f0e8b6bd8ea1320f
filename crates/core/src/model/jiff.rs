//! Conversions of dates and times to and from the types of the crate jiff.

use jiff::civil::Date;
use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, ZonedDateTime};

use crate::issue::{Issue, IssueCode, LastroError};
use crate::value::{DateTime, LocalDate};

impl From<LocalDate> for Date {
    fn from(date: LocalDate) -> Self {
        let (year, month, day) = date.ymd();
        let small = |part: u32| i8::try_from(part).unwrap_or_default();
        // this cannot fail: jiff supports every date that a `LocalDate` can hold
        Self::new(i16::try_from(year).unwrap_or_default(), small(month), small(day)).unwrap_or_default()
    }
}

impl TryFrom<Date> for LocalDate {
    type Error = LastroError;

    /// Fails with `invalid_date` for a year outside 0001 to 9999.
    ///
    /// ```
    /// use jiff::civil::Date;
    /// use lastro::LocalDate;
    ///
    /// for text in ["0001-01-01", "2024-02-29", "9999-12-31"] {
    ///     let due: LocalDate = text.parse()?;
    ///     assert_eq!(Date::from(due).to_string(), text);
    ///     assert_eq!(LocalDate::try_from(Date::from(due))?, due);
    /// }
    /// assert!(LocalDate::try_from(Date::ZERO).is_err() && LocalDate::try_from(Date::MIN).is_err());
    /// # Ok::<(), lastro::LastroError>(())
    /// ```
    fn try_from(date: Date) -> Result<Self, LastroError> {
        let positive = |part: i8| u32::from(part.unsigned_abs());
        Self::from_ymd(i32::from(date.year()), positive(date.month()), positive(date.day()))
            .ok_or_else(|| LastroError::at("", IssueCode::InvalidDate))
    }
}

impl TryFrom<&DateTime> for Timestamp {
    type Error = LastroError;

    /// Digits beyond nanoseconds are cut off. Fails with `out_of_range` in the last hours of the year 9999, which jiff does not
    /// support.
    fn try_from(time: &DateTime) -> Result<Self, LastroError> {
        Self::from_nanosecond(time.epoch_nanoseconds()).map_err(|_| {
            LastroError::invalid(Issue::error("", IssueCode::OutOfRange).with("max", &Self::MAX.to_string()))
        })
    }
}

impl TryFrom<&DateTime> for ZonedDateTime {
    type Error = LastroError;

    /// Uses a fixed time zone with the UTC offset of the `DateTime`. Otherwise like the conversion to a [`Timestamp`].
    fn try_from(time: &DateTime) -> Result<Self, LastroError> {
        // this cannot fail: the offset of a `DateTime` is less than a day, and jiff supports all such offsets
        let offset = Offset::from_seconds(time.offset_minutes() * 60).unwrap_or(Offset::UTC);
        Ok(Self::new(Timestamp::try_from(time)?, TimeZone::fixed(offset)))
    }
}

impl TryFrom<Timestamp> for DateTime {
    type Error = LastroError;

    /// The result is in UTC. Fails with `invalid_date_time` for a year outside 0001 to 9999.
    fn try_from(time: Timestamp) -> Result<Self, LastroError> {
        time.to_string().parse()
    }
}

impl TryFrom<&ZonedDateTime> for DateTime {
    type Error = LastroError;

    /// The result has the UTC offset of the time zone at that instant; the name of the zone is lost. Fails with
    /// `invalid_date_time` for a year outside 0001 to 9999, and for an offset that is not a whole number of minutes.
    ///
    /// ```
    /// use jiff::{Timestamp, ZonedDateTime};
    /// use lastro::DateTime;
    ///
    /// let paid: DateTime = "2026-11-20T10:30:00.12-03:00".parse()?;
    /// let there = ZonedDateTime::try_from(&paid)?;
    /// assert_eq!(there.datetime().to_string(), "2026-11-20T10:30:00.12");
    /// assert_eq!(DateTime::try_from(&there)?, paid);
    /// let utc = Timestamp::try_from(&paid)?;
    /// assert_eq!(DateTime::try_from(utc)?.as_str(), "2026-11-20T13:30:00.12Z");
    /// assert!(DateTime::try_from(Timestamp::MIN).is_err());
    /// assert!(ZonedDateTime::try_from(&"9999-12-31T23:59:59Z".parse::<DateTime>()?).is_err());
    /// # Ok::<(), lastro::LastroError>(())
    /// ```
    fn try_from(time: &ZonedDateTime) -> Result<Self, LastroError> {
        let offset = time.offset();
        if offset.seconds() % 60 != 0 {
            return Err(LastroError::at("", IssueCode::InvalidDateTime));
        }
        time.timestamp().display_with_offset(offset).to_string().parse()
    }
}
