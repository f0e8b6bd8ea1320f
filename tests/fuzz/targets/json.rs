//! Parses arbitrary bytes as JSON. The result must be a value or a typed error. A value must survive writing and parsing, and
//! reading a record from it must not panic.
#![no_main]

use lastro::json;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(value) = json::parse(bytes) else { return };
    let mut text = String::new();
    value.write(&mut text);
    assert_eq!(json::parse(text.as_bytes()).as_ref(), Ok(&value));
    let input = ["{\"json\":", &text, "}"].concat();
    for operation in ["sale.decode", "customer.decode", "plan.decode"] {
        let _answer = lastro_facade::dispatch(operation, &input);
    }
});
