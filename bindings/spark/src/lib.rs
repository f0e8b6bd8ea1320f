//! The native library in the jar for Spark. Java calls its functions once per row, through JNI.
//!
//! Amounts are passed as integers in cents, rates as hundredths of a per cent, dates as days since 1 January 1970. A call with
//! these arguments allocates nothing and calls no function of the JVM. Strings are passed as byte arrays.
//!
//! `dev.lastro.spark.Native` declares these functions and documents their results. [`answered`] and [`jni::text`] catch
//! panics, which must not unwind into the JVM.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, clippy::string_slice)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic))]

mod jni;

use std::cell::RefCell;
use std::panic::{UnwindSafe, catch_unwind};

use lastro::brazil::{cnpj, cpf};
use lastro::calc::calendar::BusinessCalendar;
use lastro::calc::late::{self, Debt, LateCharges, Rounding};
use lastro::value::Choice as _;
use lastro::{LocalDate, Money, Percent};

use self::jni::{Array, Class, Env};

/// The result if an argument is out of range. It cannot be confused with a value: amounts, days and booleans (1 and 0) are all
/// far from this number.
const NONE: i64 = i64::MIN;
/// The result after a panic, which is a bug in this library.
const FAILED: i64 = i64::MIN + 1;

/// The default fine, in hundredths of a per cent.
const MULTA: i64 = 200;
/// The default interest, in hundredths of a per cent per month.
const JUROS_MENSAL: i64 = 100;

thread_local! {
    /// The national bank holidays of the years that this thread has computed.
    static CALENDAR: RefCell<BusinessCalendar> = RefCell::default();
}

/// Runs a function that returns a number. Returns [`NONE`] if the function returns `None`, and [`FAILED`] if it panics.
fn answered(work: impl FnOnce() -> Option<i64> + UnwindSafe) -> i64 {
    catch_unwind(work).map_or(FAILED, |value| value.unwrap_or(NONE))
}

fn charges(valor: i64, dias: i64, multa: i64, juros_mensal: i64, rounding: i32) -> Option<LateCharges> {
    let debt = Debt {
        valor: Money::from_cents(valor)?,
        multa: Percent::from_hundredths(multa)?,
        juros_mensal: Percent::from_hundredths(juros_mensal)?,
    };
    let rounding = *Rounding::ALL.get(usize::try_from(rounding).ok()?)?;
    debt.charges(dias, rounding).ok()
}

/// The value of a late boleto with fine and interest, in cents.
#[unsafe(no_mangle)]
pub extern "system" fn Java_dev_lastro_spark_Native_valorNovo(
    _env: Env,
    _class: Class,
    valor: i64,
    dias: i64,
    multa: i64,
    juros_mensal: i64,
    rounding: i32,
) -> i64 {
    answered(|| Some(charges(valor, dias, multa, juros_mensal, rounding)?.valor_novo.cents()))
}

/// The fine, in cents.
#[unsafe(no_mangle)]
pub extern "system" fn Java_dev_lastro_spark_Native_multaTotal(
    _env: Env,
    _class: Class,
    valor: i64,
    dias: i64,
    multa: i64,
    juros_mensal: i64,
    rounding: i32,
) -> i64 {
    answered(|| Some(charges(valor, dias, multa, juros_mensal, rounding)?.multa_total.cents()))
}

/// The interest, in cents.
#[unsafe(no_mangle)]
pub extern "system" fn Java_dev_lastro_spark_Native_jurosMensalTotal(
    _env: Env,
    _class: Class,
    valor: i64,
    dias: i64,
    multa: i64,
    juros_mensal: i64,
    rounding: i32,
) -> i64 {
    answered(|| Some(charges(valor, dias, multa, juros_mensal, rounding)?.juros_mensal_total.cents()))
}

/// The default fine, in hundredths of a per cent.
#[unsafe(no_mangle)]
pub extern "system" fn Java_dev_lastro_spark_Native_multa(_env: Env, _class: Class) -> i64 {
    MULTA
}

/// The default interest, in hundredths of a per cent per month.
#[unsafe(no_mangle)]
pub extern "system" fn Java_dev_lastro_spark_Native_jurosMensal(_env: Env, _class: Class) -> i64 {
    JUROS_MENSAL
}

