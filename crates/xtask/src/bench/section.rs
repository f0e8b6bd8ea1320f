//! The page's parts that are measured by themselves: how they are put in, and numbers as they all show them.

use crate::shell::Result;

/// What comes after all of them on the page.
const NEXT: &str = "## What is compared\n";

/// The page with a part in the place of the one with its title, or else behind the others of its kind.
///
/// # Errors
/// The page has no such place.
pub fn placed(page: &str, title: &str, section: &str) -> Result<String> {
    let next = page.find(NEXT).ok_or_else(|| format!("the page has no {NEXT:?}"))?;
    let start = page.find(title).unwrap_or(next);
    let heading = page.get(start + 1..).and_then(|rest| rest.find("\n## "));
    let end = if start == next { next } else { heading.map_or(page.len(), |at| start + at + 2) };
    let (before, after) = (page.get(..start).unwrap_or_default(), page.get(end..).unwrap_or_default());
    Ok(format!("{before}{section}\n{after}"))
}

/// `1,000,000`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| str::from_utf8(group).unwrap_or_default()).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_takes_the_place_of_the_old_one_and_leaves_the_others() {
        let page = "# A\n\n## Rust\n\n## What is compared\n\n- x\n";
        let once = placed(page, "## The twin\n", "## The twin\n\none\n").unwrap();
        assert_eq!(once, "# A\n\n## Rust\n\n## The twin\n\none\n\n## What is compared\n\n- x\n");
        let both = placed(&once, "## Columns\n", "## Columns\n\n### In it\n").unwrap();
        assert_eq!(both, once.replace("## What", "## Columns\n\n### In it\n\n## What"));
        for title in ["## The twin\n", "## Columns\n"] {
            let again = placed(&both, title, &[title, "\ntwo\n"].concat()).unwrap();
            assert_eq!(again.matches("## ").count(), if title.contains("twin") { 5 } else { 4 }, "{again}");
            assert!(again.contains("two\n\n## ") && again.ends_with("## What is compared\n\n- x\n"), "{again}");
        }
        assert!(placed("# A\n", "## The twin\n", "").is_err());
    }

    #[test]
    fn numbers_are_grouped() {
        assert_eq!([0, 999, 1_000, 1_000_000].map(grouped), ["0", "999", "1,000", "1,000,000"]);
    }
}
