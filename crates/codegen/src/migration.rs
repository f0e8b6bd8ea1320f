//! Generates the migration guide from version 1 to version 2. It converts each field by itself and lists the results.

use std::fmt::Write as _;

use lastro::json::Value;
use lastro::model::{Codec as _, Json, Model, ModelTable, Target, Type};
use lastro::v1::conversion;
use lastro::value::{Choice as _, Code, CodeTable};
use lastro_facade::types::*;

const HEADER: &str = "\
<!-- Made from the core's tables by `cargo xtask generate`: change them, not this file. -->

# From version 1 to version 2

For an export with one `GET /venda/{ID}` response, or one response to a listing, on each line:

    lastro migrate v1.jsonl --out v2.jsonl --report report.csv

It writes the records of version 2, one on each line (to Parquet or CSV if the name of the output ends so), and a report: source, line, id, kind
(`failure`, `problem`, `loss`), path, code, detail. `--entity customer`, `service` and `payment_method` are for the other records. To continue an
interrupted run, give the same command again: no record is lost or written twice. More is in [From a shell](from-a-shell.md).

In a program, in every language, `v1.convert.sale_to_v2` and the operations next to it do the same; `v1.convert.sale_parameters_from_v2`
converts in the other direction.

The codes of a report: `no_equivalent` (the other version has no such thing; a code keeps its number), `dropped` (it is left out), `derived`
(it is computed from something else, or written in another form), `placeholder` (version 1 abbreviated the record: request the whole one).
";

/// The page's content.
pub fn guide() -> String {
    let mut out = HEADER.to_owned();
    out.push_str("\n## Records of version 1 as records of version 2\n");
    section::<SaleV1, _>(&mut out, "Sale", |from| {
        let SaleConverted { value, report, .. } = conversion::sale(from);
        (value.encode().0, report)
    });
    section::<CustomerV1, _>(&mut out, "Customer", |from| {
        let CustomerConverted { value, report, .. } = conversion::customer(from);
        (value.encode().0, report)
    });
    section::<ServiceV1, _>(&mut out, "Service", |from| {
        let ServiceConverted { value, report, .. } = conversion::service(from);
        (value.encode().0, report)
    });
    section::<PaymentMethodV1, _>(&mut out, "Payment method", |from| {
        let PaymentMethodConverted { value, report, .. } = conversion::payment_method(from);
        (value.encode().0, report)
    });
    repetition(&mut out);
    out.push_str("\n## States\n");
    states::<InstallmentStatusV1, InstallmentStatus>(&mut out, "parcela_status and status of an installment");
    states::<InvoiceStatusV1, InvoiceStatus>(&mut out, "nfse_status");
    out.push_str("\n## Records of version 2 as parameters of version 1\n");
    section::<Sale, _>(&mut out, "Parameters of a sale", |from| {
        let SaleParametersConverted { value, report, .. } = conversion::sale_parameters(from);
        (value.value(Target::Wire), report)
    });
    section::<Customer, _>(&mut out, "Parameters of a customer", |from| {
        let CustomerParametersConverted { value, report, .. } = conversion::customer_parameters(from);
        (value.value(Target::Wire), report)
    });
    section::<Service, _>(&mut out, "Parameters of a service", |from| {
        let ServiceParametersConverted { value, report, .. } = conversion::service_parameters(from);
        (value.value(Target::Wire), report)
    });
    out
}

/// Writes a table with one row per field. It converts a record that has only this field, and shows the result in the row.
fn section<T: Model, F: Fn(&T) -> (Value, Vec<ReportLine>)>(out: &mut String, title: &str, convert: F) {
    let _ = write!(out, "\n### {title}\n\n| field | becomes | report |\n|---|---|---|\n");
    let mut fields = Vec::new();
    leaves(T::TABLE, &mut Vec::new(), &mut fields);
    for path in fields {
        let tell = |moment: bool| {
            let document = document(&path, moment);
            let (record, _) = T::decode(&Json(document)).ok()?;
            let (made, report) = convert(&record);
            let mut places = Vec::new();
            paths(&made, "", &mut places);
            let mut codes: Vec<&str> = report.iter().map(|line| line.code.as_str()).collect();
            codes.dedup();
            Some((places.join(", "), codes.join(", ")))
        };
        // some string fields are converted only if they hold a timestamp, so a timestamp is tried if a plain string is dropped
        let told = tell(false).filter(|(places, _)| !places.is_empty());
        let moment = tell(true).filter(|(places, _)| told.is_none() && !places.is_empty());
        let (places, codes) = match (told, moment) {
            (Some(told), _) => told,
            (None, Some((places, _))) => (places, "dropped where it is not an ISO 8601 instant".to_owned()),
            (None, None) => tell(false).unwrap_or_default(),
        };
        let name = path.iter().map(|step| step.shown()).collect::<Vec<_>>().join(".");
        let places = if places.is_empty() { "-".to_owned() } else { format!("`{}`", places.replace(", ", "`, `")) };
        let _ = writeln!(out, "| `{name}` | {places} | {codes} |");
    }
}

