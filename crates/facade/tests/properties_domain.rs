//! Property tests of records and of Brazilian documents such as CPF, CNPJ, boleto and Pix codes.

use lastro::brazil::{cep, cnpj, cpf, digits, lc116, linha_digitavel, pix};
use lastro::calc::calendar;
use lastro::calc::late::{Debt, Rounding, days_late};
use lastro::json::{self, Value};
use lastro::model::{Codec, Json, Kind, Model, Node, Reader, Target, Type};
use lastro::rules::{Context, Validate, WriteOperation, changes, validate};
use lastro_facade::types::*;
use proptest::prelude::*;

use crate::call;
use crate::common::{dates, fitting};

fn ask(operation: &str, input: &str) -> Value {
    json::parse(lastro_facade::dispatch(operation, input).as_bytes()).expect("JSON")
}

/// The number of generated cases, which is larger if `LASTRO_THOROUGH` is set.
fn cases() -> ProptestConfig {
    ProptestConfig::with_cases(if std::env::var_os("LASTRO_THOROUGH").is_some() { 200 } else { 50 })
}

/// Checks the properties of a valid document of a record type. The document is decoded both by `dispatch`, which uses the
/// table, and by the typed record.
fn entity_holds<T: Model + Validate + PartialEq + core::fmt::Debug>(area: &str, document: &Value) {
    let ok = ask(&format!("{area}.decode"), &format!(r#"{{"json":{}}}"#, document.to_json()));
    let value = ok.get("ok").and_then(|ok| ok.get("value")).expect("a value").clone();
    // both decoders return the same value and issues
    let (record, issues) = T::decode(&Json(document.clone())).expect("an object");
    assert_eq!(value, record.value(Target::Program), "{area}");
    assert_eq!(ok.get("ok").and_then(|ok| ok.get("issues")), Some(&issues.value(Target::Program)), "{area}");
    assert!(issues.is_empty(), "{area} {}: {issues:?}", document.to_json());
    // no member is lost, and unknown members keep their exact text
    let written = record.encode().0;
    for (name, given) in document.as_object().expect("an object") {
        assert!(written.get(name).is_some(), "{area}: {name} lost");
        if name.starts_with("custom_") {
            assert_eq!(written.get(name), Some(given), "{area}");
        }
    }
    assert_eq!(T::decode(&Json(written.clone())).expect("an object"), (record, Vec::new()), "{area}");
    let encoded = ask(&format!("{area}.encode"), &format!(r#"{{"value":{}}}"#, document.to_json()));
    assert_eq!(encoded.get("ok"), Some(&written), "{area}");
    // a request body lacks the fields that the service fills in, and only these
    for (operation, keeps_keys) in [("insert", false), ("update", true)] {
        let input = format!(r#"{{"value":{},"operation":"{operation}"}}"#, document.to_json());
        let body = ask(&format!("{area}.body"), &input);
        for (name, value) in written.as_object().expect("an object") {
            let sent = match T::TABLE.field(name).map(|field| field.kind) {
                Some(Kind::ReadOnly | Kind::Display) => false,
                Some(Kind::Key) => keeps_keys,
                // an empty postal code is null in an update, and left out of an insert
                Some(Kind::PostalCode) if value.as_str() == Some("") => operation == "update",
                Some(Kind::Plain | Kind::Expanded | Kind::Undocumented | Kind::PostalCode) | None => true,
            };
            assert_eq!(body.get("ok").and_then(|ok| ok.get(name)).is_some(), sent, "{area} {operation} {name}");
        }
    }
}

/// Generates values of any JSON type, to be used for fields of other types.
fn anything() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Bool(true)),
        Just(Value::Number("1.5".to_owned())),
        Just(Value::Number("-1e3".to_owned())),
        Just(Value::Number("99999999999999999999".to_owned())),
        Just(Value::String("2026-02-30".to_owned())),
        Just(Value::String("1.005".to_owned())),
        Just(Value::String("-7".to_owned())),
        Just(Value::Array(vec![Value::Null, Value::Number("0".to_owned())])),
        Just(Value::Object(vec![("a".to_owned(), Value::Bool(false))])),
        any::<String>().prop_map(Value::String),
    ]
}

/// Checks a document that may have invalid values anywhere: both decoders must report the same issues and keep the same values.
fn misfits_agree<T: Model + Validate>(area: &str, document: &Value) {
    let ok = ask(&format!("{area}.decode"), &format!(r#"{{"json":{}}}"#, document.to_json()));
    let (record, issues) = T::decode(&Json(document.clone())).expect("an object");
    assert_eq!(ok.get("ok").and_then(|ok| ok.get("value")), Some(&record.value(Target::Program)), "{area}");
    assert_eq!(ok.get("ok").and_then(|ok| ok.get("issues")), Some(&issues.value(Target::Program)), "{area}");
    for (name, _) in document.as_object().expect("an object").iter().filter(|(_, value)| *value != Value::Null) {
        assert!(record.encode().0.get(name).is_some(), "{area}: {name} lost");
    }
    let context = Context { operation: WriteOperation::Insert, today: "2026-11-21".parse().ok() };
    let typed = validate(&record, &context);
    // validating the typed record reports the same issues as validating its document
    let name = format!("{area}.validate");
    if lastro_facade::operations().any(|row| row.name == name && row.entity.is_some()) {
        let input = format!(r#"{{"value":{},"operation":"insert","today":"2026-11-21"}}"#, document.to_json());
        assert_eq!(ask(&name, &input).get("ok"), Some(&typed.value(Target::Program)), "{area} {}", document.to_json());
    }
}

macro_rules! entities {
    ($($test:ident, $misfit:ident = $area:literal, $name:ident;)*) => {
        proptest! {
            #![proptest_config(cases())]
            $(
                #[test]
                fn $test(document in fitting(Type::Record($name::TABLE))) {
                    entity_holds::<$name>($area, &document);
                }
                #[test]
                fn $misfit(places in prop::collection::vec((0..$name::TABLE.fields.len(), anything()), 0..6)) {
                    let mut members: Vec<(String, Value)> = Vec::new();
                    for (place, value) in places {
                        let name = $name::TABLE.fields[place].name;
                        if members.iter().all(|(taken, _)| taken != name) {
                            members.push((name.to_owned(), value));
                        }
                    }
                    misfits_agree::<$name>($area, &Value::Object(members));
                }
            )*
        }

        #[test]
        fn every_entity_is_here() {
            // all record types must be covered; the bodies of actions are tested elsewhere, because they have other arguments
            let here = [$($area),*, "cancellation", "receipt", "boleto_update"];
            let others = lastro_facade::entity_names().filter(|area| !area.starts_with("v1."));
            assert_eq!(others.filter(|area| !here.contains(area)).collect::<Vec<_>>(), [""; 0]);
        }
    };
}
entities! {
    sale, sale_misfits = "sale", Sale;
    item, item_misfits = "item", Item;
    installment, installment_misfits = "installment", Installment;
    nfse_data, nfse_data_misfits = "nfse_data", NfseData;
    schedule_data, schedule_data_misfits = "schedule_data", ScheduleData;
    service, service_misfits = "service", Service;
    payment_method, payment_method_misfits = "payment_method", PaymentMethod;
    customer, customer_misfits = "customer", Customer;
    contact, contact_misfits = "contact", Contact;
    card, card_misfits = "card", Card;
    plan, plan_misfits = "plan", Plan;
    wallet_entry, wallet_entry_misfits = "wallet_entry", WalletEntry;
    cnae, cnae_misfits = "cnae", Cnae;
    service_list_item, service_list_item_misfits = "service_list_item", ServiceListItem;
    municipality, municipality_misfits = "municipality", Municipality;
    adjustment_index, adjustment_index_misfits = "adjustment_index", AdjustmentIndex;
    listing, listing_misfits = "listing", Listing;
    sale_listing, sale_listing_misfits = "sale_listing", SaleListing;
    customer_listing, customer_listing_misfits = "customer_listing", CustomerListing;
    service_listing, service_listing_misfits = "service_listing", ServiceListing;
    deleted, deleted_misfits = "deleted", Deleted;
    api_error, api_error_misfits = "api_error", ApiError;
}

/// Generates amounts of Pix codes: none, zero, a cent, an everyday amount, or the largest.
fn pix_amount() -> impl Strategy<Value = Option<Money>> {
    let largest = pix::LARGEST_AMOUNT.expect("an amount").cents();
    let cents =
        prop_oneof![prop::sample::select(vec![0, 1, 99, 100, largest - 1, largest]), 0..=10_000_000_i64, 0..=largest,];
    prop::option::weighted(0.8, cents.prop_map(|cents| Money::from_cents(cents).expect("in range")))
}

/// Applies an update as the service does: members of the body replace those of the record, and null removes them.
fn apply(record: &Value, body: &Value) -> Vec<(String, Value)> {
    let own = record.as_object().expect("an object").iter().filter(|(name, _)| body.get(name).is_none());
    let sent = body.as_object().expect("an object").iter();
    let mut all: Vec<(String, Value)> = own.chain(sent).filter(|(_, value)| *value != Value::Null).cloned().collect();
    all.sort_by(|a, b| a.0.cmp(&b.0));
    all
}

proptest! {
    #![proptest_config(cases())]

    /// The smallest update body turns the original record into the edited one, and contains no unchanged field.
    #[test]
    fn the_update_body_turns_the_original_into_the_edited_record(before in fitting(Type::Record(Customer::TABLE)), after in fitting(Type::Record(Customer::TABLE))) {
        let read = |document: Value| Customer::decode(&Json(document)).expect("an object").0;
        let (before, after) = (read(before), read(after));
        let body = |record: &Customer| lastro::rules::body(record, WriteOperation::Update);
        let sent = changes(&before, &after);
        prop_assert_eq!(apply(&body(&before), &sent), apply(&body(&after), &Value::Object(Vec::new())));
        let own = body(&before);
        for (name, value) in sent.as_object().unwrap_or_default() {
            prop_assert_ne!(own.get(name), Some(value));
        }
    }

    #[test]
    fn charges_never_decrease_with_days(cents in 0..=99_999_999_999_i64, fine in 0..=10_000_i64, interest in 0..=10_000_i64, days in 0..36_500_i64) {
        let percent = |hundredths: i64| format!("{}.{:02}", hundredths / 100, hundredths % 100).parse().expect("a percentage");
        let debt = Debt { valor: Money::from_cents(cents).expect("in range"), multa: percent(fine), juros_mensal: percent(interest) };
        for rounding in [Rounding::HalfUp, Rounding::Down] {
            let (sooner, later) = (debt.charges(days, rounding).expect("charges"), debt.charges(days + 1, rounding).expect("charges"));
            prop_assert!(sooner.valor_novo <= later.valor_novo && debt.valor <= sooner.valor_novo);
            prop_assert_eq!(later.valor_novo.cents(), cents + later.multa_total.cents() + later.juros_mensal_total.cents());
        }
        let (up, down) = (debt.charges(days, Rounding::HalfUp).expect("charges"), debt.charges(days, Rounding::Down).expect("charges"));
        prop_assert!(up.valor_novo >= down.valor_novo && up.valor_novo.cents() - down.valor_novo.cents() <= 2);
    }

    #[test]
    fn business_days(date in dates(), distance in 0..60_i64) {
        let next = calendar::next_business_day(date, &[]).expect("a day");
        prop_assert!(next >= date && calendar::is_business_day(next, &[]));
        let between = (0..date.days_until(next)).filter_map(|days| date.plus_days(days));
        prop_assert!(between.into_iter().all(|day| !calendar::is_business_day(day, &[])));
        let paid = date.plus_days(distance).expect("a day");
        let late = days_late(date, paid, &[]);
        prop_assert_eq!(late, Some(if paid <= next { 0 } else { distance }));
        prop_assert_eq!(calendar::next_business_day(next, &[next]).map(|after| after > next), Some(true));
    }

    #[test]
    fn linha_digitavel_and_barcode(free in "[0-9]{43}", utility in any::<bool>(), id in prop::sample::select(vec!["6", "7", "8", "9"])) {
        // completes 43 digits to a valid barcode: tries all ten check digits
        let head = if utility { format!("8{}{id}", &free[1..2]) } else { format!("1{}", &free[1..4]) };
        let at = head.len();
        let linha = (0..10).find_map(|digit| linha_digitavel::from_barcode(&format!("{head}{digit}{}", &free[at..])));
        if let Some(linha) = linha {
            let barcode = digits::text(&linha_digitavel::to_barcode(&linha).expect("its own line")).expect("digits");
            prop_assert_eq!(barcode.len(), 44);
            prop_assert_eq!(linha_digitavel::from_barcode(&barcode), Some(linha.clone()));
            let slip = linha_digitavel::parse(&linha, "2026-11-21".parse().expect("a date")).expect("a slip");
            prop_assert_eq!(slip.barcode, barcode);
            // modulo 10 check digits detect every change of a single digit
            if !utility || id < "8" {
                let place = usize::from(linha.as_bytes()[7] - b'0') * 3 + 3;
                let other = if linha.as_bytes()[place] == b'0' { "1" } else { "0" };
                let changed = format!("{}{other}{}", &linha[..place], &linha[place + 1..]);
                prop_assert!(linha_digitavel::to_barcode(&changed).is_none());
            }
        } else {
            prop_assert!(utility || free.len() != 43, "no digit fits {}", free);
        }
    }

    #[test]
    fn factor_and_due_date(days in 1..=19_000_i64) {
        let date = LocalDate::from_ymd(1997, 10, 7).and_then(|d| d.plus_days(days)).expect("a day");
        match linha_digitavel::factor(date) {
            Some(factor) => prop_assert!((1..=9999).contains(&factor) && (factor - days).rem_euclid(9000) == 0),
            None => prop_assert!(date > LocalDate::from_ymd(2049, 10, 13).expect("a day")),
        }
    }

    #[test]
    fn printed_documents_are_read_back_unchanged(nine in "[0-9]{9}", twelve in "[0-9A-Z]{12}", eight in "[0-9]{8}", item in 101..=4099_i64) {
        let mut cpf_digits: Vec<u32> = nine.chars().filter_map(|c| c.to_digit(10)).collect();
        for _ in 0..2 {
            let next = digits::mod_11(&cpf_digits, 11);
            cpf_digits.push(next);
        }
        let bare = digits::text(&cpf_digits).expect("digits");
        let equal = bare.bytes().all(|b| b == bare.as_bytes()[0]);
        prop_assert_eq!(cpf::is_valid(&bare), !equal);
        if let Some(printed) = cpf::format(&bare) {
            prop_assert_eq!(cpf::digits(&printed), Some(bare));
            prop_assert_eq!(cpf::format(&printed), Some(printed));
        }
        let company = format!("{twelve}{}", cnpj::check_digits(&twelve).expect("digits"));
        let printed = cnpj::format(&company).expect("a CNPJ");
        prop_assert_eq!(cnpj::characters(&printed.to_lowercase()), Some(company));
        let printed = cep::format(&eight).expect("a CEP");
        prop_assert_eq!(printed.replace(['.', '-'], ""), eight);
        prop_assert_eq!(lc116::to_item(item).map(|text| lc116::to_code(&text)), (item % 100 != 0).then_some(Some(item)));
    }

    #[test]
    fn a_generated_pix_code_parses_to_its_input(key in "[a-z0-9.+-]{1,30}@[a-z0-9]{1,6}[.][a-z]{2}", name in "[A-Za-z ]{0,24}[A-Za-z]", city in "[A-Z]{1,15}", amount in pix_amount(), txid in "[A-Za-z0-9]{1,25}", info in "[A-Za-z0-9 ]{0,19}[A-Za-z0-9]") {
        let new = pix::NewCode { chave: &key, nome: &name, cidade: &city, valor: amount, txid: Some(&txid), info: Some(&info) };
        let code = pix::generate(&new).expect("it fits");
        let read = pix::parse(&code).expect("its own code");
        prop_assert_eq!(read.chave, Some(key));
        prop_assert_eq!(read.nome, name);
        prop_assert_eq!(read.cidade, city);
        prop_assert_eq!(read.valor, amount.filter(|a| *a != Money::ZERO));
        prop_assert_eq!(read.txid, Some(txid));
        prop_assert_eq!(read.info, Some(info));
        // a code from which one character is removed is never valid
        for at in 0..code.len() {
            let cut = format!("{}{}", &code[..at], &code[at + 1..]);
            prop_assert!(!pix::check(&cut).valid, "{} without {}", code, at);
        }
    }

    /// Every operation returns a result for arguments of any type, and never panics.
    #[test]
    fn operations_do_not_panic_on_random_arguments(seed in any::<u64>(), values in prop::collection::vec(anything(), 16)) {
        for (number, operation) in lastro_facade::operations().enumerate() {
            let of = |place: usize| &values[(seed as usize).wrapping_add(number * 7 + place * 3) % values.len()];
            let arguments = operation.arguments.iter().enumerate().map(|(place, a)| (a.name.to_owned(), of(place).clone()));
            let input = Value::Object(arguments.collect());
            let answer = call::call(operation.name, &input);
            prop_assert!(answer.get("ok").is_some() || answer.get("error").is_some());
        }
    }
}

#[test]
fn issues_of_a_reader_have_the_current_path() {
    let mut reader = Reader::new();
    let read = reader.at_member("a", |r| r.at_index(3, |r| Money::read(&Node::Bool(true), r)));
    assert!(read.is_none());
    assert_eq!(reader.into_issues()[0].path, "a[3]");
}
