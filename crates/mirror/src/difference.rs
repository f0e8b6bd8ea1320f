//! A difference between a recorded response and the twin's.

use lastro_twin::route::{Operation, Version};

use crate::compare::without_indices;

/// What kind of difference it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// One of them is a refusal, or they are other refusals.
    Status,
    /// Both have a value, another one each.
    Value,
    /// The values are of other JSON types, or one of them is unset.
    Type,
    /// Only the recording has it.
    OnlyRecorded,
    /// Only the twin has it.
    OnlyTwin,
}

impl Kind {
    /// Its name in reports.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Status => "status",
            Self::Value => "value",
            Self::Type => "type",
            Self::OnlyRecorded => "only in the recording",
            Self::OnlyTwin => "only in the twin",
        }
    }
}

/// A place where a recorded response and the twin's differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The exchange's number in the recording, from 1.
    pub entry: usize,
    /// What was requested.
    pub operation: Operation,
    /// Where in the response: `parcelas[0].valor`; `status` for the status.
    pub path: String,
    /// What kind it is.
    pub kind: Kind,
    /// What the recording has there, as [`shown`](crate::shown::shown).
    pub recorded: String,
    /// What the twin has there.
    pub twin: String,
}

impl Difference {
    /// The path without indices, so that equal differences of several records are one.
    #[must_use]
    pub fn field(&self) -> String {
        without_indices(&self.path)
    }
}

/// An operation with its version: `v2 sales.insert`.
#[must_use]
pub fn name_of(operation: Operation) -> String {
    let version = match operation.version() {
        Version::V1 => "v1",
        Version::V2 => "v2",
    };
    format!("{version} {}", operation.name())
}