/// A field on the path to a value, and its type.
#[derive(Clone)]
struct Step {
    name: &'static str,
    ty: Type,
    listed: bool,
}

impl Step {
    fn shown(&self) -> String {
        if self.listed { format!("{}[]", self.name) } else { self.name.to_owned() }
    }
}

fn leaves(table: &'static ModelTable, path: &mut Vec<Step>, out: &mut Vec<Vec<Step>>) {
    for field in table.fields {
        let ty = field.ty.required();
        let (inner, listed) = match ty {
            Type::List(Type::Record(inner)) => (Some(*inner), true),
            Type::Record(inner) => (Some(inner), false),
            other => (None, matches!(other, Type::List(_))),
        };
        path.push(Step { name: field.name, ty, listed });
        match inner {
            Some(inner) => leaves(inner, path, out),
            None => out.push(path.clone()),
        }
        path.pop();
    }
}

/// A JSON record with only one field set. With `moment`, a string field gets a timestamp.
fn document(path: &[Step], moment: bool) -> Value {
    let Some((first, rest)) = path.split_first() else { return Value::Null };
    let value = if rest.is_empty() { sample(first.ty, moment) } else { document(rest, moment) };
    let nested = first.listed && !rest.is_empty();
    let value = if nested { Value::Array(vec![value]) } else { value };
    Value::Object(vec![(first.name.to_owned(), value)])
}

fn sample(ty: Type, moment: bool) -> Value {
    let text = |text: &str| Value::String(text.to_owned());
    match ty {
        Type::Integer => Value::Number("7".to_owned()),
        Type::Boolean => Value::Bool(true),
        Type::Money | Type::Percent | Type::Quantity => text("2.5"),
        Type::Date => text("2026-11-21"),
        Type::YearMonth => text("2026-11"),
        Type::DateTime => text("2026-11-21T10:00:00-03:00"),
        Type::Code(table) => Value::Number(table.codes.last().map_or(0, |named| named.code).to_string()),
        Type::List(inner) => Value::Array(vec![sample(*inner, moment)]),
        _ => text(if moment { "2026-11-21T10:00:00-03:00" } else { "7" }),
    }
}

/// The paths of values in the result: `itens[].valor`.
fn paths(value: &Value, path: &str, out: &mut Vec<String>) {
    let dot = if path.is_empty() { "" } else { "." };
    match value {
        Value::Object(members) => {
            members.iter().for_each(|(name, member)| paths(member, &format!("{path}{dot}{name}"), out));
        }
        Value::Array(items) => items.iter().for_each(|item| paths(item, &format!("{path}[]"), out)),
        _ => out.push(path.to_owned()),
    }
}

fn repetition(out: &mut String) {
    out.push_str("\n### The repetition of a contract\n\n| version 1 | version 2 |\n|---|---|\n");
    let rows = [
        r#"{"agendamento_repetir":"0","agendamento_frequencia":"3"}"#,
        r#"{"agendamento_repetir":"1"}"#,
        r#"{"agendamento_repetir":"1","agendamento_numero":"12"}"#,
        r#"{"agendamento_repetir":"1","agendamento_data_fim":"2027-12-31"}"#,
    ];
    for row in rows {
        let read = Json::parse(row.as_bytes()).and_then(|json| SaleV1::decode(&json));
        let made = read.map(|(record, _)| conversion::sale(&record).value.encode().to_text()).unwrap_or_default();
        let _ = writeln!(out, "| `{row}` | `{made}` |");
    }
}

fn states<F: Code, T: Code>(out: &mut String, title: &str) {
    let _ = write!(out, "\n### {title}\n\n| code | version 1 | version 2 |\n|---|---|---|\n");
    let named =
        |table: &CodeTable, code: i64| table.codes.iter().find(|named| named.code == code).map(|named| named.name);
    for code in F::TABLE.codes {
        let other = named(T::TABLE, code.code).unwrap_or("keeps its number: `no_equivalent`");
        let _ = writeln!(out, "| {} | {} | {other} |", code.code, code.name);
    }
}
