//! Policies of sales and contracts.

use super::Row;

pub(super) static POLICIES: &[Row] = &[
    Row {
        name: "unknown-reference",
        choices: &["refuse", "accept"],
        text: "A sale that names a customer, a service or a payment method that does not exist. `refuse`: 400 at its path, \
               unless an update repeats a key whose record was deleted. `accept`: it is stored without a display text.",
    },
    Row {
        name: "default-billing-method",
        choices: &["3", "1", "2"],
        text: "`metodo_cobranca` of a sale where it is not given.",
    },
    Row {
        name: "invoice-issue",
        choices: &["at-once", "pending", "error"],
        text: "What becomes of an invoice that is to be issued: the city hall issues it at once, it stays pending, or the \
               city hall refuses it and its state is 4.",
    },
    Row {
        name: "messages",
        choices: &["none"],
        text: "A twin sends no e-mail, SMS or WhatsApp. The fields with the instants of these are null, the e-mail of a \
               contract has no template (`modelo` is null), and who pays gets no link to the payment page.",
    },
    Row {
        name: "sale-value",
        choices: &["as-sent", "computed"],
        text: "`valor_venda` where it is given: kept, since it is not necessarily the amount charged, or replaced by the \
               items less the discount. Where it is not given, it is always computed. The sales of a contract have its \
               value and the amounts of its installments. Once an item has dropped out, value and amounts are computed \
               from the rest, as the core's `sale.from_contract` does for every sale. Installments that are all 0.00 \
               give only their number: they share the value, and so do those that added up to it where an update gives \
               another value and no installments.",
    },
    Row {
        name: "zero-sale",
        choices: &["no-invoice", "invoice"],
        text: "An installment of 0.00 has nothing to receive: it is paid from the start, without a receipt and its date. A \
               sale with a `valor_venda` of 0.00 gets no invoice, or one over 0.00.",
    },
    Row {
        name: "invoice-customer",
        choices: &["not-asked"],
        text: "Version 2 issues the invoice of a sale without a customer, without items, or for a legal entity without a \
               CNPJ: only version 1 says what an invoice asks of its customer.",
    },
    Row {
        name: "sale-kind",
        choices: &["fixed"],
        text: "A sale does not become a contract by an update, nor a contract a sale: 400 in both versions.",
    },
    Row {
        name: "sale-schedule",
        choices: &["ignore", "refuse"],
        text: "A record with `data` that is not a contract (`agendamento` is not 1) has no schedule. The fields of one in its \
               body, which in version 1 may come next to `data`, are ignored, or `agendamento_data` is refused.",
    },
    Row {
        name: "item-value",
        choices: &["service"],
        text: "An item without `valor` and `total` takes the default value of its service, and one without `qtd` has 1.",
    },
    Row {
        name: "item-recurs",
        choices: &["in-contracts"],
        text: "`recorrente` of an item where it is not given: 1 in a contract, 0 in an ordinary sale.",
    },
    Row {
        name: "default-due-date",
        choices: &["5-days", "same-day", "30-days"],
        text: "A sale without installments gets one over its whole value. It is due that number of days after the date of the sale \
               or of the contract.",
    },
    Row {
        name: "installment-number",
        choices: &["by-place"],
        text: "`parcela` is the place of an installment in its list, and `numero` its key with eight digits at least; what \
               a body says of them is ignored.",
    },
    Row {
        name: "installment-status",
        choices: &["derived"],
        text: "The status of an installment follows from what was received, its due date and the current day. Of a body only \
               4 (cancelled) counts, and another status in place of it.",
    },
    Row {
        name: "boleto-range",
        choices: &["no-line"],
        text: "An installment of 100,000,000.00 or more has no linha digitável, since its value has ten digits. A due date \
               outside 1997-10-08 to 2049-10-13 has the due factor 0000, which means no due date. In the same way a Pix \
               code holds up to 9999999999.99.",
    },
    Row {
        name: "overdue-holidays",
        choices: &["national"],
        text: "An installment is overdue when the first business day on or after its due date has passed. Only the national \
               bank holidays count, since the documents show no local ones.",
    },
    Row {
        name: "time-events",
        choices: &["notify", "silent"],
        text: "Whether an `update` is notified when time changes a sale: an installment falls overdue, a contract moves to \
               its next date. A sale that a contract generates is always notified as an `insert`.",
    },
    Row {
        name: "sale-update",
        choices: &["merge", "replace"],
        text: "A field that the document of an update leaves out: it keeps its value, or is cleared. In both cases a list \
               that is given is whole: a part with a key is changed, one without is new, one left out is deleted. A key \
               that the sale has not, or that is given twice, is refused.",
    },
    Row {
        name: "sale-after-issue",
        choices: &["locked", "open"],
        text: "After the invoice is issued, only the payment method can be updated. Version 1 says so; version 2 does not \
               say otherwise.",
    },
    Row {
        name: "cancel-issued",
        choices: &["only"],
        text: "Only an issued invoice can be cancelled: one that is pending, cancelled or not wanted is refused with 400. \
               The document names the body of this action and not what it asks of the invoice.",
    },
    Row {
        name: "delete-issued-sale",
        choices: &["refuse", "allow"],
        text: "A sale whose invoice is issued cannot be deleted before the invoice is cancelled. Version 1 says so; version 2 \
               does not say otherwise.",
    },
    Row {
        name: "future-receipt",
        choices: &["accept", "refuse"],
        text: "A receipt with a date after the current day.",
    },
    Row {
        name: "receipt-of-paid",
        choices: &["add-up", "refuse"],
        text: "A receipt for an installment that is paid already: receipts add up, or it is refused.",
    },
    Row {
        name: "receipt-default",
        choices: &["rest", "value"],
        text: "The amount of a receipt without `valor_recebido`. The document says the value of the installment, which is \
               the rest of it as long as nothing was received. After that: the rest, and 400 if there is none; or the \
               value once more, since receipts add up.",
    },
    Row {
        name: "receipt-date",
        choices: &["current-day"],
        text: "An installment in a body with `valor_recebido` and without `data_recebimento` was received on the current \
               day. Without an amount it has no receipt date. After several receipts it has the latest of their dates.",
    },
    Row {
        name: "received-installment",
        choices: &["refuse"],
        text: "An update that leaves out an installment that has received money, or an empty list in its place: 400. What was \
               received falls only where the body gives another `valor_recebido`, or the sale is deleted.",
    },
    Row {
        name: "receipt-note",
        choices: &["not-shown"],
        text: "The note of a receipt (`obs`) is accepted. The documents show no field with the history that it belongs to.",
    },
    Row {
        name: "boleto-update",
        choices: &["open-boletos", "any-installment"],
        text: "Which installments \"update boleto\" takes: those of a boleto payment method that are neither paid nor \
               cancelled, or any.",
    },
    Row {
        name: "contract-charges",
        choices: &["its-sales"],
        text: "What a contract charges, its sales do: the contract itself has no status, no payment code, no invoice and no \
               boleto, receipts for it are refused, by `valor_recebido` too, and its installments show the due dates of its \
               next sale.",
    },
    Row {
        name: "contract-new-date",
        choices: &["moves-due-dates"],
        text: "An update gives a contract another `agendamento_data`: its next sale is of that date. A due date that the body \
               leaves as it was moves by as many days.",
    },
    Row {
        name: "contract-frequency",
        choices: &["once"],
        text: "A contract without `agendamento_frequencia` occurs once. One without `agendamento_repetir` repeats by the \
               fields that it has: a number of occurrences, up to an end date, or always.",
    },
    Row {
        name: "contract-automatic",
        choices: &["no", "yes"],
        text: "Whether a contract without `agendamento_automatico` generates its sales.",
    },
    Row {
        name: "contract-hour",
        choices: &["06:00", "00:00", "12:00"],
        text: "The hour in Brasília at which a contract generates its sale on `agendamento_data`.",
    },
    Row {
        name: "past-occurrences",
        choices: &["one", "all"],
        text: "A contract whose date has passed when it is inserted, changed or resumed generates at once: the sale of that \
               date only, and goes on with its first date from the current day on, or the sales of all dates that have \
               passed. A contract that was paused yields nothing for that time, unless the choice is `all`. A sale has the \
               date of its occurrence, and the day on which it was generated as `agendamento_data_geracao`.",
    },
    Row {
        name: "skipped-occurrences",
        choices: &["not-counted", "counted"],
        text: "Whether the dates without a sale, which were skipped by `past-occurrences` or `refused-contract`, use up \
               `agendamento_numero`. `agendamento_sequencia` has no gaps in either case.",
    },
    Row {
        name: "refused-contract",
        choices: &["pause", "skip"],
        text: "A contract whose next sale would be refused (nothing left to charge, a customer that was deleted): it is \
               paused, or goes on to its next date without a sale.",
    },
    Row {
        name: "ended-contract",
        choices: &["pause", "keep"],
        text: "After its last occurrence a contract keeps the date of it. `agendamento_ativo` becomes 0, or stays 1. It is 1 \
               again only with a new date or a later end; a count below the occurrences so far is refused.",
    },
];
