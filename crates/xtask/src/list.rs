//! The list of all checks.

use crate::language::{Build, Language as _};
use crate::needs::{self, NIGHTLY, OLDEST, PYTHON, WASM, WINDOWS};
use crate::{
    artifacts, bench, columns, consumers, kotlin, mobile, prose, python, rust, server, site, spark, swift, wasm, web,
};
use runner::machine::{self, missing_program, missing_toolchain};
use runner::shell::Result;

/// The subjects by which checks are selected.
pub const SUBJECTS: [&str; 6] = ["rust", "js", "python", "kotlin", "swift", "docs"];

/// A check. Its function `run` receives a [`Build`], which says how the packages are built.
type Check = runner::checks::Check<Build>;

/// Creates a check. It runs only in the full checks and needs only Rust; `every_day` and `needs` change that.
const fn check(name: &'static str, of: &'static [&'static str], run: fn(Build) -> Result<()>) -> Check {
    Check::new(name, of, run)
}

/// Exclusive resource (one check at a time): cargo's target folder of the profile `dev`, which cargo locks.
pub const DEV: &str = "dev";
/// Exclusive resource (one check at a time): cargo's target folder of the profile `release`.
pub const RELEASE: &str = "release";
/// Exclusive resource (one check at a time): the target folder in which the packages are built, that of `dev` or `release`.
pub const PACKAGES: &str = "packages";
/// Exclusive resource (one check at a time): the folder in which the npm packages are installed for their tests.
const USERS: &str = "bindings/wasm";
/// Exclusive resource (one check at a time): the staged Swift packages in `target/swift`.
const STAGED: &str = "swift";
/// Exclusive resource (one check at a time): the Maven module of the Kotlin package.
const MODULE: &str = "kotlin";

/// The first program that a language's checks need and this machine lacks; `None` if all are present.
const NO_NPM: fn() -> Option<String> = || wasm::Wasm.missing();
const NO_PYTHON: fn() -> Option<String> = || python::Python.missing();
const NO_KOTLIN: fn() -> Option<String> = || kotlin::Kotlin.missing();
const NO_SWIFT: fn() -> Option<String> = || (!swift::is_here()).then(|| swift::Swift.word().to_owned());

/// For a check that runs only on Linux: returns the missing tool on Linux, and `Linux` itself on other systems.
fn on_linux(missing: Option<String>) -> Option<String> {
    if cfg!(target_os = "linux") { missing } else { Some("Linux".to_owned()) }
}

/// All checks in start order: builds that others wait for come first, short checks last.
pub const CHECKS: &[Check] = &[
    check("generated files", &["rust", "js", "python", "kotlin", "swift", "docs"], |_| artifacts::codegen(["check"]))
        .every_day()
        .alone(&[DEV]),
    check("format", &["rust"], |_| rust::format()).every_day(),
    check("lock files", &["rust"], |_| rust::lock_files()).every_day(),
    check("release, built", &["rust", "python", "kotlin", "swift"], |_| artifacts::shipped()).alone(&[RELEASE]),
    check("Rust tests, built", &["rust"], |_| rust::build_tests()).every_day().alone(&[DEV]),
    check("JavaScript, built", &["js"], |build| wasm::Wasm.build(build)).every_day().alone(&[PACKAGES]).needs(NO_NPM),
    check("Rust tests", &["rust"], rust::tests).every_day().after(&["Rust tests, built"]),
    check("Python, built", &["python"], |build| python::Python.build(build))
        .every_day()
        .needs(NO_PYTHON)
        .alone(&[PACKAGES]),
    check("Kotlin, built", &["kotlin"], |build| kotlin::Kotlin.build(build))
        .every_day()
        .after(&["release, built"])
        .alone(&[DEV])
        .needs(NO_KOTLIN),
    check("columns, built", &["python"], columns::build)
        .every_day()
        .after(&["Rust tests, built", "release, built"])
        .alone(&[PACKAGES])
        .needs(NO_PYTHON),
    check("lints", &["rust", "python", "kotlin", "swift"], rust::lints).every_day().alone(&[DEV]),
    check("Swift, built", &["swift"], |build| swift::Swift.build(build))
        .every_day()
        .after(&["release, built"])
        .alone(&[STAGED])
        .needs(NO_SWIFT),
    check("Kotlin", &["kotlin"], |build| kotlin::Kotlin.test(build))
        .every_day()
        .after(&["Kotlin, built", "Rust tests, built"])
        .alone(&[MODULE])
        .needs(NO_KOTLIN),
    check("JavaScript", &["js"], |build| wasm::Wasm.test(build))
        .every_day()
        .after(&["JavaScript, built"])
        .alone(&[USERS])
        .needs(NO_NPM),
    check("Python", &["python"], |build| python::Python.test(build))
        .every_day()
        .after(&["Python, built"])
        .needs(NO_PYTHON),
    check("Swift", &["swift"], |build| swift::Swift.test(build))
        .every_day()
        .after(&["Swift, built", "Rust tests, built"])
        .alone(&[STAGED])
        .needs(NO_SWIFT),
    check("columns, newest libraries", &["python"], |build| columns::test(false, build))
        .every_day()
        .after(&["columns, built", "Python, built"])
        .needs(NO_PYTHON),
    check("dashboard", &["rust"], server::dashboard)
        .every_day()
        .after(&["JavaScript, built", "Rust tests, built"])
        .alone(&["web"])
        .needs(web::missing),
    check("clients of the server, JavaScript", &["js"], server::javascript_clients)
        .every_day()
        .after(&["JavaScript, built", "Rust tests, built"])
        .alone(&[USERS])
        .needs(NO_NPM),
    check("clients of the server, Python", &["python"], server::python_clients)
        .every_day()
        .after(&["Python, built", "Rust tests, built"])
        .needs(NO_PYTHON),
    check("npm consumers", &["js"], consumers::npm)
        .every_day()
        .after(&["JavaScript, built"])
        .needs(|| missing_program(&["node", "npm", "chromium"])),
    check("wheel consumers", &["python"], consumers::wheel).every_day().after(&["Python, built"]).needs(NO_PYTHON),
    check("parity", &["js", "kotlin", "swift"], |_| mobile::parity())
        .every_day()
        .after(&["Kotlin, built", "Swift, built"]),
    check("prose", &["docs"], |_| prose::check()).every_day().alone(&[DEV]).needs(prose::missing),
    check("tests with PHP, node and strace", &["rust"], |_| rust::with_programs())
        .every_day()
        .after(&["Rust tests, built"])
        .needs(rust::programs_missing),
    check("Spark", &["python"], |_| spark::test()).after(&["Python, built", "release, built"]).needs(spark::missing),
    check("fuzz targets", &["rust"], |_| rust::fuzz(30)).after(&["lock files"]).needs(|| missing_toolchain(NIGHTLY)),
    check("Rust front ends", &["rust", "js"], |_| web::front()).needs(web::missing),
    check("the twin's interface", &["rust"], server::interface).after(&["Rust tests, built"]).needs(NO_PYTHON),
    check("columns, oldest libraries", &["python"], |build| columns::test(true, build))
        .after(&["columns, newest libraries"])
        .needs(NO_PYTHON),
    check("docs site", &["docs"], |_| site::build().map(drop))
        .after(&["JavaScript, built", "Python, built", "Kotlin", "Swift"])
        .alone(&[MODULE, STAGED])
        .needs(|| missing_program(&["node", "npm"])),
    check("C interfaces under the address sanitizer", &["rust"], |_| rust::sanitizer())
        .needs(|| on_linux(missing_toolchain(NIGHTLY))),
    check("benchmarks agree, Rust", &["rust"], |_| bench::agree("rust")).after(&["lock files"]),
    check("benchmarks agree, Kotlin", &["kotlin"], |_| bench::agree("kotlin"))
        .after(&["Kotlin"])
        .alone(&[MODULE])
        .needs(NO_KOTLIN),
    check("benchmarks agree, Swift", &["swift"], |_| bench::agree("swift"))
        .after(&["Swift"])
        .alone(&[STAGED])
        .needs(NO_SWIFT),
    check("playground", &["js"], |_| web::build().and_then(|()| web::test()))
        .after(&["JavaScript, built"])
        .alone(&["web"])
        .needs(web::missing),
    check("benchmarks agree, browser", &["js"], |_| bench::agree("browser"))
        .after(&["playground"])
        .alone(&["web"])
        .needs(web::missing),
    check("benchmarks agree, JavaScript", &["js"], |_| bench::agree("javascript"))
        .after(&["JavaScript, built"])
        .needs(NO_NPM),
    check("benchmarks agree, Python", &["python"], |_| bench::agree("python"))
        .after(&["Python, built"])
        .needs(NO_PYTHON),
    check("benchmarks agree, command line", &["rust"], |_| bench::agree("command"))
        .after(&["Rust tests, built"])
        .needs(NO_PYTHON),
    check("benchmarks agree, twin", &["rust"], |_| bench::agree("twin")).after(&["Rust tests, built"]),
    check("benchmarks agree, columns", &["python"], |_| bench::agree("columns"))
        .after(&["columns, newest libraries"])
        .needs(NO_PYTHON),
    check("lints, wasm", &["js"], |_| rust::wasm_lints()).alone(&[DEV]).needs(|| machine::missing_target(WASM)),
    check("documentation", &["rust", "docs"], |_| rust::documentation())
        .alone(&[DEV])
        .needs(|| machine::missing_target(WASM)),
    check("Windows", &["rust"], |_| rust::windows())
        .alone(&[DEV])
        .needs(|| machine::missing_target(WINDOWS).or_else(|| missing_program(&[needs::MINGW]))),
    check("oldest Rust", &["rust"], |_| rust::oldest()).needs(|| missing_toolchain(OLDEST)),
    check("public API", &["rust"], |_| rust::check_api()).needs(|| missing_toolchain(NIGHTLY)),
    check("licences and sources", &["rust"], |_| rust::licences()),
    check("the first command", &["rust"], |_| rust::first_command())
        .needs(|| on_linux(missing_program(&["rustup", PYTHON]))),
    check("scripts", &["docs"], |_| rust::scripts()).needs(|| missing_program(&[PYTHON])),
];
