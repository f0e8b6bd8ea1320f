//! Decodes an arbitrary status and arbitrary bytes as a response of the service. The result must be a value, an error of the
//! service or a typed error. It must not show the API key, unless the bytes contain the key.
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
        // the key may be shown only if the body itself contains it
        let given = String::from_utf8_lossy(body).contains("chave-secreta");
        assert!(given || !shown.contains("chave-secreta"), "{shown}");
    }
});
