//! Writes the corpus of test requests (`tests/corpus`) and its hash: `cargo run -p lastro-twin --example corpus`.
#![allow(clippy::disallowed_methods, reason = "the twin does no I/O, this program writes two files")]

#[path = "../tests/corpus/mod.rs"]
mod corpus;

use std::path::Path;

use corpus::generate::{self, LINES};

fn main() -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/twin");
    let text = generate::corpus(16, LINES);
    let hash = corpus::run::sha256_of(&text);
    std::fs::write(folder.join("corpus.jsonl"), &text)?;
    std::fs::write(folder.join("corpus.sha256"), format!("{hash}\n"))?;
    println!("{} lines, {hash}", text.lines().count());
    Ok(())
}
