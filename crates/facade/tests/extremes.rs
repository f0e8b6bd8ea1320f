//! Calls operations with extreme 64-bit integers, which programs in other languages may pass. An operation must return the
//! correct value, or report the argument that is out of range. It must not panic.

use core::fmt::Debug;

use lastro::calc::schedule::Contract;
use lastro::http::{ApiOperation, RetryAction};
use lastro::model::codes::{Flag, Frequency, InstallmentStatus, Repetition};
use lastro::model::{Bytes, ConcealedText, Installment, Json, Receipt, Sale, Scalar};
use lastro::webhook::{Flavour, Request, Verdict, verify};
use lastro::{LastroError, LocalDate, Money};
use lastro_facade::{boleto, calendar, installments, lc116, request, response, retry, sale, webhook};

const EXTREMES: [i64; 9] =
    [i64::MIN, i64::MIN + 1, -9_007_199_254_740_992, -1, 0, 1, 9_007_199_254_740_992, i64::MAX - 1, i64::MAX];

/// Whether an integer is in the range that JSON numbers can hold exactly.
const fn safe(n: i64) -> bool {
    n.unsigned_abs() < 1 << 53
}

/// Checks a result. If no argument is wrong, returns the value; otherwise checks that the error has issues at the paths of the
/// wrong arguments, in order.
fn judged<T: Debug>(answer: Result<T, LastroError>, wrong: &[(&str, bool)]) -> Option<T> {
    let expected: Vec<&str> = wrong.iter().filter(|(_, wrong)| *wrong).map(|(path, _)| *path).collect();
    match answer {
        Ok(value) => {
            assert!(expected.is_empty(), "{value:?}, but {expected:?} should be refused");
            Some(value)
        }
        Err(error) => {
            assert_eq!(error.code(), "invalid", "{error:?}");
            assert_eq!(error.issues().iter().map(|issue| issue.path.as_str()).collect::<Vec<_>>(), expected);
            None
        }
    }
}

fn day() -> LocalDate {
    "2027-01-31".parse().expect("a date")
}

fn ten() -> Money {
    "10.00".parse().expect("an amount")
}

fn each_pair(check: impl Fn(i64, i64)) {
    EXTREMES.into_iter().for_each(|n| EXTREMES.into_iter().for_each(|m| check(n, m)));
}

#[test]
fn installments_and_their_intervals() {
    each_pair(|n, m| {
        let few = (1..=1000).contains(&n);
        if let Some(shares) = judged(installments::split(ten(), n, None), &[("parcelas", !few)]) {
            assert_eq!((n, shares), (1, vec![ten()]));
        }
        let monthly = installments::plan(ten(), 3, day(), Some(n), None, None);
        if let Some(plan) = judged(monthly, &[("every_months", !(1..=1200).contains(&n))]) {
            let dates: Vec<String> = plan.iter().filter_map(|p| p.data_vencimento).map(|d| d.to_string()).collect();
            assert_eq!(dates, ["2027-01-31", "2027-02-28", "2027-03-31"]);
        }
        let step = (1..=36_500).contains(&m);
        let daily = installments::plan(ten(), n, day(), None, Some(m), None);
        if let Some(plan) = judged(daily, &[("every_days", !step), ("parcelas", step && !few)]) {
            assert_eq!(plan.len(), 1);
        }
    });
}

#[test]
fn schedules() {
    each_pair(|n, m| {
        for frequency in [Frequency::Monthly, Frequency::Unknown(m)] {
            let known = frequency == Frequency::Monthly;
            let wrong = [
                ("agendamento_frequencia", !known),
                // for a frequency of 0 the other fields of the schedule are not used
                ("agendamento_numero", known && n < 1),
                ("limit", !(1..=10_000).contains(&n)),
                ("anchor_day", !(1..=31).contains(&m)),
            ];
            let contract = Contract::new(day(), frequency, Repetition::Count);
            let contract = Contract { agendamento_numero: Some(n), anchor_day: Some(m), limit: Some(n), ..contract };
            if let Some(dates) = judged(contract.occurrences(), &wrong) {
                assert_eq!(dates, ["2027-01-01".parse().expect("a date")]);
            }
            assert_eq!(judged(contract.next_after(day()), &wrong).flatten(), None);
        }
    });
}

#[test]
fn sales_of_contracts() {
    let contract = |number| Sale {
        id: Some(number),
        agendamento_data: Some(day()),
        agendamento_frequencia: Some(Frequency::Monthly),
        agendamento_repetir: Some(Repetition::Count),
        agendamento_numero: Some(number),
        valor_venda: Some(ten()),
        parcela_status: Some(InstallmentStatus::Unknown(number)),
        ..Sale::default()
    };
    each_pair(|n, m| {
        let unknown = Sale { agendamento_frequencia: Some(Frequency::Unknown(m)), ..contract(m) };
        let wrong = [
            ("k", n < 0),
            ("contract.agendamento_frequencia", n >= 0),
            ("anchor_day", n >= 0 && !(1..=31).contains(&m)),
        ];
        assert_eq!(judged(sale::from_contract(unknown, n, Some(m)), &wrong), None);
        // occurrence `n` does not exist after the contract's end or the year 9999; every extreme `n` above 1 is past that year
        let ended = m >= 1 && (n >= m || n > 1);
        let wrong = [("k", n < 0 || ended), ("contract.agendamento_numero", n >= 0 && m < 1)];
        if let Some(made) = judged(sale::from_contract(contract(m), n, None), &wrong) {
            assert_eq!((made.agendamento_sequencia, made.valor_venda), (Some(n + 1), Some(ten())));
            assert_eq!(made.agendamento_ultima_ocorrencia, Some(if n + 1 == m { Flag::Yes } else { Flag::No }));
        }
    });
}

