//! Conformance tests: a client built from the core's functions sends generated sequences of calls of both versions to the twin.
//! The same seed gives the same sequence. The client must understand every response. If the twin refuses a call, either the
//! client's own check has already found the reason, or a policy explains it. The lists `REFUSALS` (one per version) name these
//! policies.

mod client;
mod made;
mod sales;
mod version1;

use std::collections::BTreeSet;

use client::{Asked, Client, REFUSALS};
use lastro::http::{ApiOperation, Narrowing};
use lastro::model::{Customer, Model as _, Sale, Service};
use lastro::query::Query;
use lastro::value::Choice as _;
use made::Made;
use proptest::test_runner::TestRunner;

const SESSIONS: i64 = 64;
const CALLS: u64 = 90;

/// Runs one session: a new account, and generated calls to it.
fn session(seed: i64, calls: u64) -> Client {
    let mut made = Made::new(seed);
    let mut client = Client::new();
    let mut old = version1::drawn_from(seed);
    for _ in 0..2 {
        client.write::<Service>(ApiOperation::ServicesInsert, None, made.record(Service::TABLE, &["nome"]));
        let drawn = made.record(Customer::TABLE, &["tipo", "nome"]);
        client.write::<Customer>(ApiOperation::CustomersInsert, None, drawn);
    }
    for _ in 0..calls {
        made.oddness = made.pick(&[0, 0, 4, 15]);
        step(&mut made, &mut client, &mut old);
    }
    client
}

fn step(made: &mut Made, client: &mut Client, old: &mut TestRunner) {
    let id = i64::try_from(made.below(5)).expect("a key") + 1;
    match made.below(32) {
        0 | 1 => client.write::<Service>(ApiOperation::ServicesInsert, None, made.record(Service::TABLE, &["nome"])),
        2 => client.write::<Service>(ApiOperation::ServicesUpdate, Some(id), made.record(Service::TABLE, &[])),
        3 if made.chance(40) => client.delete(ApiOperation::ServicesDelete, id),
        4 | 5 => {
            let drawn = made.record(Customer::TABLE, &["tipo", "nome"]);
            client.write::<Customer>(ApiOperation::CustomersInsert, None, drawn);
        }
        6 | 7 => client.write::<Customer>(ApiOperation::CustomersUpdate, Some(id), made.record(Customer::TABLE, &[])),
        8 if made.chance(40) => client.delete(ApiOperation::CustomersDelete, id),
        9 => {
            let cpf = made.pick(&["52998224725", "529.982.247-25", "39053344705", "1"]);
            client.call(ApiOperation::WalletSelect, &Asked { cpf: Some(cpf), ..Asked::default() });
        }
        10 if made.chance(25) => client.write::<Sale>(ApiOperation::SalesInsert, None, made.contract()),
        10 | 11 => {
            let always = ["data", "id_cliente", "valor_venda", "metodo_cobranca", "itens"];
            client.write::<Sale>(ApiOperation::SalesInsert, None, made.record(Sale::TABLE, &always));
        }
        12 if made.chance(60) => client.delete(ApiOperation::SalesDelete, id),
        13 => {
            let names: Vec<&str> = Customer::TABLE.fields.iter().map(|field| field.name).collect();
            client.clear(id, made.pick(&names));
        }
        14..=16 => client.change_sale(made, id),
        17..=19 => client.act(made, id),
        20..=27 => client.step_v1(made, old),
        _ => read(made, client, id),
    }
}

/// Sends a read request: a listing, or a select of one record with some fields and sections.
fn read(made: &mut Made, client: &mut Client, id: i64) {
    let reads: Vec<ApiOperation> = ApiOperation::ALL
        .iter()
        .copied()
        .filter(|operation| !operation.route().body && !operation.route().path.contains("{}") || is_select(*operation))
        .collect();
    let operation = made.pick(&reads);
    match operation.route().narrowing {
        Narrowing::Query(resource) => {
            let query = made.query(resource);
            client.list(operation, resource, query);
        }
        Narrowing::Shown(resource) => {
            let Query { fields, expand, .. } = made.query(resource);
            let query = Some(Query { fields, expand, ..Query::all(resource) });
            client.call(operation, &Asked { id: Some(id), query, ..Asked::default() });
        }
        Narrowing::Nothing => {
            let id = Some(id).filter(|_| is_select(operation));
            client.call(operation, &Asked { id, ..Asked::default() }).expect("a request");
        }
    }
}

fn is_select(operation: ApiOperation) -> bool {
    operation.as_str().ends_with(".select") && !operation.takes_cpf()
}

#[test]
fn the_core_understands_every_answer_and_had_named_every_refusal() {
    let (mut answered, mut refused, mut met, mut met_v1) = (0, 0, BTreeSet::new(), BTreeSet::new());
    for seed in 0..SESSIONS {
        let client = session(seed, CALLS);
        answered += client.answered;
        refused += client.refused;
        met.extend(client.met);
        met_v1.extend(client.met_v1);
    }
    println!("{answered} calls answered, {refused} refused");
    // enough calls must be accepted, and enough refused, for the test to be meaningful
    assert!(answered > 1_500 && refused > 1_000, "{answered} {refused}");
    let listed: BTreeSet<&str> = REFUSALS.iter().map(|(name, ..)| *name).collect();
    assert_eq!(met, listed, "a policy that no sequence meets");
    let listed: BTreeSet<&str> = version1::REFUSALS.iter().map(|(name, _)| *name).collect();
    assert_eq!(met_v1, listed, "a policy that no sequence meets by version 1");
}

#[test]
fn the_policies_that_explain_refusals_are_listed() {
    let policies = lastro_twin::policy::Policies::default().list();
    for name in REFUSALS.iter().map(|(name, ..)| name).chain(version1::REFUSALS.iter().map(|(name, _)| name)) {
        assert!(policies.iter().any(|policy| policy.name == *name), "{name}");
    }
}

#[test]
fn a_session_gives_the_same_state_each_time() {
    let state = |seed| format!("{:?}", session(seed, CALLS).twin);
    assert_eq!(state(1), state(1));
    assert_ne!(state(1), state(2));
}

/// A longer run: `cargo test --release -p lastro-twin --test all conformance -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn many_sessions() {
    for seed in SESSIONS..SESSIONS + 1_000 {
        session(seed, 200);
    }
}
