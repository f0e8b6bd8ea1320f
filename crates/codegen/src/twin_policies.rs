//! Generates the page of the twin's policies. A policy is a choice of how the twin behaves where the service's documentation
//! says nothing.

use std::fmt::Write as _;

use lastro_twin::policy::{Policies, Policy};

const HEADER: &str = "\
<!-- Made from the twin's table of policies by `cargo xtask generate`: change that, not this file. -->

# What the twin does in undocumented cases

Each decision has a name and its choices; the first choice is the default. A policy with one choice is listed so that the decision can be
seen.

- In a program: `policies` of the configuration, `{\"policies\": {\"delete-customer\": \"keep\"}}`. `policies` of a twin returns this list with
  the choices in effect.
- At a shell: `lastro serve --policy delete-customer=keep`, as often as needed. `GET /_twin/policies` returns the list.

An unknown policy or choice is rejected at `policies.NAME`. The policies of the client side are in
[another list](policies.md), the tests of each policy in [the twin compared with its documents](twin.md).
";

/// The page's content.
pub fn page() -> String {
    let mut out = HEADER.to_owned();
    for (area, policies) in Policies::default().by_area() {
        let _ = write!(out, "\n## {area}\n\n| policy | choices | what it is about |\n|---|---|---|\n");
        for Policy { name, choices, text, .. } in policies {
            let choices: Vec<String> = choices.iter().map(|choice| format!("`{choice}`")).collect();
            let _ = writeln!(out, "| {name} | {} | {} |", choices.join(", "), text.replace('|', "\\|"));
        }
    }
    out
}
