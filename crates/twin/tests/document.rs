//! Checks `docs/twin.md`, which names a test for each behaviour of the twin. Every test and policy that the page names must
//! exist, and each test must mention the operation or field for which the page names it. The page must cover every operation,
//! every field that the service fills in, and every policy.
#![cfg(feature = "describe")]
#![allow(clippy::disallowed_methods, reason = "reads the page and the tests")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use lastro::http::ApiOperation;
use lastro::model::Kind;
use lastro::v1::http::OperationV1;
use lastro::value::Choice as _;
use lastro_facade::describe::described;
use lastro_twin::policy::Policies;

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page() -> String {
    fs::read_to_string(project().join("docs/twin.md")).expect("the page")
}

/// The rows of the page's tables. Each row is split before its last cell, which names the tests.
fn rows(page: &str) -> Vec<(&str, &str)> {
    let rows = page.lines().filter(|line| line.starts_with('|') && !line.starts_with("|--"));
    let rows: Vec<_> = rows.filter_map(|line| line.trim_end().strip_suffix('|')?.rsplit_once('|')).collect();
    rows.into_iter().filter(|(_, last)| last.trim() != "shown by").collect()
}

/// The strings between backticks.
fn codes(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The source of a test file by the name that the page uses: `sales`, or `serve/control` for the server's tests.
fn source(name: &str) -> Option<String> {
    let (folder, file) = name.split_once('/').unwrap_or(("twin", name));
    let folder = project().join("crates").join(folder).join("tests");
    fs::read_to_string(folder.join(format!("{file}.rs"))).ok()
}

/// The functions and constants of a file, each with its source. The source ends at the closing brace with the same indentation,
/// or at a semicolon that is not followed by an indented line.
fn definitions(source: &str) -> BTreeMap<&str, &str> {
    let mut found = BTreeMap::new();
    for (word, is_function) in [("fn ", true), ("const ", false)] {
        for (place, _) in source.match_indices(word) {
            let rest = &source[place..];
            let line = &source[source[..place].rfind('\n').map_or(0, |end| end + 1)..];
            let indent = &line[..line.len() - line.trim_start().len()];
            let is_end = |(end, text): &(usize, &str)| {
                is_function || !rest[end + text.len()..].starts_with(&format!("{indent} "))
            };
            let end = if is_function { format!("\n{indent}}}\n") } else { ";\n".to_owned() };
            let end = rest.match_indices(&end).find(is_end);
            let text = end.map_or(rest, |(end, _)| &rest[..end]);
            found.insert(words(&rest[word.len()..]).next().unwrap_or_default(), text);
        }
    }
    found
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}

/// The words in a test and in all functions and constants of the same file that the test uses.
fn mentioned(source: &str, test: &str) -> BTreeSet<String> {
    let definitions = definitions(source);
    let (mut all, mut next, mut seen) = (BTreeSet::new(), vec![test], BTreeSet::new());
    while let Some(name) = next.pop() {
        let Some(text) = definitions.get(name).filter(|_| seen.insert(name)) else { continue };
        all.extend(words(text).map(str::to_owned));
        next.extend(words(text));
    }
    all
}

/// The operations: method and path as in the service's documentation, and the name in Rust.
fn operations() -> Vec<(String, String)> {
    let v2 = ApiOperation::ALL.iter().map(|operation| ("/api/v2", operation.route(), format!("{operation:?}")));
    let v1 = OperationV1::ALL.iter().map(|operation| ("/api", operation.route(), format!("{operation:?}")));
    let address = |(base, route, name): (&str, &lastro::http::Route, String)| {
        let part = if route.path.starts_with("/carteira") { "{cpf}" } else { "{ID}" };
        (format!("{} {base}{}", route.method.as_str(), route.path.replace("{}", part)), name)
    };
    v2.chain(v1).map(address).collect()
}

/// Whether a test mentions `what`, a string between backticks in the document: an operation (method and path) or a field. `words`:
/// the words of the test. Any other string counts as mentioned, since it may be a pattern or an example.
fn shows(words: &BTreeSet<String>, what: &str) -> bool {
    if let Some((_, name)) = operations().into_iter().find(|(address, _)| address == what) {
        let mut parts = what.split(['/', ' ', '-']).filter(|part| !part.is_empty() && !part.contains('{'));
        return words.contains(&name) || parts.all(|part| words.contains(part) || ["api", "v2"].contains(&part));
    }
    let is_name = what.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_');
    !is_name || words.contains(what)
}

#[test]
fn every_row_names_a_test_or_a_policy_that_exists() {
    let page = page();
    let policies = Policies::default().list();
    let mut tests = 0;
    for (what, shown) in rows(&page) {
        assert!(codes(shown).next().is_some(), "neither a test nor a policy: {what}");
        let mut words = BTreeSet::new();
        for code in codes(shown) {
            let Some((file, function)) = code.split_once("::") else {
                assert!(policies.iter().any(|policy| policy.name == code), "no policy is called {code}: {what}");
                continue;
            };
            let source = source(file).unwrap_or_else(|| panic!("no file of tests is called {file}: {what}"));
            let place = source.find(&format!("fn {function}(")).unwrap_or_else(|| panic!("no {code}: {what}"));
            let before: String = source.get(..place).unwrap_or_default().lines().rev().take(4).collect();
            assert!(before.contains("#[test]"), "{code} is no test: {what}");
            words.extend(mentioned(&source, function));
            tests += 1;
        }
        let missing = codes(what).find(|code| !words.is_empty() && !shows(&words, code));
        assert_eq!(missing, None, "no test of this row mentions it: {what}");
    }
    assert!(tests > 100, "{tests}");
}

#[test]
fn no_operation_is_left_out() {
    let page = page();
    let said: BTreeSet<&str> = rows(&page).into_iter().flat_map(|(what, _)| codes(what)).collect();
    let operations = operations();
    for (address, _) in &operations {
        assert!(said.contains(address.as_str()), "{address}");
    }
    assert_eq!(operations.len(), 44);
}

#[test]
fn no_field_that_the_service_fills_in_is_left_out() {
    let page = page();
    let said: BTreeSet<&str> = rows(&page).into_iter().flat_map(|(what, _)| codes(what)).collect();
    for table in described().models.into_iter().filter(|table| table.empty.is_some()) {
        for field in table.fields.iter().filter(|field| matches!(field.kind, Kind::ReadOnly | Kind::Display)) {
            let name = field.name;
            assert!(said.contains(name), "{}.{name}", table.name);
        }
    }
}

#[test]
fn no_policy_is_left_out() {
    let page = page();
    let said: BTreeSet<&str> = rows(&page).into_iter().flat_map(|(_, shown)| codes(shown)).collect();
    for policy in Policies::default().list() {
        assert!(said.contains(policy.name.as_str()), "{}", policy.name);
    }
}

/// Each entry in the list of known differences names a policy or links to a page of the project. Another check verifies the
/// anchors of the links.
#[test]
fn every_known_difference_names_a_policy_or_a_page_that_exists() {
    let folder = project().join("docs/explanation");
    let page = fs::read_to_string(folder.join("known-differences-of-the-twin.md")).expect("the page");
    let policies = Policies::default().list();
    let mut count = 0;
    for (what, decided) in rows(&page).into_iter().filter(|(_, decided)| decided.trim() != "decided in") {
        let links: Vec<&str> = decided.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next()).collect();
        let names: Vec<&str> = codes(decided).collect();
        assert!(!links.is_empty() || !names.is_empty(), "neither a policy nor a page: {what}");
        for name in names {
            assert!(policies.iter().any(|policy| policy.name == name), "no policy is called {name}: {what}");
        }
        for link in links {
            assert!(folder.join(link).exists(), "{link}: {what}");
        }
        count += 1;
    }
    assert!(count > 30, "{count}");
}
