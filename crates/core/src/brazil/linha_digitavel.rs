//! Linha digitável and barcode of a boleto (Carta-Circular BCB 2.926) and of a utility slip (FEBRABAN).

use lastro_macros::model;

use super::digits::{mod_10, mod_11, print, sum_mod_11, text, unmask_digits};
use crate::value::{LocalDate, Money, choices};

choices! {
    /// The kind of slip of a linha digitável.
    pub enum SlipKind {
        /// A bank's boleto: 47 digits.
        Boleto = "boleto",
        /// A utility or tax slip: 48 digits, the first an 8.
        Arrecadacao = "arrecadacao",
    }
}

/// The contents of a linha digitável.
#[model(answer)]
pub struct Slip {
    /// Boleto or utility slip.
    pub tipo: SlipKind,
    /// The 44 digits of the barcode.
    pub barcode: String,
    /// Amount; unset on a utility slip that has a quantity instead.
    pub valor: Option<Money>,
    /// Due date of a boleto; unset if the factor is 0, or if neither of its two possible dates is near enough to the
    /// reference date.
    pub data_vencimento: Option<LocalDate>,
    /// Due factor of a boleto, 0 without a due date.
    pub fator: Option<i64>,
    /// Bank of a boleto, 3 digits.
    pub banco: Option<String>,
    /// Segment of a utility slip, 1 digit.
    pub segmento: Option<String>,
}

const SLIP_MASK: &str = "#####.##### #####.###### #####.###### # ##############";
/// The two printed forms of the four blocks of a utility slip.
const UTILITY_MASKS: [&str; 2] =
    ["###########-# ###########-# ###########-# ###########-#", "############ ############ ############ ############"];

/// Day of factor 0 in the first cycle.
const FIRST_BASE: (i32, u32, u32) = (1997, 10, 7);
/// Day of factor 1000 in the second cycle.
const SECOND_BASE: (i32, u32, u32) = (2025, 2, 22);
/// First factor of the second cycle.
const SECOND_FIRST: i64 = 1000;
/// Largest factor.
const LAST: i64 = 9999;
/// Allowed distance of a due date from the reference date, in days.
const WINDOW: core::ops::RangeInclusive<i64> = -3000..=5500;

/// Reads and checks a linha digitável, as bare digits or exactly in its printed form.
///
/// A factor stands for two dates, 9000 days apart; the one from 3000 days before to 5500 after `reference_date` is used.
#[must_use]
pub fn parse(linha: &str, reference_date: LocalDate) -> Option<Slip> {
    let barcode = to_barcode(linha)?;
    let digits = &barcode;
    if digits.first() == Some(&8) {
        let amount = matches!(digits.get(2), Some(6 | 8));
        return Some(Slip {
            tipo: SlipKind::Arrecadacao,
            barcode: text(digits)?,
            valor: if amount { cents(digits.get(4..15)?) } else { None },
            data_vencimento: None,
            fator: None,
            banco: None,
            segmento: Some(text(digits.get(1..2)?)?),
        });
    }
    let factor = number(digits.get(5..9)?);
    Some(Slip {
        tipo: SlipKind::Boleto,
        barcode: text(digits)?,
        valor: cents(digits.get(9..19)?),
        data_vencimento: due_date(factor, reference_date),
        fator: Some(factor),
        banco: Some(text(digits.get(..3)?)?),
        segmento: None,
    })
}

/// The 44 digits of a linha digitável's barcode; `None` if a check digit is wrong.
#[must_use]
pub fn to_barcode(linha: &str) -> Option<Vec<u32>> {
    match utility_digits(linha) {
        Some(digits) => utility_barcode(&digits),
        None => slip_barcode(&unmask_digits::<47>(linha, SLIP_MASK)?),
    }
}

/// The bare digits and the printed form of a linha digitável; `None` if a check digit is wrong.
#[must_use]
pub fn forms(linha: &str) -> Option<(String, String)> {
    to_barcode(linha)?;
    let (digits, mask) = match utility_digits(linha) {
        Some(digits) => (text(&digits)?, UTILITY_MASKS[0]),
        None => (text(&unmask_digits::<47>(linha, SLIP_MASK)?)?, SLIP_MASK),
    };
    let printed = print(digits.as_bytes(), mask);
    Some((digits, printed))
}

/// The digits of a utility slip's linha digitável, in either printed form.
fn utility_digits(linha: &str) -> Option<[u32; 48]> {
    UTILITY_MASKS.iter().find_map(|mask| unmask_digits(linha, mask))
}

