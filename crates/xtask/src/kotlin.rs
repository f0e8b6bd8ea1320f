//! Builds and tests the Kotlin package: the UniFFI library, its generated sources, the Maven module around them, and a Java
//! program that depends on the artifact.

use std::env::consts::{ARCH, OS};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::artifacts;
use crate::language::{self, Build, Language};
use crate::mobile::{self, VERSION};
use runner::machine::missing_program;
use runner::shell::{Result, command, copy, empty_folder, output, read, root, run, say, target};
use runner::steps::Steps;

const FOLDER: &str = "bindings/mobile/kotlin";
const JAVA: &str = "bindings/mobile/examples/java";
const BENCHES: &str = "benches/kotlin";
const NATIVE: &str = "uniffi/kotlin-native";

/// The Kotlin package, which Java programs use, too.
pub struct Kotlin;

impl Language for Kotlin {
    fn name(&self) -> &'static str {
        "Kotlin"
    }

    fn word(&self) -> &'static str {
        "kotlin"
    }

    fn missing(&self) -> Option<String> {
        missing_program(&["java", "mvn"])
    }

    fn build(&self, build: Build) -> Result<()> {
        let library = mobile::library(build)?;
        mobile::sources("kotlin", &library)?;
        pack(&library)
    }

    /// Tests, packs and deploys the artifact to a local repository, then runs the stories, the tutorial and a Java program with it.
    fn test(&self, build: Build) -> Result<()> {
        deploy("maven", &[if build == Build::Quick { "-Djavadoc.phase=none" } else { "-Dlastro.thorough" }])?;
        let stories = target().join("kotlin/examples/stories.args");
        language::stories(command("java", ".").arg(format!("@{}", stories.display())))?;
        language::tutorial("tutorial_kotlin")?;
        let mut mvn = command("mvn", JAVA);
        mvn.args(["--quiet", "--batch-mode", "verify"]).arg(format!("-Dlastro.version={VERSION}"));
        mvn.arg(format!("-Dbuild.dir={}", target().join("java").display()));
        // the library must be loaded from the artifact, not from this machine
        mvn.env_remove("LD_LIBRARY_PATH").env_remove("JAVA_TOOL_OPTIONS");
        if build == Build::Quick {
            return run(mvn.arg("-Dproguard.skip"));
        }
        run(&mut mvn)?;
        // runs the container example with the program `lastro` in place of a container
        let mut example = command("mvn", "examples/testcontainers/java");
        example.args(["--quiet", "--batch-mode", "test"]).arg(format!("-Dlastro.version={VERSION}"));
        example.arg(format!("-Dbuild.dir={}", target().join("testcontainers").display()));
        run(example.env("LASTRO", artifacts::shipped_program("lastro")?))?;
        run(command("bash", ".").arg("bindings/mobile/android/try.sh"))?;
        let mut shrunk = command("java", ".");
        let printed = output(shrunk.arg("-cp").arg(target().join("java/shrunk.jar")).arg("Readme"))?;
        language::prints("Java", &printed)
    }

    fn demo(&self, steps: &Steps) -> Result<String> {
        let library = steps.step("the native library", || mobile::library(Build::Quick))?;
        steps.step("UniFFI's generator, and the sources by it", || mobile::sources("kotlin", &library))?;
        pack(&library)?;
        let tests = ["test", "-Dtest=RecordsTest#theBillingDay+aYear"];
        steps.step("the Maven module, the billing day, a year in the twin", || maven(&tests).map(drop))?;
        let printed = |name| read(target().join("kotlin/examples").join(name)).inspect(|printed| steps.show(printed));
        ["billing-day.txt", "year.txt"].map(printed).into_iter().collect()
    }
}

/// Tests the artifact and deploys it to an empty Maven repository below `target`. Fails if a public name has no documentation.
fn deploy(repository: &str, options: &[&str]) -> Result<PathBuf> {
    let repository = empty_folder(target().join(repository))?;
    let place = format!("-DaltDeploymentRepository=built::file://{}", repository.display());
    documented(&maven(&[&["deploy", &place], options].concat())?)?;
    Ok(repository)
}

