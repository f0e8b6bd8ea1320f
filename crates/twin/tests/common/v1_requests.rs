//! Generates requests of both versions. The names of the parameters come from the core's tables, so every field is sent by some
//! request.

use lastro::model::{Model, ModelTable, Type};
use lastro::rules::Validation;
use lastro::v1::http::OperationV1;
use lastro::v1::{
    BoletoUpdateParameters, CancellationParameters, ContextV1, CustomerParameters, FormPairs, ReceiptParameters,
    SaleParameters, SaleV1, ServiceParameters, rules,
};
use lastro::value::Choice as _;
use lastro::{Issue, LastroError, LocalDate};
use proptest::prelude::*;

/// The number and the security code of the card in the requests. The twin must never store them.
pub const CARD: &str = "4111111111111111";
pub const CODE: &str = "98765";

/// Names and values of parameters. Unlike the core's `FormPairs`, this type shows them in debug output when a test fails.
pub type Pairs = Vec<(String, String)>;

/// A request of either version.
#[derive(Debug, Clone)]
pub enum Step {
    /// A request of version 1.
    V1 { operation: OperationV1, id: Option<i64>, pairs: Pairs },
    /// A request of version 2.
    V2 { method: &'static str, target: String, body: String },
}

/// The table of an operation's parameters; `None` if the operation takes none.
fn table(operation: OperationV1) -> Option<&'static ModelTable> {
    use OperationV1::*;
    match operation {
        SalesInsert | SalesUpdate => Some(SaleParameters::TABLE),
        SalesCancelInvoice => Some(CancellationParameters::TABLE),
        SalesConfirmReceipt => Some(ReceiptParameters::TABLE),
        SalesUpdateBoleto => Some(BoletoUpdateParameters::TABLE),
        ServicesInsert | ServicesUpdate => Some(ServiceParameters::TABLE),
        CustomersInsert | CustomersUpdate => Some(CustomerParameters::TABLE),
        _ => None,
    }
}

/// Valid values for a parameter with this name and type.
fn right(name: &str, ty: Type) -> Vec<String> {
    let owned = |all: &[&str]| all.iter().map(|text| (*text).to_owned()).collect();
    let bare = name.strip_prefix("cliente_").unwrap_or(name);
    match bare {
        "cliente" => owned(&["Ana", "Bia & Cia", "1", "77", "Açaí 100%"]),
        "nome" => owned(&["Ana", "Aula", "Curso+ 1", "João"]),
        "servico" => owned(&["Aula", "Curso+ 1"]),
        "meio_pagamento" => owned(&["Dinheiro", "Boleto", "cartão", "Novo"]),
        "cnpj" => owned(&["11222333000181", "11.222.333/0001-81"]),
        "cpf" => owned(&["52998224725", "529.982.247-25"]),
        "cep" => owned(&["01001000", "01.001-000"]),
        "id_cidade" | "nfse_municipio_emissao" => owned(&["3550308", "3304557"]),
        "estado" => owned(&["35"]),
        "id_servico" | "nfse_item_servico" => owned(&["102", "802"]),
        "codigo_tributacao_municipio" | "nfse_codigo_tributacao_municipio" => owned(&["6204000", "0102"]),
        "id_atividade" => owned(&["6204000"]),
        "valor_venda" => owned(&["100.00", "0.01", "99.9"]),
        "cartao_bandeira" => owned(&["visa"]),
        "cartao_numero" => owned(&[CARD]),
        "cartao_validade" => owned(&["203005"]),
        "cartao_codigo" => owned(&["987"]),
        "cancelamento_motivo" => owned(&["Pedido do cliente por telefone"]),
        "parcela" => owned(&["1", "2"]),
        "data" | "data_recebimento" => owned(&["2027-01-01", "2026-12-20"]),
        "data_nascimento" => owned(&["1990-02-28"]),
        _ => match ty {
            Type::Code(codes) => codes.codes.iter().map(|known| known.code.to_string()).collect(),
            Type::Date => owned(&["2027-01-10", "2027-03-31"]),
            Type::Money => owned(&["100.00", "50.00", "12.5"]),
            Type::Percent => owned(&["2", "0.5"]),
            Type::Integer => owned(&["1", "7"]),
            _ => owned(&["texto", "á & b=c+d", "x"]),
        },
    }
}

