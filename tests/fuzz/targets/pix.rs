//! Parses arbitrary text as a Pix code. `check` and `parse` must agree on whether it is valid, and a code with a changed check
//! digit must be rejected.
#![no_main]

use lastro::brazil::pix::{check, parse};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|code: &str| {
    let (checked, parsed) = (check(code), parse(code));
    assert_eq!(checked.valid, parsed.is_ok());
    assert_eq!(checked.reason.is_some(), parsed.is_err());
    if parsed.is_ok() {
        let last = code.chars().next_back().expect("a code is not empty");
        let other = if last == '0' { '1' } else { '0' };
        let changed = code.strip_suffix(last).expect("it ends so").to_owned() + &other.to_string();
        assert!(!check(&changed).valid);
    }
});
