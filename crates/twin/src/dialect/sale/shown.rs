//! Converts sales into the format of version 1. This format has nested records where version 2 has only keys and names, and
//! amounts that are computed from the installments.

use lastro::calc::nfse::InvoiceValues;
use lastro::json::Value;
use lastro::model::codes::{BillingMethod, Flag, Frequency, InstallmentStatus, InvoiceStatus};
use lastro::model::{
    Codec as _, Customer, Installment, Item, Json, Model as _, NfseData, Node, PaymentMethod, Reader, Sale, Service,
    Target, Type,
};
use lastro::v1::{CustomerV1, InstallmentV1, InvoiceStatusV1, InvoiceV1, ItemV1, PaymentMethodV1, SaleV1, ServiceV1};
use lastro::{LocalDate, Money, Percent};

use crate::decide::sale::{is_contract, with_addresses};
use crate::decide::{Context, Refusal};
use crate::dialect::shown::{Place, answer, customer_v1, same, service_v1};
use crate::dialect::steps::record;
use crate::identity;
use crate::moment::Moment;
use crate::state::{Row, Table, View};

/// Replaces a nested record in an abbreviated sale, as in the examples in the service's documentation.
const PLACEHOLDER: &str = "...";
/// Replaces a list of records in an abbreviated sale.
const LIST_PLACEHOLDER: &str = "[...]";
/// The nested records of a sale. In an abbreviated sale, placeholders replace them.
const NESTED: [&str; 6] = ["servico", "servicos", "parcelas_venda", "meio_pagamento", "nfse", "cliente"];

/// Returns a sale with all its nested records.
pub fn complete(context: &Context<'_>, view: &dyn View, row: &Row) -> Result<Value, Refusal> {
    let mut shown = answer(context, &sale_v1(context, view, row)?, &[]);
    inside(&mut shown);
    Ok(shown)
}

/// Returns a sale with placeholders in place of its nested records, and without the list of boletos (payment slips).
pub fn abbreviated(context: &Context<'_>, row: &Row) -> Result<Value, Refusal> {
    let sale: Sale = record(row)?;
    let shown = summary(context, &sale);
    let mut shown = answer(context, &shown, &["boletos"]);
    let given = |name: &str| match name {
        "servico" | "servicos" => sale.itens.as_ref().is_some_and(|items| !items.is_empty()),
        "meio_pagamento" => sale.id_meio_pagamento.is_some(),
        "nfse" => has_invoice(&sale),
        // customer and installments always get a placeholder, since every sale has them
        _ => true,
    };
    if let Value::Object(members) = &mut shown {
        for (name, value) in members.iter_mut().filter(|(name, _)| NESTED.contains(&name.as_str()) && given(name)) {
            let list = SaleV1::TABLE.field(name).is_some_and(|field| matches!(field.ty.required(), Type::List(_)));
            *value = Value::String(if list { LIST_PLACEHOLDER } else { PLACEHOLDER }.to_owned());
        }
    }
    Ok(shown)
}

/// Removes the nested objects, such as `cidade`, from the customer and the services of a sale. Inside a sale, a customer or a
/// service refers to these objects only by their keys, such as `id_cidade`.
fn inside(sale: &mut Value) {
    let Value::Object(members) = sale else { return };
    for (name, value) in members {
        match (name.as_str(), value) {
            ("cliente", customer) => without(customer, &["cidade"]),
            ("servico", service) => without(service, &["servico", "atividade"]),
            ("servicos", Value::Array(items)) => items.iter_mut().for_each(inside),
            _ => {}
        }
    }
}

fn without(record: &mut Value, names: &[&str]) {
    if let Value::Object(members) = record {
        members.retain(|(name, _)| !names.contains(&name.as_str()));
    }
}

/// Converts a sale into the record of version 1 with all nested records.
pub fn sale_v1(context: &Context<'_>, view: &dyn View, row: &Row) -> Result<SaleV1, Refusal> {
    let sale: Sale = record(&Row { doc: with_addresses(context, row.has_addresses, &row.doc).into(), ..row.clone() })?;
    let mut shown = summary(context, &sale);
    let items = sale.itens.as_deref().unwrap_or_default();
    let services = items.iter().map(|item| service_of(view, item)).collect::<Result<Vec<_>, _>>()?;
    shown.nfse = invoice(context, &sale, services.first().and_then(Option::as_ref), row)?;
    shown.cliente = customer_of(context, view, &sale)?;
    shown.meio_pagamento = payment_method_of(view, &sale)?;
    let installments = sale.parcelas.as_deref().unwrap_or_default();
    shown.parcelas_venda = sale.parcelas.as_ref().map(|all| all.iter().map(installment).collect());
    shown.boletos = Some(installments.iter().filter_map(|installment| installment.pdf_url.clone()).collect());
    let lines: Vec<ItemV1> = items.iter().zip(services).map(|(item, service)| self::item(item, service)).collect();
    shown.servico = lines.first().and_then(|line| line.servico.clone());
    shown.servicos = sale.itens.as_ref().map(|_| lines);
    Ok(shown)
}

