//! The shell scripts: all are read by shellcheck, and those for machines that are not here say what they would do.

use crate::python;
use crate::shell::{Result, command, output, root, run};

/// The scripts for other machines, as they are called, each with what must be among its commands.
const ELSEWHERE: [(&[&str], &[&str]); 2] = [
    (
        &["bindings/mobile/android/build-android.sh", "--dry-run"],
        &[
            "--target aarch64-linux-android ",
            "--target armv7-linux-androideabi ",
            "--target x86_64-linux-android ",
            "--target i686-linux-android ",
            "armv7a-linux-androideabi26-clang",
            "max-page-size=16384",
            concat!("lastro-android-", env!("CARGO_PKG_VERSION"), ".aar"),
        ],
    ),
    (
        &["bindings/mobile/swift/build-xcframework.sh", "--dry-run", "--url", "https://example.com/lastro.zip"],
        &[
            "--target aarch64-apple-ios ",
            "--target aarch64-apple-ios-sim ",
            "--target aarch64-apple-darwin ",
            "xcodebuild -create-xcframework",
            "compute-checksum",
            "url: \"https://example.com/lastro.zip\"",
        ],
    ),
];

/// Checks them all.
pub fn check() -> Result<()> {
    let scripts = output(command("git", ".").args(["ls-files", "*.sh", ".ci/run"]))?;
    let mut shellcheck = command(python::tool("shellcheck")?, ".");
    run(shellcheck.args(["--severity", "warning"]).args(scripts.lines()))?;
    for (call, commands) in ELSEWHERE {
        let said = output(command("bash", ".").args(call).env("ANDROID_NDK_HOME", root().join("ndk")))?;
        if let Some(absent) = commands.iter().find(|c| !said.contains(**c)) {
            return Err(format!("{} does not say {absent:?}", call.join(" ")));
        }
    }
    Ok(())
}
