//! The rules between the fields of a sale, written by hand as in a program without lastro. They are exact. They implement
//! garde's trait, because the checks that garde derives cannot compare several fields, or several elements of a list.

use garde::error::Path;
use garde::{Error, Report, Validate};
use rust_decimal::{Decimal, RoundingStrategy};

use crate::records::dropping::{Installment, Item, Sale};

impl Validate for Sale {
    type Context = ();

    fn validate_into(&self, _: &(), parent: &mut dyn FnMut() -> Path, report: &mut Report) {
        let mut found = |path: &dyn Fn(Path) -> Path, message| report.append(path(parent()), Error::new(message));
        if self.data.is_none() && self.agendamento_data.is_none() {
            found(&|sale| sale.join("agendamento_data"), "required without `data`");
        }
        let items = self.itens.as_deref().unwrap_or_default();
        let installments = self.parcelas.as_deref().unwrap_or_default();
        if items.is_empty() && self.valor_venda.is_none() {
            found(&|sale| sale.join("itens"), "required without `valor_venda`");
        }
        if self.desconto.as_ref().is_some_and(|discount| discount.0 < Decimal::ZERO) {
            found(&|sale| sale.join("desconto"), "below zero");
        }
        let counted = self.agendamento_repetir.as_ref().is_some_and(|repeat| repeat.0 == 2);
        if counted && self.agendamento_numero.as_ref().is_none_or(|count| count.0 < 1) {
            found(&|sale| sale.join("agendamento_numero"), "below 1");
        }
        for (index, Item { id_servico, valor, qtd, total, .. }) in items.iter().enumerate() {
            if id_servico.is_none() {
                found(&|sale| sale.join("itens").join(index).join("id_servico"), "required");
            }
            let (Some(valor), Some(qtd), Some(total)) = (valor, qtd, total) else { continue };
            let product = (valor.0 * qtd.0).round_dp_with_strategy(2, RoundingStrategy::MidpointAwayFromZero);
            if product != total.0 {
                found(&|sale| sale.join("itens").join(index).join("total"), "not the product");
            }
        }
        let mut sum = Decimal::ZERO;
        let mut last = None;
        for (index, Installment { data_vencimento: due, valor, .. }) in installments.iter().enumerate() {
            let installment = |sale: Path| sale.join("parcelas").join(index);
            if due.is_none() || *due < last {
                found(&|sale| installment(sale).join("data_vencimento"), "required, and not before the last");
            } else {
                last = *due;
            }
            match valor {
                Some(valor) => sum += valor.0,
                None => found(&|sale| installment(sale).join("valor"), "required"),
            }
        }
        if !installments.is_empty() && self.valor_venda.as_ref().is_some_and(|value| value.0 != sum) {
            found(&|sale| sale.join("parcelas"), "do not add up");
        }
    }
}
