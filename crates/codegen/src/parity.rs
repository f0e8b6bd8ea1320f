//! Every operation and every field of every model, found in every language's generated types.

use std::path::PathBuf;

use lastro::describe::described;
use lastro::model::Dialect;
use lastro::types::{ApiOperation, OperationV1};
use lastro::value::Choice as _;

use crate::generate::{Place, Wanted, is_legacy, kotlin, python, swift, typescript};
use crate::shell::{Result, root, target};

/// A language, where its types are, what closes a type there, and what must be in them.
struct Surface {
    language: &'static str,
    files: Vec<PathBuf>,
    end: &'static str,
    wanted: Vec<Wanted>,
}

impl Surface {
    /// The names that are missing.
    fn absent(&self) -> Result<Vec<String>> {
        let read = |file: &PathBuf| {
            let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
            Ok((file.clone(), text))
        };
        let sources = self.files.iter().map(read).collect::<Result<Vec<_>>>()?;
        Ok(absent(&sources, self.end, &self.wanted))
    }
}

/// The wanted names that the sources lack. `end` is the text that closes a type in them.
fn absent(sources: &[(PathBuf, String)], end: &str, wanted: &[Wanted]) -> Vec<String> {
    // a name that is a keyword of the language is in back-ticks; and a text that begins with a line break may be on the
    // first line of a file
    let sources: Vec<(&PathBuf, String)> =
        sources.iter().map(|(path, text)| (path, format!("\n{}", text.replace('`', "")))).collect();
    let found = |wanted: &Wanted| {
        let Place { file, block } = &wanted.place;
        sources.iter().filter(|(path, _)| file.is_empty() || path.ends_with(file)).any(|(_, text)| {
            if block.is_empty() {
                return stands_in(text, &wanted.text);
            }
            let rest = text.split_once(block).map(|(_, rest)| rest);
            let inside = rest.map(|rest| rest.split(end).next().unwrap_or(""));
            // or on the block's first line
            inside.is_some_and(|inside| stands_in(&format!("\n{inside}"), &wanted.text))
        })
    };
    wanted.iter().filter(|w| !found(w)).map(|w| w.name.clone()).collect()
}

/// Whether a text contains another as a whole word: `valor_venda` does not contain `valor`.
fn stands_in(text: &str, wanted: &str) -> bool {
    let of_name = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    let (first, last) = (wanted.chars().next(), wanted.chars().next_back());
    text.match_indices(wanted).any(|(at, _)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + wanted.len()..].chars().next());
        let goes_on = (of_name(first) && of_name(before)) || (of_name(last) && of_name(after));
        !goes_on
    })
}

