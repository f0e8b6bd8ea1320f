//! Policies of services, customers, plans, the virtual wallet and new accounts.

use super::Row;

pub(super) static POLICIES: &[Row] = &[
    Row {
        name: "required-cleared",
        choices: &["refuse", "clear"],
        text: "An update that sets to null what an insert must give: `nome` of a service, `tipo` and `nome` of a \
               customer, `tipo` of a contact, `numero` and `validade` of a card. A contact or card that takes the place \
               of a stored one has to repeat them.",
    },
    Row {
        name: "cleared-default",
        choices: &["default", "null"],
        text: "An update that sets to null a field with a default: it takes the default again (`status` 1, `valor` and \
               `impostos_percentual` of a service 0), or is null.",
    },
    Row {
        name: "unknown-list-entry",
        choices: &["accept", "refuse"],
        text: "A key that its list or its records lack (`id_servico` and `id_atividade` of a service, `id_cidade`, a \
               card's `id_meio_pagamento`): it is kept without a display text, or refused with 400.",
    },
    Row {
        name: "display-text",
        choices: &["current", "as-written"],
        text: "\"Display fields always carry the display text of the referenced record\": a customer or service that is \
               renamed is renamed in every sale and plan, in the same change and without a notification; or they show \
               what they showed when they were written.",
    },
    Row {
        name: "delete-customer",
        choices: &["refuse", "keep", "clear"],
        text: "A customer with sales or contracts is deleted: it is refused with 400; or the sales keep its key and \
               name; or they keep the key and their `cliente` is null. An update of such a sale may repeat the key.",
    },
    Row {
        name: "delete-service",
        choices: &["refuse", "keep", "clear"],
        text: "As `delete-customer`, for a service in an item of a sale or a plan.",
    },
    Row {
        name: "duplicate-document",
        choices: &["accept", "refuse"],
        text: "Two customers with the same CPF or CNPJ, in whatever form it is written.",
    },
    Row {
        name: "document-form",
        choices: &["as-given"],
        text: "CPF and CNPJ are stored and returned as they were sent, with or without punctuation.",
    },
    Row {
        name: "empty-text",
        choices: &["null"],
        text: "An empty text in a field of a service or customer is stored as null, as version 1 has it.",
    },
    Row {
        name: "registered-name",
        choices: &["nome"],
        text: "The document gives `razao_social` the value of `nome` when only `tipo` and `nome` are sent; it takes it \
               whenever an insert gives no `razao_social`.",
    },
    Row {
        name: "registration-moment",
        choices: &["given", "now"],
        text: "`data_cadastro` is not marked as read only: an instant in the body is taken, and without one it is the \
               instant of the insert; or it is always the latter.",
    },
    Row {
        name: "state-of-city",
        choices: &["derived", "as-given"],
        text: "`estado` of an address with a city: always the first two digits of the city's code, or what the body gives.",
    },
    Row {
        name: "new-customer-lists",
        choices: &["empty", "stored"],
        text: "`contatos` and `cartoes` in the response to the insert of a customer: empty lists as in the document, or \
               what was stored.",
    },
    Row {
        name: "part-update",
        choices: &["replace", "merge"],
        text: "A list of contacts or cards in an update takes the place of the stored list, and each part without a key \
               is new. A part with the key of a stored one takes its place, or changes only the members that it gives.",
    },
    Row {
        name: "default-part",
        choices: &["one", "as-given"],
        text: "Several cards of a customer with `padrao` 1, or contacts with `principal` 1: the last one that was not so \
               before stays 1, and the others become 0; or all of them stay as they were given.",
    },
    Row {
        name: "unknown-part",
        choices: &["refuse", "insert"],
        text: "A contact or card in an update with a key that the customer has not, or has already used in the list: \
               400, or it is a new one.",
    },
    Row {
        name: "card-mask",
        choices: &["groups", "as-given"],
        text: "How a card's number is stored and returned: `**** **** **** 1234` whatever its length, or each digit but \
               the last four replaced where it stands.",
    },
    Row {
        name: "card-network",
        choices: &["derived", "as-given"],
        text: "`bandeira` of a card without one: the network that its number shows, or nothing.",
    },
    Row {
        name: "wallet-unknown-cpf",
        choices: &["empty", "not-found"],
        text: "The virtual wallet of a CPF that no customer has: an empty list, or 404.",
    },
    Row {
        name: "wallet-dependents",
        choices: &["contacts", "none"],
        text: "The documents have no resource of dependents. A contact whose `tipo` is `dependente` is one: it is found \
               by its CPF, and shown with the plans of its customer.",
    },
    Row {
        name: "wallet-status",
        choices: &["plans", "customer"],
        text: "`carteira_virtual_status` of an entry: whether the wallet of any hired plan is active, or whether the \
               customer is.",
    },
    Row {
        name: "fresh-account",
        choices: &["furnished", "empty"],
        text: "What a new account has besides what its configuration gives: a payment method of each `tipo`, with \
               `tipo` as its key, and two plans; or nothing.",
    },
];
