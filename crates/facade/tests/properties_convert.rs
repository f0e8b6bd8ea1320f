//! Property tests of conversions between the two API versions. Every value of the input must be in the result at the expected
//! path, or in a line of the report, even if the record is unusual.

use lastro::calc::schedule::Contract;
use lastro::json::Value;
use lastro::model::{Codec, Model, ModelTable, Node, Reader, Target, Type};
use lastro::v1::conversion;
use lastro::value::Code as _;
use lastro_facade::types::*;
use proptest::prelude::*;

use crate::common;
use crate::common::fitting;

/// The table of the same record type in the other API version; its field names are used as unknown names.
fn other(table: &ModelTable) -> Option<&'static ModelTable> {
    Some(match table.name {
        "SaleV1" => Sale::TABLE,
        "ItemV1" => Item::TABLE,
        "InstallmentV1" => Installment::TABLE,
        "InvoiceV1" => NfseData::TABLE,
        "CustomerV1" => Customer::TABLE,
        "ServiceV1" => Service::TABLE,
        "PaymentMethodV1" => PaymentMethod::TABLE,
        "Sale" => SaleParameters::TABLE,
        "Installment" => InstallmentParameters::TABLE,
        "Customer" => CustomerParameters::TABLE,
        "Service" => ServiceParameters::TABLE,
        _ => return None,
    })
}

/// Generates values that are invalid for most fields.
fn junk() -> BoxedStrategy<Value> {
    let text = |text: &str| Value::String(text.to_owned());
    let values = [
        text("x"),
        text("2026-02-30"),
        Value::Number("5".to_owned()),
        Value::Number("0.125".to_owned()),
        Value::Bool(true),
        Value::Array(vec![Value::Number("1".to_owned())]),
        Value::Object(vec![("a".to_owned(), text("b"))]),
    ];
    prop::sample::select(values.to_vec()).boxed()
}

/// Generates values for a field. Most are valid, among them strings that conversions treat specially; some are invalid.
fn member(name: &str, ty: Type) -> BoxedStrategy<Value> {
    let texts = |all: &'static [&'static str]| {
        prop::sample::select(all).prop_map(|text| Value::String(text.to_owned())).boxed()
    };
    let fits = match (name, ty.required()) {
        (_, Type::Record(table)) => wild(table),
        (_, Type::List(Type::Record(table))) => prop::collection::vec(wild(table), 0..3).prop_map(Value::Array).boxed(),
        ("bandeira", _) => texts(&["visa", "Visa", "American Express", "Hipercard", "ELO", "outra"]),
        (_, Type::CardNumber) => texts(&["4111111111111111", "4111 1111 1111 1111", "411111******1111", ""]),
        ("agendamento_numero", _) => (1..40_i64).prop_map(|n| Value::Number(n.to_string())).boxed(),
        _ => fitting(ty),
    };
    prop_oneof![12 => fits, 1 => junk()].boxed()
}

/// Generates documents with some fields, some members with field names of the other API version, and some unknown members.
fn wild(table: &'static ModelTable) -> BoxedStrategy<Value> {
    let own = table.fields.iter().map(|field| (field.name, field.ty));
    let names = other(table).map(|other| other.fields).unwrap_or_default().iter();
    let others = names.map(|field| (field.name, field.ty)).filter(|(name, _)| table.field(name).is_none());
    let choose = |all: Vec<(&'static str, Type)>, most: usize| {
        let most = all.len().min(most);
        prop::sample::subsequence(all, 0..=most).prop_flat_map(|chosen| {
            let members = chosen.into_iter().map(|(name, ty)| member(name, ty).prop_map(move |v| (name.to_owned(), v)));
            members.collect::<Vec<_>>()
        })
    };
    let unknown = prop::collection::btree_map("(custom|novo)_[a-z]{1,6}", junk(), 0..2);
    (choose(own.collect(), 8), choose(others.collect(), 2), unknown)
        .prop_map(|(own, others, unknown)| Value::Object(own.into_iter().chain(others).chain(unknown).collect()))
        .boxed()
}

/// Collects every value of a document with its path.
fn leaves(value: &Value, path: &str, out: &mut Vec<(String, String)>) {
    let dot = if path.is_empty() { "" } else { "." };
    match value {
        Value::Object(members) => {
            members.iter().for_each(|(name, member)| leaves(member, &format!("{path}{dot}{name}"), out));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(index, item)| leaves(item, &format!("{path}[{index}]"), out));
        }
        Value::Null => {}
        // version 1 has only the month of a card's expiry
        Value::String(day) if path == "cartoes[0].validade" => {
            out.push((path.to_owned(), day.strip_suffix("-01").unwrap_or(day).replace('-', "")));
        }
        Value::String(text) | Value::Number(text) => out.push((path.to_owned(), plain(text))),
        leaf => out.push((path.to_owned(), leaf.to_json())),
    }
}