#[test]
fn receipts() {
    each_pair(|n, m| {
        let installment = Installment { id: Some(m), valor: Some(ten()), ..Installment::default() };
        let owed = Sale { id: Some(m), parcelas: Some(vec![installment]), ..Sale::default() };
        let receipt = || Receipt { data_recebimento: Some(day()), id_parcela: Some(n), ..Receipt::default() };
        // two issues are possible: the key is out of range, and no installment has it
        let wrong = [("receipt.id_parcela", !safe(n)), ("receipt.id_parcela", n != m)];
        if let Some(paid) = judged(sale::confirm_receipt(owed, receipt()), &wrong) {
            assert_eq!(paid.parcela_status, Some(InstallmentStatus::Paid));
            assert_eq!(paid.parcelas.expect("installments").first().and_then(|p| p.valor_recebido), Some(ten()));
        }
        let nothing = Sale { id: Some(m), ..Sale::default() };
        let wrong = [("receipt.id_parcela", !safe(n)), ("sale.parcelas", safe(n))];
        assert_eq!(judged(sale::confirm_receipt(nothing, receipt()), &wrong), None);
    });
}

#[test]
fn retries() {
    each_pair(|n, m| {
        let date = Some(Scalar("Sat, 21 Nov 2026 00:00:30 GMT".to_owned()));
        let next = retry::next(ApiOperation::SalesList, n, m, n, m, Some(503), date);
        let Some(told) = judged(next, &[("attempt", n < 1), ("elapsed_ms", m < 0)]) else { return };
        // the `Retry-After` date is either in the past (no wait), or so far in the future that the wait is the maximum
        let wait = if m > 1_795_219_230 { 0 } else { 120_000 };
        if told.action == RetryAction::Retry {
            assert!(n < 6 && m <= 300_000, "{n} {m}");
            assert_eq!(told.wait_ms, Some(wait));
        } else {
            assert_eq!((told.action, told.wait_ms), (RetryAction::GiveUp, None));
            assert!(n >= 6 || m >= 300_000 - wait, "{n} {m}");
        }
        let other = retry::next(ApiOperation::SalesList, 1, 0, m, n, Some(n), Some(Scalar(n.to_string())));
        assert_eq!(judged(other, &[("status", true)]).map(|plan| plan.action), None, "an extreme is not a status");
    });
}

#[test]
fn webhooks() {
    let text = || "x".to_owned();
    each_pair(|n, m| {
        let body = br#"{"header":{"signature":["00"],"timestamp":9223372036854775807},"data":{}}"#;
        let limits = [("tolerance_s", m < 0), ("future_s", n < 0)];
        let secrets = [text()];
        let request = |body, future_s| Request {
            now: Some(n),
            tolerance_s: Some(m),
            future_s: Some(future_s),
            ..Request::new(&secrets, body)
        };
        let verified = verify(&request(body, n));
        if let Some(verified) = judged(verified, &limits) {
            assert_eq!(verified.verdict, Verdict::BadSignatureEncoding);
        }
        let secret = ConcealedText::new("x");
        let signed = webhook::sign(text(), text(), Json::default(), m, secret, Flavour::Php, None);
        let signed = signed.expect("signed");
        let verified = verify(&request(signed.as_bytes(), m));
        let Some(verified) = judged(verified, &[("tolerance_s", m < 0), ("future_s", m < 0)]) else { return };
        let (age, tolerance) = (i128::from(n) - i128::from(m), i128::from(m));
        let expected = match age {
            // a timestamp that a JSON number cannot hold exactly is invalid, so the event counts as too old
            _ if !safe(m) => Verdict::TooOld,
            age if age > tolerance => Verdict::TooOld,
            age if -age > tolerance => Verdict::TooNew,
            _ => Verdict::Ok,
        };
        assert_eq!(verified.verdict, expected, "{n} {m}");
    });
}

#[test]
fn single_integers() {
    let rate = "2".parse().expect("a rate");
    for n in EXTREMES {
        let charges = boleto::late_charges(ten(), rate, rate, n, None);
        if let Some(charges) = judged(charges, &[("dias", !(0..=36_500).contains(&n))]) {
            assert_eq!(charges.valor_novo.to_string(), if n == 0 { "10.00" } else { "10.21" });
        }
        if let Some(holidays) = judged(calendar::bank_holidays(n), &[("year", !(1..=9999).contains(&n))]) {
            assert_eq!(holidays.len(), 12, "{holidays:?}");
        }
        assert_eq!(judged(lc116::to_item(n), &[("code", true)]), None);
        let answer = response::decode(ApiOperation::SalesList, n, Bytes::default(), None, None);
        assert!(judged(answer, &[("status", true)]).is_none(), "no extreme is a status of HTTP");
        let (base, key) = ("https://conta.example".to_owned(), ConcealedText::new("k"));
        let built = request::build(ApiOperation::SalesSelect, base, key, Some(n), None, None, None);
        if let Some(built) = judged(built, &[("id", n < 1)]) {
            assert!(built.url.ends_with(&format!("/api/v2/vendas/{n}")), "{}", built.url);
        }
        let document = Json::parse(format!("{{\"id\":{n},\"parcelas\":[{{\"parcela\":\"{n}\"}}]}}").as_bytes());
        let read = sale::decode(document.expect("a document").into()).expect("a sale");
        let places: Vec<&str> = read.issues.iter().map(|issue| issue.path.as_str()).collect();
        assert_eq!(places, if safe(n) { vec![] } else { vec!["id", "parcelas[0].parcela"] }, "{n}");
    }
}
