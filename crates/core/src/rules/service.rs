//! Validation rules for services.

use super::{Check, Context, Validate, WriteOperation};
use crate::brazil::lc116;
use crate::issue::IssueCode;
use crate::model::Service;

impl Validate for Service {
    fn rules(&self, context: &Context, check: &mut Check) {
        if context.operation == WriteOperation::Insert {
            check.required(self, "nome");
        }
        check.not_blank("nome", self.nome.as_deref());
        if self.id_servico.is_some_and(|item| !lc116::is_valid_code(item)) {
            check.error("id_servico", IssueCode::InvalidServiceItem, &[]);
        }
    }
}
