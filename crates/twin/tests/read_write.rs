//! Tests that a client can read a record, change one field, and write the whole record back. Tests every kind of record with
//! every choice of every policy.

use crate::common::{config, json, request};
use lastro::json::{Value, parse};
use lastro::model::{Customer, Kind, Model as _, ModelTable, Service, Type};
use lastro_twin::policy::Policies;
use lastro_twin::{Moment, Twin};

/// The customers of the test account.
const CUSTOMERS: [&str; 3] = [
    r#"{"tipo": 2, "nome": "Ana Souza", "cpf": "529.982.247-25", "genero": 1, "cep": "01.001-000", "id_cidade": 3550308,
        "data_nascimento": "1990-05-17", "custom_turma": "B", "contatos": [
            {"tipo": "financeiro", "principal": 1, "nome": "Bia", "email": "bia@example.com"},
            {"tipo": "dependente", "principal": 1, "nome": "Caio", "cpf": "11144477735"}],
        "cartoes": [
            {"padrao": 1, "titular": "A", "numero": "4111111111111111", "validade": "2027-02-28", "codigo": 123, "id_meio_pagamento": 11},
            {"padrao": 1, "titular": "B", "numero": "5500005555555559", "validade": "2031-01-31"}]}"#,
    r#"{"tipo": 1, "nome": "Escola Sul", "cnpj": "11222333000181"}"#,
    r#"{"tipo": 2, "nome": "Davi Lima", "cpf": "39053344705"}"#,
];
const SERVICES: [&str; 2] = [
    r#"{"nome": "Aula", "valor": 100, "impostos_percentual": 2.5, "id_servico": 102, "id_atividade": 6204000}"#,
    r#"{"nome": "Matrícula", "valor": 50}"#,
];
const SALES: [&str; 7] = [
    // a sale by boleto with two installments, one of which is partly received later
    r#"{"data": "2027-01-10", "id_cliente": 1, "id_meio_pagamento": 2, "itens": [{"id_servico": 1}, {"id_servico": 2, "qtd": 2}],
        "desconto": 10, "parcelas": [{"valor": 95, "data_vencimento": "2027-01-05"}, {"valor": 95, "data_vencimento": "2027-03-10"}]}"#,
    r#"{"data": "2027-01-11", "id_cliente": 3, "id_meio_pagamento": 12, "itens": [{"id_servico": 1}], "metodo_cobranca": 3}"#,
    // a sale with the data of an invoice that is not yet issued
    r#"{"data": "2027-01-12", "id_cliente": 1, "id_meio_pagamento": 2, "metodo_cobranca": 2, "discriminacao": "Aulas",
        "itens": [{"id_servico": 1}], "nfse_dados": {"aliquota": 2, "natureza_operacao": 1, "id_municipio": 3550308}}"#,
    // a sale whose invoice is issued
    r#"{"data": "2027-01-13", "id_cliente": 1, "id_meio_pagamento": 2, "metodo_cobranca": 1, "discriminacao": "Aulas",
        "itens": [{"id_servico": 1}]}"#,
    // contracts: monthly, with three occurrences, and with a single one
    r#"{"agendamento": 1, "agendamento_data": "2027-02-20", "agendamento_frequencia": 1, "agendamento_automatico": 1,
        "id_cliente": 2, "id_meio_pagamento": 2, "itens": [{"id_servico": 1}], "agendamento_dados": {"anexo_boleto": 1}}"#,
    r#"{"agendamento": 1, "agendamento_data": "2027-02-20", "agendamento_frequencia": 1, "agendamento_repetir": 1,
        "agendamento_numero": 3, "id_cliente": 3, "id_meio_pagamento": 12, "itens": [{"id_servico": 2}]}"#,
    r#"{"agendamento": 1, "agendamento_data": "2027-02-20", "id_cliente": 1, "id_meio_pagamento": 2, "itens": [{"id_servico": 2}]}"#,
];

/// A test account. `policy`: its policy and choice, in the form `https=any`.
struct World {
    twin: Twin,
    policy: String,
}

