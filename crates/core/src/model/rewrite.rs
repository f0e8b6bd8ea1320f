//! Reads documents and writes them again by their tables alone, without a typed record in between.
//!
//! `dispatch` uses this for entities that it only passes on. It reads field by field with the same scalars as the typed
//! record, so that most entities need only their tables, and no code, in a wasm program.

use super::writer::{append, in_dialect};
use super::{CardNumber, Codec, Form, Json, ModelTable, Reader, SecurityCode, Type};
use crate::json::Value;
use crate::value::{DateTime, LocalDate, Money, Number, Percent, Quantity, YearMonth};

impl Reader {
    /// The value as its type writes it, or `None` with at least one issue reported.
    pub(crate) fn rewrite(&mut self, value: &Value, ty: Type, form: Form) -> Option<Value> {
        match ty {
            Type::Optional(inner) => self.rewrite(value, *inner, form),
            Type::Record(table) => self.rewrite_record(value, table, form),
            Type::List(inner) => {
                let mut items = Vec::new();
                let all = self.list(value, &mut |item, r| {
                    let written = r.rewrite(item, *inner, form);
                    let fits = written.is_some();
                    items.extend(written);
                    fits
                });
                all.then_some(Value::Array(items))
            }
            Type::Code(table) => self.code(value, table).map(|code| Value::Number(code.to_string())),
            Type::Choice(table) => self.choice(value, table).map(|_| value.clone()),
            Type::Text => String::read(value, self).map(Value::String),
            Type::Integer => self.scalar::<i64>(value, form),
            Type::Boolean => self.scalar::<bool>(value, form),
            Type::Money => self.scalar::<Money>(value, form),
            Type::Percent => self.scalar::<Percent>(value, form),
            Type::Quantity => self.scalar::<Quantity>(value, form),
            Type::Number => self.scalar::<Number>(value, form),
            Type::Date => self.scalar::<LocalDate>(value, form),
            Type::YearMonth => self.scalar::<YearMonth>(value, form),
            Type::DateTime => self.scalar::<DateTime>(value, form),
            Type::Json => self.scalar::<Json>(value, form),
            Type::CardNumber => self.scalar::<CardNumber>(value, form),
            Type::SecurityCode => self.scalar::<SecurityCode>(value, form),
            // only arguments and answers have these types: no document holds one
            Type::Scalar
            | Type::Params
            | Type::Bytes
            | Type::Secrets
            | Type::Query(_)
            | Type::Concealed
            | Type::Headers
            | Type::Pairs => Some(value.clone()),
        }
    }

    #[inline(never)]
    fn scalar<T: Codec>(&mut self, value: &Value, form: Form) -> Option<Value> {
        T::read(value, self).map(|read| read.write(form))
    }

    fn rewrite_record(&mut self, value: &Value, table: &'static ModelTable, form: Form) -> Option<Value> {
        let mut members = Vec::new();
        let extra = self.fields(value, table, &mut |place, value, r| {
            let Some(field) = table.fields.get(place) else { return false };
            let written = r.rewrite(value, field.ty, form);
            let fits = written.is_some();
            members.extend(written.map(|written| (field.name.to_owned(), in_dialect(written, table, form))));
            fits
        })?;
        if table.is_parameters() {
            append(table, &mut members, &extra);
        } else {
            members.extend(extra.into_members());
        }
        Some(Value::Object(members))
    }
}

/// A record that an operation hands on: typed, or by its table alone in a program that is downloaded.
#[cfg(feature = "catalogue")]
pub type Decoded<T> = T;
/// A record that an operation hands on: typed, or by its table alone in a program that is downloaded.
#[cfg(not(feature = "catalogue"))]
pub type Decoded<T> = ByTable<T>;

/// A record as the document that it came in, checked by its table.
#[cfg(not(feature = "catalogue"))]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ByTable<T>(Value, core::marker::PhantomData<fn() -> T>);

#[cfg(not(feature = "catalogue"))]
impl<T: Codec> Codec for ByTable<T> {
    const TYPE: Type = T::TYPE;
    fn read(value: &Value, reader: &mut Reader) -> Option<Self> {
        reader.rewrite(value, T::TYPE, Form::Wire).map(|_| Self(value.clone(), core::marker::PhantomData))
    }
    fn write(&self, form: Form) -> Value {
        // The document was read before, and whether it can be read does not depend on the form (a test checks that). If
        // it did, the document would be kept here as it came.
        Reader::new().rewrite(&self.0, T::TYPE, form).unwrap_or_else(|| self.0.clone())
    }
}

#[cfg(all(test, feature = "v2"))]
mod tests {
    use super::*;
    use crate::model::{Card, Customer, Model as _, Sale};

    /// Whether a document can be read, and what is wrong with it, does not depend on the form that it is written in.
    #[test]
    fn every_form_reads_alike() {
        let texts = [
            "null",
            "1",
            "[]",
            "{}",
            r#"{"id":"x","custom_a":1.0}"#,
            r#"{"numero":"4111","codigo":"012","validade":null}"#,
            r#"{"genero":"Outra","contatos":[{"id":1.5},{}],"cartoes":{}}"#,
            r#"{"valor_venda":"1.005","desconto":1,"itens":[{"qtd":"1.50","valor":1e3}],"parcelas":[1]}"#,
            r#"{"data":"2026-02-30","email_lido":7,"nfse_dados":{"aliquota":2,"natureza_operacao":"77"},"itens":null}"#,
        ];
        let mut read = 0;
        for text in texts {
            let document = Json::parse(text.as_bytes()).map(|json| json.0).unwrap_or_default();
            for table in [Sale::TABLE, Customer::TABLE, Card::TABLE] {
                let [wire, program, host] = [Form::Wire, Form::Program, Form::Host].map(|form| {
                    let mut reader = Reader::new();
                    let written = reader.rewrite(&document, Type::Record(table), form);
                    (written.is_some(), reader.into_issues())
                });
                assert_eq!(wire, program, "{text}");
                assert_eq!(wire, host, "{text}");
                read += usize::from(wire.0);
            }
        }
        assert_eq!(read, 3 * texts.iter().filter(|text| text.starts_with('{')).count());
    }
}
