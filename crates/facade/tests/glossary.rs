//! Checks `docs/glossary.md`: terms are sorted, each has a text in both languages, and only existing fields are mentioned.

use std::collections::BTreeSet;
use std::path::Path;

use lastro_facade::describe::described;

/// A term in lower case and without accents, the form by which the glossary is sorted.
fn plain(term: &str) -> String {
    let accents = [
        ('á', 'a'),
        ('ã', 'a'),
        ('â', 'a'),
        ('ç', 'c'),
        ('é', 'e'),
        ('ê', 'e'),
        ('í', 'i'),
        ('ó', 'o'),
        ('õ', 'o'),
        ('ú', 'u'),
    ];
    let bare = |c: char| accents.iter().find(|(accented, _)| *accented == c).map_or(c, |(_, bare)| *bare);
    term.to_lowercase().chars().map(bare).collect()
}

#[test]
fn every_term_is_in_both_languages_and_names_fields_that_exist() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/glossary.md");
    let page = std::fs::read_to_string(page).expect("the page");
    let fields: BTreeSet<&str> =
        described().models.into_iter().flat_map(|table| table.fields.iter().map(|field| field.name)).collect();
    let mut terms: Vec<String> = Vec::new();
    for section in page.split("\n## ").skip(1) {
        let (term, text) = section.split_once('\n').expect("a text");
        let line = |start: &str| text.lines().find_map(|line| line.strip_prefix(start));
        assert!(line("- English: *").is_some(), "{term} has no English line");
        assert!(line("- Português: ").is_some(), "{term} has no Portuguese line");
        for field in line("- In the API: ").unwrap_or_default().split('`').skip(1).step_by(2) {
            assert!(fields.contains(field), "{term}: no record has a field {field}");
        }
        terms.push(plain(term));
    }
    assert!(terms.len() >= 50 && terms.is_sorted(), "{terms:?}");
}
