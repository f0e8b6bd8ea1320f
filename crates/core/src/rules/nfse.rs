//! Validation rules for the invoice data of a sale.

use super::{Check, Context, Validate};
use crate::brazil::municipality;
use crate::issue::IssueCode;
use crate::model::NfseData;
use crate::model::codes::YesNo;
use crate::value::{Money, is_rate};

impl Validate for NfseData {
    fn rules(&self, _: &Context, check: &mut Check) {
        check.not_blank("rps_serie", self.rps_serie.as_deref());
        if self.aliquota.is_some_and(|rate| !is_rate(rate.cents())) {
            check.error("aliquota", IssueCode::OutOfRange, &[("min", "0"), ("max", "100")]);
        }
        for (name, code) in [("id_municipio", self.id_municipio), ("id_municipio_emissao", self.id_municipio_emissao)] {
            if code.is_some_and(|code| !municipality::is_valid_number(code)) {
                check.error(name, IssueCode::InvalidMunicipality, &[]);
            }
        }
        if self.impostos_federais == Some(YesNo::No) {
            self.withheld_all_the_same(check);
        }
    }
}

impl NfseData {
    /// Warns if an amount of a federal tax is withheld although `impostos_federais` states that none is.
    fn withheld_all_the_same(&self, check: &mut Check) {
        let withheld = [
            ("valor_ir", self.valor_ir),
            ("valor_pis", self.valor_pis),
            ("valor_csll", self.valor_csll),
            ("valor_inss", self.valor_inss),
            ("valor_cofins", self.valor_cofins),
        ];
        for (name, amount) in withheld {
            if amount.is_some_and(|a| a > Money::ZERO) {
                check.warning("impostos_federais", IssueCode::Contradiction, &[("field", name)]);
            }
        }
    }
}
