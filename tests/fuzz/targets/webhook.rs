//! Verifies arbitrary bytes as a webhook body, which must return a verdict. `plan` and `conclude`, the steps for other HMAC
//! implementations, must return the verdict of strict verification, which accepts only bodies that were signed as they were
//! sent. The verdict of lenient verification may differ only if the body was signed in another form.
#![no_main]

use hmac::{Hmac, KeyInit as _, Mac as _};
use lastro::value::hex;
use lastro::webhook::{Digests, Request, SignedForm, Verdict, conclude, event, explain, plan, verify};
use libfuzzer_sys::fuzz_target;
use sha2::Sha256;

const SECRET: &str = "segredo-de-teste";

fuzz_target!(|body: &[u8]| {
    let secrets = [SECRET.to_owned()];
    let ask = |strict| {
        let request = Request { strict, ..Request::new(&secrets, body) };
        verify(&request).expect("nothing of the caller's is wrong")
    };
    let (strict, lenient) = (ask(true), ask(false));
    if strict.verdict == Verdict::Ok {
        assert_eq!(lenient, strict);
    } else if lenient.verdict == Verdict::Ok {
        assert_ne!(lenient.form, Some(SignedForm::AsSent));
    } else {
        assert_eq!(lenient.verdict, strict.verdict);
    }
    let planned = plan(body, false);
    let mut mac = Hmac::<Sha256>::new_from_slice(SECRET.as_bytes()).expect("any key");
    for range in &planned.ranges {
        mac.update(&body[usize::try_from(range.start).unwrap()..usize::try_from(range.end).unwrap()]);
    }
    let digests = [hex(&mac.finalize().into_bytes())];
    let given = Digests::new(&digests);
    let concluded = conclude(planned, &given).expect("a digest of our own");
    assert_eq!(concluded.verdict, strict.verdict);
    let _record = event(body);
    let _cause = explain(SECRET, body);
});