impl World {
    /// Creates an account with records in many statuses. `name` and `choice`: a policy and its choice.
    fn new(name: &str, choice: &str) -> Self {
        let text = format!(
            r#"{{"now": "2027-01-31T12:00:00-03:00", "policies": {{"{name}": "{choice}"}},
                "payment_methods": [{{"id": 2, "nome": "Boleto", "tipo": 2}}, {{"id": 11, "nome": "Cartão", "tipo": 11}},
                    {{"id": 12, "nome": "Pix", "tipo": 12}}, {{"id": 1, "nome": "Dinheiro", "tipo": 1}}]}}"#
        );
        let mut world =
            Self { twin: Twin::new(&config(&text)).expect("a configuration"), policy: format!("{name}={choice}") };
        for (area, bodies) in [("servicos", &SERVICES[..]), ("clientes", &CUSTOMERS), ("vendas", &SALES)] {
            for body in bodies {
                world.ask("POST", &format!("{area}/"), body);
            }
        }
        let received = r#"{"id_parcela": 1, "data_recebimento": "2027-01-20", "valor_recebido": 40}"#;
        world.ask("POST", "vendas/1/recebimento-confirmar", received);
        // by April, cards have expired, installments have become overdue, and contracts have generated sales
        world.twin.advance(moment("2027-04-02T12:00:00-03:00"), usize::MAX).expect("a step");
        world
    }

    /// Sends a request that must succeed. Returns the body of the response.
    fn ask(&mut self, method: &str, target: &str, body: &str) -> Value {
        let mut request = request(method, &format!("/api/v2/{target}"), "chave-de-teste", body);
        request.headers.push(("Content-Type".to_owned(), "application/json".to_owned()));
        let response = self.twin.handle(&request, None).response.expect("an answer");
        let answer = parse(&response.body).expect("JSON");
        assert_eq!(response.status, 200, "{}: {method} {target} {body}: {}", self.policy, answer.to_json());
        answer
    }

    /// Whether the account has this policy and choice, in the form `https=any`.
    fn is(&self, choice: &str) -> bool {
        self.policy == choice
    }

    /// Reads every record of a listing.
    fn all(&mut self, area: &str) -> Vec<Value> {
        let page = self.ask("GET", &format!("{area}?_sort=id"), "");
        page.get("data").and_then(Value::as_array).expect("a list").to_vec()
    }

    /// Reads a record, changes one field, writes the whole record back, and reads it again.
    fn back(&mut self, method: &str, area: &str, record: &Value, field: &str, value: &str) {
        let id = record.get("id").expect("a key").to_json();
        let expand = if area == "clientes/" { "?_expand=contatos,cartoes" } else { "" };
        let read = self.ask("GET", &format!("{area}{id}{expand}"), "");
        let changed = with(&read, field, json(value));
        self.ask(method, &format!("{area}{id}"), &changed.to_json());
        let again = self.ask("GET", &format!("{area}{id}{expand}"), "");
        assert_eq!(again.to_json(), changed.to_json(), "{}: {field} of {area}{id}", self.policy);
    }
}

fn moment(text: &str) -> Moment {
    Moment::of(&text.parse().expect("a moment"))
}

/// A copy of a record with another value in a field.
fn with(record: &Value, field: &str, value: Value) -> Value {
    let mut members = record.as_object().expect("an object").to_vec();
    let (_, old) = members.iter_mut().find(|(name, _)| name == field).expect("a field");
    *old = value;
    Value::Object(members)
}

/// Every choice that is not the default, with its policy; and one default choice, for comparison.
fn choices() -> Vec<(String, String)> {
    let policies = Policies::default().list().into_iter();
    let others =
        policies.flat_map(|policy| policy.choices.into_iter().skip(1).map(move |choice| (policy.name.clone(), choice)));
    others.chain([("https".to_owned(), "any".to_owned())]).collect()
}

/// The text fields of a record that have no format, so that they accept any string.
fn texts_of(table: &ModelTable) -> impl Iterator<Item = &'static str> {
    let formed = ["cnpj", "cpf", "cep", "genero"];
    let any = table.fields.iter().filter(|field| field.ty.required() == Type::Text && field.kind == Kind::Plain);
    any.map(|field| field.name).filter(move |name| !formed.contains(name))
}

#[test]
fn what_version_2_reads_it_writes_back_with_one_field_changed() {
    for (name, choice) in choices() {
        let mut world = World::new(&name, &choice);
        if world.is("delete-customer=keep") || world.is("delete-customer=clear") {
            world.ask("DELETE", "clientes/3", "");
        }
        if world.is("delete-service=keep") || world.is("delete-service=clear") {
            world.ask("DELETE", "servicos/2", "");
        }
        for record in world.all("servicos/") {
            world.back("PUT", "servicos/", &record, "discriminacao", r#""Outra""#);
            world.back("PUT", "servicos/", &record, "valor", "12.50");
        }
        for record in world.all("clientes/") {
            world.back("PUT", "clientes/", &record, "obs", r#""Outra""#);
            world.back("PUT", "clientes/", &record, "codigo", "77");
        }
        for record in world.all("vendas/") {
            let issued = record.get("nfse_status") == Some(&json("1"));
            if issued && !world.is("sale-after-issue=open") {
                // the invoice is issued, so only the sale's payment method can be changed
                let id = record.get("id").expect("a key").to_json();
                assert_eq!(world.ask("POST", &format!("vendas/{id}"), &record.to_json()), record);
                let other = with(&record, "id_meio_pagamento", json("1"));
                let answer = world.ask("POST", &format!("vendas/{id}"), &other.to_json());
                assert_eq!(answer.get("meio_pagamento"), Some(&json(r#""Dinheiro""#)));
                continue;
            }
            world.back("POST", "vendas/", &record, "discriminacao", r#""Outra""#);
        }
        for (area, table) in [("servicos/", Service::TABLE), ("clientes/", Customer::TABLE)] {
            let record = world.all(area).swap_remove(0);
            for field in texts_of(table) {
                world.back("PUT", area, &record, field, r#""12345""#);
            }
        }
    }
}

#[test]
fn an_update_that_leaves_fields_out_keeps_them() {
    let mut world = World::new("sale-update", "merge");
    for record in world.all("vendas/").into_iter().filter(|record| record.get("nfse_status") != Some(&json("1"))) {
        let id = record.get("id").expect("a key").to_json();
        let answer = world.ask("POST", &format!("vendas/{id}"), r#"{"discriminacao": "Outra"}"#);
        assert_eq!(answer, with(&record, "discriminacao", json(r#""Outra""#)));
    }
}
