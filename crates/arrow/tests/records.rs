//! Records in columns: writing as lines, reconciliation with receipts, and the report of issues.

use std::sync::Arc;

use arrow_array::builder::{Decimal128Builder, ListBuilder, StringDictionaryBuilder, StructBuilder};
use arrow_array::cast::AsArray as _;
use arrow_array::types::{Decimal128Type, Int32Type, Int64Type};
use arrow_array::{
    Array, ArrayRef, Date32Array, Date64Array, Decimal128Array, Float64Array, Int32Array, Int64Array, NullArray,
    RecordBatch, StringArray, StringViewArray, StructArray, TimestampMicrosecondArray,
};
use arrow_schema::{DataType, Field, Fields};
use lastro::model::{Model as _, ModelTable, Sale};
use lastro::rules::WriteOperation;
use lastro::value::{Choice as _, Code as _};
use lastro::{Issue, IssueCode, Language, LastroError, Money};
use lastro_arrow::issues;
use lastro_arrow::records::reconcile::reconcile;
use lastro_arrow::records::report::report;
use lastro_arrow::records::write::{Form, write};
use lastro_facade::dispatch;

const SALE: &ModelTable = Sale::TABLE;

fn batch(columns: Vec<(&str, ArrayRef)>) -> RecordBatch {
    RecordBatch::try_from_iter_with_nullable(columns.into_iter().map(|(name, column)| (name, column, true))).unwrap()
}

fn whole(values: impl IntoIterator<Item = Option<i64>>) -> ArrayRef {
    Arc::new(values.into_iter().collect::<Int64Array>())
}

fn cents(values: impl IntoIterator<Item = Option<i128>>) -> ArrayRef {
    Arc::new(values.into_iter().collect::<Decimal128Array>().with_precision_and_scale(17, 2).unwrap())
}

fn texts<'t>(values: impl IntoIterator<Item = Option<&'t str>>) -> ArrayRef {
    Arc::new(values.into_iter().collect::<StringArray>())
}

/// Installments as a column of lists: amounts in cents, and states.
fn installments(sales: &[&[(Option<i128>, Option<i64>)]]) -> ArrayRef {
    let fields = Fields::from(vec![
        Field::new("valor", DataType::Decimal128(17, 2), true),
        Field::new("status", DataType::Int64, true),
    ]);
    let builder = StructBuilder::from_fields(fields.clone(), 0);
    let mut lists = ListBuilder::new(builder).with_field(Field::new("item", DataType::Struct(fields), true));
    for sale in sales {
        for (valor, status) in *sale {
            let items = lists.values();
            items.field_builder::<Decimal128Builder>(0).unwrap().append_option(*valor);
            items.field_builder::<arrow_array::builder::Int64Builder>(1).unwrap().append_option(*status);
            items.append(true);
        }
        lists.append(true);
    }
    Arc::new(lists.finish())
}

fn lines(batch: &RecordBatch, form: Form) -> Vec<String> {
    let written = write(SALE, batch, form).unwrap();
    String::from_utf8(written.lines).unwrap().lines().map(str::to_owned).collect()
}

/// The issues of each row, as `path code`.
fn found(column: &dyn Array) -> Vec<Vec<String>> {
    let lists = column.as_list::<i32>();
    let row = |list: ArrayRef| {
        let issues = list.as_struct();
        let member = |name: &str| issues.column_by_name(name).unwrap().as_string::<i32>().clone();
        let (paths, codes) = (member("path"), member("code"));
        paths.iter().zip(codes.iter()).map(|(path, code)| [path.unwrap(), " ", code.unwrap()].concat()).collect()
    };
    lists.iter().map(|list| row(list.unwrap())).collect()
}

fn refused(error: &LastroError) -> Vec<String> {
    error.issues().iter().map(|issue| format!("{} {}", issue.path, issue.code.as_str())).collect()
}

