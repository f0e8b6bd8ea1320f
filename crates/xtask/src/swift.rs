//! Swift: the package is assembled in `target/swift` from its sources and what UniFFI generates, and built there, by
//! the machine's own toolchain or by one in a chroot that is made from Debian's packages. The examples depend on what
//! would be published: a tag of a git repository that holds the package and nothing else.

use std::env::consts::OS;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::generate::{swift, swift_docs};
use crate::language::{self, Language};
use crate::shell::{Result, command, copy, have, output, read, replace_all, root, run, target, write};
use crate::steps::Steps;
use crate::{examples, needs, quick, uniffi};

const FOLDER: &str = "bindings/mobile/swift";
const EXAMPLES: &str = "bindings/mobile/examples/swift";
const BENCHES: &str = "benches/swift";
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Swift.
pub struct Swift;

impl Language for Swift {
    fn name(&self) -> &'static str {
        "Swift"
    }

    fn word(&self) -> &'static str {
        "swift"
    }

    fn missing(&self) -> Option<String> {
        let can_make = have("apt-get") && needs::is_root();
        (!is_here() && !can_make).then(|| "swift".to_owned())
    }

    fn made_first(&self) -> Option<&'static str> {
        (!is_here()).then_some("a toolchain from Debian's packages, 1.5 GB")
    }

    fn build(&self) -> Result<()> {
        prepare(&static_library()?)?;
        toolchain()?;
        run(&mut package("package", &["swift", "build", "--quiet", "--build-tests"]))?;
        run(&mut package("examples", &["swift", "build", "--quiet"]))
    }

    fn test(&self) -> Result<()> {
        run(&mut package("package", &["swift", "test", "--disable-swift-testing"]))?;
        docs()?;
        let printed = output(&mut package("examples", &["swift", "run", "--quiet", "--skip-build", "readme"]))?;
        examples::prints("Swift", &printed)
    }

    fn demo(&self, steps: &Steps) -> Result<String> {
        let library = steps.step("the native library", || {
            quick::static_library("lastro-mobile", "lastro_mobile", &[uniffi::FEATURE])
        })?;
        steps.step("UniFFI's generator, and the sources by it", || prepare(&library))?;
        steps.step("the toolchain", toolchain)?;
        steps.step("the Swift package", || run(&mut package("examples", &["swift", "build", "--quiet"])))?;
        language::programs(steps, |name| package("examples", &["swift", "run", "--quiet", "--skip-build", name]))
    }
}

/// Whether its toolchain is on this machine, or in the chroot that an earlier call made.
fn is_here() -> bool {
    have("swift") || chroot().join(".swift-ready").exists()
}

/// Makes the toolchain, if the machine has none.
pub fn toolchain() -> Result<()> {
    if have("swift") { Ok(()) } else { run(command("bash", ".").arg("tools/setup-swift.sh").arg(chroot())) }
}

/// Puts everything together that the package and the examples are built from.
fn prepare(library: &Path) -> Result<()> {
    let generated = uniffi::generate("swift", library)?;
    assemble(&generated)?;
    install(library)?;
    release()
}

/// The benchmark, built as programs are that are shipped; `build` has been run.
pub fn benchmark() -> Result<Command> {
    copy_tree(&root().join(BENCHES), &stage("benches"))?;
    run(&mut package("benches", &["swift", "build", "--quiet", "--configuration", "release"]))?;
    let built = output(&mut package("benches", &["swift", "build", "--configuration", "release", "--show-bin-path"]))?;
    Ok(package("benches", &[&format!("{}/bench", built.trim())]))
}

/// The reference, as pages that lie where the site has them; a public name without documentation is a failure. `build` has been run.
pub fn docs() -> Result<PathBuf> {
    run(&mut package("package", &["swift", "package", "dump-symbol-graph", "--skip-synthesized-members"]))?;
    let built = output(&mut package("package", &["swift", "build", "--show-bin-path"]))?;
    let graphs = stage("graphs");
    for entry in fs::read_dir(Path::new(built.trim()).with_file_name("symbolgraph")).map_err(|e| e.to_string())? {
        let path = entry.map_err(|e| e.to_string())?.path();
        let name = path.file_name().unwrap_or_default();
        // the module's own, and what it adds to other modules' types
        if ["Lastro.", "Lastro@"].iter().any(|module| name.to_string_lossy().starts_with(module)) {
            swift_docs::documented(&read(&path)?)?;
            copy(&path, graphs.join(name))?;
        }
    }
    let pages = root().join("target/docs/swift");
    fs::create_dir_all(&pages).map_err(|e| e.to_string())?;
    // Debian's package has it off the path
    let docc = if have("swift") { "docc" } else { "/usr/libexec/swift/bin/docc" };
    let mut convert = package("package", &[docc, "convert", "Sources/Lastro/Lastro.docc"]);
    convert.args(["--fallback-display-name", "Lastro", "--fallback-bundle-identifier", "dev.lastro"]);
    convert.args(["--transform-for-static-hosting", "--hosting-base-path", "reference/swift"]);
    convert.arg("--additional-symbol-graph-dir").arg(graphs).arg("--output-path").arg(&pages);
    run(&mut convert)?;
    Ok(pages)
}

