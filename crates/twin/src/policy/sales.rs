//! Policies of sales and contracts.

use super::Row;

pub(super) static POLICIES: &[Row] = &[
    Row {
        name: "unknown-reference",
        choices: &["refuse", "accept"],
        text: "A sale that refers to a customer, service or payment method that does not exist. `refuse`: 400 at the \
               path of the key, unless an update repeats a key whose record was deleted. `accept`: the sale is stored \
               without the display text.",
    },
    Row {
        name: "default-billing-method",
        choices: &["3", "1", "2"],
        text: "The default of `metodo_cobranca` of a sale.",
    },
    Row {
        name: "invoice-issue",
        choices: &["at-once", "pending", "error"],
        text: "What happens when an invoice is to be issued. `at-once`: the city hall issues it. `pending`: it stays \
               pending. `error`: the city hall refuses it, and its status is 4.",
    },
    Row {
        name: "messages",
        choices: &["none"],
        text: "A twin sends no e-mail, SMS or WhatsApp message. The fields with the timestamps of messages are null, \
               the e-mail of a contract has no template (`modelo` is null), and the payer gets no link to the payment \
               page.",
    },
    Row {
        name: "sale-value",
        choices: &["as-sent", "computed"],
        text: "`valor_venda` in a body. `as-sent`: it is stored, since it is not necessarily the amount charged. \
               `computed`: the total of the items minus the discount replaces it. Without `valor_venda`, the value is \
               always computed. The sales of a contract have the value of the contract and the amounts of its \
               installments. Once an item has dropped out, value and amounts are computed from the remaining items, \
               as the core's `sale.from_contract` does for every sale. If all installments of a contract are 0.00, \
               only their number counts, and they share the value. If they added up to the old value, and an update \
               has a new value and no installments, they share the new value.",
    },
    Row {
        name: "zero-sale",
        choices: &["no-invoice", "invoice"],
        text: "An installment of 0.00 has nothing to receive, so it is paid from the start, without a receipt or \
               receipt date. A sale with a `valor_venda` of 0.00 gets no invoice, or an invoice over 0.00.",
    },
    Row {
        name: "invoice-customer",
        choices: &["not-asked"],
        text: "Version 2 issues an invoice even if the sale has no customer or no items, or if the customer is a \
               legal entity without a CNPJ. Only version 1 documents what an invoice requires of its customer.",
    },
    Row {
        name: "sale-kind",
        choices: &["fixed"],
        text: "An update cannot turn a sale into a contract, or a contract into a sale: both versions refuse it with \
               400.",
    },
    Row {
        name: "sale-schedule",
        choices: &["ignore", "refuse"],
        text: "A record with `data` that is not a contract (`agendamento` is not 1) has no schedule. Schedule fields \
               in its body, which version 1 allows together with `data`, are ignored, or `agendamento_data` is \
               refused.",
    },
    Row {
        name: "item-value",
        choices: &["service"],
        text: "An item without `valor` and `total` gets the default value of its service, and an item without `qtd` \
               gets 1.",
    },
    Row {
        name: "item-recurs",
        choices: &["in-contracts"],
        text: "The default of `recorrente` of an item: 1 in a contract, 0 in an ordinary sale.",
    },
    Row {
        name: "default-due-date",
        choices: &["5-days", "same-day", "30-days"],
        text: "A sale without installments gets one installment for its whole value. The choice is the number of \
               days from the date of the sale or contract to its due date.",
    },
    Row {
        name: "installment-number",
        choices: &["by-place"],
        text: "`parcela` is the position of an installment in its list, and `numero` is its key with at least eight \
               digits. The values in a body are ignored.",
    },
    Row {
        name: "installment-status",
        choices: &["derived"],
        text: "The status of an installment follows from the amount received, its due date and the current day. A \
               body can only set the status 4 (cancelled), or undo it with another status.",
    },
    Row {
        name: "boleto-range",
        choices: &["no-line"],
        text: "An installment of 100,000,000.00 or more has no linha digitável, since the value in it has ten digits. \
               A due date outside 1997-10-08 to 2049-10-13 has the due factor 0000, which means no due date. \
               Likewise, a Pix code holds at most 9999999999.99.",
    },
    Row {
        name: "overdue-holidays",
        choices: &["national"],
        text: "An installment becomes overdue once the first business day on or after its due date has passed. Only \
               the national bank holidays count, since the documentation shows no local ones.",
    },
    Row {
        name: "time-events",
        choices: &["notify", "silent"],
        text: "Whether an `update` is notified when time alone changes a sale: an installment becomes overdue, or a \
               contract moves to its next date. A sale that a contract generates is always notified as an `insert`.",
    },
    Row {
        name: "sale-update",
        choices: &["merge", "replace"],
        text: "A field that the body of an update leaves out keeps its value, or is cleared. With both choices a list \
               in the body is complete: an element with a key is changed, an element without a key is new, and a \
               stored element that is left out is deleted. A key that the sale does not have, or that occurs twice, \
               is refused.",
    },
    Row {
        name: "sale-after-issue",
        choices: &["locked", "open"],
        text: "Whether only the payment method can be updated after the invoice is issued. Version 1 documents this \
               rule; version 2 does not contradict it.",
    },
    Row {
        name: "cancel-issued",
        choices: &["only"],
        text: "Only an issued invoice can be cancelled: if it is pending, cancelled or not to be issued, the request \
               is refused with 400. The documentation describes the body of this action, but not the required status \
               of the invoice.",
    },
    Row {
        name: "delete-issued-sale",
        choices: &["refuse", "allow"],
        text: "Whether a sale whose invoice is issued can be deleted before the invoice is cancelled. Version 1 \
               documents that it cannot; version 2 does not contradict this.",
    },
    Row {
        name: "future-receipt",
        choices: &["accept", "refuse"],
        text: "A receipt with a date after the current day is accepted or refused.",
    },
    Row {
        name: "receipt-of-paid",
        choices: &["add-up", "refuse"],
        text: "A receipt for an installment that is already paid is added to the amount received, or refused.",
    },
    Row {
        name: "receipt-default",
        choices: &["rest", "value"],
        text: "The amount of a receipt without `valor_recebido`. The documentation says the value of the installment, \
               which is all of its open amount as long as nothing was received. After that, `rest` means the open \
               amount, with 400 if it is zero, and `value` means the value once more, since receipts add up.",
    },
    Row {
        name: "receipt-date",
        choices: &["current-day"],
        text: "An installment in a body with `valor_recebido` and without `data_recebimento` was received on the \
               current day. Without a received amount, it has no receipt date. After several receipts, it has the \
               latest of their dates.",
    },
    Row {
        name: "received-installment",
        choices: &["refuse"],
        text: "An update whose list of installments leaves out one that has received money is refused with 400, even \
               if the list is empty. The amount received decreases only if the body contains another \
               `valor_recebido`, or if the sale is deleted.",
    },
    Row {
        name: "receipt-note",
        choices: &["not-shown"],
        text: "The note of a receipt (`obs`) is accepted, but no response shows it: the documentation has no field \
               for the history to which it belongs.",
    },
    Row {
        name: "boleto-update",
        choices: &["open-boletos", "any-installment"],
        text: "The installments that \"update boleto\" accepts: those of a boleto payment method that are neither \
               paid nor cancelled, or all.",
    },
    Row {
        name: "contract-charges",
        choices: &["its-sales"],
        text: "Only the sales of a contract are charged. The contract itself has no status, no payment code, no \
               invoice and no boleto, and receipts for it are refused, including `valor_recebido` in a body. Its \
               installments show the due dates of its next sale.",
    },
    Row {
        name: "contract-new-date",
        choices: &["moves-due-dates"],
        text: "If an update changes `agendamento_data` of a contract, its next sale has the new date. Due dates that \
               the body does not change move by the same number of days.",
    },
    Row {
        name: "contract-frequency",
        choices: &["once"],
        text: "A contract without `agendamento_frequencia` occurs once. A contract without `agendamento_repetir` \
               repeats according to its other fields: for a number of occurrences, until an end date, or without end.",
    },
    Row {
        name: "contract-automatic",
        choices: &["no", "yes"],
        text: "Whether a contract without `agendamento_automatico` generates its sales.",
    },
    Row {
        name: "contract-hour",
        choices: &["06:00", "00:00", "12:00"],
        text: "The time of day in Brasília at which a contract generates its sale on `agendamento_data`.",
    },
    Row {
        name: "past-occurrences",
        choices: &["one", "all"],
        text: "A contract whose date has passed when it is inserted, changed or resumed generates sales at once. \
               `one`: only the sale of that date; the contract continues with its first date on or after the current \
               day. `all`: the sales of all dates that have passed. A contract generates no sales for the time in \
               which it was paused, unless the choice is `all`. A sale has the date of its occurrence; \
               `agendamento_data_geracao` is the day on which it was generated.",
    },
    Row {
        name: "skipped-occurrences",
        choices: &["not-counted", "counted"],
        text: "Whether dates that `past-occurrences` or `refused-contract` skipped without a sale count towards \
               `agendamento_numero`. With both choices, `agendamento_sequencia` has no gaps.",
    },
    Row {
        name: "refused-contract",
        choices: &["pause", "skip"],
        text: "A contract whose next sale would be refused, for example because nothing is left to charge or its \
               customer was deleted. The contract is paused, or moves to its next date without a sale.",
    },
    Row {
        name: "ended-contract",
        choices: &["pause", "keep"],
        text: "After its last occurrence a contract keeps the date of that occurrence. `agendamento_ativo` becomes 0, \
               or stays 1. It can become 1 again only with a new date or a later end. A count below the number of \
               occurrences so far is refused.",
    },
];
