//! Computes the values that the service fills in when a sale is inserted or changed.

use lastro::calc::calendar::{BusinessCalendar, next_business_day};
use lastro::calc::status::{Facts, of_states};
use lastro::model::Sale;
use lastro::model::codes::{BillingMethod, Flag, Frequency, InstallmentStatus, Repetition};
use lastro::{Issue, IssueCode, LastroError, Money, calc};

use super::{invoice, is_contract, parts, payment};
use crate::decide::display::text_of;
use crate::decide::{Context, Refusal};
use crate::moment::Moment;
use crate::state::{Draft, Row, Table};

/// Completes a sale that already has its key. Sets defaults, copied names, totals, statuses, and the keys and codes of its
/// items and installments. `before`: the stored sale, for an update.
pub(super) fn complete(
    context: &Context<'_>,
    draft: &mut Draft<'_>,
    sale: &mut Sale,
    before: Option<&Sale>,
) -> Result<(), Refusal> {
    let contract = is_contract(sale);
    if before.is_some_and(|before| is_contract(before) != contract) {
        let issue = Issue::error("agendamento", IssueCode::Contradiction);
        let issue = issue.with("field", if contract { "data" } else { "agendamento_data" });
        return Err(LastroError::invalid(issue).into());
    }
    sale.agendamento = Some(if contract { Flag::Yes } else { Flag::No });
    sale.desconto.get_or_insert(Money::ZERO);
    if sale.metodo_cobranca.is_none() {
        sale.metodo_cobranca = context.settings.policies.choice("default-billing-method").parse::<BillingMethod>().ok();
    }
    if let Some(data) = &mut sale.agendamento_dados {
        data.id_venda = sale.id;
    }
    if contract {
        schedule(context, sale, before);
    } else {
        unscheduled(context, sale)?;
    }
    let mut found = References { draft, before, missing: Vec::new() };
    let same = before.filter(|before| before.id_cliente == sale.id_cliente);
    sale.cliente = match found.get(Table::Customer, sale.id_cliente, &|| "id_cliente".to_owned(), same.is_some())? {
        Some(row) => text_of(&row, "nome"),
        None => same.and_then(|before| before.cliente.clone()),
    };
    let same = before.is_some_and(|before| before.id_meio_pagamento == sale.id_meio_pagamento);
    let method = found.get(Table::PaymentMethod, sale.id_meio_pagamento, &|| "id_meio_pagamento".to_owned(), same)?;
    sale.meio_pagamento = method.as_ref().and_then(|row| text_of(row, "nome"));
    let services = found.services(sale)?;
    let missing = found.missing;
    if !missing.is_empty() && context.is("unknown-reference", "refuse") {
        return Err(LastroError::invalid_all(missing).into());
    }
    parts::items(draft, sale, &services)?;
    value(context, sale)?;
    parts::installments(context, draft, sale, payment::kind(method.as_ref()))?;
    settle(context, sale)
}

/// Sets the defaults of a contract. A contract has no payment status, since only the sales that it generates are paid.
fn schedule(context: &Context<'_>, contract: &mut Sale, before: Option<&Sale>) {
    contract.agendamento_frequencia.get_or_insert(Frequency::Once);
    if contract.agendamento_repetir.is_none() {
        contract.agendamento_repetir = Some(if contract.agendamento_numero.is_some() {
            Repetition::Count
        } else if contract.agendamento_data_fim.is_some() {
            Repetition::UntilDate
        } else {
            Repetition::Always
        });
    }
    let automatic = if context.is("contract-automatic", "yes") { Flag::Yes } else { Flag::No };
    contract.agendamento_automatico.get_or_insert(automatic);
    let active = *contract.agendamento_ativo.get_or_insert(Flag::Yes);
    if before.is_none_or(|before| before.agendamento_ativo != Some(active)) {
        contract.agendamento_ativo_data = context.now.date_time();
    }
    contract.pagamento_online_codigo = None;
    contract.parcela_status = None;
}

/// Clears the schedule of a sale that is not a contract, and gives the sale its payment page. If the policy `sale-schedule` is
/// `refuse`, a sale with `agendamento_data` is refused.
fn unscheduled(context: &Context<'_>, sale: &mut Sale) -> Result<(), Refusal> {
    if sale.agendamento_data.is_some() && context.is("sale-schedule", "refuse") {
        let issue = Issue::error("agendamento_data", IssueCode::Contradiction).with("field", "data");
        return Err(LastroError::invalid(issue).into());
    }
    (sale.agendamento_data, sale.agendamento_data_fim, sale.agendamento_numero) = (None, None, None);
    (sale.agendamento_frequencia, sale.agendamento_repetir) = (None, None);
    (sale.agendamento_automatico, sale.agendamento_ativo) = (None, None);
    if sale.pagamento_online_codigo.is_none() {
        sale.pagamento_online_codigo = Some(payment::code(context, sale));
    }
    Ok(())
}

