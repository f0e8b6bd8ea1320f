//! Tests the tutorials by following them like a reader: saves each file, executes each command and compares its output, in the
//! order of the page. Each tutorial begins in an empty folder next to a clone of the project. `cargo xtask test` builds the
//! package of a language as the page says, and then runs the language's tutorials.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::Path;

use crate::session::{Session, blocks, commands, substitutes};

/// Follows a page, or only the section below a heading. Fails at a code block that is neither a file nor commands.
fn follow(test: &str, name: &str, heading: &str) {
    let page = format!("docs/tutorials/{name}.md");
    let text = fs::read_to_string(crate::project().join(&page)).expect("a page");
    let rest = text.split_once(&format!("\n## {heading}")).map_or("", |(_, rest)| rest);
    let part = if heading.is_empty() { &text } else { rest.split("\n## ").next().expect("a part") };
    let place = Session::new(Path::new("tutorials").join(test)).folder;
    let clone = crate::project().canonicalize().expect("the project");
    swift_in_its_chroot(&clone);
    symlink(clone, place.join("lastro")).expect("a link");
    let mut session = Session::new(place.join("mine"));
    let (mut files, mut compared) = (0, 0);
    for block in blocks(part) {
        if crate::not_run(&page, block.code).is_some() {
            continue;
        }
        if let Some(name) = block.saved_as() {
            let file = session.folder.join(name);
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(file, block.code).expect("written");
            files += 1;
        } else if block.language == "sh" {
            block.code.lines().for_each(|line| drop(printed(&session, line)));
        } else {
            assert_eq!(block.language, "console", "{page} has a block that is neither saved nor run:\n{}", block.code);
            for (line, shown) in commands(block.code) {
                let said = if line.ends_with(" &") { session.run(line, shown) } else { printed(&session, line) };
                assert_eq!(trimmed(&said), trimmed(shown), "{page}: {line}");
                compared += 1;
            }
        }
    }
    assert!(files >= 2 && compared >= 2, "{page}: only {files} files and {compared} commands with their output");
    // The folder is removed only after a success, so that a person can inspect it after a failure.
    fs::remove_dir_all(place).expect("removed");
}

/// Removes the white space at the ends of all lines.
fn trimmed(text: &str) -> String {
    text.trim_end().lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

/// Executes a command, which must succeed. Returns its output as a page shows it: no-break spaces become ordinary spaces, and
/// Maven's terminal control codes are removed.
fn printed(session: &Session, line: &str) -> String {
    let done = session.output(line);
    let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).replace('\u{a0}', " ").replace("\u{1b}[0m", "");
    assert!(done.status.success(), "{line}: {}\n{}\n{}", done.status, said(&done.stdout), said(&done.stderr));
    said(&done.stdout)
}

/// Creates a program `swift` that runs the toolchain installed by `tools/setup-swift.sh`, if it is installed.
fn swift_in_its_chroot(project: &Path) {
    let home = || Path::new(&std::env::var_os("HOME").unwrap_or_default()).join(".cache/swift-chroot");
    let chroot = std::env::var_os("LASTRO_SWIFT_ROOT").map_or_else(home, Into::into);
    if chroot.join(".swift-ready").exists() {
        let (enter, swift) = (project.join("tools/swift-in-chroot.sh"), substitutes().join("swift"));
        let run = format!("exec bash {} {} {}", enter.display(), chroot.display(), project.display());
        let script = format!("#!/bin/sh\n{run} env -C \"$PWD\" PKG_CONFIG_PATH=\"$PKG_CONFIG_PATH\" swift \"$@\"\n");
        fs::create_dir_all(substitutes()).expect("a folder");
        fs::write(&swift, script).expect("written");
        fs::set_permissions(&swift, fs::Permissions::from_mode(0o755)).expect("a program");
    }
}

/// Defines one test for each page, or for each part of a page.
macro_rules! tutorials {
    ($($test:ident $page:literal $heading:literal),*) => {
        $(
            #[test]
            #[ignore = "needs a package, which `cargo xtask test` builds first"]
            fn $test() {
                follow(stringify!($test), $page, $heading);
            }
        )*

        #[test]
        fn every_tutorial_is_followed() {
            let stem = |page: &Path| page.file_stem().and_then(|name| name.to_str()).expect("a name").to_owned();
            let pages: BTreeSet<_> = crate::pages("tutorials").iter().map(|page| stem(page)).collect();
            assert_eq!(pages, BTreeSet::from([$($page.to_owned()),*]));
        }
    };
}

tutorials! {
    tutorial_web "a-sale-form-with-an-installments-preview" "",
    tutorial_node "an-integration-tested-against-the-twin" "",
    tutorial_python "a-month-of-exports-in-python" "",
    tutorial_kotlin "a-sale-screen-in-an-app" "In Kotlin",
    tutorial_swift "a-sale-screen-in-an-app" "In Swift"
}
