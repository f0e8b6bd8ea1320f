//! Edge cases of operations on columns: batches without rows or values, columns of every supported type, invalid constants.

use std::sync::Arc;

use arrow_array::cast::AsArray as _;
use arrow_array::types::{Decimal128Type, Int8Type, Int64Type};
use arrow_array::{
    Array, ArrayRef, BinaryViewArray, Date32Array, Date64Array, Decimal64Array, DictionaryArray, Float64Array,
    Int8Array, Int64Array, LargeBinaryArray, LargeStringArray, ListArray, NullArray, RecordBatch, StringArray,
    TimestampMicrosecondArray, UInt64Array,
};
use arrow_schema::{DataType, Field, Schema};
use lastro::{IssueCode, LastroError};
use lastro_arrow::{ArgumentValue, Bound, Call, Default, Keep, OPERATIONS, Operation, operation};

fn text(text: &str) -> ArgumentValue {
    ArgumentValue::Text(text.to_owned())
}

fn call(name: &str, given: &[(&str, ArgumentValue)]) -> Result<Call, LastroError> {
    let given = given.iter().map(|(name, given)| ((*name).to_owned(), given.clone())).collect();
    Call::new(operation(name).expect("an operation"), given)
}

fn run(name: &str, given: &[(&str, ArgumentValue)], columns: Vec<(&str, ArrayRef)>) -> RecordBatch {
    let columns = columns.into_iter().map(|(name, column)| (name, column, true));
    let batch = RecordBatch::try_from_iter_with_nullable(columns).expect("a batch");
    let bound = call(name, given).expect("a call").bind(&batch.schema(), Keep::Nothing).expect("bound");
    bound.run(&batch).expect("an answer")
}

/// The values of a column of strings.
fn texts<'a>(answer: &'a RecordBatch, name: &str) -> Vec<Option<&'a str>> {
    answer.column_by_name(name).expect("a column").as_string::<i32>().iter().collect()
}

fn numbers(answer: &RecordBatch, name: &str) -> Vec<Option<i64>> {
    answer.column_by_name(name).expect("a column").as_primitive::<Int64Type>().iter().collect()
}

fn cents(answer: &RecordBatch, name: &str) -> Vec<Option<i128>> {
    answer.column_by_name(name).expect("a column").as_primitive::<Decimal128Type>().iter().collect()
}

/// The paths and codes of the issues of each row.
fn issues(answer: &RecordBatch) -> Vec<String> {
    let lists: &ListArray = answer.column_by_name("issues").expect("issues").as_list();
    let row = |list: Option<ArrayRef>| {
        let list = list.expect("never null");
        let member =
            |place: usize| list.as_struct().column(place).as_string::<i32>().iter().flatten().collect::<Vec<_>>();
        member(0).into_iter().zip(member(1)).map(|(path, code)| format!("{path} {code}")).collect::<Vec<_>>().join(", ")
    };
    lists.iter().map(row).collect()
}

fn problems(error: &LastroError) -> Vec<(String, IssueCode)> {
    error.issues().iter().map(|issue| (issue.path.clone(), issue.code)).collect()
}

/// A call with the required constants, bound to columns of the null type; and the names of these columns.
fn bound_to_nulls(operation: &'static Operation) -> (Bound, Vec<&'static str>) {
    let given = operation.arguments.iter().filter(|argument| argument.default == Default::Required);
    let given = given.map(|argument| {
        let constant = match argument.name {
            "today" | "after" => "2026-11-22",
            "secrets" => "segredo",
            _ => "1",
        };
        (argument.name.to_owned(), text(constant))
    });
    let call = Call::new(operation, given.collect()).expect("a call");
    let columns = operation.arguments.iter().filter(|argument| argument.default == Default::Column);
    let names: Vec<&str> = columns.map(|argument| argument.name).collect();
    let schema = Schema::new(names.iter().map(|name| Field::new(*name, DataType::Null, true)).collect::<Vec<_>>());
    (call.bind(&schema, Keep::Nothing).expect("bound"), names)
}

#[test]
fn every_operation_returns_null_for_null_columns() {
    for operation in OPERATIONS.iter() {
        let (bound, names) = bound_to_nulls(operation);
        for rows in [0, 3] {
            let columns = names.iter().map(|name| (*name, Arc::new(NullArray::new(rows)) as ArrayRef, true));
            let batch = RecordBatch::try_from_iter_with_nullable(columns).expect("a batch");
            let answer = bound.run(&batch).expect("an answer");
            assert_eq!((answer.num_rows(), answer.schema()), (rows, bound.schema()), "{}", operation.name);
            for column in operation.results {
                let values = answer.column_by_name(column.name).expect("a column");
                assert_eq!(values.null_count(), rows, "{} {}", operation.name, column.name);
            }
            assert_eq!(issues(&answer), vec![""; rows], "{}", operation.name);
        }
    }
}

