//! The public API of the crate `lastro` as a text in the repository, so that a review sees when it changes.

use std::collections::HashSet;
use std::hash::Hash;

use public_api::Builder;

use crate::shell::{Result, run, target, update};
use crate::toolchains::{NIGHTLY, rustup};

const FILE: &str = "docs/public-api.txt";

/// Writes the text, and says whether it is another one than before.
pub fn write() -> Result<()> {
    let changed = update(FILE, &text()?)?;
    println!("{FILE} {}", if changed { "has changed" } else { "is as it was" });
    Ok(())
}

/// Writes the text, and fails if it is another one than before.
pub fn check() -> Result<()> {
    if update(FILE, &text()?)? {
        return Err(format!(
            "the public API has changed, and {FILE} is written again: look at the difference, and commit it"
        ));
    }
    Ok(())
}

/// One line for each public item, without what the compiler implements for every type and without derived traits. Of a
/// trait that a type has, its functions and constants are left out: the trait says what they are.
fn text() -> Result<String> {
    let folder = target().join("api");
    let mut rustdoc = rustup(NIGHTLY, "cargo");
    rustdoc.args(["rustdoc", "--quiet", "--locked", "--package", "lastro", "--lib", "--target-dir"]).arg(&folder);
    run(rustdoc.args(["--", "-Zunstable-options", "--output-format", "json"]))?;
    let described = Builder::from_rustdoc_json(folder.join("doc/lastro.json"));
    let described = described.omit_blanket_impls(true).omit_auto_trait_impls(true).omit_auto_derived_impls(true);
    let api =
        described.build().map_err(|error| format!("{NIGHTLY} describes the crate in an unknown form: {error}"))?;
    Ok(lines(api.items().map(|item| (item.id(), item.parent_id(), item.to_string()))))
}

/// The lines of items, each with its own mark and that of the item it is in.
fn lines<Id: Copy + Eq + Hash>(items: impl Iterator<Item = (Id, Option<Id>, String)>) -> String {
    let items: Vec<_> = items.collect();
    let traits: HashSet<Id> = items.iter().filter(|(.., line)| is_of_trait(line)).map(|(id, ..)| *id).collect();
    let mut text = String::new();
    for (_, parent, line) in &items {
        if line.starts_with("pub type ") || !parent.is_some_and(|parent| traits.contains(&parent)) {
            text.push_str(line);
            text.push('\n');
        }
    }
    text
}

/// Whether a line says that a type has a trait.
fn is_of_trait(line: &str) -> bool {
    line.starts_with("impl") && line.contains(" for ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_of_a_trait_are_left_out_and_those_of_a_type_are_not() {
        let items = [
            (1, None, "pub struct lastro::Cep"),
            (2, None, "impl lastro::Cep"),
            (3, Some(2), "pub fn lastro::Cep::parse(&str) -> lastro::Cep"),
            (4, None, "impl core::str::traits::FromStr for lastro::Cep"),
            (5, Some(4), "pub type lastro::Cep::Err = lastro::LastroError"),
            (6, Some(4), "pub fn lastro::Cep::from_str(&str) -> lastro::Cep"),
        ];
        let kept: String = items[..5].iter().map(|(.., line)| format!("{line}\n")).collect();
        assert_eq!(lines(items.into_iter().map(|(id, parent, line)| (id, parent, line.to_owned()))), kept);
    }
}
