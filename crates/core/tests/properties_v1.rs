//! What must hold for every record and every parameter of version 1, and for the way to version 2.

use lastro::json::{self, Value};
use lastro::model::{Codec, Extra, Form, Json, Model, Reader, Type};
use lastro::types::*;
use lastro::v1::{conversion, parameters_of, parsed};
use proptest::prelude::*;

mod common;
use common::fitting;

fn ask(operation: &str, input: &str) -> Value {
    json::parse(lastro::dispatch(operation, input).as_bytes()).expect("JSON")
}

fn ok(answer: &Value) -> &Value {
    answer.get("ok").expect("an answer")
}

/// A document of version 1: read alike by the table and by the type, nothing lost, numbers written as texts.
fn entity_holds<T: Model + PartialEq + core::fmt::Debug>(area: &str, document: &Value) {
    let answer = ask(&format!("{area}.decode"), &format!(r#"{{"json":{}}}"#, document.to_json()));
    let (record, issues) = T::decode(&Json(document.clone())).expect("an object");
    assert_eq!(ok(&answer).get("value"), Some(&record.write(Form::Program)), "{area}");
    assert_eq!(ok(&answer).get("issues"), Some(&issues.write(Form::Program)), "{area}");
    assert!(issues.iter().all(|issue| !issue.stops()), "{area} {}: {issues:?}", document.to_json());
    let written = record.encode().0;
    for (name, given) in document.as_object().expect("an object") {
        let empty = given.as_str() == Some("") && T::TABLE.field(name).is_some();
        assert!(empty || written.get(name).is_some(), "{area}: {name} lost");
    }
    for field in T::TABLE.fields {
        let number = matches!(written.get(field.name), Some(Value::Number(_)));
        assert!(!number, "{area}: {} is a number", field.name);
    }
    assert_eq!(T::decode(&Json(written)).expect("an object").0, record, "{area}");
}

/// The parameters, as names and values and as a form, mean the record that they came from.
fn parameters_hold<T: Model + PartialEq + core::fmt::Debug>(record: &T) {
    let pairs = parameters_of(record).expect("parameters");
    let form = ConcealedText::new(pairs.encode());
    assert_eq!(parsed::<T>(Some(pairs), None).as_ref(), Ok(record));
    assert_eq!(parsed::<T>(None, Some(form)).as_ref(), Ok(record));
}

/// Members that no field names as they come out of a form: texts.
fn as_texts(extra: &Extra) -> Extra {
    let text = |value: &Value| match value {
        Value::Number(text) | Value::String(text) => Value::String(text.clone()),
        other => other.clone(),
    };
    Extra::from_members(extra.members().iter().map(|(name, value)| (name.clone(), text(value))).collect())
}

fn read<T: Model>(document: &Value) -> T {
    T::read(document, &mut Reader::new()).expect("an object")
}

macro_rules! entities {
    ($($test:ident = $area:literal, $name:ident;)*) => {
        proptest! {
            $(
                #[test]
                fn $test(document in fitting(Type::Record($name::TABLE))) {
                    entity_holds::<$name>($area, &document);
                }
            )*
        }

        #[test]
        fn every_entity_is_here() {
            let here = [$($area),*];
            let of_v1 = lastro::api::entity_names().filter(|area| area.starts_with("v1."));
            let legacy = of_v1.filter(|area| !area.ends_with(".parameters"));
            assert_eq!(legacy.filter(|area| !here.contains(area)).collect::<Vec<_>>(), [""; 0]);
        }
    };
}
entities! {
    sale = "v1.sale", SaleV1;
    item = "v1.item", ItemV1;
    installment = "v1.installment", InstallmentV1;
    invoice = "v1.invoice", InvoiceV1;
    payment_method = "v1.payment_method", PaymentMethodV1;
    service = "v1.service", ServiceV1;
    customer = "v1.customer", CustomerV1;
    listing = "v1.listing", ListingV1;
}

macro_rules! parameters {
    ($($test:ident = $name:ident;)*) => {
        proptest! {
            $(
                #[test]
                fn $test(document in fitting(Type::Record($name::TABLE))) {
                    let mut record: $name = read(&document);
                    record.extra = as_texts(&record.extra);
                    parameters_hold(&record);
                }
            )*
        }
    };
}
parameters! {
    service_parameters = ServiceParameters;
    customer_parameters = CustomerParameters;
    cancellation_parameters = CancellationParameters;
    receipt_parameters = ReceiptParameters;
    boleto_update_parameters = BoletoUpdateParameters;
}

/// Every value of a document with its path; an empty list or object is one.
fn leaves(value: &Value, path: &str, out: &mut Vec<(String, Value)>) {
    let dot = if path.is_empty() { "" } else { "." };
    match value {
        Value::Object(members) if !members.is_empty() => {
            members.iter().for_each(|(name, member)| leaves(member, &format!("{path}{dot}{name}"), out));
        }
        Value::Array(items) if !items.is_empty() => {
            items.iter().enumerate().for_each(|(index, item)| leaves(item, &format!("{path}[{index}]"), out));
        }
        Value::Null => {}
        leaf => out.push((path.to_owned(), leaf.clone())),
    }
}

/// Every value that was given is in what was made, at the place that `renamed` says, or in a line of the report.
fn nothing_vanishes(from: &Value, to: &Value, report: &[ReportLine], renamed: &[(&str, &str)], apart: &[&str]) {
    let (mut given, mut made) = (Vec::new(), Vec::new());
    leaves(from, "", &mut given);
    leaves(to, "", &mut made);
    for (path, value) in given {
        let reported = report.iter().any(|line| path.starts_with(&line.path));
        let place = renamed.iter().fold(path.clone(), |path, (from, to)| path.replacen(from, to, 1));
        let empty = value.as_object().is_some_and(<[_]>::is_empty) || value.as_array().is_some_and(<[_]>::is_empty);
        let carried = made.iter().any(|(to, found)| *to == place && *found == value);
        let special = apart.iter().any(|name| path == *name);
        assert!(reported || carried || special || empty, "{path} = {value:?} is nowhere: {}", to.to_json());
    }
    for line in report {
        let known = IssueCode::NoEquivalent == line.code || IssueCode::Dropped == line.code;
        assert!(known || matches!(line.code, IssueCode::Derived | IssueCode::Placeholder), "{line:?}");
    }
}

proptest! {
    #[test]
    fn sale_parameters(document in fitting(Type::Record(SaleParameters::TABLE))) {
        let mut record: SaleParameters = read(&document);
        record.extra = as_texts(&record.extra);
        // an installment without anything has no parameter to say so, and none of its own names but its fields'
        let installments = record.parcelas.take().unwrap_or_default().into_iter();
        let whole = installments.filter(|i| i.valor.is_some()).map(|i| InstallmentParameters { extra: Extra::default(), ..i });
        record.parcelas = Some(whole.collect::<Vec<_>>()).filter(|all| !all.is_empty());
        if let Some(customer) = &mut record.cliente_campos {
            customer.extra = as_texts(&customer.extra);
        }
        record.cliente_campos = record.cliente_campos.filter(|fields| *fields != NewCustomer::default());
        parameters_hold(&record);
    }

    #[test]
    fn a_sale_comes_over_or_is_reported(document in fitting(Type::Record(SaleV1::TABLE))) {
        let record: SaleV1 = read(&document);
        let made = conversion::sale(&record);
        let renamed = [
            ("servicos[0].servico.id", "itens[0].id_servico"),
            ("servicos[1].servico.id", "itens[1].id_servico"),
            ("servicos[0].servico.nome", "itens[0].servico"),
            ("servicos[1].servico.nome", "itens[1].servico"),
            ("servicos", "itens"),
            ("parcelas_venda", "parcelas"),
            ("meio_pagamento.id", "id_meio_pagamento"),
            ("meio_pagamento.nome", "meio_pagamento"),
            ("nfse.", "nfse_dados."),
            ("cliente.id", "id_cliente"),
            ("cliente.nome", "cliente"),
        ];
        let apart = ["agendamento_repetir"];
        nothing_vanishes(&record.write(Form::Program), &made.value.write(Form::Program), &made.report, &renamed, &apart);
    }

    #[test]
    fn a_customer_comes_over_and_back(document in fitting(Type::Record(CustomerV1::TABLE))) {
        let record: CustomerV1 = read(&document);
        let made = conversion::customer(&record);
        let (from, to) = (record.write(Form::Program), made.value.write(Form::Program));
        let renamed = [("cidade.id", "id_cidade"), ("cidade.nome", "cidade")];
        nothing_vanishes(&from, &to, &made.report, &renamed, &[]);
        let back = conversion::customer_parameters(&made.value).value.write(Form::Program);
        for field in CustomerParameters::TABLE.fields.iter().filter(|field| from.get(field.name).is_some()) {
            assert_eq!(back.get(field.name), from.get(field.name), "{}", field.name);
        }
    }

    #[test]
    fn a_service_comes_over_and_back(document in fitting(Type::Record(ServiceV1::TABLE))) {
        let record: ServiceV1 = read(&document);
        let made = conversion::service(&record);
        let (from, to) = (record.write(Form::Program), made.value.write(Form::Program));
        let renamed = [
            ("servico.id", "id_servico"),
            ("servico.nome", "servico"),
            ("atividade.id", "id_atividade"),
            ("atividade.nome", "atividade"),
        ];
        nothing_vanishes(&from, &to, &made.report, &renamed, &[]);
        let back = conversion::service_parameters(&made.value).value.write(Form::Program);
        for name in ["nome", "discriminacao", "valor", "impostos_percentual"] {
            assert_eq!(back.get(name), from.get(name), "{name}");
        }
    }

    #[test]
    fn a_payment_method_comes_over_or_is_reported(document in fitting(Type::Record(PaymentMethodV1::TABLE))) {
        let record: PaymentMethodV1 = read(&document);
        let made = conversion::payment_method(&record);
        nothing_vanishes(&record.write(Form::Program), &made.value.write(Form::Program), &made.report, &[], &[]);
    }

    #[test]
    fn a_sale_goes_back_or_is_reported(document in fitting(Type::Record(Sale::TABLE))) {
        let record: Sale = read(&document);
        let made = conversion::sale_parameters(&record);
        let renamed = [
            ("itens[0].servico", "servico"),
            ("metodo_cobranca", "emissao_nfse"),
            ("nfse_dados.id_municipio_emissao", "nfse_municipio_emissao"),
            ("custom_", "extra.custom_"),
        ];
        // 0 is no repetition; a key is carried as the code of a customer that has no name
        let apart = ["agendamento_repetir", "agendamento_frequencia", "id_cliente"];
        nothing_vanishes(&record.write(Form::Program), &made.value.write(Form::Program), &made.report, &renamed, &apart);
    }
}
