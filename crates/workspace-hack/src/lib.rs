//! Empty: this package consists of the dependencies and features that its Cargo.toml lists.