/// A number without trailing zeros, for comparisons: `1.50` becomes `1.5`. Other strings stay unchanged.
fn plain(text: &str) -> String {
    let decimal = text.contains('.') && text.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'.' | b'-'));
    if decimal { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text.to_owned() }
}

/// Whether a path is equal to `place` or below it.
fn below(path: &str, place: &str) -> bool {
    path.strip_prefix(place).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
}

/// Maps the path of each given value to its path in the result. Values in the report are left out. Fails if a value is neither
/// in the result nor in the report.
fn trail(
    from: &Value,
    to: &Value,
    report: &[ReportLine],
    renamed: &[(&str, &str)],
    only: Option<&[String]>,
) -> Vec<String> {
    let (mut given, mut made) = (Vec::new(), Vec::new());
    leaves(from, "", &mut given);
    leaves(to, "", &mut made);
    let mut places = Vec::new();
    for (path, value) in given.into_iter().filter(|(path, _)| only.is_none_or(|only| only.contains(path))) {
        assert!(report.iter().all(|line| !line.path.is_empty()), "a line without a path");
        if report.iter().any(|line| below(&path, &line.path)) {
            continue;
        }
        let renamed = renamed.iter().filter(|(old, _)| below(&path, old));
        let mut candidates: Vec<String> = renamed.map(|(old, new)| path.replacen(old, new, 1)).collect();
        // an item's nested object `servico` also becomes a key and a name
        for candidate in candidates.clone() {
            candidates.push(candidate.replacen(".servico.id", ".id_servico", 1).replacen(
                ".servico.nome",
                ".servico",
                1,
            ));
        }
        candidates.push(path.clone());
        let place = candidates.into_iter().find(|place| made.iter().any(|(to, found)| to == place && *found == value));
        let Some(place) = place else {
            panic!("{path} = {value:?} is neither in {} nor in a line of {report:?}", to.to_json())
        };
        places.push(place);
    }
    for line in report {
        use IssueCode::{Derived, Dropped, NoEquivalent, Placeholder};
        assert!(matches!(line.code, NoEquivalent | Dropped | Derived | Placeholder), "{line:?}");
    }
    places
}

fn read<T: Model>(document: &Value) -> T {
    T::read(&Node::from(document), &mut Reader::new()).expect("an object")
}

fn program<T: Codec>(record: &T) -> Value {
    record.value(Target::Program)
}

/// Removes `agendamento_repetir`, because its conversion depends on several fields and is tested separately.
fn without_repetition(mut document: Value) -> Value {
    if let Value::Object(members) = &mut document {
        members.retain(|(name, _)| name != "agendamento_repetir");
    }
    document
}

const SALE: &[(&str, &str)] = &[
    ("servicos", "itens"),
    ("parcelas_venda", "parcelas"),
    ("meio_pagamento.id", "id_meio_pagamento"),
    ("meio_pagamento.nome", "meio_pagamento"),
    ("nfse", "nfse_dados"),
    ("cliente.id", "id_cliente"),
    ("cliente.nome", "cliente"),
];
const SALE_BACK: &[(&str, &str)] = &[
    ("itens[0].servico", "servico"),
    ("metodo_cobranca", "emissao_nfse"),
    ("nfse_dados.id_municipio_emissao", "nfse_municipio_emissao"),
    ("id_cliente", "cliente"),
];
const CUSTOMER: &[(&str, &str)] = &[("cidade.id", "id_cidade"), ("cidade.nome", "cidade")];
const CUSTOMER_BACK: &[(&str, &str)] = &[
    ("cartoes[0].bandeira", "cartao_bandeira"),
    ("cartoes[0].numero", "cartao_numero"),
    ("cartoes[0].codigo", "cartao_codigo"),
    ("cartoes[0].validade", "cartao_validade"),
    ("cartoes[0].meio_pagamento", "meio_pagamento"),
];
const SERVICE: &[(&str, &str)] = &[
    ("servico.id", "id_servico"),
    ("servico.nome", "servico"),
    ("atividade.id", "id_atividade"),
    ("atividade.nome", "atividade"),
];