#[test]
fn an_installment_without_amount_is_an_issue_and_a_missing_installment_is_not() {
    let due: ArrayRef = Arc::new(Date32Array::from(vec![None, Some(20_000), Some(20_000)]));
    let received: ArrayRef = Arc::new(StringArray::from(vec![None, None, Some("-0.01")]));
    let valor: ArrayRef = Arc::new(StringArray::from(vec![None, None, Some("-1.00")]));
    let given = [("today", text("2026-11-22")), ("multa", text("2")), ("juros_mensal", text("1"))];
    for (name, given) in [("status", &given[..1]), ("ageing", &given[..])] {
        let columns = [("data_vencimento", &due), ("valor_recebido", &received), ("valor", &valor)];
        let answer = run(name, given, columns.map(|(name, column)| (name, Arc::clone(column))).into());
        // negative amounts are out of range
        assert_eq!(
            issues(&answer),
            ["", "valor required", "valor out_of_range, valor_recebido out_of_range"],
            "{name}"
        );
    }
}

#[test]
fn a_null_for_a_required_value_is_an_issue_and_a_null_constant_is_an_error() {
    let column = |texts: [Option<&str>; 2]| Arc::new(StringArray::from(texts.to_vec())) as ArrayRef;
    let columns = |name: &'static str| {
        let valor = column([Some("10.00"); 2]);
        let due = column([Some("2026-11-02"); 2]);
        vec![("valor", valor), ("data_vencimento", due), (name, column([None, Some("2026-11-22")]))]
    };
    let today = ("today", ArgumentValue::Column("dia".to_owned()));
    assert_eq!(issues(&run("status", &[today], columns("dia"))), ["today required", ""]);
    let limit = run(
        "occurrences",
        &[("agendamento_frequencia", text("1")), ("agendamento_repetir", text("1"))],
        vec![("agendamento_data", column([Some("2026-11-02"); 2])), ("limit", column([Some("2"), None]))],
    );
    // null is valid for the optional argument `limit`, but this contract has no end and therefore needs a limit
    assert_eq!(issues(&limit), ["", "limit unbounded"]);
    for (name, argument) in [("late_charges", "multa"), ("status", "today")] {
        let error = call(name, &[(argument, ArgumentValue::Null)]).expect_err("needed");
        assert_eq!((error.issues()[0].path.as_str(), error.issues()[0].code), (argument, IssueCode::Required));
    }
}

#[test]
fn every_argument_and_result_is_described_once() {
    for operation in OPERATIONS.iter() {
        assert!(!operation.doc.trim().is_empty(), "{}", operation.name);
        assert!(lastro_facade::operations().any(|row| row.name == operation.of), "{}", operation.of);
        let names = operation.arguments.iter().map(|argument| argument.name);
        let mut names: Vec<&str> = names.collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), operation.arguments.len(), "{}", operation.name);
        assert!(operation.results.iter().all(|column| !column.doc.trim().is_empty()), "{}", operation.name);
    }
}

#[test]
fn an_argument_of_the_cores_operation_has_the_cores_type() {
    let mut same = 0;
    for operation in OPERATIONS.iter() {
        let core = lastro_facade::operations().find(|row| row.name == operation.of).expect("an operation of the core");
        for of_core in core.arguments {
            let Some(argument) = operation.argument(of_core.name) else { continue };
            assert_eq!(argument.ty.required(), of_core.ty.required(), "{} {}", operation.name, argument.name);
            same += 1;
        }
    }
    assert!(same > 30, "only {same}");
}

