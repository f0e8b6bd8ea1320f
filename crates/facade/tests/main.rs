//! The tests of the operations, as one program with one file per subject. Tests that count allocations are separate programs.

mod amounts;
#[path = "common/ask.rs"]
mod ask;
#[path = "common/call.rs"]
mod call;
mod codes_in_arguments;
#[path = "../../core/tests/common/mod.rs"]
mod common;
mod describe;
mod extremes;
mod glossary;
mod issue_limit;
mod pages;
mod paths;
mod properties;
mod properties_contract;
mod properties_convert;
mod properties_domain;
mod properties_v1;
mod records;
mod required;
mod scalars;
mod secrets;
mod texts;
mod unfit;
mod v1;
mod vectors;
