//! Stories of the policies of services, customers, the virtual wallet and a new account.

use super::Telling;
use super::Telling::{Any, Story};

pub(super) const STORIES: &[(&str, Telling)] = &[
    (
        "required-cleared",
        Any(r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Ana"}
            PUT /api/v2/clientes/1 {"nome":null}"#),
    ),
    (
        "cleared-default",
        Any(r#"POST /api/v2/servicos/ {"nome":"Aula","valor":10}
            PUT /api/v2/servicos/1 {"valor":null}"#),
    ),
    (
        "unknown-list-entry",
        Any(
            r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Ana","cartoes":[{"numero":"4111111111111111","validade":"2030-01-01","id_meio_pagamento":99}]}"#,
        ),
    ),
    (
        "display-text",
        Story(
            r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Ana"}
            POST /api/v2/vendas/ {"data":"2027-01-04","id_cliente":1,"valor_venda":100}
            PUT /api/v2/clientes/1 {"nome":"Bia"}
            GET /api/v2/vendas/1"#,
        ),
    ),
    (
        "delete-customer",
        Story(
            r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Ana"}
            POST /api/v2/vendas/ {"data":"2027-01-04","id_cliente":1,"valor_venda":100}
            DELETE /api/v2/clientes/1
            GET /api/v2/vendas/1"#,
        ),
    ),
    (
        "delete-service",
        Story(
            r#"POST /api/v2/servicos/ {"nome":"Aula","valor":10}
            POST /api/v2/vendas/ {"data":"2027-01-04","itens":[{"id_servico":1,"valor":10,"qtd":1}]}
            DELETE /api/v2/servicos/1
            GET /api/v2/vendas/1"#,
        ),
    ),
    (
        "duplicate-document",
        Story(
            r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Ana","cpf":"529.982.247-25"}
            POST /api/v2/clientes/ {"tipo":2,"nome":"Bia","cpf":"52998224725"}"#,
        ),
    ),
    (
        "registration-moment",
        Story(r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Ana","data_cadastro":"2020-01-02T03:04:05-03:00"}"#),
    ),
    ("state-of-city", Story(r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Ana","id_cidade":3550308}"#)),
    (
        "new-customer-lists",
        Story(r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Ana","contatos":[{"tipo":"filha","nome":"Bia"}]}"#),
    ),
    (
        "part-update",
        Story(
            r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Ana","contatos":[{"tipo":"filha","nome":"Bia"}]}
            GET /api/v2/clientes/1?_expand=contatos
            PUT /api/v2/clientes/1 {"contatos":[{"id":1,"tipo":"filha"}]}
            GET /api/v2/clientes/1?_expand=contatos"#,
        ),
    ),
    (
        "default-part",
        Story(
            r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Ana","contatos":[{"tipo":"filha","principal":1},{"tipo":"filho","principal":1}]}
            GET /api/v2/clientes/1?_expand=contatos"#,
        ),
    ),
    (
        "unknown-part",
        Story(
            r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Ana"}
            PUT /api/v2/clientes/1 {"contatos":[{"id":99,"tipo":"filha","nome":"Bia"}]}"#,
        ),
    ),
    (
        "card-mask",
        Story(
            r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Ana","cartoes":[{"numero":"4111111111111111","validade":"2030-01-01","bandeira":"visa"}]}
            GET /api/v2/clientes/1?_expand=cartoes"#,
        ),
    ),
    (
        "card-network",
        Story(
            r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Ana","cartoes":[{"numero":"4111111111111111","validade":"2030-01-01"}]}
            GET /api/v2/clientes/1?_expand=cartoes"#,
        ),
    ),
    ("wallet-unknown-cpf", Story("GET /api/v2/carteira-virtual/39053344705")),
    (
        "wallet-dependents",
        Story(
            r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Ana","cpf":"52998224725","contatos":[{"tipo":"dependente","nome":"Bia","cpf":"11144477735"}]}
            GET /api/v2/carteira-virtual/52998224725"#,
        ),
    ),
    (
        "wallet-status",
        Story(
            r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Ana","cpf":"52998224725"}
            GET /api/v2/carteira-virtual/52998224725"#,
        ),
    ),
    ("fresh-account", Story("GET /api/v2/meios-pagamento/")),
];