/// Deploys the artifact without running its tests. Returns the path of the Maven repository.
pub fn artifact() -> Result<PathBuf> {
    deploy("maven", &["-DskipTests"])
}

/// Builds the benchmark with the current artifact, and returns its class path. `build` must have run.
pub fn benchmark() -> Result<String> {
    maven(&["install", "-DskipTests", "-Djavadoc.phase=none"])?;
    let place = target().join("benches/kotlin");
    let mut mvn = command("mvn", BENCHES);
    mvn.args(["--quiet", "--batch-mode", "compile"]).arg(format!("-Dlastro.version={VERSION}"));
    run(mvn.arg(format!("-Dbuild.dir={}", place.display())))?;
    let separator = if cfg!(windows) { ";" } else { ":" };
    Ok(format!("{}{separator}{}/*", place.join("classes").display(), place.join("libraries").display()))
}

/// Builds the pages of the Kotlin reference. `build` must have run.
pub fn docs() -> Result<PathBuf> {
    documented(&maven(&["compile", "dokka:dokka"])?)?;
    Ok(target().join("docs/kotlin"))
}

/// Fails if `said`, the output of Maven, contains warnings of Dokka about public names without documentation. The error lists them.
fn documented(said: &str) -> Result<()> {
    // the compiler generates these members of an enum, so they cannot have comments
    let added = ["/values/#/", "/valueOf/#kotlin.String/", "/entries/#/", "/getEntries/#/"];
    let undocumented = said.lines().filter_map(|line| Some(line.split_once("Undocumented: ")?.1));
    let undocumented: Vec<&str> = undocumented.filter(|name| !added.iter().any(|end| name.contains(end))).collect();
    if undocumented.is_empty() { Ok(()) } else { Err(format!("without documentation: {}", undocumented.join(", "))) }
}

/// Runs Maven goals in the module of the Kotlin package. Returns what Maven printed.
fn maven(goals: &[&str]) -> Result<String> {
    let places = [
        ("generated.dir", "uniffi/kotlin/main"),
        ("generated.test.dir", "uniffi/kotlin/test"),
        ("native.dir", NATIVE),
        ("build.dir", "kotlin"),
        ("docs.dir", "docs/kotlin"),
    ];
    let mut mvn = command("mvn", FOLDER);
    mvn.args(["--batch-mode", "--no-transfer-progress", "-Dkotlin.compiler.incremental=true"]);
    // an absolute path without `..`, which would confuse incremental compilation of changed examples
    mvn.arg(format!("-Dproject.dir={}", root().display()));
    mvn.arg(format!("-Drevision={VERSION}")).args(goals);
    mvn.args(places.map(|(name, folder)| format!("-D{name}={}", target().join(folder).display())));
    let said = output(&mut mvn)?;
    said.lines().filter(|line| line.contains("Tests run:")).for_each(say);
    Ok(said)
}

/// Stages the library for the jar, where JNA finds it. If `LASTRO_NATIVES` is set, stages the libraries of `tools/dist.sh` instead.
fn pack(library: &Path) -> Result<()> {
    if let Some(natives) = std::env::var_os("LASTRO_NATIVES") {
        return copy(natives, target().join(NATIVE));
    }
    let system = OS.replace("macos", "darwin").replace("windows", "win32");
    let platform = format!("{system}-{}", ARCH.replace('_', "-"));
    packed(library, &target().join(NATIVE).join(platform)).map(drop)
}

/// Copies a library into a folder. On Linux, strips the symbols that only UniFFI and debuggers read. Returns the path of the copy.
pub fn packed(library: &Path, folder: &Path) -> Result<PathBuf> {
    let place = folder.join(library.file_name().unwrap_or_default());
    copy(library, &place)?;
    if OS == "linux" {
        run(Command::new("strip").arg("--strip-unneeded").arg(&place))?;
    }
    Ok(place)
}
