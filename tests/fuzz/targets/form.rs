//! Any text as a form of version 1: a form that was read survives a round trip, as pairs and as parameters.
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
                // the first round trip sorts cleared fields into table order; after that the order is stable
                let pairs = v1::$area::parameters(record).expect("what was read can be sent");
                let again = v1::$area::parse_parameters(Some(pairs.clone()), None).expect("what was sent can be read");
                assert_eq!(v1::$area::parameters(again), Ok(pairs));
            }
        )* };
    }
    holds!(sale, service, customer, cancellation, receipt, boleto_update);
});
