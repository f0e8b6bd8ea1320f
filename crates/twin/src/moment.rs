//! Instants and calendar days in the service's time zone, Brasília.

use lastro::{DateTime, LocalDate};

const SECOND: i64 = 1_000;
/// Milliseconds in an hour.
pub const HOUR: i64 = 3_600 * SECOND;
/// Milliseconds in a day.
pub const DAY: i64 = 24 * HOUR;
/// The first and the last instant of the years 1 to 9999 in Brasília.
const FIRST: i64 = -62_135_586_000_000;
const LAST: i64 = 253_402_311_599_999;
/// The offset of Brasília from UTC. It is used for every year: Brazil has had no daylight saving time since 2019.
const OFFSET: i64 = -3 * HOUR;

/// An instant in milliseconds since 1970-01-01 UTC, from the year 1 to the year 9999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(i64);

impl Moment {
    /// Converts milliseconds since 1970-01-01 UTC into an instant. Values outside the years 1 to 9999 are clamped.
    #[must_use]
    pub fn from_millis(millis: i64) -> Self {
        Self(millis.clamp(FIRST, LAST))
    }

    /// Milliseconds since 1970 began in UTC.
    #[must_use]
    pub const fn millis(self) -> i64 {
        self.0
    }

    /// Whole seconds since 1970 began in UTC.
    #[must_use]
    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(SECOND)
    }

    /// Converts the core's date and time into an instant, truncated to milliseconds.
    #[must_use]
    pub fn of(moment: &DateTime) -> Self {
        Self::from_millis(moment.epoch_millis())
    }

    /// The calendar day of the instant in Brasília.
    #[must_use]
    pub fn day(self) -> LocalDate {
        let days = self.0.saturating_add(OFFSET).div_euclid(DAY);
        LocalDate::EPOCH.plus_days(days).unwrap_or(LocalDate::EPOCH)
    }

    /// The instant at which a calendar day begins in Brasília.
    #[must_use]
    pub fn start_of(day: LocalDate) -> Self {
        Self::from_millis(LocalDate::EPOCH.days_until(day).saturating_mul(DAY).saturating_sub(OFFSET))
    }

    /// The instant `millis` milliseconds later; earlier if `millis` is negative.
    #[must_use]
    pub fn plus(self, millis: i64) -> Self {
        Self::from_millis(self.0.saturating_add(millis))
    }

    /// The instant as the service writes it: `2027-01-31T09:00:00-03:00`, with milliseconds if there are any.
    #[must_use]
    pub fn text(self) -> String {
        let local = self.0.saturating_add(OFFSET).rem_euclid(DAY);
        let (seconds, millis) = (local / SECOND, local % SECOND);
        let fraction = if millis == 0 { String::new() } else { format!(".{millis:03}") };
        let (hour, minute, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        format!("{}T{hour:02}:{minute:02}:{second:02}{fraction}-03:00", self.day())
    }

    /// Converts the instant into a [`DateTime`] with the offset of Brasília. `None` does not occur, since [`text`](Self::text)
    /// returns a valid date and time.
    #[must_use]
    pub fn date_time(self) -> Option<DateTime> {
        self.text().parse().ok()
    }
}
