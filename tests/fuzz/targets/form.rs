//! Reads arbitrary text as a form of version 1. A form that was read must survive a round trip, as pairs of names and values
//! and as parameters.
#![no_main]

use lastro::model::ConcealedText;
use lastro::v1::FormPairs;
use lastro_facade::v1;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let form = || Some(ConcealedText::new(text));
    if let Ok(pairs) = FormPairs::decode(text) {
        assert_eq!(FormPairs::decode(&pairs.encode()).as_ref(), Ok(&pairs));
    }
    macro_rules! holds {
        ($($area:ident),*) => { $(
            if let Ok(record) = v1::$area::parse_parameters(None, form()) {
                // writing sorts the fields into the order of the table, so the result is compared with a second round trip
                let pairs = v1::$area::parameters(record).expect("what was read can be sent");
                let again = v1::$area::parse_parameters(Some(pairs.clone()), None).expect("what was sent can be read");
                assert_eq!(v1::$area::parameters(again), Ok(pairs));
            }
        )* };
    }
    holds!(sale, service, customer, cancellation, receipt, boleto_update);
});
