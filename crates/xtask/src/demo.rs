//! The billing day in every language present, as one table.

use crate::languages;
use crate::shell::{Result, command, output};

/// Runs and prints.
pub fn run() -> Result<()> {
    let rust =
        output(command("cargo", ".").args(["run", "--quiet", "--package", "lastro", "--example", "billing_day"]))?;
    let mut columns = vec![("Rust", rust)];
    let mut absent = Vec::new();
    for language in languages::all() {
        match language.missing() {
            Some(missing) => absent.push(format!("{}: {missing} is not on this machine", language.name())),
            None => {
                language.build()?;
                columns.push((language.name(), language.demo()?));
            }
        }
    }
    let identical = print_table(&columns);
    for line in absent {
        println!("not run: {line}");
    }
    if identical { Ok(()) } else { Err("the languages do not agree".to_owned()) }
}

/// A row a step, a column a language: the result where it is first, a mark where it is the same.
fn print_table(columns: &[(&str, String)]) -> bool {
    let steps: Vec<(&str, &str)> = columns[0].1.lines().filter_map(|l| l.split_once('\t')).collect();
    let mut all = !steps.is_empty();
    print!("{:<14}", "step");
    for (name, _) in columns {
        print!("{name:<19}");
    }
    println!("identical");
    for (index, (step, wanted)) in steps.iter().enumerate() {
        print!("{step:<14}");
        let mut same = true;
        for (_, text) in columns {
            let line = text.lines().filter_map(|l| l.split_once('\t')).nth(index);
            let equal = line == Some((step, wanted));
            same &= equal;
            print!("{:<19}", if equal { shorten(wanted) } else { "DIFFERS".to_owned() });
        }
        println!("{}", if same { "yes" } else { "NO" });
        all &= same;
    }
    println!();
    for (step, result) in steps {
        println!("{step}: {result}");
    }
    for (name, text) in columns {
        if text != &columns[0].1 {
            println!("\n{name} says:\n{text}");
            all = false;
        }
    }
    all
}

fn shorten(text: &str) -> String {
    if text.chars().count() <= 17 { text.to_owned() } else { text.chars().take(16).chain(['…']).collect() }
}
