//! Parses arbitrary text as the digits of a boleto. If it is valid, its barcode must convert back to the same digits.
#![no_main]

use lastro::LocalDate;
use lastro::brazil::linha_digitavel::{from_barcode, parse};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|linha: &str| {
    let today = LocalDate::from_ymd(2026, 11, 20).expect("a date");
    if let Some(slip) = parse(linha, today) {
        let digits: String = linha.chars().filter(char::is_ascii_digit).collect();
        assert_eq!(from_barcode(&slip.barcode), Some(digits));
    }
    if let Some(digits) = from_barcode(linha) {
        assert!(parse(&digits, today).is_some());
    }
});
