//! The items and the installments of a sale.

use lastro::model::codes::{Flag, PaymentKind};
use lastro::model::{Installment, Sale};
use lastro::{Issue, IssueCode, LastroError, Money, Quantity, calc};

use super::action::nothing_to_receive;
use super::{is_contract, payment};
use crate::decide::display::{number_of, text_of};
use crate::decide::{Context, Refusal};
use crate::state::{Counter, Draft, Row};

/// Sets the key and the total of each item, and the name that it copies from its service. `services`: for each item, its service,
/// and whether the item had the same service before the change.
pub(super) fn items(draft: &mut Draft<'_>, sale: &mut Sale, services: &[(Option<Row>, bool)]) -> Result<(), Refusal> {
    let recurs = if is_contract(sale) { Flag::Yes } else { Flag::No };
    let id_venda = sale.id;
    for (index, (item, (service, same))) in sale.itens.get_or_insert_default().iter_mut().zip(services).enumerate() {
        if item.id.is_none() {
            item.id = Some(draft.next(Counter::Item)?);
        }
        item.id_venda = id_venda;
        item.servico = match service {
            Some(row) => text_of(row, "nome"),
            // the service was deleted: the item keeps the service's name only if it referred to the same service before
            None => item.servico.take().filter(|_| *same),
        };
        item.recorrente.get_or_insert(recurs);
        if item.total.is_none() {
            let default = || number_of(service.as_ref()?, "valor")?.parse::<Money>().ok();
            item.valor = item.valor.or_else(default);
            item.qtd = item.qtd.or_else(|| "1".parse::<Quantity>().ok());
            let path = ["itens[", &index.to_string(), "]"].concat();
            let missing = |field: &str| LastroError::at(&[&path, ".", field].concat(), IssueCode::Required);
            let valor = item.valor.ok_or_else(|| missing("valor"))?;
            let qtd = item.qtd.ok_or_else(|| missing("qtd"))?;
            let total = calc::totals::item_total(valor, qtd).map_err(|error| error.under(&path))?;
            item.total = Some(total);
        }
    }
    Ok(())
}

/// Sets the keys, numbers, original values and payment codes of the installments. A sale without installments gets a single
/// installment for its whole value.
pub(super) fn installments(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    sale: &mut Sale,
    kind: Option<PaymentKind>,
) -> Result<(), Refusal> {
    if sale.parcelas.as_ref().is_none_or(Vec::is_empty) {
        sale.parcelas = Some(vec![whole(context, sale)?]);
    }
    let (contract, id_venda) = (is_contract(sale), sale.id);
    let codes = payment::Codes::new(context, sale, kind.filter(|_| !contract));
    for (number, installment) in (1_i64..).zip(sale.parcelas.iter_mut().flatten()) {
        let id = match installment.id {
            Some(id) => id,
            None => draft.next(Counter::Installment)?,
        };
        installment.id = Some(id);
        installment.id_venda = id_venda;
        installment.parcela = Some(number);
        installment.data_vencimento_original = installment.data_vencimento_original.or(installment.data_vencimento);
        installment.valor_original = installment.valor_original.or(installment.valor);
        installment.numero = (!contract).then(|| format!("{id:08}"));
        codes.fill_in(installment);
        let received = installment.valor_recebido.is_some_and(|amount| amount > Money::ZERO);
        if received && contract {
            return Err(nothing_to_receive());
        }
        let date = installment.data_recebimento.take().filter(|_| received);
        installment.data_recebimento = date.or_else(|| received.then(|| context.today().at_midnight()));
    }
    Ok(())
}

/// The only installment of a sale whose body contains no installments.
fn whole(context: &Context<'_>, sale: &Sale) -> Result<Installment, Refusal> {
    let days = match context.settings.policies.choice("default-due-date") {
        "same-day" => 0,
        "30-days" => 30,
        _ => 5,
    };
    let day = if is_contract(sale) { sale.agendamento_data } else { sale.data };
    let due = day.and_then(|day| day.plus_days(days));
    let issue = || Issue::error("parcelas", IssueCode::Required);
    let due = due.ok_or_else(|| LastroError::invalid(issue()))?;
    Ok(Installment { data_vencimento: Some(due), valor: sale.valor_venda, ..Installment::default() })
}
