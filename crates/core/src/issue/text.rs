//! Human-readable messages. With the feature `describe`, they are built from the message templates; without it, they consist
//! of the issue's code and parameters.

use core::fmt;

#[cfg(feature = "describe")]
use super::Language;
use super::{Issue, LastroError};

#[cfg(feature = "describe")]
impl Issue {
    /// The human-readable message: the path, followed by the message template of the code with the parameters filled in.
    ///
    /// ```
    /// use lastro::{Issue, IssueCode, Language};
    /// let issue = Issue::error("desconto", IssueCode::TooManyDecimals).with("places", "2");
    /// assert_eq!(issue.text(Language::En), "desconto: has more than 2 decimal places");
    /// assert_eq!(issue.text(Language::PtBr), "desconto: tem mais de 2 casas decimais");
    /// ```
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let mut out = String::new();
        if !self.path.is_empty() {
            out.push_str(&self.path);
            out.push_str(": ");
        }
        let mut rest = self.code.template(language);
        while let Some((before, after)) = rest.split_once('[') {
            let (optional, tail) = after.split_once(']').unwrap_or((after, ""));
            self.fill(before, language, &mut out);
            let (given, missing) = optional.split_once('|').unwrap_or((optional, ""));
            let length = out.len();
            if !self.fill(given, language, &mut out) {
                out.truncate(length);
                out.push_str(missing);
            }
            rest = tail;
        }
        self.fill(rest, language, &mut out);
        out
    }

    /// Appends a part of a message template with its parameters filled in. Returns false if the issue does not have one of
    /// these parameters.
    fn fill(&self, piece: &str, language: Language, out: &mut String) -> bool {
        let mut whole = true;
        let mut rest = piece;
        while let Some((before, after)) = rest.split_once('{') {
            let (name, tail) = after.split_once('}').unwrap_or((after, ""));
            let text = self.params.get(name);
            whole &= text.is_some();
            out.push_str(before);
            out.push_str(text.map_or("?", |text| language.said(name, text).unwrap_or(text)));
            rest = tail;
        }
        out.push_str(rest);
        whole
    }
}

#[cfg(feature = "describe")]
impl LastroError {
    /// The human-readable message in a language: one line per issue.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let lines: Vec<String> = self.issues().iter().map(|issue| issue.text(language)).collect();
        lines.join("\n")
    }
}

impl fmt::Display for Issue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&message(self))
    }
}

#[cfg(feature = "describe")]
fn message(issue: &Issue) -> String {
    issue.text(Language::En)
}

/// The message without the feature `describe`, as in the wasm modules: `path: code name=value ..`.
#[cfg(not(feature = "describe"))]
fn message(issue: &Issue) -> String {
    use crate::value::Choice as _;

    let mut out = issue.path.clone();
    if !out.is_empty() {
        out.push_str(": ");
    }
    out.push_str(issue.code.as_str());
    for (name, figure) in issue.params.iter() {
        for piece in [" ", name, "=", figure] {
            out.push_str(piece);
        }
    }
    out
}

impl LastroError {
    /// The message of the error: one line per issue.
    #[doc(hidden)]
    #[must_use]
    pub fn message(&self) -> String {
        let lines: Vec<String> = self.issues().iter().map(message).collect();
        lines.join("\n")
    }
}

impl fmt::Display for LastroError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message())
    }
}
