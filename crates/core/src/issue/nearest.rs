//! Finds the known name that a misspelt name probably means.

/// The name among `known` that is most similar to `name`, if one is similar enough.
///
/// Only names of about the same length are compared, so that the cost for a name of megabytes grows only with its
/// length.
pub(crate) fn nearest<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let length = name.chars().count();
    let limit = length / 3 + 1;
    // each missing or extra character is one change
    let near = known.filter(|known| known.chars().count().abs_diff(length) <= limit);
    near.map(|k| (distance(name, k), k)).filter(|(d, _)| *d <= limit).min_by_key(|(d, _)| *d).map(|(_, k)| k)
}

/// Levenshtein distance in characters. Only one row is kept, so memory is the length of the second text.
fn distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.chars().count()).collect();
    for (i, ca) in a.chars().enumerate() {
        let mut diagonal = i;
        let mut left = i.saturating_add(1);
        if let Some(first) = row.first_mut() {
            *first = left;
        }
        for (cell, cb) in row.iter_mut().skip(1).zip(b.chars()) {
            let substituted = diagonal.saturating_add(usize::from(ca != cb));
            diagonal = *cell;
            left = substituted.min(cell.saturating_add(1)).min(left.saturating_add(1));
            *cell = left;
        }
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearest_name_is_near() {
        let known = ["valor", "valor_venda", "desconto"];
        assert_eq!(nearest("valr", known.into_iter()), Some("valor"));
        assert_eq!(nearest("valor_vendas", known.into_iter()), Some("valor_venda"));
        assert_eq!(nearest("xyz", known.into_iter()), None);
        assert_eq!(nearest(&"valor".repeat(1_000_000), known.into_iter()), None);
    }

    #[test]
    fn leaving_out_names_of_another_length_changes_no_answer() {
        let known = ["a", "valor", "valor_venda", "nfse_codigo_tributacao_municipio"];
        for name in ["", "v", "vlor", "valor_v", "valorvenda", "codigo_tributacao_municipio", &"x".repeat(60)] {
            let limit = name.chars().count() / 3 + 1;
            let all = known.into_iter().map(|k| (distance(name, k), k)).filter(|(d, _)| *d <= limit);
            assert_eq!(nearest(name, known.into_iter()), all.min_by_key(|(d, _)| *d).map(|(_, k)| k), "{name}");
        }
    }
}
