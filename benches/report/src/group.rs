//! The groups of benchmarks. Each group has a file of results and a section in `docs/benchmarks.md`.

/// A group of benchmarks, such as those of one language. The order is that of the sections in `docs/benchmarks.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Rust libraries.
    Rust,
    /// npm packages in Node.
    JavaScript,
    /// The npm package and the playground in Chromium.
    Browser,
    /// Python packages.
    Python,
    /// Kotlin on the JVM.
    Kotlin,
    /// Swift.
    Swift,
    /// Whole runs of the `lastro` command.
    Command,
    /// `lastro serve`, and the twin that it serves: a simulation of the billing service.
    Twin,
    /// Operations on columns of millions of rows.
    Columns,
}

/// Input files of the benchmarks in programming languages. Kotlin and Swift use only the first.
const INPUTS: [&str; 3] = ["benches/inputs.json", "benches/records.json", "tests/fixtures/billing-day.json"];
const CORE: [&str; 2] = ["crates/core/src", "crates/macros/src"];

impl Group {
    /// All groups, in the order of their sections in `docs/benchmarks.md`.
    pub const ALL: [Self; 9] = [
        Self::Rust,
        Self::JavaScript,
        Self::Browser,
        Self::Python,
        Self::Kotlin,
        Self::Swift,
        Self::Command,
        Self::Twin,
        Self::Columns,
    ];

    /// The group with this name on the command line; `None` if there is no such group.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|group| group.word() == word)
    }

    /// The name of the group on the command line, which is also the stem of the name of its results file.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rust => "rust",
            Self::JavaScript => "javascript",
            Self::Browser => "browser",
            Self::Python => "python",
            Self::Kotlin => "kotlin",
            Self::Swift => "swift",
            Self::Command => "command",
            Self::Twin => "twin",
            Self::Columns => "columns",
        }
    }

    /// The heading of the section of the group. For the first seven groups, it is also the value of `language` in the lines
    /// that the benchmark programs print.
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Rust => "Rust",
            Self::JavaScript => "JavaScript",
            Self::Browser => "Browser",
            Self::Python => "Python",
            Self::Kotlin => "Kotlin",
            Self::Swift => "Swift",
            Self::Command => "Command line",
            Self::Twin => "The twin",
            Self::Columns => "Millions of rows",
        }
    }

    /// The paths of the code that the group measures. After a change to one of them, earlier results are outdated.
    pub fn paths(self) -> Vec<&'static str> {
        let own: &[&str] = match self {
            Self::Rust => &["benches/rust"],
            Self::JavaScript => &["bindings/wasm/src", "bindings/wasm/npm/src", "benches/javascript"],
            Self::Browser => &["bindings/wasm/src", "bindings/wasm/npm/src", "web/src", "benches/browser"],
            Self::Python => &["bindings/python/src", "bindings/python/python", "benches/python"],
            Self::Kotlin => &["bindings/mobile/src", "bindings/mobile/kotlin", "benches/kotlin"],
            Self::Swift => &["bindings/mobile/src", "bindings/mobile/swift", "benches/swift"],
            Self::Command => &["crates/cli/src", "benches/command"],
            Self::Twin => &[
                "crates/cli/src",
                "crates/serve/examples",
                "crates/serve/src",
                "crates/twin/examples",
                "crates/twin/src",
                "benches/twin",
            ],
            Self::Columns => &[
                "bindings/python/src",
                "bindings/python/python",
                "bindings/spark/java",
                "bindings/spark/src",
                "crates/arrow/src",
                "benches/bulk",
                "benches/spark",
            ],
        };
        let inputs = if matches!(self, Self::Command | Self::Twin | Self::Columns) { &[][..] } else { &INPUTS };
        [&CORE, own, inputs].concat()
    }

    /// The programs, in addition to the Rust compiler, whose versions affect the figures of the group.
    pub const fn tools(self) -> &'static [Tool] {
        match self {
            Self::Rust => &[],
            Self::JavaScript | Self::Browser => &[Tool::Node],
            Self::Python | Self::Command => &[Tool::Python],
            Self::Kotlin => &[Tool::Java],
            // Swift has no tool here: its toolchain may be in a chroot, where this program cannot run it to get the version
            Self::Swift => &[],
            Self::Twin => &[Tool::Node, Tool::Python],
            Self::Columns => &[Tool::Python, Tool::Java],
        }
    }

    /// The text before the group's table; empty if there is none.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Rust => {
                "All are built alike, for this machine's processor, as sonic-rs recommends. `lastro dispatch` is the same operation with JSON\n\
                 text as input and output.\n\n"
            }
            Self::JavaScript => {
                "`lastro` is the default entry as Node resolves it; `lastro/slim` uses the wasm that a browser downloads; `lastro/webhook` hashes\n\
                 with the cryptography of the JavaScript runtime. `lastro dispatch` is the same operation with JSON text as input and output,\n\
                 including `JSON.parse` and `JSON.stringify`.\n\n"
            }
            Self::Browser => "`lastro/slim` in Chromium, compared with the same file in Node.\n\n",
            Self::Python => "",
            Self::Kotlin => {
                "Compared with plain Kotlin on the JDK's own classes. A figure is the median of ten rounds of 100,000 calls, fewer where a call\n\
                 takes longer than 4 µs, in a heap of 128 MB and in one of 1 GB.\n\n"
            }
            Self::Swift => {
                "Compared with plain Swift on Foundation. A figure is the median of ten rounds of 100,000 calls, fewer where a call takes longer\n\
                 than 4 µs.\n\n"
            }
            Self::Command => "Whole runs of a program, from start to end: the fastest of three.\n\n",
            Self::Twin | Self::Columns => "",
        }
    }
}

/// A program whose version `docs/benchmarks.md` shows, because it affects the figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Node.js.
    Node,
    /// Python 3.
    Python,
    /// Java.
    Java,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::root;

    #[test]
    fn words_name_groups() {
        assert!(Group::ALL.iter().all(|group| Group::of(group.word()) == Some(*group)));
        assert_eq!(Group::of("bulk"), None);
    }

    #[test]
    fn measured_paths_exist_and_exclude_what_the_report_writes() {
        for path in Group::ALL.into_iter().flat_map(Group::paths) {
            assert!(root().join(path).exists(), "{path}");
            assert!(
                !path.starts_with("docs")
                    && path != "benches"
                    && !path.starts_with("benches/report")
                    && !path.starts_with("benches/results"),
                "{path}"
            );
        }
    }
}
