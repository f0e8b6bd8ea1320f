//! Formats numbers and durations for `docs/benchmarks.md`.

/// An integer with thousands separators: `1,000,000`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| str::from_utf8(group).unwrap_or_default()).collect();
    groups.join(",")
}

/// Formats a number with two significant digits, or with all digits before the decimal point if these are more.
pub fn figures(number: f64) -> String {
    let places = match number {
        ..0.1 => 3,
        0.1..1.0 => 2,
        1.0..10.0 => 1,
        _ => 0,
    };
    format!("{number:.places$}")
}

/// Formats the factor of a goal, such as `6`, `1.5` or `0.67`.
pub fn factor(number: f64) -> String {
    if number.fract() == 0.0 { number.to_string() } else { figures(number) }
}

/// Formats how many times as fast lastro is, such as `3.0 x`. It is bold if the other contender is faster.
pub fn ratio(number: f64) -> String {
    if number < 1.0 { format!("**{} x**", figures(number)) } else { format!("{} x", figures(number)) }
}

/// Formats a duration in nanoseconds, in a unit that fits its size.
pub fn time(ns: f64) -> String {
    let (number, unit) = match ns {
        ..1e3 => (ns, "ns"),
        1e3..1e6 => (ns / 1e3, "µs"),
        1e6..1e9 => (ns / 1e6, "ms"),
        _ => (ns / 1e9, "s"),
    };
    format!("{} {unit}", figures(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_separated() {
        assert_eq!([0, 999, 1_000, 1_000_000].map(grouped), ["0", "999", "1,000", "1,000,000"]);
    }

    #[test]
    fn numbers_have_two_significant_digits_and_durations_a_suitable_unit() {
        assert_eq!([0.0123, 0.5, 2.25, 38.6, 1234.0].map(figures), ["0.012", "0.50", "2.2", "39", "1234"]);
        assert_eq!([6.0, 1.5, 1.0 / 1.5].map(factor), ["6", "1.5", "0.67"]);
        assert_eq!([0.5, 1.0].map(ratio), ["**0.50 x**", "1.0 x"]);
        assert_eq!([1.5, 1500.0, 25e6, 2e9].map(time), ["1.5 ns", "1.5 µs", "25 ms", "2.0 s"]);
    }
}