/// A value of a parameter: usually valid, sometimes empty or invalid.
fn value(name: &str, ty: Type) -> BoxedStrategy<String> {
    let wrong = ["", " ", "0", "-1", "x", "1,00", "2026-02-30", "99999999999999999999"];
    let wrong = prop::sample::select(wrong.map(str::to_owned).to_vec());
    prop_oneof![40 => prop::sample::select(right(name, ty)), 1 => wrong].boxed()
}

/// The names and types of a table's parameters. Those of nested records have a prefix; those of the two installments end in `_1`
/// and `_2`.
fn names(table: &'static ModelTable) -> Vec<(String, Type)> {
    let mut all = Vec::new();
    for field in table.fields {
        match field.ty.required() {
            Type::Record(inner) => {
                let prefix = field.name.strip_suffix("campos").unwrap_or(field.name);
                all.extend(inner.fields.iter().map(|inner| ([prefix, inner.name].concat(), inner.ty.required())));
            }
            Type::List(Type::Record(inner)) => {
                for number in ["_1", "_2"] {
                    all.extend(inner.fields.iter().map(|inner| ([inner.name, number].concat(), inner.ty.required())));
                }
            }
            ty => all.push((field.name.to_owned(), ty)),
        }
    }
    all
}

/// Groups of parameters that a request contains either completely or not at all.
const TOGETHER: [&[&str]; 5] = [
    &["agendamento_data", "agendamento_repetir", "agendamento_frequencia"],
    &["cartao_bandeira", "cartao_numero", "cartao_validade", "cartao_codigo"],
    &["valor_1", "data_vencimento_1", "demonstrativo_1"],
    &["valor_2", "data_vencimento_2", "demonstrativo_2"],
    &["cliente_id_cidade", "cliente_estado"],
];

/// Parameters that almost every request contains, since most requests without them are refused.
const BASIC: [&str; 19] = [
    "nome",
    "cliente",
    "servico",
    "valor_venda",
    "emissao_nfse",
    "meio_pagamento",
    "data",
    "discriminacao",
    "nfse_municipio_emissao",
    "nfse_item_servico",
    "nfse_codigo_tributacao_municipio",
    "nfse_inscricao_municipal",
    "nfse_optante_simples_nacional",
    "nfse_incentivador_cultural",
    "cancelamento_codigo",
    "parcela",
    "data_recebimento",
    "data_vencimento_novo",
    "valor_novo",
];

/// Generates values for almost all parameters in [`BASIC`], and for the other parameters that `chosen` selects.
fn pairs(table: &'static ModelTable, chosen: Vec<bool>) -> BoxedStrategy<Pairs> {
    let all = names(table);
    let of_group = |name: &str| TOGETHER.iter().position(|group| group.contains(&name));
    let takes = |place: usize, name: &str| {
        let place = of_group(name).map_or(place, |group| 200 + group);
        chosen.get(place % chosen.len().max(1)).copied().unwrap_or_default()
    };
    let taken: Vec<_> = all
        .into_iter()
        .enumerate()
        .filter(|(place, (name, _))| BASIC.contains(&name.as_str()) && place % 17 != 16 || takes(*place, name))
        .map(|(_, (name, ty))| value(&name, ty).prop_map(move |value| (name.clone(), value)))
        .collect();
    taken.boxed()
}

