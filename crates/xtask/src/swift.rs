//! Swift: the package is assembled in `target/swift` from its sources and what UniFFI generates, and built there, by
//! the machine's own toolchain or by one in a chroot that is made from Debian's packages.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::Language;
use crate::generate::swift;
use crate::kotlin::uniffi;
use crate::shell::{Result, command, copy, have, output, root, run, snapshot, target, write};

const FOLDER: &str = "bindings/mobile/swift";

/// Swift.
pub struct Swift;

impl Language for Swift {
    fn name(&self) -> &'static str {
        "Swift"
    }

    fn missing(&self) -> Option<String> {
        let can_make = have("apt-get") && output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
        (!have("swift") && !chroot().join(".swift-ready").exists() && !can_make).then(|| "swift".to_owned())
    }

    fn build(&self) -> Result<()> {
        uniffi("swift", &target().join("release/liblastro_mobile.so"))?;
        snapshot(&format!("{FOLDER}/Sources/Lastro/Namespaces.swift"), &swift::namespaces())?;
        assemble()?;
        if !have("swift") {
            run(command("bash", ".").arg("tools/setup-swift.sh").arg(chroot()))?;
        }
        run(&mut package(&["swift", "build", "--quiet", "--build-tests"]))
    }

    fn test(&self) -> Result<()> {
        run(&mut package(&["swift", "test", "--disable-swift-testing"]))?;
        let printed = output(&mut package(&["swift", "run", "--quiet", "--skip-build", "readme"]))?;
        if printed == crate::test::EXAMPLE_PRINTS {
            Ok(())
        } else {
            Err(format!("the Swift example printed:\n{printed}"))
        }
    }

    fn demo(&self) -> Result<String> {
        let fixture = root().join("tests/fixtures/billing-day.json");
        output(package(&["swift", "run", "--quiet", "--skip-build", "billing-day"]).arg(fixture))
    }
}

fn chroot() -> PathBuf {
    let home = || Path::new(&env::var_os("HOME").unwrap_or_default()).join(".cache/swift-chroot");
    env::var_os("LASTRO_SWIFT_ROOT").map_or_else(home, PathBuf::from)
}

/// Where the package is built: under the project, which is what the chroot sees of the machine.
fn stage() -> PathBuf {
    root().join("target/swift")
}

/// A command of the Swift toolchain in the assembled package.
fn package(words: &[&str]) -> Command {
    let mut wrapped = if have("swift") {
        let mut plain = Command::new("env");
        plain.arg("-C").arg(stage());
        plain
    } else {
        let mut chrooted = Command::new("bash");
        chrooted.arg(root().join("tools/swift-in-chroot.sh")).arg(chroot()).arg(root());
        chrooted.arg("env").arg("-C").arg(stage());
        chrooted
    };
    wrapped.args(words).env("LASTRO_LIBRARY_DIR", stage().join("lib")).env("LASTRO_ROOT", root());
    wrapped
}

fn assemble() -> Result<()> {
    copy_tree(&root().join(FOLDER), &stage())?;
    for example in ["readme", "billing-day", "list-customers"] {
        copy_tree(
            &root().join("bindings/mobile/examples/swift").join(example),
            &stage().join("Sources").join(example),
        )?;
    }
    let generated = target().join("uniffi/swift");
    let ffi = stage().join("Sources/LastroFFI");
    copy(generated.join("Lastro.swift"), stage().join("Sources/Lastro/Lastro.swift"))?;
    copy(generated.join("LastroFFI.h"), ffi.join("include/LastroFFI.h"))?;
    copy(generated.join("LastroFFI.modulemap"), ffi.join("include/module.modulemap"))?;
    write(ffi.join("empty.c"), "// A C target has to compile something.\n")?;
    write(stage().join("Tests/LastroTests/Adapters.swift"), &swift::adapters())?;
    copy(target().join("release/liblastro_mobile.so"), stage().join("lib/liblastro_mobile.so"))
}

/// Copies files whose text changed, so that what did not is not built again.
fn copy_tree(from: &Path, to: &Path) -> Result<()> {
    for entry in fs::read_dir(from).map_err(|e| format!("{}: {e}", from.display()))? {
        let path = entry.map_err(|e| e.to_string())?.path();
        let place = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copy_tree(&path, &place)?;
        } else {
            write(place, &fs::read_to_string(&path).map_err(|e| e.to_string())?)?;
        }
    }
    Ok(())
}
