//! Policies of services, customers, plans, the virtual wallet and new accounts.

use super::Row;

pub(super) static POLICIES: &[Row] = &[
    Row {
        name: "required-cleared",
        choices: &["refuse", "clear"],
        text: "An update that sets to null a field that an insert requires: `nome` of a service, `tipo` and `nome` of \
               a customer, `tipo` of a contact, `numero` and `validade` of a card. A contact or card that replaces a \
               stored one has to contain its required fields again.",
    },
    Row {
        name: "cleared-default",
        choices: &["default", "null"],
        text: "An update that sets a field with a default to null. The field gets its default again (`status` 1, \
               `valor` and `impostos_percentual` of a service 0), or becomes null.",
    },
    Row {
        name: "unknown-list-entry",
        choices: &["accept", "refuse"],
        text: "A key that does not exist in the list or table that it refers to (`id_servico` and `id_atividade` of a \
               service, `id_cidade`, a card's `id_meio_pagamento`). The key is stored without a display text, or \
               refused with 400.",
    },
    Row {
        name: "display-text",
        choices: &["current", "as-written"],
        text: "The documentation says: \"Display fields always carry the display text of the referenced record\". \
               `current`: if a customer or service is renamed, its name changes in every sale and plan, in the same \
               change and without a notification. `as-written`: sales and plans keep the name that they had when they \
               were written.",
    },
    Row {
        name: "delete-customer",
        choices: &["refuse", "keep", "clear"],
        text: "The deletion of a customer that has sales or contracts. `refuse`: it is refused with 400. `keep`: the \
               sales keep the key and the name of the customer. `clear`: the sales keep the key, and their `cliente` \
               becomes null. An update of such a sale may repeat the key.",
    },
    Row {
        name: "delete-service",
        choices: &["refuse", "keep", "clear"],
        text: "The same as `delete-customer`, for a service that an item of a sale or plan refers to.",
    },
    Row {
        name: "duplicate-document",
        choices: &["accept", "refuse"],
        text: "Two customers with the same CPF or CNPJ, with or without punctuation.",
    },
    Row {
        name: "document-form",
        choices: &["as-given"],
        text: "CPF and CNPJ are stored and returned as they were sent, with or without punctuation.",
    },
    Row {
        name: "empty-text",
        choices: &["null"],
        text: "An empty string in a field of a service or customer is stored as null, as in version 1.",
    },
    Row {
        name: "registered-name",
        choices: &["nome"],
        text: "The documentation sets `razao_social` to the value of `nome` when only `tipo` and `nome` are sent. The \
               twin does so for every insert without `razao_social`.",
    },
    Row {
        name: "registration-moment",
        choices: &["given", "now"],
        text: "`data_cadastro` is not documented as read-only. `given`: the timestamp in the body, or the timestamp \
               of the insert if the body has none. `now`: always the timestamp of the insert.",
    },
    Row {
        name: "state-of-city",
        choices: &["derived", "as-given"],
        text: "`estado` of an address with a city: always the first two digits of the city's code, or the value in \
               the body.",
    },
    Row {
        name: "new-customer-lists",
        choices: &["empty", "stored"],
        text: "`contatos` and `cartoes` in the response to the insert of a customer: empty lists, as in the \
               documentation, or the stored lists.",
    },
    Row {
        name: "part-update",
        choices: &["replace", "merge"],
        text: "A list of contacts or cards in an update replaces the stored list. An element without a key is new. An \
               element with the key of a stored element replaces it, or changes only the members that it contains.",
    },
    Row {
        name: "default-part",
        choices: &["one", "as-given"],
        text: "Several cards of a customer with `padrao` 1, or several contacts with `principal` 1. `one`: the last \
               of them that was not the default before keeps the 1, and the others become 0. `as-given`: all of them \
               keep the 1.",
    },
    Row {
        name: "unknown-part",
        choices: &["refuse", "insert"],
        text: "A contact or card in an update whose key the customer does not have, or whose key occurs earlier in \
               the list. It is refused with 400, or inserted as a new one.",
    },
    Row {
        name: "card-mask",
        choices: &["groups", "as-given"],
        text: "How the number of a card is stored and returned. `groups`: as `**** **** **** 1234`, whatever its \
               length. `as-given`: in its own format, with every digit but the last four masked.",
    },
    Row {
        name: "card-network",
        choices: &["derived", "as-given"],
        text: "`bandeira` of a card without this field: the network that the card number indicates, or null.",
    },
    Row {
        name: "wallet-unknown-cpf",
        choices: &["empty", "not-found"],
        text: "The response for the virtual wallet of a CPF that no customer has: an empty list, or 404.",
    },
    Row {
        name: "wallet-dependents",
        choices: &["contacts", "none"],
        text: "The documentation has no resource for dependents. `contacts`: a contact with the `tipo` `dependente` \
               is a dependent. It is found by its CPF, and is shown with the plans of its customer. `none`: there are \
               no dependents.",
    },
    Row {
        name: "wallet-status",
        choices: &["plans", "customer"],
        text: "`carteira_virtual_status` of a wallet entry: whether the wallet of any hired plan is active, or \
               whether the customer is active.",
    },
    Row {
        name: "fresh-account",
        choices: &["furnished", "empty"],
        text: "The records of a new account in addition to those in its configuration: one payment method per `tipo`, \
               with `tipo` as its key, and two plans; or none.",
    },
];
