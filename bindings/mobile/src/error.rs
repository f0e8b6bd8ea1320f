//! The error that the Kotlin and Swift packages throw.

use core::fmt;

use lastro::{Issue, LastroErrorKind};

// Kotlin and Swift cannot use the core's `LastroError` directly: UniFFI does not implement `Display` for a type of another
// crate. This macro declares an error with the same kinds.
macro_rules! error {
    ($($(#[doc = $doc:literal])* $variant:ident { $(#[doc = $issues:literal])* issues },)*) => {
        /// Why an operation failed. It never contains the values of the arguments, so it is safe to log.
        #[derive(Debug, Clone, PartialEq, Eq, uniffi::Error)]
        pub enum LastroError {
            $(
                $(#[doc = $doc])*
                $variant {
                    $(#[doc = $issues])*
                    issues: Vec<Issue>,
                },
            )*
            /// The native library cannot be used: it is missing, cannot be loaded, or belongs to another build of the package.
            Unavailable {
                /// The platform that needs a library: `linux-x86-64`.
                platform: String,
                /// Where the library was searched for, or why it could not be loaded.
                path: String,
                /// How to solve the problem.
                remedy: String,
            },
        }

        impl From<lastro::LastroError> for LastroError {
            fn from(error: lastro::LastroError) -> Self {
                let kind = error.kind();
                let issues = error.into_issues();
                match kind {
                    $( LastroErrorKind::$variant => Self::$variant { issues }, )*
                    // a kind of error that was added to the core, but not to the list below
                    _ => Self::Internal { issues },
                }
            }
        }

        impl From<LastroError> for lastro::LastroError {
            fn from(error: LastroError) -> Self {
                match error {
                    $( LastroError::$variant { issues } => Self::new(LastroErrorKind::$variant, issues), )*
                    LastroError::Unavailable { .. } => Self::internal("mobile.library"),
                }
            }
        }
    };
}
error! {
    /// The text is not a JSON document. The issue says where and why.
    Malformed {
        /// Exactly one issue.
        issues
    },
    /// One or more arguments are invalid. All problems are listed.
    Invalid {
        /// At least one issue. Each path begins with the name of an argument.
        issues
    },
    /// The service responded with success, but the response's body does not fit the operation. For example, it is the HTML
    /// page of a proxy, or another kind of record.
    UnexpectedResponse {
        /// At least one issue. Each path begins with `body`.
        issues
    },
    /// `dispatch` was called with an operation that does not exist.
    UnknownOperation {
        /// Exactly one issue. Its path is the operation's name as passed, cut to 64 characters.
        issues
    },
    /// A bug in this library. The arguments may be valid, but there is no result.
    Internal {
        /// Exactly one issue. Its path names the part of the library that detected it.
        issues
    },
}

impl fmt::Display for LastroError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        lastro::LastroError::from(self.clone()).fmt(f)
    }
}

impl core::error::Error for LastroError {}