/// Generates a request of version 1. If it needs the key of a record, the key is small, so that the record probably exists.
pub fn of_v1() -> BoxedStrategy<Step> {
    let operations: Vec<OperationV1> = OperationV1::ALL.to_vec();
    // sales get a higher weight, since a sale reaches interesting statuses only after several requests
    let weighted = prop_oneof![
        3 => prop::sample::select(operations),
        1 => Just(OperationV1::SalesInsert),
        2 => Just(OperationV1::SalesUpdate),
        1 => Just(OperationV1::SalesConfirmReceipt),
        1 => Just(OperationV1::SalesUpdateBoleto),
    ];
    (weighted, prop::sample::select(vec![1_i64, 1, 2, 3, 9]), prop::collection::vec(prop::bool::weighted(0.25), 61))
        .prop_flat_map(|(operation, id, chosen)| {
            let id = operation.route().path.contains("{}").then_some(id);
            let pairs = match table(operation) {
                Some(table) => pairs(table, chosen),
                None => Just(Pairs::new()).boxed(),
            };
            pairs.prop_map(move |pairs| Step::V1 { operation, id, pairs })
        })
        .boxed()
}

/// A sale of version 2 with two items and two installments.
const SALE: &str = r#"{"data":"2027-01-01","id_cliente":1,"id_meio_pagamento":2,"desconto":1.00,"metodo_cobranca":2,
        "itens":[{"id_servico":1,"valor":10.00,"qtd":1.5},{"id_servico":1,"valor":3.00,"qtd":2,"recorrente":1}],
        "parcelas":[{"data_vencimento":"2026-12-10","valor":10.00},{"data_vencimento":"2027-02-10","valor":10.00}],
        "nfse_dados":{"aliquota":5,"iss_retido":1,"rps_serie":"A","natureza_operacao":1,"valor_pis":0.10}}"#;

