//! Issues, which describe problems as data (`{path, code, severity, params}`), and the error type of this crate.

pub(crate) mod codes;
mod collected;
pub(crate) mod error;
mod nearest;
pub(crate) mod path;
pub(crate) mod problem;
mod text;
#[cfg(feature = "describe")]
mod words;

pub(crate) use codes::IssueCode;
#[cfg(feature = "describe")]
pub(crate) use codes::Language;
pub use collected::{Issues, MAX_ISSUES};
pub(crate) use error::{LastroError, LastroErrorKind};
pub(crate) use nearest::nearest;
pub(crate) use path::Path;
pub use problem::Params;
pub(crate) use problem::{Issue, Severity};

use crate::value::{ChoiceTable, Code, CodeTable};

/// Joins allowed strings into one, for the parameter `allowed` of an issue.
#[doc(hidden)]
#[must_use]
pub fn allowed(texts: impl Iterator<Item = String>) -> String {
    texts.collect::<Vec<_>>().join(", ")
}

/// The error for a string that is not one of the choices in a table.
#[cold]
pub(crate) fn unknown_choice(table: &ChoiceTable) -> LastroError {
    let texts = allowed(table.choices.iter().map(|choice| choice.text.to_owned()));
    LastroError::invalid(Issue::error("", IssueCode::InvalidChoice).with("allowed", &texts))
}

/// The issue for a code that the service does not document.
pub(crate) fn unknown_code(path: &str, table: &CodeTable) -> Issue {
    Issue::error(path, IssueCode::InvalidCode).with("allowed", &codes_of(table))
}

/// The issue for an argument whose numeric code the service does not document: an operation cannot know its meaning. `None` if
/// the code is documented. A value `Unknown(number)` causes the issue even if the number is documented, because the operations
/// compare variants, not numbers.
pub(crate) fn of_code<C: Code + PartialEq>(path: &str, code: Option<C>) -> Option<Issue> {
    let named = |code: C| C::from_code(code.code()) == code && C::TABLE.codes.iter().any(|c| c.code == code.code());
    code.is_some_and(|code| !named(code)).then(|| unknown_code(path, C::TABLE))
}

/// The documented numbers of a code type, for the parameter `allowed` of an issue.
pub(crate) fn codes_of(table: &CodeTable) -> String {
    allowed(table.codes.iter().map(|c| c.code.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Choice as _;

    #[test]
    fn every_code_has_texts_in_both_languages_and_a_doc() {
        for code in IssueCode::ALL {
            for language in Language::ALL {
                assert!(code.template(*language).len() > 5, "{code:?} {language:?}");
            }
            let braces = |l| code.template(l).matches('{').count();
            assert_eq!(braces(Language::En), braces(Language::PtBr), "{code:?}");
        }
        assert!(IssueCode::TABLE.choices.iter().all(|c| !c.doc.trim().is_empty()));
        let issue = Issue::error("a", IssueCode::OutOfRange).with("min", "1");
        assert_eq!(issue.text(Language::En), "a: is outside the allowed range, minimum 1");
        assert_eq!(issue.with("max", "2").text(Language::PtBr), "a: está fora da faixa permitida, mínimo 1, máximo 2");
        let mut texts: Vec<_> = IssueCode::ALL.iter().map(|c| c.as_str()).collect();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), IssueCode::ALL.len());
    }
}
