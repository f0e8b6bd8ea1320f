//! Documents and codes as texts: whether each is valid, and how it is written.

use arrow_array::builder::{BooleanBuilder, StringBuilder};
use lastro::LastroError;
use lastro::api::{boleto, cep, cnpj, cpf, pix};
use lastro::brazil;
use lastro::brazil::digits::print_onto;
use lastro::issue::IssueCode;
use lastro::model::{self, Type};
use lastro::value::Choice as _;

use super::{argument, core};
use crate::inputs::Inputs;
use crate::operation::{Argument, Column, Operation};
use crate::output::{Answer, finished};

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

pub(super) const CPF: Operation = document!("cpf", CPF_CORE, argument!(CPF_CORE, "cpf"), |text, forms| {
    let characters = brazil::cpf::bare(text).ok_or(IssueCode::InvalidCpf.as_str())?;
    forms.put(&characters, brazil::cpf::MASK);
    Ok(())
});

pub(super) const CNPJ: Operation = document!("cnpj", CNPJ_CORE, argument!(CNPJ_CORE, "cnpj"), |text, forms| {
    let characters = brazil::cnpj::bare(text).ok_or(IssueCode::InvalidCnpj.as_str())?;
    forms.put(&characters, brazil::cnpj::MASK);
    Ok(())
});

pub(super) const CEP: Operation = document!("cep", CEP_CORE, argument!(CEP_CORE, "cep"), |text, forms| {
    let characters = brazil::cep::bare(text).ok_or(IssueCode::InvalidCep.as_str())?;
    forms.put(&characters, brazil::cep::MASK);
    Ok(())
});

pub(super) const LINHA_DIGITAVEL: Operation = document!(
    "linha_digitavel",
    LINHA_CORE,
    Argument::new("linha_digitavel", Type::Text, "Bare digits, or exactly as printed."),
    |text, forms| {
        let both = brazil::linha_digitavel::forms(text).ok_or(IssueCode::InvalidLinhaDigitavel.as_str())?;
        (forms.bare, forms.formatted) = both;
        Ok(())
    }
);

pub(super) const PIX: Operation = document!(
    "pix",
    PIX_CORE,
    Argument::new("pix", Type::Text, "A copy-and-paste code. It has one form, which is both `bare` and `formatted`."),
    |text, forms| {
        brazil::pix::parse(text).map_err(|fault| fault.as_str())?;
        forms.bare.push_str(text);
        forms.formatted.push_str(text);
        Ok(())
    }
);

/// How a document is written, in buffers that serve every row.
#[derive(Default)]
struct Forms {
    bare: String,
    formatted: String,
}

impl Forms {
    /// ASCII characters, bare and in a mask.
    fn put(&mut self, characters: &[u8], mask: &str) {
        self.bare.extend(characters.iter().copied().map(char::from));
        print_onto(&mut self.formatted, characters, mask);
    }
}

fn kernel(
    inputs: &mut Inputs<'_>,
    name: &'static str,
    check: impl Fn(&str, &mut Forms) -> Result<(), &'static str>,
) -> Result<Answer, LastroError> {
    let texts = inputs.texts(name)?;
    let rows = inputs.rows();
    let mut valid = BooleanBuilder::with_capacity(rows);
    let (mut bare, mut formatted, mut reason) = (StringBuilder::new(), StringBuilder::new(), StringBuilder::new());
    let mut forms = Forms::default();
    let issues = inputs.each(
        |row| texts.at(row).map(Ok),
        |text| {
            let found = text.map(|text| {
                forms.bare.clear();
                forms.formatted.clear();
                check(text, &mut forms)
            });
            valid.append_option(found.map(|found| found.is_ok()));
            let is_valid = found == Some(Ok(()));
            bare.append_option(is_valid.then_some(&forms.bare));
            formatted.append_option(is_valid.then_some(&forms.formatted));
            reason.append_option(found.and_then(Result::err));
        },
    )?;
    Ok(Answer { columns: vec![finished(valid), finished(bare), finished(formatted), finished(reason)], issues })
}