/// Generates a request of version 2 that inserts, changes or deletes a record.
fn of_v2() -> BoxedStrategy<Step> {
    let contract = r#"{"agendamento_data":"2027-02-28","agendamento_frequencia":3,"agendamento_repetir":2,"agendamento_numero":4,
        "id_cliente":2,"id_meio_pagamento":1,"itens":[{"id_servico":1}]}"#;
    let requests = [
        ("POST", "servicos/", r#"{"nome":"Aula","valor":12.5,"id_servico":802}"#),
        ("PUT", "servicos/1", r#"{"nome":"Curso","discriminacao":null}"#),
        ("POST", "clientes/", r#"{"nome":"Empresa","tipo":1,"cnpj":"11222333000181","codigo":7,"genero":2}"#),
        ("PUT", "clientes/1", r#"{"nome":"Ana Maria","id_cidade":3550308,"cep":"01001000"}"#),
        ("POST", "vendas/", SALE),
        ("POST", "vendas/", contract),
        (
            "POST",
            "vendas/1/recebimento-confirmar",
            r#"{"data_recebimento":"2027-01-02","id_parcela":1,"valor_recebido":4.00}"#,
        ),
        ("POST", "vendas/1/nfse-cancelar", r#"{"cancelamento_codigo":1,"cancelamento_motivo":"emitida com erro"}"#),
        ("DELETE", "vendas/2", ""),
        ("DELETE", "clientes/3", ""),
    ];
    prop::sample::select(requests.to_vec())
        .prop_map(|(method, path, body)| Step::V2 {
            method,
            target: ["/api/v2/", path].concat(),
            body: body.to_owned(),
        })
        .boxed()
}

/// Generates a sequence of requests to one account.
pub fn history() -> impl Strategy<Value = Vec<Step>> {
    let step = |target: &str, body: &str| Step::V2 {
        method: "POST",
        target: ["/api/v2/", target].concat(),
        body: body.to_owned(),
    };
    // customers 1 and 2, service 1 and sales 1 and 2 exist from the start, so that most requests find their record
    let first = vec![
        step("clientes/", r#"{"nome":"Ana","tipo":2}"#),
        step("clientes/", r#"{"nome":"Empresa","tipo":1,"cnpj":"11222333000181"}"#),
        step("servicos/", r#"{"nome":"Aula","valor":12.5}"#),
        step("vendas/", SALE),
        step("vendas/", r#"{"data":"2027-01-01","id_cliente":2,"id_meio_pagamento":2,"itens":[{"id_servico":1}]}"#),
    ];
    let steps = prop::collection::vec(prop_oneof![4 => of_v1(), 1 => of_v2()], 1..10);
    (Just(first), steps).prop_map(|(first, steps)| first.into_iter().chain(steps).collect())
}

/// Generates valid parameters for an operation.
pub fn valid(operation: OperationV1) -> impl Strategy<Value = Pairs> {
    let table = table(operation).expect("an operation with parameters");
    let chosen = prop::collection::vec(prop::bool::weighted(0.3), 61);
    chosen.prop_flat_map(move |chosen| {
        let of_group = |name: &str| TOGETHER.iter().position(|group| group.contains(&name));
        let all = names(table).into_iter().enumerate().filter(move |(place, (name, _))| {
            let place = of_group(name).map_or(*place, |group| 50 + group);
            BASIC.contains(&name.as_str()) || chosen.get(place).copied().unwrap_or_default()
        });
        // The twin may refuse these values, so they are not sent. `1` and `77` are codes of unknown customers. A company
        // (type 1) needs a CNPJ for an invoice.
        let fits = |name: &str, value: &String| match name {
            "cliente" => value != "1" && value != "77",
            "cliente_tipo" => value != "1",
            // this city is not in the federative unit (state) that the requests contain
            "cliente_id_cidade" => value != "3304557",
            _ => true,
        };
        let values: Vec<_> = all
            .map(|(_, (name, ty))| {
                let values: Vec<String> = right(&name, ty).into_iter().filter(|value| fits(&name, value)).collect();
                prop::sample::select(values).prop_map(move |value| (name.clone(), value))
            })
            .collect();
        values.prop_map(|mut pairs: Vec<(String, String)>| {
            // the second installment requires the first
            let first = pairs.iter().any(|(name, _)| name == "valor_1");
            pairs.retain(|(name, _)| first || !name.ends_with("_2"));
            pairs
        })
    })
}

/// Checks parameters as a client does before it sends them, without knowing the account. Returns whether there are errors, and
/// the paths of the warnings. `original`: the sale to update, if the client has read it.
pub fn foreseen(
    operation: OperationV1,
    pairs: &FormPairs,
    original: Option<&SaleV1>,
    today: LocalDate,
) -> Result<(bool, Vec<String>), LastroError> {
    use OperationV1::*;
    fn of<T: Model>(pairs: &FormPairs, check: impl Fn(&T) -> Validation) -> Result<(bool, Vec<String>), LastroError> {
        let value: T = lastro::v1::parsed(Some(pairs.clone()), None)?;
        let issues = check(&value).issues;
        let warned = issues.iter().filter(|issue| !issue.stops()).map(|issue| issue.path.clone()).collect();
        Ok((issues.iter().any(Issue::stops), warned))
    }
    let unknown = ContextV1::default();
    match operation {
        SalesInsert | SalesUpdate => {
            of(pairs, |value: &SaleParameters| rules::sale(value, original, Some(today), unknown))
        }
        ServicesInsert | ServicesUpdate => of(pairs, |value: &ServiceParameters| rules::service(value)),
        CustomersInsert | CustomersUpdate => {
            of(pairs, |value: &CustomerParameters| rules::customer(value, Some(today), unknown))
        }
        SalesCancelInvoice => of(pairs, |value: &CancellationParameters| rules::cancellation(value)),
        SalesConfirmReceipt => of(pairs, |value: &ReceiptParameters| rules::receipt(value)),
        SalesUpdateBoleto => of(pairs, |value: &BoletoUpdateParameters| rules::boleto_update(value)),
        _ => Ok((false, Vec::new())),
    }
}