/// Converts the fields of the sale itself. Abbreviated sales have these fields too.
fn summary(context: &Context<'_>, sale: &Sale) -> SaleV1 {
    const APART: &[&str] = &["agendamento_repetir", "cliente", "meio_pagamento", "nfse_status", "parcelas"];
    let installments = sale.parcelas.as_deref().unwrap_or_default();
    let open = installments.iter().find(|installment| is_open(installment));
    let paid = open.is_none().then(|| installments.iter().filter_map(receipt_day).max());
    let received = installments.iter().filter_map(|installment| installment.valor_recebido);
    let mut shown: SaleV1 = same(sale, APART);
    shown.agendamento_repetir = repeats(sale);
    // The parameter of version 1 does not allow the frequency 0. A client must be able to send a sale back as it read it, so 0
    // is never shown.
    shown.agendamento_frequencia = shown.agendamento_frequencia.map(|frequency| match frequency {
        Frequency::Once => Frequency::Monthly,
        other => other,
    });
    shown.parcelas = sale.parcelas.as_ref().map(|all| i64::try_from(all.len()).unwrap_or(i64::MAX));
    shown.valor_recebido = Money::checked_sum(received);
    shown.valor_parcelas = installments.first().and_then(|installment| installment.valor);
    shown.data_vencimento = open.or_else(|| installments.last()).and_then(|installment| installment.data_vencimento);
    shown.data_recebimento = paid.flatten();
    shown.vencido_dias = Some(days_overdue(installments, context.today()));
    shown.nfse_status = invoice_status(sale);
    shown.id_servico = sale.itens.as_deref().and_then(|items| items.first()).and_then(|item| item.id_servico);
    shown
}

/// Whether an installment is still to be paid.
fn is_open(installment: &Installment) -> bool {
    !matches!(installment.status, Some(InstallmentStatus::Paid | InstallmentStatus::Cancelled))
}

/// The day in Brasília on which an installment was received.
fn receipt_day(installment: &Installment) -> Option<LocalDate> {
    installment.data_recebimento.as_ref().map(|moment| Moment::of(moment).day())
}

/// Number of days since the earliest due date of the overdue installments; 0 if no installment is overdue.
fn days_overdue(installments: &[Installment], today: LocalDate) -> i64 {
    let overdue = installments.iter().filter(|installment| installment.status == Some(InstallmentStatus::Overdue));
    let first = overdue.filter_map(|installment| installment.data_vencimento).min();
    first.map_or(0, |due| due.days_until(today).max(0))
}

/// The value of `agendamento_repetir` in version 1: a flag that tells whether the schedule of the sale repeats. A schedule with
/// the frequency 0 does not repeat.
fn repeats(sale: &Sale) -> Option<Flag> {
    match (sale.agendamento_frequencia, sale.agendamento_repetir) {
        (Some(Frequency::Once), _) => Some(Flag::No),
        (_, repetition) => repetition.map(|_| Flag::Yes),
    }
}

/// The status of a sale's invoice in version 1. Unlike version 2, it has values for a sale without an invoice: awaiting
/// payment, and not to be issued.
fn invoice_status(sale: &Sale) -> Option<InvoiceStatusV1> {
    // a contract has no invoice of its own
    let method = sale.metodo_cobranca.filter(|_| !is_contract(sale));
    match (sale.nfse_status, method) {
        (Some(InvoiceStatus::Issued), _) => Some(InvoiceStatusV1::Issued),
        (Some(InvoiceStatus::Cancelled), _) => Some(InvoiceStatusV1::Cancelled),
        (Some(InvoiceStatus::Error), _) => Some(InvoiceStatusV1::IssueError),
        (Some(InvoiceStatus::Pending), Some(BillingMethod::AfterPayment)) => Some(InvoiceStatusV1::AwaitingReceipt),
        (Some(InvoiceStatus::Pending), _) => Some(InvoiceStatusV1::Pending),
        (None, Some(_)) => Some(InvoiceStatusV1::NotIssued),
        _ => None,
    }
}

fn has_invoice(sale: &Sale) -> bool {
    sale.nfse_dados.is_some() || sale.nfse_status.is_some()
}

/// The service of an item; `None` if the item has no service, or if the service was deleted.
fn service_of(view: &dyn View, item: &Item) -> Result<Option<Service>, Refusal> {
    let row = item.id_servico.map(|id| view.get(Table::Service, id)).transpose()?.flatten();
    row.as_ref().map(record::<Service>).transpose()
}

fn item(from: &Item, service: Option<Service>) -> ItemV1 {
    let shown = match service {
        Some(service) => Some(service_v1(&service, Place::Sale)),
        None => {
            from.id_servico.map(|id| ServiceV1 { id: Some(id), nome: from.servico.clone(), ..ServiceV1::default() })
        }
    };
    let mut item: ItemV1 = same(from, &["servico"]);
    item.servico = shown;
    item
}

fn installment(from: &Installment) -> InstallmentV1 {
    let mut installment: InstallmentV1 = same(from, &["data_recebimento"]);
    installment.data_recebimento = receipt_day(from);
    installment
}

