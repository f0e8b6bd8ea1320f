//! Every example of the documents is run: a command line, and below it what it prints.

use std::path::Path;
use std::process::Command;

#[test]
fn the_documents_examples_print_what_they_show() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/calculations");
    let mut count = 0;
    for page in std::fs::read_dir(docs).expect("the pages").map(|page| page.expect("a page").path()) {
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
