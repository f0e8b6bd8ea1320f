//! Compares the output of several programs that do the same work. Each prints lines of the form `step<TAB>result`.

/// Splits the output of a program into pairs of step and result.
fn rows(text: &str) -> Vec<(&str, &str)> {
    text.lines().filter_map(|line| line.split_once('\t')).collect()
}

/// The results of one program, one line per step. `first` is the name and the output of the first program; `None` if `text` is
/// the output of the first program. For the other programs, each line also states whether the result is the same as that of the
/// first program.
pub fn column(text: &str, first: Option<(&str, &str)>) -> String {
    let mut column = String::new();
    for (step, result) in rows(text) {
        let line = match first {
            None => result.to_owned(),
            Some((name, wanted)) if rows(wanted).contains(&(step, result)) => {
                format!("{:<19}as in {name}", shorten(result))
            }
            Some((name, _)) => format!("{result}  NOT as in {name}"),
        };
        column.push_str(&format!("  {step:<14}{line}\n"));
    }
    column
}

/// A table with one row per step and one column per program. The second value is `true` if any program's results differ from
/// those of the first program, or if the first program has no results.
pub fn table(columns: &[(&str, String)]) -> (String, bool) {
    let Some((_, first)) = columns.first() else { return (String::new(), false) };
    let mut differ = rows(first).is_empty();
    let names: String = columns.iter().map(|(name, _)| format!("{name:<19}")).collect();
    let mut table = format!("{:<14}{names}identical\n", "step");
    for (index, wanted) in rows(first).into_iter().enumerate() {
        let (step, result) = wanted;
        let same = |text: &str| rows(text).get(index) == Some(&wanted);
        let cell = |text| if same(text) { shorten(result) } else { "DIFFERS".to_owned() };
        let cells: String = columns.iter().map(|(_, text)| format!("{:<19}", cell(text))).collect();
        let all = columns.iter().all(|(_, text)| same(text));
        table.push_str(&format!("{step:<14}{cells}{}\n", if all { "yes" } else { "NO" }));
    }
    for (name, text) in columns.iter().filter(|(_, text)| rows(text) != rows(first)) {
        table.push_str(&format!("\n{name} says:\n{text}\n"));
        differ = true;
    }
    (table, differ)
}

fn shorten(text: &str) -> String {
    if text.chars().count() <= 17 { text.to_owned() } else { text.chars().take(16).chain(['…']).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_shows_where_it_differs_from_the_first() {
        let first = "split\t10.83 10.82\nplan\t2027-01-31\n";
        assert_eq!(column(first, None), "  split         10.83 10.82\n  plan          2027-01-31\n");
        let other = column("split\t10.83 10.82\nplan\t2027-02-01\n", Some(("Rust", first)));
        let lines: Vec<_> = other.lines().collect();
        assert!(lines[0].ends_with("10.83 10.82        as in Rust"), "{other}");
        assert!(lines[1].ends_with("2027-02-01  NOT as in Rust"), "{other}");
    }

    #[test]
    fn the_table_marks_what_differs_and_shows_it() {
        let of = |name, plan: &str| (name, format!("split\t10.83 10.82\nplan\t{plan}\n"));
        let (same, differ) = table(&[of("Rust", "one"), of("Python", "one")]);
        assert!(!differ && same.lines().skip(1).all(|line| line.ends_with("yes")), "{same}");
        assert_eq!(same.lines().count(), 3);
        let (text, differ) = table(&[of("Rust", "one"), of("Python", "two")]);
        assert!(differ && text.contains("DIFFERS") && text.contains("Python says:\nsplit"), "{text}");
        assert_eq!(text.lines().nth(2).map(|line| line.ends_with("NO")), Some(true));
    }

    #[test]
    fn a_column_with_another_number_of_rows_differs() {
        let two = "split\t1\nplan\t2\n".to_owned();
        let three = two.clone() + "more\t3\n";
        assert!(table(&[("Rust", two.clone()), ("Python", three)]).1);
        assert!(table(&[("Rust", two), ("Python", String::new())]).1);
        assert!(table(&[("Rust", String::new())]).1);
        assert!(!table(&[]).1);
    }
}
