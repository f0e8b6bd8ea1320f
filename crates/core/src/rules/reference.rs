//! Validation rules for records that are read-only in the API: plans and cities.

use super::{Check, Context, Validate};
use crate::brazil::municipality;
use crate::issue::IssueCode;
use crate::model::{Municipality, Plan};
use crate::value::Code as _;

impl Validate for Municipality {
    fn rules(&self, _: &Context, check: &mut Check) {
        let Some(city) = self.id else { return };
        let expected = municipality::unit(city);
        if !municipality::is_valid_number(city) {
            check.error("id", IssueCode::InvalidMunicipality, &[]);
        } else if self.uf.is_some_and(|uf| municipality::is_unit(uf.code()) && uf.code() != expected) {
            check.error("uf", IssueCode::Mismatch, &[("expected", &expected.to_string())]);
        }
    }
}

impl Validate for Plan {
    fn rules(&self, context: &Context, check: &mut Check) {
        if let Some(invoice) = &self.nfse_dados {
            check.at("nfse_dados", &mut |c| invoice.rules(context, c));
        }
    }
}