proptest! {
    #[test]
    fn a_sale_converted_to_version_2_and_back(document in wild(SaleV1::TABLE)) {
        let from: SaleV1 = read(&document);
        let there = conversion::sale(&from);
        let places = trail(&without_repetition(program(&from)), &program(&there.value), &there.report, SALE, None);
        let back = conversion::sale_parameters(&there.value);
        let there = without_repetition(program(&there.value));
        trail(&there, &program(&back.value), &back.report, SALE_BACK, Some(&places));
    }

    #[test]
    fn a_sale_of_version_2_converted_to_parameters(document in wild(Sale::TABLE)) {
        let from: Sale = read(&document);
        let made = conversion::sale_parameters(&from);
        trail(&without_repetition(program(&from)), &program(&made.value), &made.report, SALE_BACK, None);
    }

    #[test]
    fn a_customer_converted_to_version_2_and_back(document in wild(CustomerV1::TABLE)) {
        let from: CustomerV1 = read(&document);
        let there = conversion::customer(&from);
        let places = trail(&program(&from), &program(&there.value), &there.report, CUSTOMER, None);
        let back = conversion::customer_parameters(&there.value);
        trail(&program(&there.value), &program(&back.value), &back.report, CUSTOMER_BACK, Some(&places));
    }

    #[test]
    fn a_customer_of_version_2_converted_to_parameters(document in wild(Customer::TABLE)) {
        let from: Customer = read(&document);
        let made = conversion::customer_parameters(&from);
        trail(&program(&from), &program(&made.value), &made.report, CUSTOMER_BACK, None);
    }

    #[test]
    fn a_service_converted_to_version_2_and_back(document in wild(ServiceV1::TABLE)) {
        let from: ServiceV1 = read(&document);
        let there = conversion::service(&from);
        let places = trail(&program(&from), &program(&there.value), &there.report, SERVICE, None);
        let back = conversion::service_parameters(&there.value);
        trail(&program(&there.value), &program(&back.value), &back.report, &[], Some(&places));
    }

    #[test]
    fn a_service_of_version_2_converted_to_parameters(document in wild(Service::TABLE)) {
        let from: Service = read(&document);
        let made = conversion::service_parameters(&from);
        trail(&program(&from), &program(&made.value), &made.report, &[], None);
    }

    #[test]
    fn a_payment_method_converted_to_version_2(document in wild(PaymentMethodV1::TABLE)) {
        let from: PaymentMethodV1 = read(&document);
        let made = conversion::payment_method(&from);
        trail(&program(&from), &program(&made.value), &made.report, &[], None);
    }

    /// Parameters that result from a conversion can always be sent.
    #[test]
    fn converted_parameters_can_be_sent(document in wild(Sale::TABLE), customer in wild(Customer::TABLE)) {
        let sale = conversion::sale_parameters(&read::<Sale>(&document)).value;
        prop_assert!(lastro::v1::parameters_of(&sale).is_ok(), "{}", program(&sale).to_json());
        let customer = conversion::customer_parameters(&read::<Customer>(&customer)).value;
        prop_assert!(lastro::v1::parameters_of(&customer).is_ok(), "{}", program(&customer).to_json());
    }

    /// A converted schedule generates no sale after the end date of the version 1 sale, and at most as many sales as its number
    /// of occurrences.
    #[test]
    fn a_schedule_ends_no_later(
        first in common::dates(),
        months in prop::sample::select(vec![1_i64, 2, 3, 6, 12]),
        count in 1..40_i64,
        days in 0..2000_i64,
    ) {
        let Some(end) = first.plus_days(days) else { return Ok(()) };
        let sale = SaleV1 {
            agendamento_data: Some(first),
            agendamento_repetir: Some(Flag::Yes),
            agendamento_frequencia: Some(Frequency::from_code(months)),
            agendamento_numero: Some(count),
            agendamento_data_fim: Some(end),
            agendamento_ativo: Some(Flag::Yes),
            ..SaleV1::default()
        };
        let made = conversion::sale(&sale).value;
        let contract = Contract {
            agendamento_numero: made.agendamento_numero,
            agendamento_data_fim: made.agendamento_data_fim,
            ..Contract::new(
                made.agendamento_data.expect("a date"),
                made.agendamento_frequencia.expect("a frequency"),
                made.agendamento_repetir.expect("a repetition"),
            )
        };
        let all = contract.occurrences().expect("occurrences");
        prop_assert!(all.len() <= count as usize && all.last().is_none_or(|last| *last <= end), "{all:?}");
        prop_assert!(!all.is_empty());
    }
}