/// The names of the rounding modes, separated by commas. Java passes a mode as its index in this list. The first is the
/// default.
#[unsafe(no_mangle)]
pub extern "system" fn Java_dev_lastro_spark_Native_roundings(env: Env, _class: Class) -> Array {
    let names = || Rounding::ALL.iter().map(|rounding| rounding.as_str()).collect::<Vec<_>>().join(",");
    jni::text(env, || Some(names()))
}

/// The days late for a due date and a payment date. Both dates are days since 1 January 1970.
#[unsafe(no_mangle)]
pub extern "system" fn Java_dev_lastro_spark_Native_daysLate(
    _env: Env,
    _class: Class,
    data_vencimento: i32,
    data_pagamento: i32,
) -> i64 {
    let date = |days: i32| LocalDate::from_epoch_days(i64::from(days));
    answered(|| {
        let (due, paid) = (date(data_vencimento)?, date(data_pagamento)?);
        CALENDAR.with_borrow_mut(|calendar| late::days_late_in(calendar, due, paid))
    })
}

/// Returns 1 if the string is a valid CPF, otherwise 0.
#[unsafe(no_mangle)]
pub extern "system" fn Java_dev_lastro_spark_Native_isCpf(env: Env, _class: Class, cpf: Array) -> i64 {
    answered(|| jni::with_text(env, cpf, |text| Some(i64::from(cpf::is_valid(text)))))
}

/// Returns 1 if the string is a valid CNPJ, otherwise 0.
#[unsafe(no_mangle)]
pub extern "system" fn Java_dev_lastro_spark_Native_isCnpj(env: Env, _class: Class, cnpj: Array) -> i64 {
    answered(|| jni::with_text(env, cnpj, |text| Some(i64::from(cnpj::is_valid(text)))))
}

/// Formats a valid CPF with punctuation; null for any other string.
#[unsafe(no_mangle)]
pub extern "system" fn Java_dev_lastro_spark_Native_formatCpf(env: Env, _class: Class, cpf: Array) -> Array {
    jni::text(env, || jni::with_text(env, cpf, cpf::format))
}

/// Formats a valid CNPJ with punctuation; null for any other string.
#[unsafe(no_mangle)]
pub extern "system" fn Java_dev_lastro_spark_Native_formatCnpj(env: Env, _class: Class, cnpj: Array) -> Array {
    jni::text(env, || jni::with_text(env, cnpj, cnpj::format))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_and_no_value_are_told_from_every_value() {
        assert_eq!(answered(|| Some(7)), 7);
        assert_eq!(answered(|| None), NONE);
        assert_eq!(answered(|| panic!("a defect")), FAILED);
        for answer in [NONE, FAILED] {
            assert_eq!(Money::from_cents(answer), None);
        }
    }

    #[test]
    fn charges_of_what_does_not_fit_are_no_value() {
        let valor_novo = |valor, dias, multa, juros_mensal, rounding| {
            charges(valor, dias, multa, juros_mensal, rounding).map(|charges| charges.valor_novo.cents())
        };
        assert_eq!(valor_novo(12_990, 10, MULTA, JUROS_MENSAL, 0), Some(13_293));
        for (valor, dias, multa, juros_mensal, rounding) in [
            (-1, 1, MULTA, JUROS_MENSAL, 0),
            (i64::MAX, 1, MULTA, JUROS_MENSAL, 0),
            (1, -1, MULTA, JUROS_MENSAL, 0),
            (1, 1, 10_001, JUROS_MENSAL, 0),
            (1, 1, MULTA, i64::MAX, 0),
            (1, 1, MULTA, JUROS_MENSAL, 2),
            (1, 1, MULTA, JUROS_MENSAL, -1),
        ] {
            assert_eq!(valor_novo(valor, dias, multa, juros_mensal, rounding), None);
        }
        assert_eq!(Rounding::ALL.first(), Some(&Rounding::HalfUp));
    }

    #[test]
    fn what_a_query_need_not_name_is_as_on_every_engine() {
        let operation = lastro_arrow::operation("late_charges").unwrap();
        for (name, hundredths) in [("multa", MULTA), ("juros_mensal", JUROS_MENSAL)] {
            let lastro_arrow::Default::ColumnOr(usual) = operation.argument(name).unwrap().default else {
                panic!("{name}")
            };
            assert_eq!(usual.parse().map(Percent::hundredths), Ok(hundredths), "{name}");
        }
    }
}