/// Looks up the records that a sale refers to, and collects an issue for each missing record.
struct References<'d, 'v> {
    draft: &'d Draft<'v>,
    /// The stored sale, for an update. Records to which it refers may have been deleted in the meantime.
    before: Option<&'d Sale>,
    missing: Vec<Issue>,
}

impl References<'_, '_> {
    /// Returns the row with a key. Adds an issue if there is no such row, unless the stored sale already had the same key
    /// (`same`).
    fn get(
        &mut self,
        table: Table,
        id: Option<i64>,
        path: &dyn Fn() -> String,
        same: bool,
    ) -> Result<Option<Row>, Refusal> {
        let Some(id) = id else { return Ok(None) };
        let row = self.draft.get(table, id)?;
        if row.is_none() && !same {
            let list = match table {
                Table::Customer => "clientes",
                Table::PaymentMethod => "meios-pagamento",
                _ => "servicos",
            };
            self.missing.push(Issue::error(&path(), IssueCode::UnknownKey).with("field", list));
        }
        Ok(row)
    }

    /// The service of each item, in order. The flag tells whether the stored item has the same service.
    fn services(&mut self, sale: &Sale) -> Result<Vec<(Option<Row>, bool)>, Refusal> {
        let items = sale.itens.as_deref().unwrap_or_default();
        let mut services = Vec::with_capacity(items.len());
        for (index, item) in items.iter().enumerate() {
            let path = || ["itens[", &index.to_string(), "].id_servico"].concat();
            let mut known = self.before.iter().flat_map(|before| before.itens.iter().flatten());
            let same = known.any(|known| known.id == item.id && known.id_servico == item.id_servico);
            services.push((self.get(Table::Service, item.id_servico, &path, same)?, same));
        }
        Ok(services)
    }
}

/// Sets the value of the sale to the total of its items minus the discount. A value in the body is kept, unless the policy
/// `sale-value` is `computed`.
fn value(context: &Context<'_>, sale: &mut Sale) -> Result<(), Refusal> {
    // The installments are left out of the calculation, since they need not add up to the value yet.
    let charged = core::mem::take(&mut sale.parcelas);
    let totals = calc::totals::sale_totals(sale);
    sale.parcelas = charged;
    let total = totals?.total;
    if total.is_negative() {
        return Err(LastroError::invalid(Issue::negative("desconto")).into());
    }
    if sale.valor_venda.is_none() || context.is("sale-value", "computed") {
        sale.valor_venda = Some(total);
    }
    Ok(())
}

/// Sets the statuses of the installments, the sale and its invoice. They depend on the current day and on the amounts received.
pub(crate) fn settle(context: &Context<'_>, sale: &mut Sale) -> Result<(), Refusal> {
    let contract = is_contract(sale);
    let installments = sale.parcelas.iter_mut().flatten();
    if contract {
        let cancelled = |status: &InstallmentStatus| *status == InstallmentStatus::Cancelled;
        installments.for_each(|installment| installment.status = installment.status.filter(cancelled));
        return Ok(());
    }
    let (today, mut calendar, mut states) = (context.today(), BusinessCalendar::default(), Vec::new());
    for (index, installment) in installments.enumerate() {
        let status = Facts::from(&*installment).status_on(today, &mut calendar);
        let status = status.map_err(|error| error.under(&["parcelas[", &index.to_string(), "]"].concat()))?;
        installment.status = Some(status);
        states.push(status);
    }
    sale.parcela_status = Some(of_states(&states));
    sale.nfse_status = invoice::status_of(context, sale);
    Ok(())
}

/// The instant at which the first pending installment becomes overdue: the start of the day after the last business day on
/// which it can be paid on time.
pub(super) fn first_overdue(sale: &Sale) -> Option<Moment> {
    let pending = |status| status == Some(InstallmentStatus::Pending);
    let open = sale.parcelas.iter().flatten().filter(|installment| pending(installment.status));
    let due = open.filter_map(|installment| installment.data_vencimento).min()?;
    let payable = next_business_day(due, &[])?;
    payable.plus_days(1).map(Moment::start_of)
}
