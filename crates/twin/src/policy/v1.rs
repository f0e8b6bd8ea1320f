//! Policies of version 1.

use super::Row;

pub(super) static POLICIES: &[Row] = &[
    Row {
        name: "v1-body",
        choices: &["form-or-json", "form"],
        text: "The format of the parameters in version 1: only `application/x-www-form-urlencoded`, or also a JSON \
               object with the same names. The documentation shows plain names and values, and no content type.",
    },
    Row {
        name: "v1-version",
        choices: &["known", "any"],
        text: "The dates that the header `Service-Versao` may have: only the documented one, or any date. The \
               documentation describes only one version, so it makes no difference to responses that an account is \
               fixed to a version by its first request.",
    },
    Row {
        name: "v1-empty",
        choices: &["text", "null"],
        text: "The value of an unset field in version 1: an empty string or null, since the documentation shows both. \
               Unset fields that track e-mail, SMS and WhatsApp are always null.",
    },
    Row {
        name: "v1-listing",
        choices: &["abbreviated", "complete"],
        text: "Whether the sales of a listing are abbreviated: a nested record is the string `...`, a list is \
               `[...]`, and `boletos` is missing. Insert, update and select return complete sales.",
    },
    Row {
        name: "v1-order",
        choices: &["id"],
        text: "The order of a listing without `ordenarColuna`. A column must be a field of the record in both \
               versions and must have a single value. A nested record counts as a single value and is sorted by its \
               name.",
    },
    Row { name: "v1-uf", choices: &["letters", "code"], text: "`uf` of a customer's city: `SP`, or the IBGE code 35." },
    Row {
        name: "v1-customer-code",
        choices: &["id", "codigo"],
        text: "Digits in `cliente` of a sale are the code of the customer: its key, or the field `codigo` of version \
               2. If no customer has the code, the digits are searched as a name, and then `cliente_nome` is \
               searched. A customer that is created also gets its name from `cliente_nome`. `cliente_nome` is ignored \
               if it is blank, or if `cliente` is a name.",
    },
    Row {
        name: "v1-customer-match",
        choices: &["name", "document"],
        text: "How the customer of a sale is found: by the code or name in `cliente`, or first by the given CNPJ or \
               CPF. Names are compared without regard to case. If several customers match, the oldest is used. The \
               parameters `cliente_...` do not change an existing customer.",
    },
    Row {
        name: "v1-customer-kind",
        choices: &["individual", "legal-entity", "refuse"],
        text: "`tipo` of a new customer without `tipo`, CNPJ and CPF. With a CNPJ it is 1, with a CPF 2.",
    },
    Row {
        name: "v1-abroad",
        choices: &["never", "without-address"],
        text: "Which customers count as resident abroad, so that a legal entity gets an invoice without a CNPJ. \
               `never`: none, since no field states it. `without-address`: those with neither city nor postal code.",
    },
    Row {
        name: "v1-unknown-service",
        choices: &["create", "refuse"],
        text: "A sale with a service name that does not exist. In the documentation the quick path to an invoice \
               begins with the insert of a sale, so `create` creates the service together with the sale.",
    },
    Row {
        name: "v1-service-codes",
        choices: &["kept"],
        text: "`nfse_item_servico` and `nfse_codigo_tributacao_municipio` of a sale become `id_servico` and \
               `codigo_tributacao_municipio` of its service. They are not required again after the first issued \
               invoice of the service. The company data in a sale is stored for the city hall; no response shows it.",
    },
    Row {
        name: "v1-new-payment-method",
        choices: &["as-used", "boleto"],
        text: "The kind of a payment method that a sale creates. `as-used`: boleto if the sale has installments, \
               online card if it has a card, otherwise cash. `boleto`: always boleto. Only a sale creates a payment \
               method; a customer with an unknown one is refused.",
    },
    Row {
        name: "v1-contract-automatic",
        choices: &["yes", "as-version-2"],
        text: "Whether a contract of version 1 generates its sales. Version 1 has no parameter for this. \
               `as-version-2` follows `contract-automatic`.",
    },
    Row {
        name: "v1-frequency-of-one",
        choices: &["1"],
        text: "`agendamento_frequencia` of a contract that occurs once: 1, together with `agendamento_repetir` 0. The \
               parameter does not allow the 0 of version 2, and a client must be able to write back what it read.",
    },
    Row {
        name: "v1-update-of-values",
        choices: &["computed-again"],
        text: "An update that changes the value, date or payment method and has no `valor_n` computes the \
               installments again, unless something was received. If the value or service changes, the sale gets a \
               single item over the whole value; otherwise its items stay. A schedule that still repeats keeps its \
               count or end date.",
    },
    Row {
        name: "v1-card",
        choices: &["kept-with-customer"],
        text: "The card of a sale or customer with an online payment method becomes the default card of the customer, \
               masked and without its security code. With another payment method the card is ignored. Nothing is \
               charged.",
    },
    Row {
        name: "v1-unknown-parameter",
        choices: &["ignore"],
        text: "An undocumented parameter is ignored, since the documentation leaves out even the parameter for the \
               e-mail address. `dados_extra` stays empty, so that no response contains a card number that was sent \
               under a misspelt name.",
    },
    Row {
        name: "v1-due-date",
        choices: &["first-open"],
        text: "`data_vencimento` of a sale is the due date of its first open installment, or of the last installment \
               if none is open. `data_recebimento` is the last receipt date once all installments are paid. \
               `valor_parcelas` is the amount of the first installment. `vencido_dias` counts from the earliest due \
               date that is overdue.",
    },
    Row {
        name: "v1-invoice-status",
        choices: &["with-reason"],
        text: "`nfse_status` if it is null or 3 in version 2: 5 while the invoice waits for the payment, 6 if no \
               invoice is to be issued.",
    },
    Row {
        name: "v1-invoice-numbers",
        choices: &["derived"],
        text: "`id`, `numero` and `rps_numero` of an invoice are the key of its sale. `codigo_verificacao` and \
               `url_pdf` are derived from the seed. All of these are set once the invoice is issued. `id_prestador` \
               is 1.",
    },
    Row {
        name: "v1-cancel-reason",
        choices: &["from-code"],
        text: "Version 2 always requires a cancellation reason; version 1 usually does not. A missing reason is \
               derived from the meaning of the cancellation code.",
    },
    Row {
        name: "v1-receipt",
        choices: &["open-installments"],
        text: "A receipt of version 1 names no installment. Its amount pays the open installments in order, and the \
               last of them gets the remainder. The default amount is the value of the sale minus the amount already \
               received.",
    },
];