fn customer_of(context: &Context<'_>, view: &dyn View, sale: &Sale) -> Result<Option<CustomerV1>, Refusal> {
    let Some(id) = sale.id_cliente else { return Ok(None) };
    match view.get(Table::Customer, id)? {
        Some(row) => Ok(Some(customer_v1(context, &record::<Customer>(&row)?, Place::Sale)?)),
        None => Ok(Some(CustomerV1 { id: Some(id), nome: sale.cliente.clone(), ..CustomerV1::default() })),
    }
}

fn payment_method_of(view: &dyn View, sale: &Sale) -> Result<Option<PaymentMethodV1>, Refusal> {
    let Some(id) = sale.id_meio_pagamento else { return Ok(None) };
    match view.get(Table::PaymentMethod, id)? {
        Some(row) => Ok(Some(same(&record::<PaymentMethod>(&row)?, &[]))),
        None => {
            let nome = sale.meio_pagamento.clone();
            Ok(Some(PaymentMethodV1 { id: Some(id), nome, ..PaymentMethodV1::default() }))
        }
    }
}

/// The invoice of a sale: its data, the totals computed from them, and the values stored when it was issued or cancelled.
fn invoice(
    context: &Context<'_>,
    sale: &Sale,
    service: Option<&Service>,
    row: &Row,
) -> Result<Option<InvoiceV1>, Refusal> {
    if !has_invoice(sale) {
        return Ok(None);
    }
    let none = NfseData::default();
    let data = sale.nfse_dados.as_ref().unwrap_or(&none);
    // `valor_servicos` is the amount before the discount, and `valor_venda` is the amount after it
    let amount = sale.valor_venda.and_then(|value| value.checked_add(sale.desconto.unwrap_or_default()));
    let values = amount.map(|valor_servicos| InvoiceValues {
        valor_servicos,
        aliquota: data.aliquota.and_then(|rate| Percent::from_hundredths(rate.cents())),
        iss_retido: data.iss_retido,
        valor_pis: data.valor_pis,
        valor_cofins: data.valor_cofins,
        valor_inss: data.valor_inss,
        valor_ir: data.valor_ir,
        valor_csll: data.valor_csll,
        outras_retencoes: data.outras_retencoes,
        valor_deducoes: data.valor_deducoes,
        desconto_incondicionado: sale.desconto,
        desconto_condicionado: None,
        natureza_operacao: data.natureza_operacao,
    });
    // if the amounts contradict each other, no totals can be computed and their fields stay unset
    let totals = values.and_then(|values| values.totals().ok());
    let issued = matches!(sale.nfse_status, Some(InvoiceStatus::Issued | InvoiceStatus::Cancelled));
    let number = sale.id.filter(|_| issued);
    let code = number.map(|id| identity::hex(&identity::derive(context.settings.seed, "nfse", id), 32));
    let mut computed: InvoiceV1 = same(data, &[]);
    computed.id = number;
    computed.numero = number.map(|number| number.to_string());
    computed.rps_numero = number.map(|number| number.to_string());
    computed.codigo_verificacao =
        code.as_ref().map(|code| code.chars().take(8).collect::<String>().to_ascii_uppercase());
    let page = sale.pagamento_online_codigo.as_ref().filter(|_| issued);
    computed.url_pdf = page.map(|page| format!("{}/nfse/{page}.pdf", context.settings.base_url));
    computed.id_prestador = Some(1);
    computed.status = invoice_status(sale);
    computed.id_tomador = sale.id_cliente;
    computed.id_servico = service.and_then(|service| service.id_servico);
    computed.id_atividade = service.and_then(|service| service.id_atividade);
    computed.discriminacao = sale.discriminacao.clone();
    computed.valor_servicos = amount;
    computed.desconto_incondicionado = sale.desconto;
    computed.base_calculo = totals.as_ref().map(|totals| totals.base_calculo);
    computed.valor_iss = totals.as_ref().map(|totals| totals.valor_iss);
    computed.valor_iss_retido = totals.as_ref().map(|totals| totals.valor_iss_retido);
    computed.valor_liquido_nfse = totals.as_ref().map(|totals| totals.valor_liquido_nfse);
    noted(computed, row).map(Some)
}

/// Replaces fields of the computed invoice by the values stored in the extras under `v1.nfse`, such as the timestamps.
fn noted(computed: InvoiceV1, row: &Row) -> Result<InvoiceV1, Refusal> {
    let Some(extras) = &row.extras else { return Ok(computed) };
    let Json(extras) = Json::parse(extras.as_bytes())?;
    let Some(notes) = extras.get("v1").and_then(|v1| v1.get("nfse")).and_then(Value::as_object) else {
        return Ok(computed);
    };
    let Value::Object(mut members) = computed.value(Target::Program) else { return Ok(computed) };
    members.retain(|(name, _)| !notes.iter().any(|(noted, _)| noted == name));
    members.extend(notes.iter().filter(|(name, _)| InvoiceV1::TABLE.field(name).is_some()).cloned());
    Ok(InvoiceV1::read(&Node::from(&Value::Object(members)), &mut Reader::new()).unwrap_or(computed))
}
