//! Linha digitável (the typeable line) and barcode of a bank boleto (Carta-Circular BCB 2.926) and of a utility or tax slip
//! (FEBRABAN).

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
    /// Due date of a boleto. Of the two dates that a due date factor can stand for, it is the one from 3000 days before to 5500
    /// days after the reference date. Unset if neither date is in this range, or if `fator` is 0.
    pub data_vencimento: Option<LocalDate>,
    /// Due date factor of a boleto: the days from 1997-10-07 to its due date; since 2025-02-22, counted again from 1000. 0 if
    /// the boleto has no due date.
    pub fator: Option<i64>,
    /// Bank of a boleto, 3 digits.
    pub banco: Option<String>,
    /// Segment of a utility slip, 1 digit.
    pub segmento: Option<String>,
}

const SLIP_MASK: &str = "#####.##### #####.###### #####.###### # ##############";
/// The two printed forms of a utility slip's linha digitável: four blocks, with or without hyphens.
const UTILITY_MASKS: [&str; 2] =
    ["###########-# ###########-# ###########-# ###########-#", "############ ############ ############ ############"];

/// Date of due date factor 0 in the first cycle. Factors ran up to 9999 on 2025-02-21, then started again from 1000.
const FIRST_BASE: (i32, u32, u32) = (1997, 10, 7);
/// Date of due date factor 1000 in the second cycle.
const SECOND_BASE: (i32, u32, u32) = (2025, 2, 22);
/// First due date factor of the second cycle.
const SECOND_FIRST: i64 = 1000;
/// Largest due date factor of both cycles.
const LAST: i64 = 9999;
/// Range, in days from the reference date, of the due dates that are accepted. It is shorter than the 9000 days between the two
/// dates of a factor, so it contains at most one of them. If it contains neither, the boleto is read without a due date.
const WINDOW: core::ops::RangeInclusive<i64> = -3000..=5500;

/// Reads a linha digitável, given as digits without punctuation or exactly in its printed form. Returns `None` if its form or a
/// check digit is wrong.
///
/// A due date factor of 1000 or more stands for two dates, 9000 days apart. The due date is the one between 3000 days before
/// and 5500 days after `reference_date`. If neither date is in this range, `data_vencimento` is unset.
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

/// The 44 digits of a linha digitável's barcode; `None` if the form or a check digit is wrong.
#[must_use]
pub fn to_barcode(linha: &str) -> Option<Vec<u32>> {
    match utility_digits(linha) {
        Some(digits) => utility_barcode(&digits),
        None => slip_barcode(&unmask_digits::<47>(linha, SLIP_MASK)?),
    }
}

/// A linha digitável as digits without punctuation, and in its printed form. `None` if its form or a check digit is wrong.
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

/// The 48 digits of a utility slip's linha digitável, given without punctuation or in one of its two printed forms. `None` for
/// any other string.
fn utility_digits(linha: &str) -> Option<[u32; 48]> {
    UTILITY_MASKS.iter().find_map(|mask| unmask_digits(linha, mask))
}

fn slip_barcode(digits: &[u32]) -> Option<Vec<u32>> {
    // A boleto begins with its bank's code, and no bank code begins with 8. Barcodes that begin with 8 are utility slips.
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

/// The linha digitável of a barcode of 44 digits, without punctuation. `None` if the string is not 44 digits, or the barcode's
/// check digit is wrong.
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

/// Returns the barcode if its check digit is correct, otherwise `None`. The check digit is the fifth digit of a boleto's
/// barcode, and the fourth of a utility slip's.
fn checked(barcode: Vec<u32>) -> Option<Vec<u32>> {
    let utility = barcode.first() == Some(&8);
    let at = if utility { 3 } else { 4 };
    let others = join(&barcode, &[(0, at), (at + 1, 44)])?;
    let expected = if utility { utility_check(&barcode)?(&others) } else { slip_mod_11(&others) };
    (barcode.get(at) == Some(&expected)).then_some(barcode)
}

/// The check digit formula of a utility slip, which its third digit selects: modulo 10 for 6 and 7, modulo 11 for 8 and 9.
fn utility_check(digits: &[u32]) -> Option<fn(&[u32]) -> u32> {
    match (digits.first()?, digits.get(2)?) {
        (8, 6 | 7) => Some(mod_10),
        (8, 8 | 9) => Some(|digits| mod_11(digits, 9)),
        _ => None,
    }
}

/// The check digit of a boleto's whole barcode: 11 minus the remainder of [`sum_mod_11`], or 1 if the result is 10 or 11.
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

/// The due date factor of a date. Factors count the days since 1997-10-07, up to 9999 on 2025-02-21; from the next day they
/// count again from 1000. `None` for dates outside 1997-10-08 to 2049-10-13.
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
