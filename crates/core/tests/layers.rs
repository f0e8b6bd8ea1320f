//! Checks that each layer of the core uses only the layers below it, as in the drawing in `ARCHITECTURE.md`.
#![allow(clippy::disallowed_methods, reason = "a test reads its files")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The source folders of the layers, from bottom to top. Folders of the same layer may use each other.
const LAYERS: &[&[&str]] = &[
    &["value"],
    &["json"],
    &["issue", "model"],
    &["brazil", "calc"],
    &["rules", "query", "http", "webhook"],
    &["exchange", "v1"],
    &["js"],
];

/// A file that is exempt from the check: it only has macros that define codes and choices. The paths in a macro are used in the
/// files that call it, and not in this file.
const MACROS: &str = "value/code.rs";

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        match path.extension() {
            None => files(&path, found),
            Some(_) => found.push(path),
        }
    }
}

/// The names that follow `crate::` in a source file: the folders that it uses.
fn named(source: &str) -> BTreeSet<&str> {
    let behind = source.split("crate::").skip(1);
    behind.map(|rest| rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or_default()).collect()
}

/// The folders of higher layers that a source file in a layer uses.
fn above(layer: usize, source: &str) -> Vec<&str> {
    let higher = |name: &&str| LAYERS.iter().skip(layer + 1).flat_map(|names| names.iter()).any(|known| known == name);
    named(source).into_iter().filter(higher).collect()
}

#[test]
fn a_layer_uses_only_lower_layers() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut wrong = Vec::new();
    let mut seen = 0;
    for (layer, names) in LAYERS.iter().enumerate() {
        for name in *names {
            let mut found = Vec::new();
            files(&root.join(name), &mut found);
            for path in found {
                seen += 1;
                let source = fs::read_to_string(&path).expect("a source");
                let higher = above(layer, &source);
                if !higher.is_empty() && !path.ends_with(MACROS) {
                    wrong.push(format!("{} names {higher:?}", path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 100, "only {seen} sources");
}

#[test]
fn the_check_detects_the_use_of_a_higher_layer() {
    assert_eq!(above(1, "use crate::rules::Check;\nuse crate::value::Money;"), ["rules"]);
    assert!(above(5, "crate::value::x crate::v1::y").is_empty());
}
