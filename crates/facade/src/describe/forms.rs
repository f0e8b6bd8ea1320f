//! Form metadata: the information from which a front end renders a form for a record. It is derived from the record types'
//! tables of fields and from the validation rules.

use super::labels;
use lastro::IssueCode;
use lastro::json::Value;
use lastro::model::{Field, FormChoice, FormField, FormInput, FormLabel, Kind, ModelTable, Node, Reader, Type};
use lastro::rules::{self, Context, EntityRules, WriteOperation};

/// Fields whose input has several lines.
const LONG: [&str; 5] = ["discriminacao", "obs", "detalhamento", "mensagem_confirmacao", "cancelamento_motivo"];

/// The fields of a record type's form, in the order of its table. The fields of a nested record follow the field that
/// contains it.
#[must_use]
pub fn fields(table: &'static ModelTable) -> Vec<FormField> {
    let mut all = Vec::new();
    push_fields("", table, &mut all);
    all
}

fn push_fields(parent: &str, table: &'static ModelTable, all: &mut Vec<FormField>) {
    let rules = crate::rules_of_table(table);
    for field in table.fields {
        let path = [parent, field.name].concat();
        let (part, below) = match field.ty.required() {
            Type::Record(part) => (Some(part), "."),
            Type::List(Type::Record(part)) => (Some(*part), "[]."),
            _ => (None, ""),
        };
        let choices = match field.ty.required() {
            Type::Code(codes) => Some(
                codes
                    .codes
                    .iter()
                    .map(|code| FormChoice { value: code.code, label: label(labels::of_code(codes, code)) }),
            ),
            _ => None,
        };
        let below = [&path, below].concat();
        all.push(FormField {
            path,
            name: field.name.to_owned(),
            label: label(labels::of_field(table, field)),
            input: input(field),
            required: is_required(field, rules),
            read_only: matches!(field.kind, Kind::ReadOnly | Kind::Display),
            max_length: field.max_length.map(i64::from),
            choices: choices.map(Iterator::collect),
        });
        if let Some(part) = part {
            push_fields(&below, part, all);
        }
    }
}

fn label((en, pt): labels::Label) -> FormLabel {
    FormLabel { en: en.to_owned(), pt_br: pt.to_owned() }
}

fn input(field: &Field) -> FormInput {
    if field.kind == Kind::Key {
        return FormInput::Hidden;
    }
    match field.ty.required() {
        Type::Text if LONG.contains(&field.name) => FormInput::Textarea,
        Type::Text if field.name == "email" => FormInput::Email,
        Type::Text if ["telefone", "celular"].contains(&field.name) => FormInput::Tel,
        Type::Integer => FormInput::Integer,
        Type::Quantity | Type::Number => FormInput::Decimal,
        Type::Money => FormInput::Money,
        Type::Percent => FormInput::Percent,
        Type::Date => FormInput::Date,
        Type::DateTime => FormInput::DateTime,
        Type::Boolean => FormInput::Checkbox,
        Type::Code(table) if table.name == "Flag" => FormInput::Checkbox,
        Type::Code(_) => FormInput::Select,
        Type::SecurityCode => FormInput::Password,
        Type::Record(_) => FormInput::Group,
        Type::List(_) => FormInput::List,
        _ => FormInput::Text,
    }
}

/// The fields that an insert always requires, regardless of the values of other fields.
pub(crate) fn required(table: &'static ModelTable) -> impl Iterator<Item = &'static Field> {
    let rules = crate::rules_of_table(table);
    table.fields.iter().filter(move |field| is_required(field, rules))
}

/// Whether an insert always requires a field. It runs the validation rules on two samples without the field: one in which all
/// other fields are set, and one in which none is. Both must report the field as required.
fn is_required(field: &Field, rules: Option<EntityRules>) -> bool {
    let Some(EntityRules { table, empty }) = rules else { return false };
    let others = table.fields.iter().filter(|other| other.name != field.name);
    let filled = others.filter_map(|other| Some((other.name.to_owned(), sample(other.ty)?)));
    let documents = [Value::Object(filled.collect()), Value::Object(Vec::new())];
    let context = Context { operation: WriteOperation::Insert, today: None };
    documents.iter().all(|document| {
        let mut record = empty();
        Reader::new().fill(&mut *record, &Node::from(document));
        let found = rules::alone(&mut |check| record.rules(&context, check));
        found.issues.iter().any(|issue| issue.path == field.name && issue.code == IssueCode::Required && issue.stops())
    })
}

/// A sample value for a type, with which a field counts as set.
fn sample(ty: Type) -> Option<Value> {
    let text = |text: &str| Some(Value::String(text.to_owned()));
    match ty.required() {
        Type::Date => text("2026-01-01"),
        Type::YearMonth => text("2026-01"),
        Type::DateTime => text("2026-01-01T00:00:00Z"),
        Type::Boolean => Some(Value::Bool(true)),
        Type::Code(table) => table.codes.first().map(|code| Value::Number(code.code.to_string())),
        Type::Record(_) => Some(Value::Object(Vec::new())),
        Type::List(_) => None,
        _ => text("1"),
    }
}
