//! The tests of the core as one program, with one file per subject.

mod ageing;
mod common;
mod days;
mod encoders;
mod exchange;
mod exchange_v1;
mod guides;
mod json_corpus;
mod json_oracle;
mod json_serde;
mod laws;
mod layers;
mod query;
mod webhook;
