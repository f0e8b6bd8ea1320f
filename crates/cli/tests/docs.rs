//! Runs every example of the documents: a command line, with its output below. Checks that every excerpt is in the file
//! that it links to.

use std::ffi::OsString;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

fn pages(folder: &str) -> Vec<PathBuf> {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(folder);
    let files = std::fs::read_dir(docs).expect("the pages").map(|page| page.expect("a page").path());
    files.filter(|file| file.extension().is_some_and(|end| end == "md")).collect()
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

/// The commands of a block, each with the output that it shows.
fn commands(block: &str) -> Vec<(&str, &str)> {
    let commands = block.strip_prefix("$ ").expect("a command").split("\n$ ");
    commands.map(|command| command.split_once('\n').expect("a command and its output")).collect()
}

/// The search path of a shell, with the program that was built before everything else.
fn paths() -> OsString {
    let program = Path::new(env!("CARGO_BIN_EXE_lastro")).parent().expect("a folder");
    let others = std::env::var_os("PATH").unwrap_or_default();
    let paths = std::env::join_paths([program.to_owned()].into_iter().chain(std::env::split_paths(&others)));
    paths.expect("a path")
}

/// A command line.
fn shell(line: &str) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", line]).env("PATH", paths());
    shell
}

/// A program that ends with the test, however that ends.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The first command of the project's page is a server, which is started on a port that is free; the others ask it.
#[test]
fn the_projects_page_shows_what_the_server_answers() {
    const ADDRESS: &str = "127.0.0.1:8130";
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../README.md");
    let page = std::fs::read_to_string(page).expect("the page");
    let block = page.split("```console\n").nth(1).and_then(|rest| rest.split("```").next()).expect("commands");
    let mut commands = commands(block).into_iter();

    let (line, shown) = commands.next().expect("a server");
    let line = line.strip_suffix(" &").expect("a server in the background");
    let mut server = Running(shell(&format!("exec {line} --port 0")).stdout(Stdio::piped()).spawn().expect("a shell"));
    let lines = BufReader::new(server.0.stdout.take().expect("its output")).lines();
    let said: Vec<String> = lines.take(shown.lines().count()).map(|line| line.expect("a line")).collect();
    let address = said.first().and_then(|line| line.strip_prefix("listening on http://")).expect("an address");
    assert_eq!(said.join("\n").replace(address, ADDRESS), shown.trim_end());

    let mut asked = 0;
    for (line, shown) in commands {
        assert!(line.contains(ADDRESS), "{line}");
        let output = shell(&line.replace(ADDRESS, address)).output().expect("a shell");
        assert_eq!(String::from_utf8_lossy(&output.stdout).trim_end(), shown.trim_end(), "{line}");
        asked += 1;
    }
    assert!(asked >= 2, "only {asked} requests");
}

/// The commands of a page share a folder. `cat` of a file that does not exist shows the contents to create it with.
#[test]
fn the_documents_examples_print_what_they_show() {
    let (mut calls, mut others) = (0, 0);
    for page in [pages("calculations"), pages("guides")].concat() {
        let text = std::fs::read_to_string(&page).expect("a page");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("docs").join(page.file_stem().expect("a name"));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).expect("a folder");
        for block in text.split("```console\n").skip(1).filter_map(|rest| rest.split("```").next()) {
            for (line, shown) in commands(block) {
                let file = line.strip_prefix("cat ").map(|name| folder.join(name));
                if let Some(file) = file.filter(|file| !file.exists()) {
                    std::fs::write(file, shown.trim_end().to_owned() + "\n").expect("written");
                    continue;
                }
                let output = shell(line).current_dir(&folder).output().expect("a shell");
                let printed = String::from_utf8_lossy(&output.stdout).into_owned();
                assert_eq!(printed.trim_end(), shown.trim_end(), "{} {line}", page.display());
                if line.starts_with("lastro call ") {
                    assert!(shown.starts_with("{\"ok\":"), "{} {line}", page.display());
                    calls += 1;
                } else {
                    others += 1;
                }
            }
        }
    }
    assert!(calls >= 15 && others >= 4, "only {calls} calls and {others} others");
}
