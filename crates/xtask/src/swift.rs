//! Builds and tests the Swift package. It is assembled in `target/swift` from its own sources and those that UniFFI generates.
//! The toolchain is that of the machine, or one in a chroot of Debian packages. The examples depend on the package as it is
//! published: a tag of a git repository that contains only the package.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use crate::language::{self, Build, Language};
use crate::mobile::{self, VERSION};
use runner::machine;
use runner::shell::{Result, command, copy, files, have, output, root, run};
use runner::steps::Steps;

const FOLDER: &str = "bindings/mobile/swift";
const BENCHES: &str = "benches/swift";

/// The Swift package, staged in `target/swift`.
pub struct Swift;

impl Language for Swift {
    fn name(&self) -> &'static str {
        "Swift"
    }

    fn word(&self) -> &'static str {
        "swift"
    }

    fn missing(&self) -> Option<String> {
        let can_make = have("apt-get") && machine::is_root();
        (!is_here() && !can_make).then(|| "swift".to_owned())
    }

    fn made_first(&self) -> Option<&'static str> {
        (!is_here()).then_some("a toolchain from Debian's packages, 1.5 GB")
    }

    fn build(&self, build: Build) -> Result<()> {
        prepare(&mobile::library(build)?)?;
        toolchain()?;
        run(&mut package("package", &["swift", "build", "--quiet", "--build-tests"]))?;
        run(&mut package("examples", &["swift", "build", "--quiet"]))
    }

    fn test(&self, build: Build) -> Result<()> {
        run(&mut package("package", &["swift", "test", "--skip-build", "--disable-swift-testing"]))?;
        if build == Build::Shipped {
            documented(&graphs()?)?;
            run(command(crate::needs::PYTHON, FOLDER).arg("api.py").arg(stage("graphs")))?;
        }
        language::stories(&package("examples", &[&stage("examples/.build/debug/stories").to_string_lossy()]))?;
        language::tutorial("tutorial_swift")?;
        let printed = output(&mut package("examples", &["swift", "run", "--quiet", "--skip-build", "readme"]))?;
        language::prints("Swift", &printed)
    }

    fn demo(&self, steps: &Steps) -> Result<String> {
        let library = steps.step("the native library", || mobile::library(Build::Quick))?;
        steps.step("UniFFI's generator, and the sources by it", || prepare(&library))?;
        steps.step("the toolchain", toolchain)?;
        steps.step("the Swift package", || run(&mut package("examples", &["swift", "build", "--quiet"])))?;
        language::programs(steps, |name| package("examples", &["swift", "run", "--quiet", "--skip-build", name]))
    }
}

/// Whether a Swift toolchain is on this machine, or in a chroot that an earlier call installed.
pub fn is_here() -> bool {
    have("swift") || chroot().join(".swift-ready").exists()
}

/// Installs a Swift toolchain in a chroot if the machine has none.
pub fn toolchain() -> Result<()> {
    if have("swift") { Ok(()) } else { run(command("bash", ".").arg("tools/setup-swift.sh").arg(chroot())) }
}

/// Stages the sources of the package and the examples.
fn prepare(library: &Path) -> Result<()> {
    let mut script = command("bash", FOLDER);
    script.arg("stage.sh").arg(mobile::sources("swift", library)?).arg(mobile::static_library(library));
    run(script.arg(root().join("target/swift")).arg(VERSION))
}

/// Builds the benchmark, and returns the command that runs it. It is optimized only with `Build::Shipped`, because only then it
/// is timed. The package must be built.
pub fn benchmark(build: Build) -> Result<Command> {
    let configuration = if build == Build::Shipped { "release" } else { "debug" };
    copy(root().join(BENCHES), stage("benches"))?;
    run(&mut package("benches", &["swift", "build", "--quiet", "--configuration", configuration]))?;
    Ok(package("benches", &[&stage("benches/.build").join(configuration).join("bench").to_string_lossy()]))
}

/// Writes the compiler's symbol graphs of the package's modules, and of their extensions of types from other modules. Returns
/// the folder of the graphs. The package must be built.
fn graphs() -> Result<PathBuf> {
    run(&mut package("package", &["swift", "package", "dump-symbol-graph", "--skip-synthesized-members"]))?;
    let built = output(&mut package("package", &["swift", "build", "--show-bin-path"]))?;
    let graphs = stage("graphs");
    for (file, name) in files(&Path::new(built.trim()).with_file_name("symbolgraph"))? {
        let module = name.to_string_lossy();
        if ["Lastro", "LastroClient"].iter().any(|of| module.split(['.', '@']).next() == Some(of)) {
            copy(file, graphs.join(name))?;
        }
    }
    Ok(graphs)
}

/// Fails if a public name has no documentation.
fn documented(graphs: &Path) -> Result<()> {
    run(command(mobile::bindgen()?, ".").arg("documented").args(files(graphs)?.into_iter().map(|(file, _)| file)))
}

/// Builds the Swift reference, with links that fit its folder on the site. The package must be built.
pub fn docs() -> Result<PathBuf> {
    let graphs = graphs()?;
    documented(&graphs)?;
    let pages = root().join("target/docs/swift");
    fs::create_dir_all(&pages).map_err(|e| e.to_string())?;
    // Debian's package of Swift does not put docc on the path
    let docc = if have("swift") { "docc" } else { "/usr/libexec/swift/bin/docc" };
    let mut convert = package("package", &[docc, "convert", "Sources/Lastro/Lastro.docc"]);
    convert.args(["--fallback-display-name", "Lastro", "--fallback-bundle-identifier", "dev.lastro"]);
    convert.args(["--transform-for-static-hosting", "--hosting-base-path", "reference/swift"]);
    convert.arg("--additional-symbol-graph-dir").arg(graphs).arg("--output-path").arg(&pages);
    run(&mut convert)?;
    Ok(pages)
}

/// The folder of the package as it is published.
pub fn package_folder() -> PathBuf {
    stage("lastro-swift")
}

fn chroot() -> PathBuf {
    let home = || Path::new(&env::var_os("HOME").unwrap_or_default()).join(".cache/swift-chroot");
    env::var_os("LASTRO_SWIFT_ROOT").map_or_else(home, PathBuf::from)
}

/// The folder in which a package is built. It is inside the project, because the chroot sees no other folder of the machine.
fn stage(name: &str) -> PathBuf {
    root().join("target/swift").join(name)
}

/// A command of the Swift toolchain in a staged package.
fn package(name: &str, words: &[&str]) -> Command {
    let pkg_config = stage("prefix/lib/pkgconfig");
    let mut wrapped = if have("swift") {
        let mut swift = command(words.first().copied().unwrap_or_default(), stage(name));
        swift.args(words.iter().skip(1)).env("PKG_CONFIG_PATH", pkg_config);
        swift
    } else {
        // the chroot keeps only a few environment variables, so `env` sets this one inside the chroot
        let mut chrooted = command("bash", ".");
        chrooted.arg("tools/swift-in-chroot.sh").arg(chroot()).arg(root()).args(["env", "-C"]).arg(stage(name));
        chrooted.arg(format!("PKG_CONFIG_PATH={}", pkg_config.display())).args(words);
        chrooted
    };
    wrapped.env("LASTRO_ROOT", root()).env("LASTRO_VERSION", VERSION);
    wrapped.env("LASTRO_PACKAGE", format!("file://{}", stage("lastro-swift").display()));
    wrapped
}
