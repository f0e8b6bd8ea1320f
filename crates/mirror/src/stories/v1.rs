//! Stories of the policies of version 1.

use super::Telling;
use super::Telling::{Any, Story};

pub(super) const STORIES: &[(&str, Telling)] = &[
    ("v1-body", Any(r#"POST /api/servico {"nome":"Aula","valor":"10.00"}"#)),
    ("v1-version", Any("!Service-Versao: 2015-01-01\nGET /api/servico")),
    ("v1-empty", Any("POST /api/servico nome=Aula&valor=10.00")),
    (
        "v1-listing",
        Story(
            "POST /api/venda data=2027-01-01&cliente=Ana&servico=Aula&valor_venda=100.00&emissao_nfse=3&meio_pagamento=Dinheiro
            GET /api/venda",
        ),
    ),
    ("v1-uf", Story("POST /api/cliente nome=Ana&tipo=2&id_cidade=3550308")),
    (
        "v1-customer-code",
        Story(
            r#"POST /api/v2/clientes/ {"tipo":2,"nome":"Ana"}
            POST /api/v2/clientes/ {"tipo":2,"nome":"Bia","codigo":1}
            POST /api/venda data=2027-01-01&cliente=1&servico=Aula&valor_venda=100.00&emissao_nfse=3&meio_pagamento=Dinheiro"#,
        ),
    ),
    (
        "v1-customer-match",
        Story(
            "POST /api/cliente nome=Ana&tipo=2&cpf=529.982.247-25
            POST /api/cliente nome=Bia&tipo=2
            POST /api/venda data=2027-01-01&cliente=Bia&cliente_cpf=529.982.247-25&servico=Aula&valor_venda=100.00&emissao_nfse=3&meio_pagamento=Dinheiro",
        ),
    ),
    (
        "v1-customer-kind",
        Story(
            "GET /api/v2/clientes/
            POST /api/servico nome=Aula&valor=10.00
            POST /api/venda data=2027-01-01&cliente=Ana&servico=Aula&valor_venda=100.00&emissao_nfse=3&meio_pagamento=Dinheiro",
        ),
    ),
    (
        "v1-abroad",
        Story(
            "POST /api/servico nome=Aula&valor=10.00
            POST /api/cliente nome=Empresa&tipo=1
            POST /api/venda data=2027-01-01&cliente=Empresa&servico=Aula&valor_venda=100.00&emissao_nfse=1&meio_pagamento=Dinheiro&discriminacao=Aulas&nfse_municipio_emissao=3550308&nfse_item_servico=802&nfse_codigo_tributacao_municipio=8599604&nfse_inscricao_municipal=1234567&nfse_optante_simples_nacional=1&nfse_incentivador_cultural=2",
        ),
    ),
    (
        "v1-unknown-service",
        Story(
            "GET /api/v2/servicos/
            POST /api/venda data=2027-01-01&cliente=Ana&cliente_tipo=2&servico=Aula&valor_venda=100.00&emissao_nfse=3&meio_pagamento=Dinheiro",
        ),
    ),
    (
        "v1-new-payment-method",
        Story(
            "GET /api/v2/meios-pagamento/
            POST /api/venda data=2027-01-01&cliente=Ana&servico=Aula&valor_venda=100.00&emissao_nfse=3&meio_pagamento=Dep%C3%B3sito+novo",
        ),
    ),
    (
        "v1-contract-automatic",
        Story(
            "POST /api/venda agendamento_data=2027-01-31&agendamento_repetir=1&agendamento_frequencia=1&cliente=Ana&servico=Aula&valor_venda=100.00&emissao_nfse=3&meio_pagamento=Dinheiro",
        ),
    ),
];
