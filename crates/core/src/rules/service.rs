//! Rules of a service.

use super::{Check, Context, Validate, WriteOperation};
use crate::issue::IssueCode;
use crate::model::Service;

impl Validate for Service {
    fn rules(&self, context: &Context, check: &mut Check) {
        if context.operation == WriteOperation::Insert {
            check.required("nome", self.nome.as_ref());
        }
        if self.nome.as_ref().is_some_and(|name| name.trim().is_empty()) {
            check.error("nome", IssueCode::Blank, &[]);
        }
        // item 1.01 is 101, item 40.01 is 4001: the sub-item always has two digits and begins at 01
        if self.id_servico.is_some_and(|item| !(101..=4099).contains(&item) || item % 100 == 0) {
            check.error("id_servico", IssueCode::InvalidServiceItem, &[]);
        }
        if self.valor.is_some_and(crate::value::Money::is_negative) {
            check.error("valor", IssueCode::OutOfRange, &[("min", "0.00")]);
        }
        if self.impostos_percentual.is_some_and(|percent| !percent.is_rate()) {
            check.error("impostos_percentual", IssueCode::OutOfRange, &[("min", "0"), ("max", "100")]);
        }
    }
}
