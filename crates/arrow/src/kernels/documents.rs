//! Documents and codes as texts: whether each is valid, and how it is written.

use lastro::LastroError;
use lastro::api::{boleto, cep, cnpj, cpf, pix};
use lastro::brazil;
use lastro::brazil::digits::printed;
use lastro::issue::IssueCode;
use lastro::model::{self, Type};
use lastro::value::Choice as _;

use super::{argument, core};
use crate::inputs::Inputs;
use crate::operation::{Argument, Column, Operation};
use crate::output::{Answer, Flags, Texts};

const CPF_CORE: &model::Operation = core!(cpf::AREA, "cpf.is_valid");
const CNPJ_CORE: &model::Operation = core!(cnpj::AREA, "cnpj.is_valid");
const CEP_CORE: &model::Operation = core!(cep::AREA, "cep.is_valid");
const LINHA_CORE: &model::Operation = core!(boleto::AREA, "boleto.is_valid_linha_digitavel");
const PIX_CORE: &model::Operation = core!(pix::AREA, "pix.check");

const RESULTS: &[Column] = &[
    Column::scalar("valid", Type::Boolean, "Whether it is valid."),
    Column::scalar("bare", Type::Text, "Without the characters between its parts; null if it is not valid."),
    Column::scalar("formatted", Type::Text, "As it is printed; null if it is not valid."),
    Column::scalar("reason", Type::Text, "Why it is not valid; null if it is."),
];

macro_rules! document {
    ($name:literal, $core:expr, $argument:expr, $check:expr) => {
        Operation {
            name: $name,
            of: $core.name,
            doc: $core.doc,
            arguments: &[$argument],
            results: RESULTS,
            kernel: |inputs| kernel(inputs, $name, $check),
        }
    };
}

pub(super) const CPF: Operation = document!("cpf", CPF_CORE, argument!(CPF_CORE, "cpf"), |text| {
    let bare = brazil::cpf::bare(text).ok_or(IssueCode::InvalidCpf.as_str())?;
    Ok((bare, printed::<{ brazil::cpf::MASK.len() }>(&bare, brazil::cpf::MASK)))
});

pub(super) const CNPJ: Operation = document!("cnpj", CNPJ_CORE, argument!(CNPJ_CORE, "cnpj"), |text| {
    let bare = brazil::cnpj::bare(text).ok_or(IssueCode::InvalidCnpj.as_str())?;
    Ok((bare, printed::<{ brazil::cnpj::MASK.len() }>(&bare, brazil::cnpj::MASK)))
});

pub(super) const CEP: Operation = document!("cep", CEP_CORE, argument!(CEP_CORE, "cep"), |text| {
    let bare = brazil::cep::bare(text).ok_or(IssueCode::InvalidCep.as_str())?;
    Ok((bare, printed::<{ brazil::cep::MASK.len() }>(&bare, brazil::cep::MASK)))
});

pub(super) const LINHA_DIGITAVEL: Operation = document!(
    "linha_digitavel",
    LINHA_CORE,
    Argument::new("linha_digitavel", Type::Text, "Bare digits, or exactly as printed."),
    |text| brazil::linha_digitavel::forms(text).ok_or(IssueCode::InvalidLinhaDigitavel.as_str())
);

pub(super) const PIX: Operation = document!(
    "pix",
    PIX_CORE,
    Argument::new("pix", Type::Text, "A copy-and-paste code. It has one form, which is both `bare` and `formatted`."),
    |text| brazil::pix::parse(text).map(|_| (text, text)).map_err(|fault| fault.as_str())
);

/// `check` gives the bare and the printed form of a valid text, or why it is not valid.
fn kernel<'b, B: AsRef<[u8]>, F: AsRef<[u8]>>(
    inputs: &mut Inputs<'b>,
    name: &'static str,
    check: impl Fn(&'b str) -> Result<(B, F), &'static str>,
) -> Result<Answer, LastroError> {
    let texts = inputs.texts(name)?;
    let rows = inputs.rows();
    let mut valid = Flags::with_capacity(rows);
    let column = || Texts::with_capacity(rows);
    let (mut bare, mut formatted, mut reason) = (column(), column(), column());
    let issues = inputs.each(
        |row| texts.at(row).map(|text| Ok(check(text))),
        |checked| {
            valid.push(checked.as_ref().map(Result::is_ok));
            let (forms, why) = match checked {
                Some(Ok(forms)) => (Some(forms), None),
                Some(Err(why)) => (None, Some(why)),
                None => (None, None),
            };
            let (one, other) = forms.unzip();
            bare.push(one);
            formatted.push(other);
            reason.push(why);
        },
    )?;
    Ok(Answer { columns: vec![valid.finish(), bare.finish()?, formatted.finish()?, reason.finish()?], issues })
}
