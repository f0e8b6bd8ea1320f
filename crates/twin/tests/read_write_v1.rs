//! The same test as `read_write`, for version 1. It reads a record, converts it to parameters, changes one of them, and sends
//! them as an update.

use crate::common::config;
use crate::common::v1::Client1;
use OperationV1::{
    CustomersInsert, CustomersSelect, CustomersUpdate, SalesInsert, SalesSelect, SalesUpdate, ServicesInsert,
    ServicesSelect, ServicesUpdate,
};
use lastro::json::Value;
use lastro::model::{Model, ModelTable};
use lastro::v1::http::OperationV1;
use lastro::v1::{CustomerParameters, SaleParameters, ServiceParameters};
use lastro_twin::policy::Policies;

const COMPANY: [(&str, &str); 4] = [
    ("nfse_municipio_emissao", "3550308"),
    ("nfse_inscricao_municipal", "1234567"),
    ("nfse_optante_simples_nacional", "1"),
    ("nfse_incentivador_cultural", "2"),
];

type Pairs = Vec<(String, String)>;

fn pairs(given: &[(&str, &str)]) -> Pairs {
    given.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

/// A test account with the records that version 1 can insert. `policy`: its policy and choice, in the form
/// `https=any`.
struct World {
    client: Client1,
    policy: String,
}

impl World {
    fn new(name: &str, choice: &str) -> Self {
        let text = format!(
            r#"{{"now": "2027-01-31T12:00:00-03:00", "policies": {{"{name}": "{choice}"}}, "payment_methods": [
                {{"id": 1, "nome": "Dinheiro", "tipo": 1}}, {{"id": 2, "nome": "Boleto", "tipo": 2}}]}}"#
        );
        let mut world = Self { client: Client1::with(&config(&text)), policy: format!("{name}={choice}") };
        let service =
            [("nome", "Aula"), ("id_servico", "802"), ("codigo_tributacao_municipio", "8599604"), ("valor", "100.00")];
        world.done(ServicesInsert, None, &pairs(&service));
        let ana = [
            ("nome", "Ana Souza"),
            ("cpf", "529.982.247-25"),
            ("tipo", "2"),
            ("id_cidade", "3550308"),
            ("bairro", "Centro"),
        ];
        world.done(CustomersInsert, None, &pairs(&ana));
        world.done(CustomersInsert, None, &pairs(&[("nome", "Escola Sul"), ("tipo", "1"), ("cnpj", "11222333000181")]));
        let sale =
            [("cliente", "Ana Souza"), ("servico", "Aula"), ("valor_venda", "100.00"), ("meio_pagamento", "Boleto")];
        for more in [
            &[("data", "2027-01-10"), ("emissao_nfse", "3")][..],
            &[
                ("data", "2027-01-10"),
                ("emissao_nfse", "3"),
                ("valor_1", "60.00"),
                ("data_vencimento_1", "2027-01-12"),
                ("valor_2", "40.00"),
                ("data_vencimento_2", "2027-02-12"),
            ],
            &[
                ("agendamento_data", "2027-02-10"),
                ("agendamento_repetir", "1"),
                ("agendamento_frequencia", "1"),
                ("emissao_nfse", "3"),
            ],
            &[
                ("agendamento_data", "2027-02-10"),
                ("agendamento_repetir", "0"),
                ("agendamento_frequencia", "1"),
                ("emissao_nfse", "3"),
            ],
        ] {
            world.done(SalesInsert, None, &pairs(&[&sale, more].concat()));
        }
        // a contract with a single occurrence, which only version 2 can insert
        let once = r#"{"agendamento": 1, "agendamento_data": "2027-02-20", "id_cliente": 1, "id_meio_pagamento": 2, "metodo_cobranca": 3,
            "itens": [{"id_servico": 1}]}"#;
        assert_eq!(world.client.v2_as_json("POST", "/api/v2/vendas/", once).0, 200, "{}", world.policy);
        world
    }

    fn done(&mut self, operation: OperationV1, id: Option<i64>, given: &Pairs) -> Value {
        let given: Vec<(&str, &str)> = given.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let (status, answer) = self.client.ask_form(operation, id, &given);
        assert_eq!(status, 200, "{}: {operation:?} {id:?} {given:?}: {}", self.policy, answer.to_json());
        answer
    }

    /// Reads a record, sends its parameters back with one of them changed, and reads it again. Only that field may have changed.
    fn back(&mut self, of: (OperationV1, OperationV1), id: i64, given: fn(&Value) -> Pairs, field: &str, value: &str) {
        let before = self.done(of.0, Some(id), &Vec::new());
        let mut given = given(&before);
        given.retain(|(name, _)| name != field);
        given.push((field.to_owned(), value.to_owned()));
        self.done(of.1, Some(id), &given);
        let after = self.done(of.0, Some(id), &Vec::new());
        let same = |record: &Value| -> Vec<(String, Value)> {
            let members = record.as_object().expect("an object").iter();
            // `nfse` may repeat the changed value, so it is not compared
            members.filter(|(name, _)| name != field && name != "nfse").cloned().collect()
        };
        assert_eq!(same(&after), same(&before), "{}: {field} of {:?} {id}", self.policy, of.0);
        assert_eq!(after.get(field).and_then(Value::as_str), Some(value), "{}", self.policy);
    }
}

/// The values of a record's fields for which there is a parameter with the same name.
fn shown(record: &Value, table: &ModelTable) -> Pairs {
    let members = record.as_object().expect("an object").iter();
    let text = |(name, value): &(String, Value)| Some((name.clone(), value.as_str()?.to_owned()));
    members.filter(|(name, _)| table.field(name).is_some()).filter_map(text).collect()
}

fn of_service(record: &Value) -> Pairs {
    shown(record, ServiceParameters::TABLE)
}

fn of_customer(record: &Value) -> Pairs {
    shown(record, CustomerParameters::TABLE)
}

/// The parameters of a sale. They identify customer, service and payment method by name.
fn of_sale(record: &Value) -> Pairs {
    let mut given = shown(record, SaleParameters::TABLE);
    given.retain(|(name, value)| {
        !value.is_empty() && !["cliente", "servico", "meio_pagamento"].contains(&name.as_str())
    });
    for name in ["cliente", "servico", "meio_pagamento"] {
        let text = record.get(name).and_then(|part| part.get("nome")).and_then(Value::as_str).expect("a name");
        given.push((name.to_owned(), text.to_owned()));
    }
    let method = record.get("metodo_cobranca").and_then(Value::as_str).expect("a text");
    given.push(("emissao_nfse".to_owned(), method.to_owned()));
    given.extend(pairs(&COMPANY));
    given
}

#[test]
fn what_version_1_reads_it_writes_back_with_one_parameter_changed() {
    let policies = Policies::default().list().into_iter();
    let others =
        policies.flat_map(|policy| policy.choices.into_iter().skip(1).map(move |choice| (policy.name.clone(), choice)));
    for (name, choice) in others.chain([("https".to_owned(), "any".to_owned())]) {
        let mut world = World::new(&name, &choice);
        world.back((ServicesSelect, ServicesUpdate), 1, of_service, "discriminacao", "Outra");
        for id in [1, 2] {
            world.back((CustomersSelect, CustomersUpdate), id, of_customer, "obs", "Outra");
        }
        for id in 1..=5 {
            world.back((SalesSelect, SalesUpdate), id, of_sale, "discriminacao", "Outra");
        }
    }
}