fn chroot() -> PathBuf {
    let home = || Path::new(&env::var_os("HOME").unwrap_or_default()).join(".cache/swift-chroot");
    env::var_os("LASTRO_SWIFT_ROOT").map_or_else(home, PathBuf::from)
}

/// Where the packages are built: under the project, which is what the chroot sees of the machine.
fn stage(name: &str) -> PathBuf {
    root().join("target/swift").join(name)
}

/// A command of the Swift toolchain in a staged package.
fn package(name: &str, words: &[&str]) -> Command {
    let mut wrapped = if have("swift") {
        Command::new("env")
    } else {
        let mut chrooted = Command::new("bash");
        chrooted.arg(root().join("tools/swift-in-chroot.sh")).arg(chroot()).arg(root()).arg("env");
        chrooted
    };
    wrapped.arg("-C").arg(stage(name));
    wrapped.arg(format!("PKG_CONFIG_PATH={}", stage("prefix/lib/pkgconfig").display())).args(words);
    wrapped.env("LASTRO_ROOT", root()).env("LASTRO_VERSION", VERSION);
    wrapped.env("LASTRO_PACKAGE", format!("file://{}", stage("lastro-swift").display()));
    wrapped
}

/// Builds the library that is linked into a program.
fn static_library() -> Result<PathBuf> {
    let mut library = command("cargo", ".");
    library.args(["rustc", "--quiet", "--release", "--package", "lastro-mobile", "--lib"]);
    run(library.args(["--crate-type", "staticlib"]))?;
    Ok(target().join("release/liblastro_mobile.a"))
}

/// Puts the package's parts together, with the tests.
fn assemble(generated: &Path) -> Result<()> {
    let place = stage("package");
    copy_tree(&root().join(FOLDER), &place)?;
    copy_tree(&root().join(EXAMPLES).join("list-customers"), &place.join("Tests/LastroTests"))?;
    write(place.join("Tests/LastroTests/Adapters.swift"), &swift::adapters())?;
    write(place.join("Sources/Lastro/Lastro.swift"), &swift_docs::complete(&read(generated.join("Lastro.swift"))?)?)?;
    let native = place.join("Sources/LastroFFI");
    write(native.join("LastroFFI.h"), &(read(generated.join("LastroFFI.h"))? + swift_docs::HEADER))?;
    write(native.join("module.modulemap"), &read(generated.join("LastroFFI.modulemap"))?)?;
    if OS == "macos" { run(command("bash", FOLDER).arg("build-xcframework.sh")) } else { Ok(()) }
}

/// Installs the library as on a system, without the parts that only a debugger or UniFFI reads.
fn install(library: &Path) -> Result<()> {
    let place = stage("prefix/lib/liblastro_mobile.a");
    copy(library, &place)?;
    if OS == "linux" {
        run(Command::new("strip").arg("--strip-debug").arg(place))?;
    }
    let mut told = read(Path::new(FOLDER).join("lastro.pc"))?;
    replace_all(&mut told, "@VERSION@", VERSION)?;
    write(stage("prefix/lib/pkgconfig/lastro.pc"), &told)
}

/// Tags the package in a git repository of its own, and makes the examples depend on it. A tag that moved is another
/// package to SwiftPM: what it has fetched goes.
fn release() -> Result<()> {
    let repository = stage("lastro-swift");
    let git = |words: &[&str]| {
        let mut git = command("git", &repository);
        let settings = [
            "user.name=The lastro developers",
            "user.email=lastro@localhost",
            "commit.gpgsign=false",
            "tag.gpgsign=false",
        ];
        settings.iter().for_each(|setting| _ = git.args(["-c", setting]));
        git.args(words);
        git
    };
    let framework = (OS == "macos").then_some("LastroFFI.xcframework");
    for part in ["Package.swift", "Sources", "Tests"].into_iter().chain(framework) {
        copy_tree(&stage("package").join(part), &repository.join(part))?;
    }
    for licence in ["LICENSE-APACHE", "LICENSE-MIT"] {
        copy_tree(&root().join(licence), &repository.join(licence))?;
    }
    copy_tree(&root().join(EXAMPLES), &stage("examples"))?;
    if repository.join(".git").exists() && output(&mut git(&["status", "--porcelain"]))?.is_empty() {
        return Ok(());
    }
    run(&mut git(&["init", "--quiet", "--initial-branch=main"]))?;
    run(&mut git(&["add", "--all"]))?;
    run(&mut git(&["commit", "--quiet", "--message", VERSION]))?;
    run(&mut git(&["tag", "--force", VERSION]))?;
    for package in ["examples", "benches"].map(stage) {
        for fetched in [package.join(".build"), package.join("Package.resolved")] {
            let _ = fs::remove_dir_all(&fetched).or_else(|_| fs::remove_file(&fetched));
        }
    }
    Ok(())
}

/// Copies a file, or all in a folder, whose bytes changed, so that what did not is not built again.
fn copy_tree(from: &Path, to: &Path) -> Result<()> {
    if from.is_file() {
        let same = fs::read(from).ok() == fs::read(to).ok();
        return if same { Ok(()) } else { copy(from, to) };
    }
    for entry in fs::read_dir(from).map_err(|e| format!("{}: {e}", from.display()))? {
        let path = entry.map_err(|e| e.to_string())?.path();
        copy_tree(&path, &to.join(path.file_name().unwrap_or_default()))?;
    }
    Ok(())
}