#[test]
fn amounts_of_every_numeric_type() {
    let dias = || ("dias", Arc::new(Int8Array::from(vec![30, 30])) as ArrayRef);
    let forms: [ArrayRef; 5] = [
        Arc::new(Int8Array::from(vec![100, -1])),
        Arc::new(UInt64Array::from(vec![100, u64::MAX])),
        Arc::new(Decimal64Array::from(vec![10, -1]).with_precision_and_scale(9, -1).expect("a decimal")),
        Arc::new(LargeStringArray::from(vec!["100", "-0.01"])),
        Arc::new(StringArray::from(vec!["100.0", "100,00"])),
    ];
    let wrong = ["out_of_range", "out_of_range", "out_of_range", "out_of_range", "invalid_money"];
    for (valor, wrong) in forms.into_iter().zip(wrong) {
        let answer = run("late_charges", &[], vec![("valor", valor), dias()]);
        assert_eq!(cents(&answer, "valor_novo"), [Some(10_300), None]);
        assert_eq!(issues(&answer), [String::new(), format!("valor {wrong}")]);
    }
}

#[test]
fn days_of_every_type() {
    const DAY: i64 = 86_400_000;
    let paid = || ("data_pagamento", Arc::new(StringArray::from(vec!["2026-11-20"; 3])) as ArrayRef);
    // each column has three rows: 2026-11-10, a Tuesday; null; and a value that is not a valid date
    let forms: [ArrayRef; 4] = [
        Arc::new(Date32Array::from(vec![Some(20_767), None, Some(i32::MAX)])),
        Arc::new(Date64Array::from(vec![Some(20_767 * DAY), None, Some(20_767 * DAY + 1)])),
        Arc::new(TimestampMicrosecondArray::from(vec![Some(20_767 * DAY * 1000), None, Some(1)])),
        Arc::new(StringArray::from(vec![Some("2026-11-10"), None, Some("10/11/2026")])),
    ];
    for due in forms {
        let answer = run("days_late", &[], vec![("data_vencimento", due), paid()]);
        assert_eq!(numbers(&answer, "dias"), [Some(10), None, None]);
        assert_eq!(issues(&answer), ["", "", "data_vencimento invalid_date"]);
    }
}

#[test]
fn a_dictionary_with_null_among_its_values_and_its_keys() {
    let values: ArrayRef = Arc::new(StringArray::from(vec![Some("52998224725"), None, Some("x")]));
    let keys = Int8Array::from(vec![Some(0), Some(1), None, Some(2), Some(0)]);
    let cpf: ArrayRef = Arc::new(DictionaryArray::<Int8Type>::new(keys, values));
    let answer = run("cpf", &[], vec![("cpf", cpf.slice(1, 4))]);
    assert_eq!(texts(&answer, "bare"), [None, None, None, Some("52998224725")]);
    assert_eq!(texts(&answer, "formatted"), [None, None, None, Some("529.982.247-25")]);
    assert_eq!(texts(&answer, "reason"), [None, None, Some("invalid_cpf"), None]);
    assert_eq!(issues(&answer), ["", "", "", ""]);
}

#[test]
fn webhook_bodies_of_every_type_and_the_causes_of_mismatches() {
    let good = include_str!("../../../tests/vectors/webhook/verdicts.json");
    let document = lastro::json::parse(good.as_bytes()).expect("JSON");
    let cases = document.get("cases").and_then(lastro::json::Value::as_array).expect("cases");
    let body = cases[0].get("input").and_then(|input| input.get("body")?.as_str()).expect("a body");
    let forms: [ArrayRef; 3] = [
        Arc::new(LargeBinaryArray::from(vec![Some(body.as_bytes()), None, Some(b"{")])),
        Arc::new(BinaryViewArray::from(vec![Some(body.as_bytes()), None, Some(b"{")])),
        Arc::new(StringArray::from(vec![Some(body), None, Some("{")])),
    ];
    for bodies in forms {
        let columns = || vec![("body", Arc::clone(&bodies))];
        let answer = run("webhooks", &[("secrets", text("segredo"))], columns());
        assert_eq!(texts(&answer, "verdict"), [Some("ok"), None, Some("malformed")]);
        assert_eq!(texts(&answer, "cause"), [None, None, Some("form")]);
        let spaced = ArgumentValue::List(vec!["other".to_owned(), " segredo".to_owned()]);
        let answer = run("webhooks", &[("secrets", spaced)], columns());
        assert_eq!(texts(&answer, "cause")[0], Some("secret_space"));
        assert_eq!(texts(&answer, "event"), [None, None, None]);
    }
}

