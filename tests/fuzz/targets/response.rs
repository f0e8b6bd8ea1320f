//! Any status and bytes: a value, an error of the service or a typed error, and never the key.
#![no_main]

use lastro::http::{ApiOperation, decode};
use lastro::model::ConcealedText;
use lastro::value::Choice as _;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, u16, &[u8])| {
    let (chosen, status, body) = input;
    let operation = ApiOperation::ALL[usize::from(chosen) % ApiOperation::ALL.len()];
    let key = ConcealedText::new("chave-secreta");
    if let Ok(answer) = decode(operation, i64::from(status), body, Some(&key)) {
        assert!(answer.value.is_some() != answer.api_error.is_some());
        let shown = format!("{answer:?}");
        assert!(answer.value.is_some() || !shown.contains("cha"), "{shown}");
        // a record may show the key only if the body contains it
        let given = String::from_utf8_lossy(body).contains("chave-secreta");
        assert!(given || !shown.contains("chave-secreta"), "{shown}");
    }
});
