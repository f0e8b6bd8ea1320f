//! Tests of ageing. The expected dates and amounts were computed by hand.

use lastro::calc::ageing::Claim;
use lastro::calc::calendar::BusinessCalendar;
use lastro::calc::status::Facts;
use lastro::model::codes::InstallmentStatus;
use lastro::{IssueCode, LocalDate};

fn date(text: &str) -> LocalDate {
    text.parse().expect("a date")
}

fn claim(valor: &str, recebido: Option<&str>, paid: Option<&str>) -> Claim {
    let facts = Facts {
        valor: valor.parse().ok(),
        valor_recebido: recebido.and_then(|text| text.parse().ok()),
        data_vencimento: Some(date("2026-02-14")),
        status: None,
    };
    let rate = |text: &str| text.parse().expect("a rate");
    Claim { facts, data_pagamento: paid.map(date), multa: rate("2"), juros_mensal: rate("1") }
}

fn on(claim: &Claim, today: &str) -> (InstallmentStatus, Option<i64>, String) {
    let age = claim.on(date(today), &mut BusinessCalendar::default()).expect("an age");
    (age.status, age.dias, age.charges.valor_novo.to_string())
}

#[test]
fn charges_are_computed_on_the_open_amount_up_to_the_day() {
    use InstallmentStatus::{Cancelled, Overdue, Paid, PartiallyReceived, Pending};
    let open = claim("100.00", None, None);
    // the due date, 14 February, is the Saturday before Carnival; the next business day is 18 February
    assert_eq!(on(&open, "2026-02-18"), (Pending, Some(0), "100.00".to_owned()));
    assert_eq!(on(&open, "2026-02-19"), (Overdue, Some(5), "102.17".to_owned()));
    let partly = claim("100.00", Some("40.00"), None);
    assert_eq!(on(&partly, "2026-03-16"), (PartiallyReceived, Some(30), "61.80".to_owned()));
    let paid = claim("100.00", None, Some("2026-02-24"));
    assert_eq!(on(&paid, "2026-03-16"), (Paid, Some(10), "0.00".to_owned()));
    assert_eq!(on(&paid, "2026-02-23"), (Overdue, Some(9), "102.30".to_owned()));
    let mut cancelled = open;
    cancelled.facts.status = Some(Cancelled);
    assert_eq!(on(&cancelled, "2026-03-16"), (Cancelled, None, "0.00".to_owned()));
}

#[test]
fn a_missing_or_distant_due_date_is_reported_at_its_field() {
    let mut claim = claim("100.00", Some("1.00"), None);
    let problem = |claim: &Claim| {
        let error = claim.on(date("2130-01-01"), &mut BusinessCalendar::default()).expect_err("a problem");
        (error.issues()[0].path.clone(), error.issues()[0].code)
    };
    assert_eq!(problem(&claim), ("data_vencimento".to_owned(), IssueCode::OutOfRange));
    claim.facts.data_vencimento = None;
    assert_eq!(problem(&claim), ("data_vencimento".to_owned(), IssueCode::Required));
}