fn slip_barcode(digits: &[u32]) -> Option<Vec<u32>> {
    // no bank has a code of 800 or more: a barcode that begins with 8 is a utility slip's, whose linha has 48 digits
    if digits.first() == Some(&8) {
        return None;
    }
    for (start, end) in [(0, 9), (10, 20), (21, 31)] {
        if mod_10(digits.get(start..end)?) != *digits.get(end)? {
            return None;
        }
    }
    let barcode = join(digits, &[(0, 4), (32, 47), (4, 9), (10, 20), (21, 31)])?;
    checked(barcode)
}

fn utility_barcode(digits: &[u32]) -> Option<Vec<u32>> {
    let check = utility_check(digits)?;
    for block in digits.chunks_exact(12) {
        let (given, head) = block.split_last()?;
        if check(head) != *given {
            return None;
        }
    }
    checked(join(digits, &[(0, 11), (12, 23), (24, 35), (36, 47)])?)
}

/// The linha digitável, as bare digits, of a barcode of 44 digits; `None` if its check digit is wrong.
#[must_use]
pub fn from_barcode(barcode: &str) -> Option<String> {
    let digits = checked(unmask_digits::<44>(barcode, "############################################")?.to_vec())?;
    if digits.first() == Some(&8) {
        let check = utility_check(&digits)?;
        let blocks = digits.chunks_exact(11).map(|block| Some(text(block)? + &text(&[check(block)])?));
        return blocks.collect();
    }
    let fields = [join(&digits, &[(0, 4), (19, 24)])?, join(&digits, &[(24, 34)])?, join(&digits, &[(34, 44)])?];
    let fields: Option<String> = fields.iter().map(|field| Some(text(field)? + &text(&[mod_10(field)])?)).collect();
    Some(fields? + &text(digits.get(4..19)?)?)
}

/// Checks a barcode's check digit, the fifth digit of a boleto and the fourth of a utility slip; `None` if it is wrong.
fn checked(barcode: Vec<u32>) -> Option<Vec<u32>> {
    let utility = barcode.first() == Some(&8);
    let at = if utility { 3 } else { 4 };
    let others = join(&barcode, &[(0, at), (at + 1, 44)])?;
    let expected = if utility { utility_check(&barcode)?(&others) } else { slip_mod_11(&others) };
    (barcode.get(at) == Some(&expected)).then_some(barcode)
}

/// The check digit formula that a utility slip's third digit selects.
fn utility_check(digits: &[u32]) -> Option<fn(&[u32]) -> u32> {
    match (digits.first()?, digits.get(2)?) {
        (8, 6 | 7) => Some(mod_10),
        (8, 8 | 9) => Some(|digits| mod_11(digits, 9)),
        _ => None,
    }
}

/// The general check digit of a boleto: 11 less the remainder, or 1 if that is 0, 10 or 11.
fn slip_mod_11(digits: &[u32]) -> u32 {
    match 11 - sum_mod_11(digits, 9) {
        10 | 11 => 1,
        digit => digit,
    }
}

fn join(digits: &[u32], pieces: &[(usize, usize)]) -> Option<Vec<u32>> {
    let mut all = Vec::with_capacity(44);
    for (start, end) in pieces {
        all.extend_from_slice(digits.get(*start..*end)?);
    }
    Some(all)
}

fn number(digits: &[u32]) -> i64 {
    digits.iter().fold(0, |n, d| n * 10 + i64::from(*d))
}

fn cents(digits: &[u32]) -> Option<Money> {
    Money::from_cents(number(digits))
}

/// The factor of a due date: days since 1997-10-07 up to 9999 on 2025-02-21, then again from 1000. `None` outside
/// 1997-10-08 to 2049-10-13.
#[must_use]
pub fn factor(date: LocalDate) -> Option<i64> {
    let since = |base, first| Some(base_date(base)?.days_until(date) + first);
    let again = since(SECOND_BASE, SECOND_FIRST)?;
    let factor = if again < SECOND_FIRST { since(FIRST_BASE, 0)? } else { again };
    (1..=LAST).contains(&factor).then_some(factor)
}

fn due_date(factor: i64, reference: LocalDate) -> Option<LocalDate> {
    let first = base_date(FIRST_BASE)?.plus_days(factor).filter(|_| factor > 0);
    let second = base_date(SECOND_BASE)?.plus_days(factor - SECOND_FIRST).filter(|_| factor >= SECOND_FIRST);
    [first, second].into_iter().flatten().find(|date| WINDOW.contains(&reference.days_until(*date)))
}

fn base_date((year, month, day): (i32, u32, u32)) -> Option<LocalDate> {
    LocalDate::from_ymd(year, month, day)
}
