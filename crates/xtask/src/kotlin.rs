//! Kotlin: the UniFFI library, its generated sources, the Maven module around them, and a Java program that depends on
//! the artifact.

use std::env::consts::{ARCH, OS};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::generate::{kotlin, kotlin_members};
use crate::language::Language;
use crate::shell::{Result, command, copy, empty_folder, have, output, read, run, target, write};
use crate::steps::Steps;
use crate::{examples, quick, uniffi};

const FOLDER: &str = "bindings/mobile/kotlin";
const JAVA: &str = "bindings/mobile/examples/java";
const BENCHES: &str = "benches/kotlin";
const NATIVE: &str = "uniffi/kotlin-native";
/// The version of every package.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Kotlin.
pub struct Kotlin;

impl Language for Kotlin {
    fn name(&self) -> &'static str {
        "Kotlin"
    }

    fn word(&self) -> &'static str {
        "kotlin"
    }

    fn missing(&self) -> Option<String> {
        ["java", "mvn"].into_iter().find(|p| !have(p)).map(str::to_owned)
    }

    fn build(&self) -> Result<()> {
        let library = dynamic_library()?;
        generate(&library)?;
        pack(&library)?;
        maven(&["test-compile"])
    }

    /// Tests, packs and installs the artifact, as it would be published, and runs a program that depends on it.
    fn test(&self) -> Result<()> {
        let repository = target().join("maven");
        documented(&["deploy", &format!("-DaltDeploymentRepository=built::file://{}", repository.display())])?;
        let mut mvn = command("mvn", JAVA);
        mvn.args(["--quiet", "--batch-mode", "verify"]).arg(format!("-Dlastro.version={VERSION}"));
        mvn.arg(format!("-Dbuild.dir={}", target().join("java").display()));
        // the library must come out of the artifact, not from this machine
        run(mvn.env_remove("LD_LIBRARY_PATH").env_remove("JAVA_TOOL_OPTIONS"))?;
        let mut shrunk = command("java", ".");
        let printed = output(shrunk.arg("-cp").arg(target().join("java/shrunk.jar")).arg("Readme"))?;
        examples::prints("Java", &printed)
    }

    fn demo(&self, steps: &Steps) -> Result<String> {
        let library = steps
            .step("the native library", || quick::library("lastro-mobile", "lastro_mobile", &[uniffi::FEATURE]))?;
        steps.step("UniFFI's generator, and the sources by it", || generate(&library))?;
        pack(&library)?;
        let tests = "-Dtest=RecordsTest#theBillingDay+aYear";
        steps.step("the Maven module, the billing day, a year in the twin", || maven(&["test", tests]))?;
        ["billing-day.txt", "year.txt"]
            .into_iter()
            .map(|name| read(target().join("kotlin/examples").join(name)))
            .collect()
    }
}

/// Builds the artifact as it is published, and packs it as a Maven repository into a folder.
pub fn published(place: &Path) -> Result<()> {
    Kotlin.build()?;
    let repository = empty_folder(target().join("dist-maven"))?;
    documented(&[
        "deploy",
        "-DskipTests",
        &format!("-DaltDeploymentRepository=built::file://{}", repository.display()),
    ])?;
    let archive = place.join(format!("lastro-kotlin-{VERSION}-maven.tar.gz"));
    run(command("tar", ".").arg("-czf").arg(archive).arg("-C").arg(repository).arg("."))
}

/// Builds the benchmark on the artifact as it is now, and gives its class path; `build` has been run.
pub fn benchmark() -> Result<String> {
    maven(&["install", "-DskipTests", "-Ddokka.skip"])?;
    let place = target().join("benches/kotlin");
    let mut mvn = command("mvn", BENCHES);
    mvn.args(["--quiet", "--batch-mode", "compile"]).arg(format!("-Dlastro.version={VERSION}"));
    run(mvn.arg(format!("-Dbuild.dir={}", place.display())))?;
    Ok(format!("{}:{}/*", place.join("classes").display(), place.join("libraries").display()))
}

/// The reference, as pages; `build` has been run.
pub fn docs() -> Result<PathBuf> {
    documented(&["compile", "dokka:dokka"])?;
    Ok(target().join("docs/kotlin"))
}

/// Runs goals of which one makes documentation; a public name without any is a failure.
fn documented(goals: &[&str]) -> Result<()> {
    let done = maven_command().args(goals).stderr(Stdio::inherit()).output().map_err(|e| format!("mvn: {e}"))?;
    let said = String::from_utf8_lossy(&done.stdout);
    if !done.status.success() {
        return Err(format!("{said}\nmvn {} failed", goals.join(" ")));
    }
    // what the compiler adds to an enum has no place for a comment
    let added = ["/values/#/", "/valueOf/#kotlin.String/", "/entries/#/", "/getEntries/#/"];
    let undocumented = said.lines().filter_map(|line| Some(line.split_once("Undocumented: ")?.1));
    let undocumented: Vec<&str> = undocumented.filter(|name| !added.iter().any(|end| name.contains(end))).collect();
    if undocumented.is_empty() { Ok(()) } else { Err(format!("without documentation: {}", undocumented.join(", "))) }
}

/// Generates the sources that belong to the library.
fn generate(library: &Path) -> Result<()> {
    let source = uniffi::generate("kotlin", library)?.join("dev/lastro/lastro.kt");
    write(completed(), &kotlin_members::complete(&read(source)?)?)?;
    write(target().join("uniffi/kotlin-test/dev/lastro/Adapters.kt"), &kotlin::adapters())
}

/// Where the source of UniFFI is with the members that it lacks.
pub fn completed() -> PathBuf {
    target().join("uniffi/kotlin-main/dev/lastro/Lastro.kt")
}

fn maven(goals: &[&str]) -> Result<()> {
    run(maven_command().arg("--quiet").args(goals))
}

fn maven_command() -> Command {
    let places = [
        ("generated.dir", "uniffi/kotlin-main"),
        ("generated.test.dir", "uniffi/kotlin-test"),
        ("native.dir", NATIVE),
        ("build.dir", "kotlin"),
        ("docs.dir", "docs/kotlin"),
    ];
    let mut mvn = command("mvn", FOLDER);
    mvn.args(["--batch-mode", &format!("-Drevision={VERSION}")]);
    mvn.args(places.map(|(name, folder)| format!("-D{name}={}", target().join(folder).display())));
    mvn
}

/// Builds the library that a running program loads.
fn dynamic_library() -> Result<PathBuf> {
    let mut library = command("cargo", ".");
    run(library.args(["build", "--quiet", "--release", "--package", "lastro-mobile", "--lib"]))?;
    let name = [std::env::consts::DLL_PREFIX, "lastro_mobile", std::env::consts::DLL_SUFFIX].concat();
    Ok(target().join("release").join(name))
}

/// Puts the library where JNA finds it in the jar. What else lies there, built on other platforms, is packed with it.
fn pack(library: &Path) -> Result<()> {
    let system = match OS {
        "macos" => "darwin",
        "windows" => "win32",
        other => other,
    };
    let platform = format!("{system}-{}", ARCH.replace('_', "-"));
    let place = target().join(NATIVE).join(platform).join(library.file_name().unwrap_or_default());
    copy(library, &place)?;
    // the names that UniFFI read are of no use to a program
    if OS == "linux" { run(Command::new("strip").arg("--strip-unneeded").arg(place)) } else { Ok(()) }
}
