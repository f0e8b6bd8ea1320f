//! Parses arbitrary text as the query of a listing. The result must be a query or a typed error. A query must survive building
//! and parsing.
#![no_main]

use lastro::query::{Resource, parse};
use lastro::value::Choice as _;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let (chosen, text) = input;
    let entity = Resource::ALL[usize::from(chosen) % Resource::ALL.len()];
    let Ok(query) = parse(entity, text) else { return };
    let built = query.build().expect("what was read can be built");
    let again = parse(entity, &built).expect("what was built can be read");
    assert_eq!(again.build().as_ref(), Ok(&built));
});