#[test]
fn a_row_is_the_line_that_encode_writes() {
    let rows = batch(vec![
        ("id", whole([Some(7), Some(8), None])),
        ("data", Arc::new(Date32Array::from(vec![Some(20_849), None, Some(0)]))),
        ("cliente", texts([Some("José \"Zé\" & Filhos"), None, Some("")])),
        ("valor_venda", cents([Some(12_990), Some(-5), None])),
        ("parcelas", installments(&[&[(Some(12_990), Some(0))], &[], &[(None, Some(4)), (Some(1), None)]])),
        ("extra", texts([Some(r#"{"custom_x":[1.50,null],"novo":"á"}"#), None, Some("{}")])),
        ("source", Arc::new(NullArray::new(3))),
    ]);
    let expected = [
        r#"{"id":7,"data":"2027-01-31","cliente":"José \"Zé\" & Filhos","valor_venda":129.90,"parcelas":[{"valor":129.90,"status":0}],"custom_x":[1.50,null],"novo":"á"}"#,
        r#"{"id":8,"valor_venda":-0.05,"parcelas":[]}"#,
        r#"{"data":"1970-01-01","cliente":"","parcelas":[{"status":4},{"valor":0.01}]}"#,
    ];
    let written = lines(&rows, Form::Encode);
    assert_eq!(written, expected);
    for line in &written {
        let answer = dispatch("sale.encode", &format!("{{\"value\":{line}}}"));
        assert_eq!(answer, format!("{{\"ok\":{line}}}"));
    }
}

#[test]
fn a_body_is_what_the_operation_body_gives() {
    let rows = batch(vec![
        ("id", whole([Some(7), Some(8)])),
        ("cliente", texts([Some("Ana"), None])),
        ("id_cliente", whole([Some(3), None])),
        ("desconto", cents([None, Some(100)])),
    ]);
    for (operation, name) in [(WriteOperation::Insert, "insert"), (WriteOperation::Update, "update")] {
        let bodies = lines(&rows, Form::Body(operation));
        for (body, line) in bodies.iter().zip(lines(&rows, Form::Encode)) {
            let answer = dispatch("sale.body", &format!("{{\"value\":{line},\"operation\":\"{name}\"}}"));
            assert_eq!(answer, format!("{{\"ok\":{body}}}"));
        }
    }
    assert_eq!(lines(&rows, Form::Body(WriteOperation::Insert)), [r#"{"id_cliente":3}"#, r#"{"desconto":1.00}"#]);
}

#[test]
fn other_arrow_types_hold_the_same_values() {
    let mut names = StringDictionaryBuilder::<Int32Type>::new();
    names.append_value("Ana");
    names.append_null();
    names.append_value("Ana");
    let day_ms = 86_400_000;
    let rows = batch(vec![
        ("id", Arc::new(Int32Array::from(vec![1, 2, 3]))),
        ("cliente", Arc::new(names.finish())),
        ("discriminacao", Arc::new(StringViewArray::from(vec![Some("é"), None, None]))),
        (
            "valor_venda",
            Arc::new(
                Decimal128Array::from(vec![Some(1_500_000), Some(0), None]).with_precision_and_scale(38, 6).unwrap(),
            ),
        ),
        ("desconto", texts([Some("0.10"), None, Some("2")])),
        ("data", Arc::new(Date64Array::from(vec![Some(day_ms), None, Some(0)]))),
        ("agendamento_data", Arc::new(TimestampMicrosecondArray::from(vec![None, None, Some(day_ms * 1_000)]))),
        ("itens", Arc::new(NullArray::new(3))),
    ]);
    let expected = [
        r#"{"id":1,"data":"1970-01-02","cliente":"Ana","desconto":0.10,"valor_venda":1.50,"discriminacao":"é"}"#,
        r#"{"id":2,"valor_venda":0.00}"#,
        r#"{"id":3,"data":"1970-01-01","agendamento_data":"1970-01-02","cliente":"Ana","desconto":2.00}"#,
    ];
    let decoded = |line: &str| Sale::from_json(line.as_bytes()).unwrap().0;
    let written = lines(&rows, Form::Encode);
    assert_eq!(written.len(), 3);
    for (line, expected) in written.iter().zip(expected) {
        assert_eq!(decoded(line), decoded(expected), "{line}");
    }
    assert_eq!(lines(&rows.slice(1, 2), Form::Encode), written[1..]);
    assert!(write(SALE, &rows.slice(0, 0), Form::Encode).unwrap().lines.is_empty());
}

#[test]
fn an_invalid_row_is_not_written_and_has_the_reason() {
    let rows = batch(vec![
        ("id", whole([Some(1), Some(2), Some(3), Some(4), Some(1 << 60)])),
        (
            "valor_venda",
            Arc::new(
                Decimal128Array::from(vec![Some(1_005), None, None, Some(2_000), None])
                    .with_precision_and_scale(10, 3)
                    .unwrap(),
            ),
        ),
        (
            "extra",
            texts([None, Some(r#"{"valor_venda":"12,50"}"#), Some("[1]"), Some(r#"{"valor_venda":"12,50"}"#), None]),
        ),
    ]);
    let written = write(SALE, &rows, Form::Encode).unwrap();
    // a column overrides a member of the same name in `extra`
    assert_eq!(String::from_utf8(written.lines).unwrap(), "{\"id\":4,\"valor_venda\":2.00}\n");
    let expected: [&[&str]; 5] = [
        &["valor_venda too_many_decimals"],
        &["valor_venda invalid_money"],
        &["extra invalid_type"],
        &[],
        &["id invalid_integer"],
    ];
    assert_eq!(found(&written.issues), expected);
}

#[test]
fn all_columns_that_cannot_be_written_are_one_error() {
    let members =
        Fields::from(vec![Field::new("valor", DataType::Float64, true), Field::new("x", DataType::Utf8, true)]);
    let items = StructArray::new(members, vec![Arc::new(Float64Array::from(vec![1.0])), texts([None])], None);
    let rows = batch(vec![
        ("id", whole([Some(1)])),
        ("valor_venda", Arc::new(Float64Array::from(vec![1.0]))),
        ("valorVenda", cents([None])),
        ("data", whole([Some(1)])),
        ("nfse_dados", Arc::new(items)),
        ("custom_cor", texts([Some("azul")])),
    ]);
    let error = write(SALE, &rows, Form::Encode).unwrap_err();
    assert_eq!(
        refused(&error),
        [
            "valor_venda invalid_type",
            "valorVenda unknown_field",
            "data invalid_type",
            "nfse_dados.valor unknown_field",
            "nfse_dados.x unknown_field"
        ]
    );
    let custom = rows.project(&[0, 5]).unwrap();
    assert_eq!(lines(&custom, Form::Encode), [r#"{"id":1,"custom_cor":"azul"}"#]);
}

#[test]
fn a_report_has_a_row_for_each_issue() {
    let mut column = issues::Builder::default();
    column.put(
        0,
        &[
            Issue::error("valor_venda", IssueCode::TooManyDecimals).with("places", "2"),
            Issue::warning("itens[0].total", IssueCode::Ignored),
        ],
    );
    column.put(2, &[Issue::error("", IssueCode::InvalidType).with("expected", "object").with("found", "list")]);
    let source = StructArray::from(vec![
        (
            Arc::new(Field::new("name", DataType::Utf8, false)),
            texts([Some("a.ndjson"), Some("a.ndjson"), Some("b.ndjson")]),
        ),
        (Arc::new(Field::new("line", DataType::Int64, false)), whole([Some(1), Some(2), Some(1)])),
    ]);
    let table = batch(vec![
        ("id", whole([Some(5), Some(6), None])),
        ("source", Arc::new(source)),
        ("issues", Arc::new(column.finish(3))),
    ]);
    let listed = |language| {
        let rows = report(&table, language).unwrap();
        let text = |name: &str, row| rows.column_by_name(name).unwrap().as_string::<i32>().value(row).to_owned();
        let number = |name: &str, row| {
            let column = rows.column_by_name(name).unwrap().as_primitive::<Int64Type>();
            column.is_valid(row).then(|| column.value(row))
        };
        let row = |row| {
            (
                text("source", row),
                number("line", row),
                number("id", row),
                text("path", row),
                text("code", row),
                text("text", row),
            )
        };
        (0..rows.num_rows()).map(row).collect::<Vec<_>>()
    };
    let row = |source: &str, line, id, path: &str, code: &str, text: &str| {
        (source.to_owned(), Some(line), id, path.to_owned(), code.to_owned(), text.to_owned())
    };
    let told = |path: &str, code, language| Issue { path: String::new(), ..Issue::error(path, code) }.text(language);
    assert_eq!(
        listed(Language::PtBr),
        [
            row("a.ndjson", 1, Some(5), "valor_venda", "too_many_decimals", "tem mais de 2 casas decimais"),
            row("a.ndjson", 1, Some(5), "itens[0].total", "ignored", &told("", IssueCode::Ignored, Language::PtBr)),
            row("b.ndjson", 1, None, "", "invalid_type", "deve ser um objeto, não uma lista"),
        ]
    );
    assert_eq!(listed(Language::En)[0].5, "has more than 2 decimal places");
    let bare = table.project(&[2]).unwrap();
    let rows = report(&bare, Language::En).unwrap();
    assert_eq!((rows.num_rows(), rows.column(0).null_count(), rows.column(2).null_count()), (3, 3, 3));
    assert_eq!(refused(&report(&table.project(&[0]).unwrap(), Language::En).unwrap_err()), ["issues required"]);
}

fn amounts(batch: &RecordBatch, name: &str) -> Vec<Option<i128>> {
    batch.column_by_name(name).unwrap().as_primitive::<Decimal128Type>().iter().collect()
}

fn numbers(batch: &RecordBatch, name: &str) -> Vec<Option<i64>> {
    batch.column_by_name(name).unwrap().as_primitive::<Int64Type>().iter().collect()
}

#[test]
fn sales_and_receipts_meet_by_id() {
    let sales = batch(vec![
        ("id", whole([Some(1), Some(2), Some(3), Some(4), None, Some(1), Some(6)])),
        ("valor_venda", cents([Some(999), Some(5_000), None, Some(100), Some(70), Some(10), None])),
        (
            "parcelas",
            installments(&[
                &[(Some(1_000), Some(1)), (Some(500), None), (Some(7_777), Some(4))],
                &[],
                &[(Some(800), Some(4))],
                &[(Some(100), None)],
                &[],
                &[],
                &[(None, None), (Some(1), None)],
            ]),
        ),
    ]);
    let received = batch(vec![
        ("id", whole([Some(2), Some(1), Some(1), Some(9), Some(3), None, Some(6)])),
        ("valor_recebido", cents([Some(5_001), Some(1_000), Some(200), Some(77), Some(5), Some(1), Some(1)])),
    ]);
    let both =
        reconcile(&[sales.slice(0, 3), sales.slice(3, 4)], &[received.slice(0, 2), received.slice(2, 5)]).unwrap();
    assert_eq!(numbers(&both.matched, "id"), [Some(1), Some(2), Some(3), Some(6)]);
    assert_eq!(amounts(&both.matched, "expected"), [Some(1_500), Some(5_000), Some(0), None]);
    assert_eq!(amounts(&both.matched, "received"), [Some(1_200), Some(5_001), Some(5), Some(1)]);
    assert_eq!(amounts(&both.matched, "difference"), [Some(300), Some(-1), Some(-5), None]);
    use lastro::model::codes::InstallmentStatus::{Cancelled, Paid, PartiallyReceived};
    let states = [PartiallyReceived, Paid, Cancelled].map(|state| Some(state.code()));
    assert_eq!(numbers(&both.matched, "status"), [&states[..], &[None]].concat());
    let none: &[&str] = &[];
    assert_eq!(
        found(both.matched.column_by_name("issues").unwrap()),
        [none, none, none, &["parcelas[0].valor required"]]
    );

    let sides = both.unmatched.column_by_name("side").unwrap().as_string::<i32>();
    assert_eq!(sides.iter().flatten().collect::<Vec<_>>(), ["sales", "sales", "sales", "received", "received"]);
    assert_eq!(numbers(&both.unmatched, "row"), [3, 4, 5, 3, 5].map(Some));
    assert_eq!(numbers(&both.unmatched, "id"), [Some(4), None, Some(1), Some(9), None]);
    assert_eq!(amounts(&both.unmatched, "valor"), [Some(100), Some(70), None, Some(77), Some(1)]);
    assert_eq!(
        found(both.unmatched.column_by_name("issues").unwrap()),
        [none, none, &["id duplicate_key"], none, none]
    );
}

#[test]
fn invalid_amounts_are_null_with_an_issue() {
    let most = i128::from(Money::MAX_CENTS);
    let sales = batch(vec![
        ("id", whole([Some(1), Some(2), Some(3)])),
        ("valor", texts([Some("1,50"), Some("2.00"), Some("3.00")])),
    ]);
    let wide = Decimal128Array::from(vec![Some(1_000), Some(most * 10), Some(10), Some(1)])
        .with_precision_and_scale(38, 3)
        .unwrap();
    let received = batch(vec![("id", whole([Some(1), Some(2), Some(2), Some(3)])), ("valor_recebido", Arc::new(wide))]);
    let both = reconcile(&[sales], &[received]).unwrap();
    assert_eq!(amounts(&both.matched, "expected"), [None, Some(200), Some(300)]);
    assert_eq!(amounts(&both.matched, "received"), [Some(100), None, None]);
    assert_eq!(amounts(&both.matched, "difference"), [None, None, None]);
    let issues = found(both.matched.column_by_name("issues").unwrap());
    assert_eq!(
        issues,
        [["valor invalid_money"], ["valor_recebido out_of_range"], ["valor_recebido too_many_decimals"]]
    );
}

#[test]
fn tables_without_the_columns_are_one_error() {
    let sales = batch(vec![("id", Arc::new(Float64Array::from(vec![1.0])) as ArrayRef)]);
    let received = batch(vec![("valor_recebido", Arc::new(Float64Array::from(vec![1.0])) as ArrayRef)]);
    let error = reconcile(&[sales], &[received]).unwrap_err();
    assert_eq!(
        refused(&error),
        [
            "sales.id invalid_type",
            "sales.valor_venda required",
            "received.id required",
            "received.valor_recebido invalid_type"
        ]
    );
    let nothing = reconcile(&[], &[]).unwrap();
    assert_eq!((nothing.matched.num_rows(), nothing.unmatched.num_rows()), (0, 0));
}

#[test]
fn a_hundred_thousand_sales_are_matched_with_their_receipts() {
    let count = 100_000_i64;
    let sales =
        batch(vec![("id", whole((0..count).map(Some))), ("valor", cents((0..count).map(|id| Some(i128::from(id)))))]);
    let received = batch(vec![
        ("id", whole((0..count).rev().map(Some))),
        ("valor_recebido", cents((0..count).rev().map(|id| Some(i128::from(id))))),
    ]);
    let both = reconcile(&[sales], &[received]).unwrap();
    assert_eq!(both.matched.num_rows(), 100_000);
    assert!(amounts(&both.matched, "difference").iter().all(|difference| *difference == Some(0)));
}
