//! Checks source files that this generator does not write. The Kotlin and Swift sources, which UniFFI generates, must have
//! every field of every model. The handwritten TypeScript types must have every operation of the areas `schema`, `forms` and
//! `issues`.

use std::path::{Path, PathBuf};

use lastro::http::ApiOperation;
use lastro::model::{Dialect, Operation};
use lastro::v1::http::OperationV1;
use lastro::value::Choice as _;
use lastro_facade::describe::described;
use lastro_mobile_bindgen::areas::is_legacy;
use lastro_mobile_bindgen::files::{Result, read, root};
use lastro_mobile_bindgen::made_name;
use lastro_mobile_bindgen::names::camel;

/// The text that ends the list of fields in a Kotlin class.
const END_OF_KOTLIN: &str = "companion object";
const END_OF_SWIFT: &str = "\n}";

/// A declaration that a source file must contain.
struct Wanted {
    /// The name of the field or operation in the core's tables.
    name: String,
    /// The text that opens the type in which the declaration must be. Empty: it may be anywhere in the file.
    block: String,
    /// The text of the declaration.
    text: String,
}

/// A function that gets the name of a field, function or type. Returns the source code to search for: the declaration of the
/// field or function, or the first words of the type's definition, such as `data class Sale(`.
type Declaration = fn(&str) -> String;

/// Checks the TypeScript types, and the Kotlin and Swift sources if given. Prints the number of models and operations.
pub fn run(kotlin: Option<&Path>, swift: Option<&Path>) -> Result<()> {
    print_counts();
    let mut missing = Vec::new();
    let mut look = |language: &str, sources: Vec<(PathBuf, &str, Vec<Wanted>)>| {
        let (mut all, mut found) = (0, 0);
        for (file, end, wanted) in sources {
            let absent = absent(&read(file)?, end, &wanted);
            all += wanted.len();
            found += wanted.len() - absent.len();
            missing.extend(absent.into_iter().map(|name| format!("{language}: {name}")));
        }
        println!("parity: {language}: {found} of {all} found");
        Ok::<(), String>(())
    };
    look("JavaScript", typescript().into_iter().map(|(file, wanted)| (file, "", wanted)).collect())?;
    if let Some(source) = kotlin {
        look("Kotlin", vec![(source.to_owned(), END_OF_KOTLIN, fields_of_kotlin())])?;
    }
    if let Some(source) = swift {
        look("Swift", vec![(source.to_owned(), END_OF_SWIFT, fields_of_swift())])?;
    }
    if missing.is_empty() { Ok(()) } else { Err(format!("missing: {}", missing.join(", "))) }
}

fn print_counts() {
    let models = described().models;
    let fields: usize = models.iter().map(|m| m.fields.len()).sum();
    let operations = lastro_facade::operations().count();
    println!("parity: {} models with {fields} fields, {operations} operations", models.len());
    let of = |dialect| models.iter().filter(move |model| model.dialect == dialect);
    let fields = |dialect| of(dialect).map(|model| model.fields.len()).sum::<usize>();
    println!(
        "parity: version 1: {} records with {} fields, {} inputs with {} parameters, {} operations; of the service: {} in version 2, {} in version 1",
        of(Dialect::Legacy).count(),
        fields(Dialect::Legacy),
        of(Dialect::Parameters).count(),
        fields(Dialect::Parameters),
        lastro_facade::operations().filter(|o| is_legacy(o)).count(),
        ApiOperation::ALL.len(),
        OperationV1::ALL.len()
    );
}

fn fields_of_kotlin() -> Vec<Wanted> {
    fields(|model| format!("class {model} internal constructor("), |field| format!("val {field}:"))
}

fn fields_of_swift() -> Vec<Wanted> {
    fields(|model| format!("struct {model}:"), |field| format!("public var {field}:"))
}

/// The declarations of all fields of all models. `block` returns the text that opens a model's type, `text` the declaration of
/// a field.
fn fields(block: Declaration, text: Declaration) -> Vec<Wanted> {
    let models = described().models.into_iter();
    let fields = models.flat_map(|model| model.fields.iter().map(move |field| (model, field)));
    let wanted = fields.map(|(model, field)| Wanted {
        name: format!("{}.{}", model.name, field.name),
        block: block(&made_name(model)),
        text: text(&camel(field.name)),
    });
    wanted.collect()
}

/// The handwritten TypeScript files, each with the operations that it must declare.
fn typescript() -> Vec<(PathBuf, Vec<Wanted>)> {
    let files: [(&str, &str, Declaration); 3] = [
        ("schema", "schema", |function| match function {
            // `arguments` is reserved in strict mode, so the function has the name `input` and is exported as `arguments`
            "arguments" => "\nexport { input as arguments };".to_owned(),
            _ => format!("\nexport {{ {function} }};"),
        }),
        ("forms", "fields", |function| format!("\nexport {{ {function} }};")),
        ("issues", "messages/en", |function| format!("\nexport declare function {function}(issue")),
    ];
    let files = files.into_iter().map(|(area, file, text)| {
        let wanted = lastro_facade::operations().filter(|operation| operation.area() == area);
        let wanted = wanted.map(|operation: &Operation| Wanted {
            name: operation.name.to_owned(),
            block: String::new(),
            text: text(&camel(operation.function())),
        });
        (root().join(format!("bindings/wasm/npm/src/{file}.d.ts")), wanted.collect())
    });
    files.collect()
}

