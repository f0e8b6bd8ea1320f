//! A difference between a recorded response and the response of the twin (the service's simulation in `lastro-twin`).

use lastro_twin::route::{Operation, Version};

use crate::compare::without_indices;

/// The kind of a difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// The HTTP statuses differ: only one of the responses is an error, or the responses are different errors.
    Status,
    /// Both responses have a value, and the values differ.
    Value,
    /// The values have different JSON types. An unset value that only one response shows as an empty string, and the other as
    /// null, has this kind too.
    Type,
    /// Only the recorded response has the member or record.
    OnlyRecorded,
    /// Only the twin's response has the member or record.
    OnlyTwin,
}

impl Kind {
    /// The name of the kind in reports.
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

/// A difference between a recorded response and the twin's response.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// The exchange's number in the recording, from 1.
    pub entry: usize,
    /// The requested operation.
    pub operation: Operation,
    /// The path in the response, such as `parcelas[0].valor`; `status` for the HTTP status.
    pub path: String,
    /// The kind of difference.
    pub kind: Kind,
    /// The recorded value, as [`shown`](crate::shown::shown) prints it.
    pub recorded: String,
    /// The twin's value, as [`shown`](crate::shown::shown) prints it.
    pub twin: String,
}

impl Difference {
    /// The path without indices. Reports group differences by it, so that equal differences of several records are listed once.
    #[must_use]
    pub fn field(&self) -> String {
        without_indices(&self.path)
    }
}

/// The name of an operation together with its version: `v2 sales.insert`.
#[must_use]
pub fn name_of(operation: Operation) -> String {
    let version = match operation.version() {
        Version::V1 => "v1",
        Version::V2 => "v2",
    };
    format!("{version} {}", operation.name())
}
