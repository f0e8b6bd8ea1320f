//! The calls of the stories, in either version of the API. A story is one call over a simulated network with faults.

use lastro::LastroError;
use lastro::exchange::{self, ExchangeEvent, ExchangeStep, Surroundings};
use lastro::http::{ApiOperation, Repeat, Shape};
use lastro::json::Value;
use lastro::model::Json;
use lastro::v1;
use lastro::v1::http::{ListingQueryV1, OperationV1};
use lastro::value::Choice as _;

use super::network::Network;
use crate::common::{integer, json};

/// A call of either version.
pub enum Asked {
    V2(exchange::Call<'static>),
    V1(v1::exchange::Call<'static>),
}

impl Asked {
    /// Generates a call. `name`: a name that occurs in no other story, so that its record can be found.
    pub fn with(network: &mut Network, version: i64, name: &str) -> Self {
        if version == 1 { Self::V1(of_v1(network, name)) } else { Self::V2(of_v2(network, name)) }
    }

    /// The name of the call's operation: `sales.insert`, or `v1 sales.insert` in version 1.
    pub fn name(&self) -> String {
        match self {
            Self::V2(call) => call.operation.as_str().to_owned(),
            Self::V1(call) => format!("v1 {}", call.operation),
        }
    }

    pub fn repeat(&self) -> Repeat {
        match self {
            Self::V2(call) => call.operation.route().repeat,
            Self::V1(call) => call.operation.route().repeat,
        }
    }

    pub fn lists(&self) -> bool {
        let route = match self {
            Self::V2(call) => call.operation.route(),
            Self::V1(call) => call.operation.route(),
        };
        matches!(route.shape, Shape::Listing { .. })
    }

    /// Whether the call inserts a sale by version 1. By default, a listing of version 1 does not show the customers of sales, so
    /// the client cannot recognize the sale that it inserted.
    pub fn inserts_a_sale_of_v1(&self) -> bool {
        matches!(self, Self::V1(call) if call.operation == OperationV1::SalesInsert)
    }

    pub fn start(&self, around: &Surroundings<'_>, now_ms: i64) -> Result<ExchangeStep, LastroError> {
        match self {
            Self::V2(call) => exchange::start(call, around, now_ms),
            Self::V1(call) => v1::exchange::start(call, around, now_ms),
        }
    }

    pub fn next(
        &self,
        state: &Json,
        around: &Surroundings<'_>,
        event: &ExchangeEvent,
        body: &[u8],
    ) -> Result<ExchangeStep, LastroError> {
        match self {
            Self::V2(call) => exchange::next(state, around, event, body, call.record, call.original),
            Self::V1(call) => v1::exchange::next(state, around, event, body, call.parameters),
        }
    }

    pub fn resume(
        &self,
        state: &Json,
        around: &Surroundings<'_>,
        now_ms: i64,
        seed: i64,
    ) -> Result<ExchangeStep, LastroError> {
        match self {
            Self::V2(call) => exchange::resume(call.operation, state, around, now_ms, seed, call.record, call.original),
            Self::V1(call) => v1::exchange::resume(call.operation, state, around, now_ms, seed, call.parameters),
        }
    }
}

/// The body of a request of version 2 that inserts a sale.
pub fn sale(what: &str, value: i64) -> String {
    let (method, share) = (2, value / 2);
    format!(
        r#"{{"agendamento":0,"data":"2027-01-05","id_cliente":1,"id_meio_pagamento":{method},"metodo_cobranca":3,
        "discriminacao":"{what}","valor_venda":{value}.00,
        "itens":[{{"id_servico":1,"recorrente":0,"valor":{value}.00,"qtd":1,"total":{value}.00}}],
        "parcelas":[{{"data_vencimento":"2027-02-10","valor":{share}.00}},{{"data_vencimento":"2027-03-10","valor":{share}.00}}]}}"#
    )
}

fn leak(text: &str) -> &'static Json {
    Box::leak(Box::new(Json(json(text))))
}

const CANCELLATION: &str = r#"{"cancelamento_codigo":2,"cancelamento_motivo":"Serviço não prestado"}"#;

