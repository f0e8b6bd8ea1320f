//! The tests of the operations, one program: a file for each subject. Those that count what is allocated are apart.

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
