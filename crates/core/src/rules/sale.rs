//! Validation rules for sales and contracts, their items and their installments.

use super::{Check, Context, Validate};
use crate::calc::totals;
use crate::issue::IssueCode;
use crate::model::codes::{Flag, Frequency, Repetition};
use crate::model::{Installment, Item, Sale, is_given, is_unfit};
use crate::value::Money;

impl Validate for Sale {
    fn rules(&self, context: &Context, check: &mut Check) {
        let items = self.itens.as_deref().unwrap_or_default();
        let installments = self.parcelas.as_deref().unwrap_or_default();
        self.kind_of_sale(check);
        self.repetition(check);
        if items.is_empty() && !is_unfit(self, "itens") && !is_given(self, "valor_venda") {
            check.error("itens", IssueCode::Required, &[]);
        }
        self.discount(items, check);
        check.each("itens", items, |item, c| item.rules(context, c));
        check.each("parcelas", installments, |installment, c| installment.rules(context, c));
        self.installments_together(installments, check);
        if let Some(invoice) = &self.nfse_dados {
            check.at("nfse_dados", &mut |c| invoice.rules(context, c));
        }
        if let Some(e_mail) = &self.agendamento_dados {
            check.at("agendamento_dados", &mut |c| e_mail.rules(context, c));
        }
    }
}

impl Sale {
    /// Checks that the record has a date: `data` for a sale, `agendamento_data` for a contract. `agendamento`, which states
    /// whether the record is a contract, must agree with the given date.
    fn kind_of_sale(&self, check: &mut Check) {
        match (self.agendamento, is_given(self, "data"), is_given(self, "agendamento_data")) {
            (Some(Flag::No), false, false) => check.error("data", IssueCode::Required, &[]),
            (_, false, false) => check.error("agendamento_data", IssueCode::Required, &[]),
            (Some(Flag::No), false, true) => contradiction("data", check),
            (Some(Flag::Yes), true, false) => contradiction("agendamento_data", check),
            _ => {}
        }
    }

    /// Checks the field that a contract's repetition requires: the number of occurrences or the last date. Nothing is
    /// checked for a frequency of 0, which means a single occurrence, and for an invalid frequency, which may be meant as 0.
    fn repetition(&self, check: &mut Check) {
        if self.agendamento_frequencia == Some(Frequency::Once) || is_unfit(self, "agendamento_frequencia") {
            return;
        }
        match self.agendamento_repetir {
            Some(Repetition::Count) => match self.agendamento_numero {
                Some(number) if number >= 1 => {}
                Some(_) => check.error("agendamento_numero", IssueCode::OutOfRange, &[("min", "1")]),
                None => check.required(self, "agendamento_numero"),
            },
            Some(Repetition::UntilDate) => match (self.agendamento_data, self.agendamento_data_fim) {
                (_, None) => check.required(self, "agendamento_data_fim"),
                (Some(first), Some(end)) if end < first => {
                    check.error("agendamento_data_fim", IssueCode::OutOfRange, &[("min", &first.text())]);
                }
                _ => {}
            },
            _ => {}
        }
    }

    /// Checks that the discount is not greater than the total of the items, or, if there are no items, than the value of the
    /// sale.
    fn discount(&self, items: &[Item], check: &mut Check) {
        let Some(discount) = self.desconto else { return };
        let whole = if is_unfit(self, "itens") {
            None
        } else if items.is_empty() {
            self.valor_venda
        } else {
            items.iter().map(totals::total_of).collect::<Option<Vec<_>>>().and_then(Money::checked_sum)
        };
        if let Some(max) = whole.filter(|max| !discount.is_negative() && discount > *max) {
            check.error("desconto", IssueCode::OutOfRange, &[("min", "0.00"), ("max", &max.text())]);
        }
    }

    /// Warns if the installments do not add up to the value of the sale, or are not in the order of their due dates. A
    /// different sum is only a warning, because the installments may charge another amount than the value of the sale.
    fn installments_together(&self, installments: &[Installment], check: &mut Check) {
        let amounts = installments.iter().map(|i| i.valor.map(|amount| i128::from(amount.cents())));
        let sum = amounts.sum::<Option<i128>>().filter(|_| !installments.is_empty()).and_then(Money::from_wide_cents);
        if let (Some(sum), Some(value)) = (sum, self.valor_venda)
            && sum != value
        {
            check.warning("parcelas", IssueCode::Mismatch, &[("expected", &value.text()), ("found", &sum.text())]);
        }
        let mut previous = None;
        check.each("parcelas", installments, |installment, c| {
            if let (Some(before), Some(due)) = (previous, installment.data_vencimento)
                && due < before
            {
                c.warning("data_vencimento", IssueCode::OutOfOrder, &[("previous", &before.text())]);
            }
            previous = installment.data_vencimento.or(previous);
        });
    }
}

/// Reports that `agendamento` contradicts the dates: the date `missing` is required but not given.
fn contradiction(missing: &str, check: &mut Check) {
    check.error("agendamento", IssueCode::Contradiction, &[("field", missing)]);
}

impl Validate for Item {
    fn rules(&self, _: &Context, check: &mut Check) {
        check.required(self, "id_servico");
        let (Some(valor), Some(qtd), Some(total)) = (self.valor, self.qtd, self.total) else { return };
        match totals::product(valor, qtd) {
            Some(expected) if expected == total => {}
            Some(expected) => check.error("total", IssueCode::Mismatch, &[("expected", &expected.text())]),
            None => check.error("valor", IssueCode::OutOfRange, &[]),
        }
    }
}

impl Validate for Installment {
    fn rules(&self, _: &Context, check: &mut Check) {
        // `required` searches the fields by name, which is slow for many installments, so it is called only if one of the two
        // is unset
        if self.data_vencimento.is_none() || self.valor.is_none() {
            check.required(self, "data_vencimento");
            check.required(self, "valor");
        }
    }
}
