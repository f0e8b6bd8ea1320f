//! `docs/twin.md` says which test shows what: every test and policy that it names is there, and it leaves out no operation,
//! no field that the service fills in and no policy.
#![cfg(feature = "describe")]
#![allow(clippy::disallowed_methods, reason = "reads the page and the tests")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use lastro::describe::described;
use lastro::http::ApiOperation;
use lastro::model::Kind;
use lastro::v1::http::OperationV1;
use lastro::value::Choice as _;
use lastro_twin::policy::Policies;

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn page() -> String {
    fs::read_to_string(project().join("docs/twin.md")).expect("the page")
}

/// The rows of its tables: all but the last cell, and the last cell.
fn rows(page: &str) -> Vec<(&str, &str)> {
    let rows = page.lines().filter(|line| line.starts_with('|') && !line.starts_with("|--"));
    let rows: Vec<_> = rows.filter_map(|line| line.trim_end().strip_suffix('|')?.rsplit_once('|')).collect();
    rows.into_iter().filter(|(_, last)| last.trim() != "shown by").collect()
}

/// The texts in backticks.
fn codes(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The source of a file of tests as the page names it: `sales`, or `serve/control` for those of the server.
fn source(name: &str) -> Option<String> {
    let (folder, file) = name.split_once('/').unwrap_or(("twin", name));
    let folder = project().join("crates").join(folder).join("tests");
    let places = [folder.join(format!("{file}.rs")), folder.join(file).join("main.rs")];
    places.iter().find_map(|place| fs::read_to_string(place).ok())
}

#[test]
fn every_row_names_a_test_or_a_policy_that_exists() {
    let page = page();
    let policies = Policies::default().list();
    let mut tests = 0;
    for (what, shown) in rows(&page) {
        assert!(codes(shown).next().is_some(), "neither a test nor a policy: {what}");
        for code in codes(shown) {
            let Some((file, function)) = code.split_once("::") else {
                assert!(policies.iter().any(|policy| policy.name == code), "no policy is called {code}: {what}");
                continue;
            };
            let source = source(file).unwrap_or_else(|| panic!("no file of tests is called {file}: {what}"));
            let place = source.find(&format!("fn {function}(")).unwrap_or_else(|| panic!("no {code}: {what}"));
            let before: String = source.get(..place).unwrap_or_default().lines().rev().take(4).collect();
            assert!(before.contains("#[test]"), "{code} is no test: {what}");
            tests += 1;
        }
    }
    assert!(tests > 100, "{tests}");
}

#[test]
fn no_operation_is_left_out() {
    let page = page();
    let said: BTreeSet<&str> = rows(&page).into_iter().flat_map(|(what, _)| codes(what)).collect();
    let v2 = ApiOperation::ALL.iter().map(|operation| ("/api/v2", operation.route()));
    let v1 = OperationV1::ALL.iter().map(|operation| ("/api", operation.route()));
    let mut count = 0;
    for (base, route) in v2.chain(v1) {
        let part = if route.path.starts_with("/carteira") { "{cpf}" } else { "{ID}" };
        let address = format!("{} {base}{}", route.method.as_str(), route.path.replace("{}", part));
        assert!(said.contains(address.as_str()), "{address}");
        count += 1;
    }
    assert_eq!(count, 44);
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
