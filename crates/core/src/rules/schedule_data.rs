//! Validation rules for the e-mail parameters of a sale or contract (`agendamento_dados`).

use super::{Check, Context, Validate};
use crate::issue::IssueCode;
use crate::model::{ScheduleData, attachment_number};

impl Validate for ScheduleData {
    fn rules(&self, _: &Context, check: &mut Check) {
        for (name, _) in self.extra.members() {
            if attachment_number(name).is_some_and(|digits| digits.bytes().all(|d| d == b'0')) {
                check.error(name, IssueCode::OutOfRange, &[("min", "1")]);
            }
        }
        if self.id_contato.is_some_and(|key| key < 1 && key != -1) {
            check.error("id_contato", IssueCode::OutOfRange, &[("min", "1"), ("also", "-1")]);
        }
    }
}