#[test]
fn the_ranges_of_ageing() {
    let today = || ("today", text("2026-11-20"));
    let rates = || [("multa", text("2")), ("juros_mensal", text("1"))];
    let due = ["2026-11-20", "2026-11-19", "2026-10-21", "2026-10-20", "2026-08-21", "2026-01-05"];
    let columns = || {
        vec![
            ("valor", Arc::new(Int64Array::from(vec![100; 6])) as ArrayRef),
            ("data_vencimento", Arc::new(StringArray::from(due.to_vec())) as ArrayRef),
            (
                "data_pagamento",
                Arc::new(StringArray::from(vec![None, None, None, None, None, Some("2026-01-15")])) as ArrayRef,
            ),
        ]
    };
    let given = |more: &[(&'static str, ArgumentValue)]| [&[today()][..], &rates()[..], more].concat();
    let answer = run("ageing", &given(&[]), columns());
    let ranges = [Some("em dia"), Some("1-30"), Some("1-30"), Some("31-60"), Some(">90"), None];
    assert_eq!(texts(&answer, "faixa"), ranges);
    assert_eq!(numbers(&answer, "dias"), [Some(0), Some(1), Some(30), Some(31), Some(91), Some(10)]);
    assert_eq!(numbers(&answer, "status"), [Some(1), Some(5), Some(5), Some(5), Some(5), Some(2)]);
    let amounts = [10_000, 10_203, 10_300, 10_303, 10_503, 0];
    assert_eq!(cents(&answer, "valor_novo"), amounts.map(Some));
    let answer = run("ageing", &given(&[("buckets", text("30, 91"))]), columns());
    assert_eq!(texts(&answer, "faixa")[2..5], [Some("0-30"), Some("31-91"), Some("31-91")]);
    let error = call("ageing", &given(&[("buckets", text("30,30,x"))])).expect_err("no ranges");
    assert_eq!(problems(&error), [("buckets[2]".to_owned(), IssueCode::InvalidInteger)]);
    let error = call("ageing", &given(&[("buckets", text("30,30"))])).expect_err("no ranges");
    assert_eq!(problems(&error), [("buckets[1]".to_owned(), IssueCode::OutOfRange)]);
}

#[test]
fn constants_in_every_form() {
    let dates = ListArray::from_iter_primitive::<arrow_array::types::Date32Type, _, _>([Some([Some(20_767)])]);
    let columns = || {
        let day = |days: i32| Arc::new(Date32Array::from(vec![days])) as ArrayRef;
        vec![("data_vencimento", day(20_767)), ("data_pagamento", day(20_768))]
    };
    // the same local holiday in several forms: it moves the last day for payment to the next day
    let forms = [
        ArgumentValue::Cell(Arc::new(dates)),
        ArgumentValue::List(vec!["2026-11-10".to_owned()]),
        text("2026-11-09, 2026-11-10"),
        ArgumentValue::Cell(Arc::new(StringArray::from(vec!["2026-11-10"]))),
    ];
    for holidays in forms {
        let answer = run("days_late", &[("holidays", holidays)], columns());
        assert_eq!(numbers(&answer, "dias"), [Some(0)]);
    }
    assert_eq!(numbers(&run("days_late", &[("holidays", ArgumentValue::Null)], columns()), "dias"), [Some(1)]);
    let error = call("days_late", &[("holidays", text("2026-11-10,10/11/2026"))]).expect_err("no date");
    assert_eq!(problems(&error), [("holidays[1]".to_owned(), IssueCode::InvalidDate)]);
    let error = call("webhooks", &[("tolerance_s", text("300")), ("strict", text("yes"))]).expect_err("no secrets");
    let expected = [("secrets", IssueCode::Required), ("strict", IssueCode::InvalidType)];
    assert_eq!(problems(&error), expected.map(|(path, code)| (path.to_owned(), code)));
    let error = call("webhooks", &[("secrets", text("s")), ("tolerance_s", text("300"))]).expect_err("no time");
    assert_eq!(problems(&error), [("now".to_owned(), IssueCode::Required)]);
    let number = ArgumentValue::Cell(Arc::new(Float64Array::from(vec![1.5])));
    let error = call("late_charges", &[("valor", number)]).expect_err("a float");
    assert_eq!(problems(&error), [("valor".to_owned(), IssueCode::InvalidType)]);
}

/// All formulas belong in the core crate `lastro`, so the kernels, which loop over rows, must not multiply or divide.
#[test]
fn no_kernel_calculates() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/kernels");
    for file in std::fs::read_dir(folder).expect("the kernels") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        for line in text.lines().filter(|line| !line.trim_start().starts_with("//")) {
            let calculates =
                [" * ", " / ", " % ", "checked_mul", "checked_div", "f64"].iter().any(|sign| line.contains(sign));
            assert!(!calculates, "{}: {line}", path.display());
        }
    }
}