/// The names of the wanted declarations that a source lacks. `end` is the text that closes a type.
fn absent(source: &str, end: &str, wanted: &[Wanted]) -> Vec<String> {
    // The back-ticks around names that are keywords are removed. The added line break is needed to find a declaration on the
    // first line if the wanted text begins with a line break.
    let source = format!("\n{}", source.replace('`', ""));
    let found = |wanted: &Wanted| {
        if wanted.block.is_empty() {
            return stands_in(&source, &wanted.text);
        }
        let inside = source.split_once(&wanted.block).and_then(|(_, rest)| rest.split(end).next());
        inside.is_some_and(|inside| stands_in(inside, &wanted.text))
    };
    wanted.iter().filter(|wanted| !found(wanted)).map(|wanted| wanted.name.clone()).collect()
}

/// Whether a string contains another one as a whole word: `valor_venda` does not contain `valor`.
fn stands_in(text: &str, wanted: &str) -> bool {
    let of_name = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
    let (first, last) = (wanted.chars().next(), wanted.chars().next_back());
    text.match_indices(wanted).any(|(at, _)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + wanted.len()..].chars().next());
        let goes_on = (of_name(first) && of_name(before)) || (of_name(last) && of_name(after));
        !goes_on
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_found_only_as_a_whole_word() {
        assert!(stands_in("\n  valor?: Money;", "\n  valor"));
        assert!(!stands_in("\n  valor_venda?: Money;", "\n  valor"));
        assert!(!stands_in("  valor2: Money;", "valor"));
        assert!(!stands_in("interval valor: Long", "val valo"));
        assert!(!stands_in("interval valor: Long", "val valor:"));
        assert!(stands_in("a valor_venda, b valor", "valor"));
        assert!(!stands_in("{ resplit(x) }", "split("));
    }

    /// Asserts that a complete source lacks nothing, and that a declaration renamed in the source is reported as missing.
    fn reports_what_is_renamed(source: &str, end: &str, wanted: &[Wanted]) {
        assert_eq!(absent(source, end, wanted), [""; 0]);
        assert!(!wanted.is_empty());
        // to save time, only some fields are renamed: every 29th, and each `valor`, whose name is a prefix of other names
        let chosen =
            |index: &usize| end.is_empty() || wanted[*index].name.ends_with(".valor") || index.is_multiple_of(29);
        for wanted in (0..wanted.len()).filter(chosen).map(|index| &wanted[index]) {
            let start = source.find(&wanted.block).unwrap();
            let (before, rest) = source.split_at(start + wanted.block.len());
            let length = rest.find(end).filter(|_| !end.is_empty()).unwrap_or(rest.len());
            let (inside, after) = rest.split_at(length);
            let renamed = wanted.text.replace(|c: char| c.is_alphabetic(), "x");
            let without = [before, &inside.replace(&wanted.text, &renamed), after].concat();
            let one = Wanted { name: wanted.name.clone(), block: wanted.block.clone(), text: wanted.text.clone() };
            assert_eq!(absent(&without, end, &[one]), [wanted.name.as_str()]);
        }
    }

    /// Makes a source file with the declarations of all models in a language. `open` returns the text for the beginning of a
    /// model, `field` the text for a field, and `close` is the text for the end of a model.
    fn declared(open: Declaration, field: Declaration, close: &str) -> String {
        let models = described().models.into_iter().map(|model| {
            let fields: String = model.fields.iter().map(|named| field(&camel(named.name))).collect();
            open(&made_name(model)) + &fields + close
        });
        models.collect()
    }

    #[test]
    fn a_field_missing_from_kotlin_is_reported() {
        let source = declared(
            |model| format!("\nclass {model} internal constructor(\n"),
            |field| format!("    /** A field. */\n    val {field}: String? = null,\n"),
            ") {\n    companion object\n}\n",
        );
        reports_what_is_renamed(&source, END_OF_KOTLIN, &fields_of_kotlin());
    }

    #[test]
    fn a_field_missing_from_swift_is_reported() {
        let source = declared(
            |model| format!("\npublic struct {model}: Equatable {{\n"),
            |field| format!("    /// A field.\n    public var {field}: String?\n"),
            "}\n",
        );
        reports_what_is_renamed(&source, END_OF_SWIFT, &fields_of_swift());
    }

    #[test]
    fn an_operation_missing_from_typescript_is_reported() {
        for (file, wanted) in typescript() {
            reports_what_is_renamed(&read(file).unwrap(), "", &wanted);
        }
    }
}
