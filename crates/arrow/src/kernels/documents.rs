//! Document numbers (such as CPF, a taxpayer number) and payment codes: whether each is valid, and its form without and with
//! punctuation.

use std::sync::Arc;

use arrow_array::{ArrayRef, BooleanArray};
use lastro::brazil::digits::printed;
use lastro::model::{self, Type};
use lastro::value::Choice as _;
use lastro::{IssueCode, LastroError, brazil};
use lastro_facade::{boleto, cep, cnpj, cpf, pix};

use super::{argument, core};
use crate::argument::{Column, Described};
use crate::inputs::{Rows, Visitor};
use crate::operation::Kernel;
use crate::output::{Answer, Bits, TextBuilder};
use crate::texts::Texts;

const CPF_CORE: &model::Operation = core!(cpf::AREA, "cpf.is_valid");
const CNPJ_CORE: &model::Operation = core!(cnpj::AREA, "cnpj.is_valid");
const CEP_CORE: &model::Operation = core!(cep::AREA, "cep.is_valid");
const LINHA_CORE: &model::Operation = core!(boleto::AREA, "boleto.is_valid_linha_digitavel");
const PIX_CORE: &model::Operation = core!(pix::AREA, "pix.check");

const RESULTS: &[Column] = &[
    Column::scalar("valid", Type::Boolean, "Whether the value is valid."),
    Column::scalar("bare", Type::Text, "The value without punctuation; null if it is not valid."),
    Column::scalar("formatted", Type::Text, "The value in its printed form; null if it is not valid."),
    Column::scalar("reason", Type::Text, "The reason why the value is not valid; null if it is valid."),
];

macro_rules! document {
    ($kernel:ident, $name:literal, $core:expr, $argument:expr, $length:expr, $check:expr) => {
        #[derive(Clone, Default)]
        pub(super) struct $kernel(Texts);

        impl Kernel for $kernel {
            const NAME: &'static str = $name;
            const OF: &'static model::Operation = $core;
            const RESULTS: &'static [Column] = RESULTS;

            fn arguments(&mut self, visitor: &mut impl Visitor) {
                visitor.visit(&mut self.0, $argument);
            }

            fn compute(&self, rows: Rows) -> Result<Answer, LastroError> {
                compute(&self.0, rows, $length, $check)
            }
        }
    };
}

document!(Cpf, "cpf", CPF_CORE, argument!(CPF_CORE, "cpf"), brazil::cpf::MASK.len(), |text| {
    let bare = brazil::cpf::bare(text).ok_or(IssueCode::InvalidCpf.as_str())?;
    Ok((bare, printed::<{ brazil::cpf::MASK.len() }>(&bare, brazil::cpf::MASK)))
});

document!(Cnpj, "cnpj", CNPJ_CORE, argument!(CNPJ_CORE, "cnpj"), brazil::cnpj::MASK.len(), |text| {
    let bare = brazil::cnpj::bare(text).ok_or(IssueCode::InvalidCnpj.as_str())?;
    Ok((bare, printed::<{ brazil::cnpj::MASK.len() }>(&bare, brazil::cnpj::MASK)))
});

document!(Cep, "cep", CEP_CORE, argument!(CEP_CORE, "cep"), brazil::cep::MASK.len(), |text| {
    let bare = brazil::cep::bare(text).ok_or(IssueCode::InvalidCep.as_str())?;
    Ok((bare, printed::<{ brazil::cep::MASK.len() }>(&bare, brazil::cep::MASK)))
});

document!(
    LinhaDigitavel,
    "linha_digitavel",
    LINHA_CORE,
    Described::new("linha_digitavel", "The linha digitável, without punctuation or in its printed form."),
    0,
    |text| brazil::linha_digitavel::forms(text).ok_or(IssueCode::InvalidLinhaDigitavel.as_str())
);

document!(
    Pix,
    "pix",
    PIX_CORE,
    Described::new(
        "pix",
        "The Pix code (copia e cola). It has only one form, so the results `bare` and `formatted` are equal."
    ),
    0,
    |text| brazil::pix::parse(text).map(|_| (text, text)).map_err(|fault| fault.as_str())
);

/// Validates strings. `check` returns the form without punctuation and the printed form of a valid string, or the error of an
/// invalid one. `length` is the number of bytes of a printed form, to reserve memory; 0 if it varies.
fn compute<'t, B: AsRef<[u8]>, F: AsRef<[u8]>>(
    texts: &'t Texts,
    rows: Rows,
    length: usize,
    check: impl Fn(&'t str) -> Result<(B, F), &'static str>,
) -> Result<Answer, LastroError> {
    let mut right = Bits::default();
    let column = |length| TextBuilder::with_capacity(rows.count, length);
    let (mut bare, mut formatted, mut reason) = (column(length), column(length), column(0));
    let (issues, given) = rows.each(
        |row| texts.at(row).map(|text| Ok(check(text))),
        |checked| {
            right.push(matches!(checked, Some(Ok(_))));
            let (forms, why) = match checked {
                Some(Ok(forms)) => (Some(forms), None),
                Some(Err(why)) => (None, Some(why)),
                None => (None, None),
            };
            let (one, other) = forms.unzip();
            bare.append_option(one);
            formatted.append_option(other);
            reason.append_option(why);
        },
    );
    let valid = BooleanArray::new(right.finish(), given);
    let columns: Vec<ArrayRef> = vec![Arc::new(valid), bare.finish()?, formatted.finish()?, reason.finish()?];
    Ok(Answer { columns, issues })
}
