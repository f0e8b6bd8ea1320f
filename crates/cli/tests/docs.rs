//! Every example of the documents is run: a command line, and below it what it prints. An excerpt stands in its file.

use std::path::{Path, PathBuf};
use std::process::Command;

fn pages(folder: &str) -> Vec<PathBuf> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(folder);
    std::fs::read_dir(docs).expect("the pages").map(|page| page.expect("a page").path()).collect()
}

#[test]
fn every_excerpt_stands_in_the_file_that_it_names() {
    let mut count = 0;
    for page in pages("guides") {
        let text = std::fs::read_to_string(&page).expect("a page");
        for from in text.split("\nFrom [").skip(1) {
            let (link, rest) = from.split_once("](").and_then(|(_, rest)| rest.split_once(')')).expect("a link");
            let block = rest.split("```").nth(1).and_then(|block| block.split_once('\n')).expect("a block").1;
            let file = std::fs::read_to_string(page.with_file_name(link)).expect("the file");
            assert!(
                !block.trim().is_empty() && file.contains(block),
                "{} shows what {link} does not say",
                page.display()
            );
            count += 1;
        }
        for (link, _) in text.split("](").skip(1).filter_map(|rest| rest.split_once(')')) {
            assert!(page.with_file_name(link).exists(), "{}: {link}", page.display());
        }
    }
    assert!(count >= 3, "only {count} excerpts");
}

#[test]
fn the_documents_examples_print_what_they_show() {
    let mut count = 0;
    for page in [pages("calculations"), pages("guides")].concat() {
        let text = std::fs::read_to_string(&page).expect("a page");
        for block in text.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next()) {
            let (line, shown) = block.trim_end().split_once('\n').expect("a command and its output");
            let call = line.strip_prefix("$ lastro call ").expect("a call");
            let (operation, input) = call.split_once(' ').expect("an operation and its input");
            let output = Command::new(env!("CARGO_BIN_EXE_lastro"))
                .args(["call", operation, input.trim_matches('\'')])
                .output()
                .expect("the command runs");
            assert_eq!(String::from_utf8_lossy(&output.stdout).trim_end(), shown, "{} {operation}", page.display());
            assert!(shown.starts_with("{\"ok\":"), "{} {operation}", page.display());
            count += 1;
        }
    }
    assert!(count >= 15, "only {count} examples");
}
