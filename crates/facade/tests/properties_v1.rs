//! Property tests of the records and parameters of version 1.

use lastro::json::{self, Value};
use lastro::model::{Codec, Extra, Json, Model, Node, Reader, Target, Type};
use lastro::v1::{parameters_of, parsed};
use lastro_facade::types::*;
use proptest::prelude::*;

use crate::common::fitting;

fn ask(operation: &str, input: &str) -> Value {
    json::parse(lastro_facade::dispatch(operation, input).as_bytes()).expect("JSON")
}

fn ok(answer: &Value) -> &Value {
    answer.get("ok").expect("an answer")
}

/// Checks a valid document of a version 1 record type: `dispatch` and the typed record decode it equally, nothing is lost, and
/// numbers are written as strings.
fn entity_holds<T: Model + PartialEq + core::fmt::Debug>(area: &str, document: &Value) {
    let answer = ask(&format!("{area}.decode"), &format!(r#"{{"json":{}}}"#, document.to_json()));
    let (record, issues) = T::decode(&Json(document.clone())).expect("an object");
    assert_eq!(ok(&answer).get("value"), Some(&record.value(Target::Program)), "{area}");
    assert_eq!(ok(&answer).get("issues"), Some(&issues.value(Target::Program)), "{area}");
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

/// Checks that a record is the same after it is converted to parameters and read back, from pairs and from a form.
fn parameters_hold<T: Model + PartialEq + core::fmt::Debug>(record: &T) {
    let pairs = parameters_of(record).expect("parameters");
    let form = ConcealedText::new(pairs.encode());
    assert_eq!(parsed::<T>(Some(pairs), None).as_ref(), Ok(record));
    assert_eq!(parsed::<T>(None, Some(form)).as_ref(), Ok(record));
}

/// Unknown members as they are after a round trip through a form: all values are strings.
fn as_texts(extra: &Extra) -> Extra {
    let text = |value: &Value| match value {
        Value::Number(text) | Value::String(text) => Value::String(text.clone()),
        other => other.clone(),
    };
    Extra::from_members(extra.members().iter().map(|(name, value)| (name.clone(), text(value))).collect())
}

fn read<T: Model>(document: &Value) -> T {
    T::read(&Node::from(document), &mut Reader::new()).expect("an object")
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
            let of_v1 = lastro_facade::entity_names().filter(|area| area.starts_with("v1."));
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

proptest! {
    #[test]
    fn sale_parameters(document in fitting(Type::Record(SaleParameters::TABLE))) {
        let mut record: SaleParameters = read(&document);
        record.extra = as_texts(&record.extra);
        // installments without values and unknown members of installments cannot be sent as parameters, so they are removed
        let installments = record.parcelas.take().unwrap_or_default().into_iter();
        let whole = installments.filter(|i| i.valor.is_some()).map(|i| InstallmentParameters { extra: Extra::default(), ..i });
        record.parcelas = Some(whole.collect::<Vec<_>>()).filter(|all| !all.is_empty());
        if let Some(customer) = &mut record.cliente_campos {
            customer.extra = as_texts(&customer.extra);
        }
        record.cliente_campos = record.cliente_campos.filter(|fields| *fields != NewCustomer::default());
        parameters_hold(&record);
    }
}

/// The members for `extra`: first some fields with an empty string, which clears them, in the order of the table; then the
/// unknown members of `extra`.
fn clearing<T: Model>(record: &T, extra: &Extra, chosen: &[prop::sample::Index]) -> Extra {
    let given = record.value(Target::Program);
    let texts = [Type::Text, Type::CardNumber, Type::SecurityCode];
    let clears = |ty: Type| !matches!(ty, Type::Record(_) | Type::List(_)) && !texts.contains(&ty);
    let all = T::TABLE.fields.iter().filter(|f| given.get(f.name).is_none() && clears(f.ty.required()));
    let all: Vec<&str> = all.map(|f| f.name).collect();
    let picked: Vec<&str> = if all.is_empty() { Vec::new() } else { chosen.iter().map(|i| *i.get(&all)).collect() };
    let cleared = all.into_iter().filter(|name| picked.contains(name));
    let cleared = cleared.map(|name| (name.to_owned(), Value::String(String::new())));
    Extra::from_members(cleared.chain(as_texts(extra).into_members()).collect())
}

macro_rules! cleared {
    ($($test:ident = $name:ident;)*) => {
        proptest! {
            $(
                #[test]
                fn $test(document in fitting(Type::Record($name::TABLE)), chosen in prop::collection::vec(any::<prop::sample::Index>(), 0..4)) {
                    let mut record: $name = read(&document);
                    record.extra = clearing(&record, &record.extra, &chosen);
                    parameters_hold(&record);
                }
            )*
        }
    };
}
cleared! {
    cleared_service_parameters = ServiceParameters;
    cleared_customer_parameters = CustomerParameters;
    cleared_cancellation_parameters = CancellationParameters;
    cleared_receipt_parameters = ReceiptParameters;
    cleared_boleto_update_parameters = BoletoUpdateParameters;
}
