//! Suggests the known name that a misspelt name probably means.

use crate::value::MAX_SHOWN;

/// Maximum number of known names that are compared. It exceeds the number of fields of any record and the number of operations.
const MAX_COMPARED: usize = 512;

/// The name in `known` that is most similar to `name`. `None` if even its edit distance (Levenshtein) to `name` is greater than
/// one plus a third of the length of `name`.
///
/// The work is limited, because `name` may be hostile input: the result is `None` for a name longer than [`MAX_SHOWN`]
/// characters, and at most [`MAX_COMPARED`] known names are compared.
pub(crate) fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    if name.chars().nth(MAX_SHOWN).is_some() {
        return None;
    }
    let length = name.chars().count();
    let limit = length / 3 + 1;
    // the edit distance is at least the difference in length, so names that are too long or too short are skipped
    let near = known.take(MAX_COMPARED).filter(|known| known.chars().count().abs_diff(length) <= limit);
    let distances = near.map(|known| (strsim::levenshtein(name, known), known));
    // if several names are equally similar, the first one is returned
    distances.filter(|(distance, _)| *distance <= limit).min_by_key(|(distance, _)| *distance).map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearest_returns_the_most_similar_name() {
        let known = ["valor", "valor_venda", "desconto"];
        assert_eq!(nearest("valr", known.into_iter()), Some("valor"));
        assert_eq!(nearest("vaolr", known.into_iter()), Some("valor"));
        assert_eq!(nearest("valor_vendas", known.into_iter()), Some("valor_venda"));
        assert_eq!(nearest("descônto", known.into_iter()), Some("desconto"));
        assert_eq!(nearest("xyz", known.into_iter()), None);
        assert_eq!(nearest("", known.into_iter()), None);
    }

    #[test]
    fn similar_names_differ_in_at_most_a_third_of_the_characters_plus_one() {
        assert_eq!(nearest("abcxx", ["abcde"].into_iter()), Some("abcde"));
        assert_eq!(nearest("abxxx", ["abcde"].into_iter()), None);
        assert_eq!(nearest("abcxxx", ["abcdef"].into_iter()), Some("abcdef"));
        assert_eq!(nearest("b", ["a", "c"].into_iter()), Some("a"));
    }

    #[test]
    fn very_long_names_and_very_many_names_are_not_compared() {
        let longest = "é".repeat(MAX_SHOWN);
        assert_eq!(nearest(&longest, [longest.as_str()].into_iter()), Some(longest.as_str()));
        assert_eq!(nearest(&[&longest, "é"].concat(), [longest.as_str()].into_iter()), None);
        assert_eq!(nearest(&"valor".repeat(1_000_000), ["valor"].into_iter()), None);
        let far = core::iter::repeat_n("xyz", MAX_COMPARED);
        assert_eq!(nearest("valor", far.clone().skip(1).chain(["valor"])), Some("valor"));
        assert_eq!(nearest("valor", far.chain(["valor"])), None);
    }
}
