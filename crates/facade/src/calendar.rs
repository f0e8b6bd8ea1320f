//! Business days and bank holidays.

use lastro_macros::operations;

/// Business days and bank holidays.
#[operations(area = "calendar")]
mod operations {
    use lastro::calc::calendar;
    use lastro::{Issue, IssueCode, LastroError, LocalDate};

    /// The first day on or after a date on which banks are open (Resolução CMN 4.880/2020). `holidays`: local holidays, in
    /// addition to the national ones.
    ///
    /// # Errors
    /// `out_of_range` at `date` if there is no business day within a year, or if it would be past the year 9999.
    pub fn next_business_day(date: LocalDate, holidays: Option<Vec<LocalDate>>) -> Result<LocalDate, LastroError> {
        let next = calendar::next_business_day(date, &holidays.unwrap_or_default());
        next.ok_or_else(|| LastroError::at("date", IssueCode::OutOfRange))
    }

    /// The national bank holidays of a year, in order. They include Carnival Monday and Tuesday, Good Friday and Corpus
    /// Christi, and from 2024 on also 20 November.
    ///
    /// # Errors
    /// `out_of_range` at `year` outside 1 to 9999.
    pub fn bank_holidays(year: i64) -> Result<Vec<LocalDate>, LastroError> {
        match i32::try_from(year) {
            Ok(year @ 1..=9999) => Ok(calendar::bank_holidays(year)),
            _ => {
                let issue = Issue::error("year", IssueCode::OutOfRange).with("min", "1").with("max", "9999");
                Err(LastroError::invalid(issue))
            }
        }
    }
}
pub use operations::*;
