//! Prints the public API of a crate as text, from the JSON that rustdoc writes. `cargo xtask api` runs this program. It is
//! separate from xtask, so that other commands do not have to build its dependencies.

use std::collections::HashSet;
use std::env;
use std::hash::Hash;
use std::process::ExitCode;

use public_api::Builder;

fn main() -> ExitCode {
    let Some(file) = env::args_os().nth(1) else {
        eprintln!("api-text: which file?");
        return ExitCode::FAILURE;
    };
    let described = Builder::from_rustdoc_json(file);
    let described = described.omit_blanket_impls(true).omit_auto_trait_impls(true).omit_auto_derived_impls(true);
    match described.build() {
        Ok(api) => {
            print!("{}", lines(api.items().map(|item| (item.id(), item.parent_id(), item.to_string()))));
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("api-text: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Joins the lines of the public items, one item per line. Methods of trait implementations are left out, because the trait
/// declares them. Associated types of trait implementations are kept. An item is a tuple: its id, its parent's id, its line.
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

/// Whether a line is a trait implementation.
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
