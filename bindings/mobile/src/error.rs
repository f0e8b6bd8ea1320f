//! The error that Kotlin and Swift throw.

use core::fmt;

use lastro::{Issue, LastroErrorKind};

// UniFFI does not implement `Display` for a type of another crate, so this crate has its own error.
macro_rules! error {
    ($($(#[doc = $doc:literal])* $variant:ident { $(#[doc = $issues:literal])* issues },)*) => {
        /// Why an operation gave no value. It never holds the values that were passed in, so no secret can leak through
        /// it.
        #[derive(Debug, Clone, PartialEq, Eq, uniffi::Error)]
        pub enum LastroError {
            $(
                $(#[doc = $doc])*
                $variant {
                    $(#[doc = $issues])*
                    issues: Vec<Issue>,
                },
            )*
            /// The native library cannot be used: it is missing, cannot be loaded, or is from another build than the package.
            /// Only the packages raise this.
            Unavailable {
                /// The platform that a library is needed for: `linux-x86-64`.
                platform: String,
                /// Where it was looked for, or what kept it from being loaded.
                path: String,
                /// What to do.
                remedy: String,
            },
        }

        impl From<lastro::LastroError> for LastroError {
            fn from(error: lastro::LastroError) -> Self {
                let kind = error.kind();
                let issues = error.into_issues();
                match kind {
                    $( LastroErrorKind::$variant => Self::$variant { issues }, )*
                    // a kind that this list does not have yet
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
    /// The text is not a JSON document that can be read at all; one issue says where and why.
    Malformed {
        /// Always one.
        issues
    },
    /// One or more arguments are not what the operation takes; every problem is listed.
    Invalid {
        /// At least one, each with its path from an argument on.
        issues
    },
    /// A successful response of the service that does not fit the operation: an HTML page of a proxy, a record of another
    /// shape.
    UnexpectedResponse {
        /// At least one, each with its path from `body` on.
        issues
    },
    /// `dispatch` was called with an operation that does not exist.
    UnknownOperation {
        /// One, whose path is the name asked for, cut to 64 characters.
        issues
    },
    /// The core contradicts itself: a fault of this library, not of what was passed in. Nothing was computed.
    Internal {
        /// Always one; its path names the part of the library.
        issues
    },
}

impl fmt::Display for LastroError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        lastro::LastroError::from(self.clone()).fmt(f)
    }
}

impl core::error::Error for LastroError {}