fn of_v2(network: &mut Network, name: &str) -> exchange::Call<'static> {
    use exchange::Call;
    let of = |operation, id, record: Option<String>| {
        let record = record.as_deref().map(leak);
        Call { id, record, ..Call::new(operation) }
    };
    let first = first_installment(network);
    match network.random.below(11) {
        0 | 1 => {
            let record = format!(r#"{{"tipo":2,"nome":"{name}","cep":"01310100","obs":"","cpf":"52998224725"}}"#);
            of(ApiOperation::CustomersInsert, None, Some(record))
        }
        2 => of(ApiOperation::ServicesInsert, None, Some(format!(r#"{{"nome":"{name}","valor":12.50}}"#))),
        3 => {
            // Sometimes the customer is unknown. The client's rules cannot detect this, so the service refuses the call.
            let unknown = if network.random.one_in(8) { r#""id_cliente":999"# } else { r#""id_cliente":1"# };
            let record = sale(name, 500).replace(r#""id_cliente":1"#, unknown);
            of(ApiOperation::SalesInsert, None, Some(record))
        }
        4 => {
            let record =
                format!(r#"{{"id_parcela":{first},"data_recebimento":"2027-02-11","valor_recebido":"150.00"}}"#);
            of(ApiOperation::SalesConfirmReceipt, Some(1), Some(record))
        }
        5 => {
            let record = Some(format!(r#"{{"tipo":2,"nome":"{name}"}}"#));
            let original = Some(leak(r#"{"tipo":2,"nome":"Cliente 1"}"#));
            Call { original, ..of(ApiOperation::CustomersUpdate, Some(2), record) }
        }
        6 => of(ApiOperation::CustomersDelete, Some(3), None),
        7 => {
            let record =
                format!(r#"{{"id_parcela":{first},"data_vencimento_novo":"2027-06-10","valor_novo":"155.00"}}"#);
            of(ApiOperation::SalesUpdateBoleto, Some(1), Some(record))
        }
        8 => of(ApiOperation::CustomersSelect, Some(1), None),
        9 => of(ApiOperation::SalesCancelInvoice, Some(3), Some(CANCELLATION.to_owned())),
        _ => Call { query: Some("_limit=3".into()), ..Call::new(ApiOperation::CustomersList) },
    }
}

fn of_v1(network: &mut Network, name: &str) -> v1::exchange::Call<'static> {
    use v1::exchange::Call;
    let of = |operation, id, record: Option<String>| {
        let pairs = |text: String| v1::pairs_of(&json(&text), v1::exchange::parameter_table(operation)?).ok();
        let parameters = record.and_then(pairs).map(|pairs| &*Box::leak(Box::new(pairs)));
        Call { id, parameters, ..Call::new(operation) }
    };
    let sale = |customer: &str| {
        format!(
            r#"{{"data":"2027-01-05","cliente":"{customer}","servico":"suporte","discriminacao":"{name}",
            "valor_venda":"500.00","emissao_nfse":3,"meio_pagamento":"Dinheiro"}}"#
        )
    };
    match network.random.below(19) {
        0 | 1 => {
            let record = format!(r#"{{"nome":"{name}","cep":"01310100","obs":"","cpf":"52998224725"}}"#);
            of(OperationV1::CustomersInsert, None, Some(record))
        }
        2 => {
            let record = format!(r#"{{"nome":"{name}","valor":"12.50","id_servico":"102","impostos_percentual":"6"}}"#);
            of(OperationV1::ServicesInsert, None, Some(record))
        }
        // The parameter `cliente` is an existing name, then an existing code, then either a new name or an unknown code. The
        // client's rules cannot detect that a code is unknown.
        3 => of(OperationV1::SalesInsert, None, Some(sale("cliente 0"))),
        4 => of(OperationV1::SalesInsert, None, Some(sale("2"))),
        5 => of(OperationV1::SalesInsert, None, Some(sale(if network.random.one_in(2) { name } else { "999" }))),
        6 => {
            let record = r#"{"data_recebimento":"2027-02-11","valor_recebido":"150.00"}"#;
            of(OperationV1::SalesConfirmReceipt, Some(1), Some(record.to_owned()))
        }
        7 => {
            let record = r#"{"data_recebimento":"2027-02-11"}"#;
            of(OperationV1::SalesConfirmReceipt, Some(2), Some(record.to_owned()))
        }
        8 => of(OperationV1::CustomersUpdate, Some(2), Some(format!(r#"{{"nome":"{name}","tipo":2}}"#))),
        9 => of(OperationV1::ServicesUpdate, Some(1), Some(format!(r#"{{"nome":"{name}","valor":"90.00"}}"#))),
        10 => of(OperationV1::SalesUpdate, Some(2), Some(sale("1"))),
        11 => of(OperationV1::CustomersDelete, Some(3), None),
        12 => of(OperationV1::ServicesDelete, Some(2), None),
        13 => of(OperationV1::SalesDelete, Some(2), None),
        14 => {
            let record = r#"{"parcela":1,"data_vencimento_novo":"2027-06-10","valor_novo":"155.00"}"#;
            of(OperationV1::SalesUpdateBoleto, Some(1), Some(record.to_owned()))
        }
        15 => of(OperationV1::SalesCancelInvoice, Some(3), Some(CANCELLATION.to_owned())),
        16 => of(OperationV1::CustomersSelect, Some(1), None),
        17 => of(*network.random.pick(&[OperationV1::SalesSelect, OperationV1::ServicesSelect]), Some(1), None),
        _ => {
            use OperationV1::{CustomersList, SalesList, ServicesList};
            let listing = Some(ListingQueryV1 { limite: Some(3), ..ListingQueryV1::default() });
            Call {
                listing,
                ..Call::new(*network.random.pick(&[CustomersList, CustomersList, SalesList, ServicesList]))
            }
        }
    }
}

/// The key of the first installment of the first sale.
fn first_installment(network: &mut Network) -> i64 {
    let request = crate::common::request("GET", "/api/v2/vendas/1", "chave-de-teste", "");
    let response = network.twin.handle(&request, None).response.expect("a response");
    let sale = lastro::json::parse(&response.body).expect("JSON");
    let installments = sale.get("parcelas").and_then(Value::as_array).expect("installments");
    integer(installments.first().and_then(|one| one.get("id"))).expect("a key")
}
