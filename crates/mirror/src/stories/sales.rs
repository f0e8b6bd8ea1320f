//! Stories of the policies of sales and contracts.

use super::Telling;
use super::Telling::Story;

pub(super) const STORIES: &[(&str, Telling)] = &[
    ("unknown-reference", Story(r#"POST /api/v2/vendas/ {"data":"2027-01-04","id_cliente":77,"valor_venda":10}"#)),
    ("default-billing-method", Story(r#"POST /api/v2/vendas/ {"data":"2027-01-04","valor_venda":10}"#)),
    ("invoice-issue", Story(r#"POST /api/v2/vendas/ {"data":"2027-01-04","valor_venda":10,"metodo_cobranca":1}"#)),
    (
        "sale-value",
        Story(
            r#"POST /api/v2/servicos/ {"nome":"Aula","valor":100}
            POST /api/v2/vendas/ {"data":"2027-01-04","valor_venda":90,"itens":[{"id_servico":1,"valor":100,"qtd":1}]}"#,
        ),
    ),
    ("zero-sale", Story(r#"POST /api/v2/vendas/ {"data":"2027-01-04","valor_venda":0,"metodo_cobranca":1}"#)),
    (
        "sale-schedule",
        Story(
            r#"POST /api/v2/vendas/ {"data":"2027-01-04","valor_venda":10,"agendamento_data":"2027-02-01","agendamento_frequencia":1,"agendamento_ativo":1}"#,
        ),
    ),
    ("default-due-date", Story(r#"POST /api/v2/vendas/ {"data":"2027-01-04","valor_venda":10}"#)),
    (
        "sale-update",
        Story(
            r#"POST /api/v2/vendas/ {"data":"2027-01-04","valor_venda":10,"discriminacao":"Aulas"}
            POST /api/v2/vendas/1 {"data":"2027-01-04","valor_venda":20}"#,
        ),
    ),
    (
        "sale-after-issue",
        Story(
            r#"POST /api/v2/vendas/ {"data":"2027-01-04","valor_venda":10,"metodo_cobranca":1}
            POST /api/v2/vendas/1 {"data":"2027-01-04","valor_venda":10,"metodo_cobranca":1,"discriminacao":"Aulas"}"#,
        ),
    ),
    (
        "delete-issued-sale",
        Story(
            r#"POST /api/v2/vendas/ {"data":"2027-01-04","valor_venda":10,"metodo_cobranca":1}
            DELETE /api/v2/vendas/1"#,
        ),
    ),
    (
        "future-receipt",
        Story(
            r#"POST /api/v2/vendas/ {"data":"2027-01-04","valor_venda":10}
            POST /api/v2/vendas/1/recebimento-confirmar {"data_recebimento":"2030-01-04"}"#,
        ),
    ),
    (
        "receipt-of-paid",
        Story(
            r#"POST /api/v2/vendas/ {"data":"2027-01-01","valor_venda":10}
            POST /api/v2/vendas/1/recebimento-confirmar {"data_recebimento":"2027-01-01","valor_recebido":10}
            POST /api/v2/vendas/1/recebimento-confirmar {"data_recebimento":"2027-01-01","valor_recebido":5}"#,
        ),
    ),
    (
        "receipt-default",
        Story(
            r#"POST /api/v2/vendas/ {"data":"2027-01-01","valor_venda":10}
            POST /api/v2/vendas/1/recebimento-confirmar {"data_recebimento":"2027-01-01","valor_recebido":4}
            POST /api/v2/vendas/1/recebimento-confirmar {"data_recebimento":"2027-01-01"}"#,
        ),
    ),
    (
        "boleto-update",
        Story(
            r#"POST /api/v2/vendas/ {"data":"2027-01-04","id_meio_pagamento":1,"valor_venda":60}
            GET /api/v2/vendas/1
            POST /api/v2/vendas/1/boleto-atualizar {"id_parcela":1,"data_vencimento_novo":"2027-02-01","valor_novo":61}"#,
        ),
    ),
    (
        "contract-automatic",
        Story(
            r#"POST /api/v2/vendas/ {"agendamento_data":"2027-01-31","agendamento_frequencia":1,"agendamento_repetir":1,"valor_venda":10}"#,
        ),
    ),
    (
        "contract-hour",
        Story(
            r#"POST /api/v2/vendas/ {"agendamento_data":"2027-01-31","agendamento_automatico":1,"agendamento_frequencia":1,"agendamento_repetir":1,"valor_venda":10}
            @2027-01-31T03:00:00-03:00
            GET /api/v2/vendas/1
            @2027-01-31T09:00:00-03:00
            GET /api/v2/vendas/1"#,
        ),
    ),
    (
        "past-occurrences",
        Story(
            r#"POST /api/v2/vendas/ {"agendamento_data":"2026-10-10","agendamento_automatico":1,"agendamento_frequencia":1,"agendamento_repetir":1,"valor_venda":10}
            GET /api/v2/vendas/?_limit=100"#,
        ),
    ),
    (
        "skipped-occurrences",
        Story(
            r#"POST /api/v2/vendas/ {"agendamento_data":"2027-01-31","agendamento_automatico":1,"agendamento_frequencia":1,"agendamento_repetir":2,"agendamento_numero":5,"valor_venda":10}
            @2027-02-01T09:00:00-03:00
            POST /api/v2/vendas/1 {"agendamento_data":"2027-02-28","agendamento_ativo":0}
            @2027-05-10T09:00:00-03:00
            POST /api/v2/vendas/1 {"agendamento_data":"2027-02-28","agendamento_ativo":1}
            @2027-07-15T09:00:00-03:00
            GET /api/v2/vendas/1"#,
        ),
    ),
    (
        "refused-contract",
        Story(
            r#"POST /api/v2/servicos/ {"nome":"Aula","valor":10}
            POST /api/v2/vendas/ {"agendamento_data":"2027-01-31","agendamento_automatico":1,"agendamento_frequencia":1,"agendamento_repetir":1,"itens":[{"id_servico":1,"valor":10,"qtd":1,"recorrente":0}]}
            @2027-03-15T09:00:00-03:00
            GET /api/v2/vendas/1"#,
        ),
    ),
    (
        "ended-contract",
        Story(
            r#"POST /api/v2/vendas/ {"agendamento_data":"2027-01-31","agendamento_automatico":1,"agendamento_frequencia":1,"agendamento_repetir":2,"agendamento_numero":1,"valor_venda":10}
            @2027-02-01T09:00:00-03:00
            GET /api/v2/vendas/1"#,
        ),
    ),
];
