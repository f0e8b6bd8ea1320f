//! A host whose integers have 64 bits may pass any of them: each operation answers, and none ends the program.
#![allow(clippy::expect_used, reason = "a test")]

use lastro::api::{lc116, request, response, retry, webhook};
use lastro::types::{
    ApiOperation, Bytes, ConcealedText, Flag, Flavour, Frequency, InstallmentStatus, Json, LocalDate, Money, Receipt,
    Repetition, Sale, Scalar, Secrets,
};
use lastro::{boleto, calendar, installments, sale, schedule};

const EXTREMES: [i64; 9] =
    [i64::MIN, i64::MIN + 1, -9_007_199_254_740_992, -1, 0, 1, 9_007_199_254_740_992, i64::MAX - 1, i64::MAX];

fn contract(number: i64) -> Sale {
    let day: LocalDate = "2027-01-31".parse().expect("a date");
    Sale {
        id: Some(number),
        agendamento_data: Some(day),
        agendamento_frequencia: Some(Frequency::Unknown(number)),
        agendamento_repetir: Some(Repetition::Count),
        agendamento_numero: Some(number),
        valor_venda: Some("10.00".parse().expect("an amount")),
        parcela_status: Some(InstallmentStatus::Unknown(number)),
        ..Sale::default()
    }
}

#[test]
fn integers_of_every_size() {
    let day: LocalDate = "2027-01-31".parse().expect("a date");
    let ten: Money = "10.00".parse().expect("an amount");
    let rate = "2".parse().expect("a rate");
    let text = || "x".to_owned();
    for n in EXTREMES {
        for m in EXTREMES {
            let _ = installments::split(ten, n, None);
            let _ = installments::plan(ten, 3, day, Some(n), None, None);
            let _ = installments::plan(ten, n, day, None, Some(m), None);
            let (number, anchor, limit) = (Some(n), Some(m), Some(n));
            for frequency in [Frequency::Monthly, Frequency::Unknown(m)] {
                let (repeat, active) = (Repetition::Count, Some(Flag::Yes));
                let _ = schedule::occurrences(day, frequency, repeat, number, None, active, anchor, limit, None);
                let _ = schedule::next_after(day, frequency, repeat, day, number, None, None, anchor, limit, None);
            }
            let _ = sale::from_contract(contract(m), n, Some(m));
            let _ = sale::from_contract(contract(1), n, None);
            let receipt = Receipt { data_recebimento: Some(day), id_parcela: Some(n), ..Receipt::default() };
            let _ = sale::confirm_receipt(contract(m), receipt);
            let date = Some(Scalar("Sat, 21 Nov 2026 00:00:30 GMT".to_owned()));
            let _ = retry::next(ApiOperation::SalesList, n, m, n, m, Some(503), date);
            let _ = retry::next(ApiOperation::SalesList, n, m, m, n, Some(n), Some(Scalar(n.to_string())));
            let body = br#"{"header":{"signature":["00"],"timestamp":9223372036854775807},"data":{}}"#;
            let secrets = Secrets(vec![text()]);
            let _ = webhook::verify(secrets, Bytes(body.to_vec()), Some(n), Some(m), Some(n), None, None);
            let secret = ConcealedText::new("x");
            let signed = webhook::sign(text(), text(), Json::default(), m, secret, Flavour::Php, None);
            let signed = signed.expect("signed").into_bytes();
            let _ = webhook::verify(Secrets(vec![text()]), Bytes(signed), Some(n), Some(m), Some(m), None, None);
        }
        let _ = boleto::late_charges(ten, rate, rate, n, None);
        let _ = calendar::bank_holidays(n);
        let _ = lc116::to_item(n);
        let _ = response::decode(ApiOperation::SalesList, n, Bytes::default(), None, None);
        let (base, key) = ("https://conta.example".to_owned(), ConcealedText::new("k"));
        let _ = request::build(ApiOperation::SalesSelect, base, key, Some(n), None, None, None);
        let document = Json::parse(format!("{{\"id\":{n},\"parcelas\":[{{\"parcela\":\"{n}\"}}]}}").as_bytes());
        let read = sale::decode(document.expect("a document")).expect("a sale");
        assert_eq!(read.issues.is_empty(), n.unsigned_abs() < 1 << 53, "{n}");
    }
}