/// Checks the languages that were built and prints the counts.
pub fn run(built: &[&str]) -> Result<()> {
    let stubs = root().join("bindings/python/python/lastro");
    let python_files = python::files().into_iter().map(|(name, _)| stubs.join(name)).collect();
    let mobile = root().join("bindings/mobile");
    let generated = target().join("uniffi");
    let surfaces = [
        Surface {
            language: "JavaScript",
            files: ["api", "v1-api", "schema", "fields", "messages/en"]
                .map(|entry| root().join(format!("bindings/wasm/npm/dist/{entry}.d.ts")))
                .to_vec(),
            end: "\n}",
            wanted: typescript::wanted(),
        },
        Surface { language: "Python", files: python_files, end: "\n@final", wanted: python::wanted() },
        Surface {
            language: "Kotlin",
            files: vec![crate::kotlin::completed(), mobile.join("kotlin/src/main/kotlin/dev/lastro/Namespaces.kt")],
            end: "companion object",
            wanted: kotlin::wanted(),
        },
        Surface {
            language: "Swift",
            files: vec![generated.join("swift/Lastro.swift"), mobile.join("swift/Sources/Lastro/Namespaces.swift")],
            end: "\n}",
            wanted: swift::wanted(),
        },
    ];
    let models = described().models;
    let fields: usize = models.iter().map(|m| m.fields.len()).sum();
    let operations = lastro::api::operations().count();
    println!("parity: {} models with {fields} fields, {operations} operations", models.len());
    let of = |dialect| models.iter().filter(move |model| model.dialect == dialect);
    let fields = |dialect| of(dialect).map(|model| model.fields.len()).sum::<usize>();
    println!(
        "parity: version 1: {} records with {} fields, {} inputs with {} parameters, {} operations; of the service: {} in version 2, {} in version 1",
        of(Dialect::Legacy).count(),
        fields(Dialect::Legacy),
        of(Dialect::Parameters).count(),
        fields(Dialect::Parameters),
        lastro::api::operations().filter(|o| is_legacy(o)).count(),
        ApiOperation::ALL.len(),
        OperationV1::ALL.len()
    );
    let mut missing = Vec::new();
    for surface in surfaces.iter().filter(|s| built.contains(&s.language)) {
        let (language, count) = (surface.language, surface.wanted.len());
        let absent = surface.absent()?;
        println!("parity: {language}: {} of {count} found", count - absent.len());
        missing.extend(absent.into_iter().map(|name| format!("{language}: {name}")));
    }
    if missing.is_empty() { Ok(()) } else { Err(format!("missing: {}", missing.join(", "))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stands_by_itself_and_not_in_a_longer_one() {
        assert!(stands_in("\n  valor?: Money;", "\n  valor"));
        assert!(!stands_in("\n  valor_venda?: Money;", "\n  valor"));
        assert!(!stands_in("  valor2: Money;", "valor"));
        assert!(!stands_in("interval valor: Long", "val valo"));
        assert!(!stands_in("interval valor: Long", "val valor:"));
        assert!(stands_in("a valor_venda, b valor", "valor"));
        assert!(!stands_in("{ resplit(x) }", "split("));
    }

    fn typescript_sources() -> Vec<(PathBuf, String)> {
        let source = root().join("bindings/wasm/npm/src");
        let by_hand = ["schema.d.ts", "fields.d.ts", "messages/en.d.ts"].map(|name| {
            let path = source.join(name);
            let text = std::fs::read_to_string(&path).unwrap();
            (path, text)
        });
        let made = [("dist/api.d.ts", typescript::api_d_ts()), ("dist/v1-api.d.ts", typescript::v1_d_ts())];
        by_hand.into_iter().chain(made.map(|(name, text)| (PathBuf::from(name), text))).collect()
    }

    fn python_sources() -> Vec<(PathBuf, String)> {
        python::files().into_iter().map(|(name, text)| (PathBuf::from("lastro").join(name), text)).collect()
    }

    /// Checks that everything wanted is found, and that anything that is taken away is reported as missing.
    fn misses_what_is_taken_away(sources: &[(PathBuf, String)], end: &str, wanted: Vec<Wanted>) {
        assert_eq!(absent(sources, end, &wanted), [""; 0]);
        // names that begin a longer name, names that several records or areas share, and some others
        let shared = |name: &str| name.ends_with(".valor") || name.ends_with(".validate");
        let chosen = wanted.iter().enumerate().filter(|(place, wanted)| shared(&wanted.name) || place % 29 == 0);
        let chosen: Vec<&Wanted> = chosen.map(|(_, wanted)| wanted).collect();
        assert!(chosen.len() > 30, "only {}", chosen.len());
        for wanted in chosen {
            let Place { file, block } = &wanted.place;
            let renamed = wanted.text.replacen(|c: char| c.is_alphabetic(), "x", 1) + "_";
            let without: Vec<(PathBuf, String)> = sources
                .iter()
                .map(|(path, text)| {
                    let Some(start) = text.find(block).filter(|_| file.is_empty() || path.ends_with(file)) else {
                        return (path.clone(), text.clone());
                    };
                    let (before, rest) = text.split_at(start);
                    let inside = rest.find(end).filter(|_| !block.is_empty()).unwrap_or(rest.len());
                    let (inside, after) = rest.split_at(inside);
                    (path.clone(), [before, &inside.replace(&wanted.text, &renamed), after].concat())
                })
                .collect();
            let one = [Wanted {
                name: wanted.name.clone(),
                place: Place { file: file.clone(), block: block.clone() },
                text: wanted.text.clone(),
            }];
            assert_eq!(absent(&without, end, &one), [wanted.name.as_str()]);
        }
    }

    #[test]
    fn a_field_or_an_operation_that_is_gone_from_the_types_of_typescript_is_missed() {
        misses_what_is_taken_away(&typescript_sources(), "\n}", typescript::wanted());
    }

    #[test]
    fn a_field_or_an_operation_that_is_gone_from_the_stubs_of_python_is_missed() {
        misses_what_is_taken_away(&python_sources(), "\n@final", python::wanted());
    }
}
