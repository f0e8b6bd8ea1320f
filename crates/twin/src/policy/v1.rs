//! Policies of version 1.

use super::Row;

pub(super) static POLICIES: &[Row] = &[
    Row {
        name: "v1-body",
        choices: &["form-or-json", "form"],
        text: "How version 1 takes parameters: as `application/x-www-form-urlencoded`, or also as a JSON object of the same \
               names. The document shows plain names and values, and no content type.",
    },
    Row {
        name: "v1-version",
        choices: &["known", "any"],
        text: "The dates that the header `Service-Versao` may have: the one that the document names, or any date. The \
               document describes one version only, so that fixing it at an account's first request changes no response.",
    },
    Row {
        name: "v1-empty",
        choices: &["text", "null"],
        text: "What version 1 returns for an unset field: an empty text or null, as the document has both. The tracking of \
               e-mail, SMS and WhatsApp is always null if there is none.",
    },
    Row {
        name: "v1-listing",
        choices: &["abbreviated", "complete"],
        text: "Whether the sales of a listing are abbreviated: a nested record is the text `...`, a list `[...]`, and \
               `boletos` is not there. Insert, update and select return complete sales.",
    },
    Row {
        name: "v1-order",
        choices: &["id"],
        text: "The order of a listing without `ordenarColuna`. A column must be a field of the record in both versions with a \
               single value; a nested record is sorted by its name.",
    },
    Row { name: "v1-uf", choices: &["letters", "code"], text: "`uf` of a customer's city: `SP`, or the IBGE code 35." },
    Row {
        name: "v1-customer-code",
        choices: &["id", "codigo"],
        text: "Digits in `cliente` of a sale are the customer's code: its key, or the field `codigo` of version 2. Where no \
               customer has the code, it is taken as a name, then `cliente_nome`, which also names the customer that is \
               created. Next to a name, or blank, `cliente_nome` counts for nothing.",
    },
    Row {
        name: "v1-customer-match",
        choices: &["name", "document"],
        text: "Which customer a sale means: the one of the code or name in `cliente`, or first of all the one with the given \
               CNPJ or CPF. Upper and lower case of a name make no difference; of several customers the oldest counts. A \
               customer that exists is not changed by `cliente_...`.",
    },
    Row {
        name: "v1-customer-kind",
        choices: &["individual", "legal-entity", "refuse"],
        text: "`tipo` of a new customer that gives neither `tipo` nor CNPJ nor CPF. With a CNPJ it is 1, with a CPF 2.",
    },
    Row {
        name: "v1-abroad",
        choices: &["never", "without-address"],
        text: "Which customers count as resident abroad, so that a legal entity gets an invoice without a CNPJ: none, since no \
               field says so, or those without city and postal code.",
    },
    Row {
        name: "v1-unknown-service",
        choices: &["create", "refuse"],
        text: "A sale with the name of no service. The document's quick path to an invoice inserts a sale at once, so the \
               service is created with it.",
    },
    Row {
        name: "v1-service-codes",
        choices: &["kept"],
        text: "`nfse_item_servico` and `nfse_codigo_tributacao_municipio` of a sale become `id_servico` and \
               `codigo_tributacao_municipio` of its service, and are not required again after its first issued invoice. What \
               a sale says of the company is kept for the city hall; no response shows it.",
    },
    Row {
        name: "v1-new-payment-method",
        choices: &["as-used", "boleto"],
        text: "The kind of a payment method that a sale creates: boleto with installments, online card with a card, otherwise \
               cash; or always boleto. Only a sale creates one: a customer with the name of none is refused.",
    },
    Row {
        name: "v1-contract-automatic",
        choices: &["yes", "as-version-2"],
        text: "Whether a contract of version 1, which has no parameter for it, generates its sales.",
    },
    Row {
        name: "v1-frequency-of-one",
        choices: &["1"],
        text: "`agendamento_frequencia` of a contract that occurs once: 1, next to `agendamento_repetir` 0. The 0 of version 2 is \
               not a value of the parameter, and what is read can be written back.",
    },
    Row {
        name: "v1-update-of-values",
        choices: &["computed-again"],
        text: "An update with another value, date or payment method and without `valor_n` computes the installments again, \
               unless something was received. Another value or service makes one item over the whole value; otherwise the \
               items stay. A sale keeps its count or end date of a schedule that still repeats.",
    },
    Row {
        name: "v1-card",
        choices: &["kept-with-customer"],
        text: "The card of a sale or customer with an online payment method becomes the customer's default card, masked and \
               without its security code. For another method it is ignored. Nothing is charged.",
    },
    Row {
        name: "v1-unknown-parameter",
        choices: &["ignore"],
        text: "A parameter that the document does not name is ignored, since it does not name the one for the e-mail address. \
               `dados_extra` stays empty, so that a misspelt card number is in no response.",
    },
    Row {
        name: "v1-due-date",
        choices: &["first-open"],
        text: "`data_vencimento` of a sale is that of its first open installment, or of the last one; `data_recebimento` is the \
               last receipt once all are paid; `valor_parcelas` is the first installment's amount; `vencido_dias` counts from \
               the first due date that is overdue.",
    },
    Row {
        name: "v1-invoice-status",
        choices: &["with-reason"],
        text: "`nfse_status` where version 2 has none or 3: 5 while the invoice waits for the payment, 6 where none is to be \
               issued.",
    },
    Row {
        name: "v1-invoice-numbers",
        choices: &["derived"],
        text: "`id`, `numero` and `rps_numero` of an invoice are the key of its sale, `codigo_verificacao` and `url_pdf` follow \
               from the seed; they are there once it is issued. `id_prestador` is 1.",
    },
    Row {
        name: "v1-cancel-reason",
        choices: &["from-code"],
        text: "The reason that version 2 gets where version 1 needs none: the meaning of the code.",
    },
    Row {
        name: "v1-receipt",
        choices: &["open-installments"],
        text: "A receipt of version 1 names no installment: its amount pays the open ones in their order, and what is left \
               over belongs to the last of them. Without an amount it is the value of the sale, less what was received.",
    },
];
