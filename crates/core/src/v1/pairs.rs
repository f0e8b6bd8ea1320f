//! Request parameters of version 1: an ordered list of names and values, which is sent as a form.
//!
//! Records are converted to parameters and back by their tables. A field becomes a parameter of the same name. The fields of a
//! nested record get a prefix: `nome` in `cliente_campos` becomes `cliente_nome`. The fields of a list of records get a number:
//! `valor` of the first installment becomes `valor_1`.

use core::fmt;

use crate::issue::{Issue, IssueCode, Issues, LastroError};
use crate::json::{Names, Value};
use crate::model::{Codec, EXTRA, ModelTable, Node, Reader, Target, Type, Writer};
use crate::query::{decoded, push_encoded};
use crate::value::shown;

/// Largest allowed number at the end of a parameter's name. For example, this number is 2 in `valor_2`.
const MAX_NUMBER: usize = 999;

/// Request parameters: names and values in order. Debug output never shows the values, because one may be a card number.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct FormPairs(Vec<(String, String)>);

impl FormPairs {
    /// Creates parameters from pairs of name and value.
    #[must_use]
    pub const fn new(pairs: Vec<(String, String)>) -> Self {
        Self(pairs)
    }

    /// The pairs of name and value. Use them for sending, never for logs.
    #[must_use]
    pub fn reveal(&self) -> &[(String, String)] {
        &self.0
    }

    /// Encodes the parameters as a form (`application/x-www-form-urlencoded`, UTF-8, with `+` for a space).
    #[must_use]
    pub fn encode(&self) -> String {
        let mut out = String::new();
        for (index, (name, value)) in self.0.iter().enumerate() {
            out.push_str(if index > 0 { "&" } else { "" });
            push_words(&mut out, name);
            out.push('=');
            push_words(&mut out, value);
        }
        out
    }

    /// Decodes a form. A part without `=` is read as a name with an empty value.
    ///
    /// # Errors
    /// `invalid_characters` at `form` for an incomplete escape, or bytes that are not UTF-8.
    pub fn decode(form: &str) -> Result<Self, LastroError> {
        let pieces = form.split('&').filter(|piece| !piece.is_empty());
        let pairs = pieces.map(|piece| {
            let (name, value) = piece.split_once('=').unwrap_or((piece, ""));
            Some((decoded(name)?, decoded(value)?))
        });
        let pairs: Option<_> = pairs.collect();
        pairs.map(Self).ok_or_else(|| LastroError::at("form", IssueCode::InvalidCharacters))
    }
}

fn push_words(out: &mut String, text: &str) {
    for (index, word) in text.split(' ').enumerate() {
        out.push_str(if index > 0 { "+" } else { "" });
        push_encoded(out, word);
    }
}

impl fmt::Debug for FormPairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|(name, _)| name)).finish()
    }
}

impl Codec for FormPairs {
    const TYPE: Type = Type::Pairs;
    fn read(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<Self> {
        let mut pairs = Vec::new();
        let all = reader.list(node, &mut |pair, r| {
            pairs.push(pair_of(pair, r)?);
            Some(())
        });
        all.then_some(Self(pairs))
    }
    fn write(&self, writer: &mut Writer) {
        writer.list(|w| {
            for (name, value) in &self.0 {
                w.list(|w| {
                    w.string(name);
                    w.string(value);
                });
            }
        });
    }
}

/// Reads a pair from a JSON array `[name, value]`.
fn pair_of(node: &Node<'_>, reader: &mut Reader<'_>) -> Option<(String, String)> {
    let Node::List(parts) = node else { return reader.wrong_type("pair", node) };
    let mut texts = Vec::new();
    let mut count = 0_usize;
    reader.items(parts, &mut |part, r| {
        count = count.saturating_add(1);
        if count <= 2 {
            texts.push(String::read(part, r));
        }
    });
    if count != 2 {
        reader.wrong_host_type("pair", "list");
        return None;
    }
    let mut texts = texts.into_iter().flatten();
    Some((texts.next()?, texts.next()?))
}

/// Where the value of a parameter belongs in the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place<'n> {
    /// In a field of the record itself.
    Field,
    /// In the field `name` of the nested record in `field`; if `name` is not `known` as a field, in that record's `extra`.
    Inner { field: &'static str, name: &'n str, known: bool },
    /// In the field `name` of a record in the list in `field`; `index` counts from 0.
    Numbered { field: &'static str, name: &'n str, index: usize },
    /// In the record's `extra`, because the record has no field for the parameter.
    Beyond,
}

fn place<'n>(name: &'n str, table: &ModelTable) -> Place<'n> {
    let is_scalar = |table: &ModelTable, name: &str| table.field(name).is_some_and(|field| field.ty.is_scalar());
    if is_scalar(table, name) {
        return Place::Field;
    }
    for field in table.fields {
        match field.ty.required() {
            Type::Record(inner) => {
                if let Some(name) = name.strip_prefix(prefix_of(field.name)) {
                    return Place::Inner { field: field.name, name, known: is_scalar(inner, name) };
                }
            }
            Type::List(Type::Record(inner)) => {
                if let Some((name, index)) = numbered(name).filter(|(name, _)| is_scalar(inner, name)) {
                    return Place::Numbered { field: field.name, name, index };
                }
            }
            _ => {}
        }
    }
    Place::Beyond
}

/// The prefix for parameters of a nested record: `cliente_` for the field `cliente_campos`.
fn prefix_of(field: &str) -> &str {
    field.strip_suffix("campos").unwrap_or(field)
}

/// Splits the name of a parameter that belongs to a list: `valor_1` becomes `valor` and the index 0.
fn numbered(name: &str) -> Option<(&str, usize)> {
    let at = name.bytes().rposition(|b| b == b'_')?;
    let (base, number) = name.split_at_checked(at)?;
    let number = number.strip_prefix('_')?;
    let plain = number.len() <= 3 && !number.starts_with('0') && number.bytes().all(|b| b.is_ascii_digit());
    let n: usize = if plain { number.parse().ok()? } else { return None };
    (n <= MAX_NUMBER).then_some((base, n.checked_sub(1)?))
}

/// Converts a record, given as JSON, to parameters in the order of its table. Members of `extra` come last.
///
/// # Errors
/// Every problem is reported at its path:
/// - the issue of a value that is invalid for its field;
/// - `unknown_field` for a name that is neither a field of the record nor `extra`;
/// - `invalid_type` for a member of `extra` that is not a scalar;
/// - `reserved_name` for a member of `extra` whose parameter belongs elsewhere in the record: `valor_1`, for example, is the
///   field `valor` of the first installment;
/// - `out_of_range` for more than 999 records in a list.
pub fn pairs_of(value: &Value, table: &'static ModelTable) -> Result<FormPairs, LastroError> {
    // the record is read again, because a typed record may have invalid values in its `extra`, which only reading reports
    let mut reader = Reader::new();
    let read = reader.rewrite(&Node::from(value), Type::Record(table), Target::Wire).unwrap_or_default();
    let mut out = Pairs { top: table, pairs: Vec::new(), reader };
    out.record(&read, table, "", "");
    let Pairs { pairs, reader, .. } = out;
    reader.finish(Some(FormPairs(pairs)))
}

/// The issues of members that cannot be sent as parameters, in a record given as JSON. The values of fields are not checked
/// here.
pub(super) fn refused(value: &Value, table: &ModelTable) -> Vec<Issue> {
    let mut out = Pairs { top: table, pairs: Vec::new(), reader: Reader::new() };
    out.record(value, table, "", "");
    out.reader.into_issues()
}

struct Pairs<'t> {
    top: &'t ModelTable,
    pairs: Vec<(String, String)>,
    reader: Reader<'static>,
}

impl Pairs<'_> {
    fn record(&mut self, value: &Value, table: &ModelTable, prefix: &str, suffix: &str) {
        for field in table.fields {
            let cleared =
                || value.get(EXTRA)?.get(field.name).filter(|value| table.is_cleared(field.name, &Node::from(*value)));
            let Some(member) = value.get(field.name).or_else(cleared) else { continue };
            self.reader.path.enter(field.name);
            match field.ty.required() {
                Type::Record(inner) => self.record(member, inner, prefix_of(field.name), suffix),
                Type::List(Type::Record(inner)) => self.list(member.as_array().unwrap_or_default(), inner, prefix),
                // the value is invalid, which was already reported when the record was read
                _ if matches!(member, Value::Array(_) | Value::Object(_)) => {}
                _ => self.push([prefix, field.name, suffix].concat(), member),
            }
            self.reader.path.leave();
        }
        for (name, member) in value.get(EXTRA).and_then(Value::as_object).unwrap_or_default() {
            if table.field(name).is_some() {
                // the member is a cleared field, which was handled above, or was reported as a problem when the record was read
                continue;
            }
            let full = [prefix, name, suffix].concat();
            self.reader.path.enter(EXTRA);
            self.reader.path.enter_given(name);
            match place(&full, self.top) {
                Place::Beyond if prefix.is_empty() && suffix.is_empty() => self.push(full, member),
                Place::Inner { known: false, .. } if !prefix.is_empty() => self.push(full, member),
                Place::Field => self.reader.report_with(IssueCode::ReservedName, "field", &full),
                Place::Inner { field, name, known } => {
                    let step = if known { "." } else { ".extra." };
                    self.reader.report_with(IssueCode::ReservedName, "field", &[field, step, name].concat());
                }
                Place::Numbered { field, name, index } => {
                    let path = [field, "[", &index.to_string(), "].", name].concat();
                    self.reader.report_with(IssueCode::ReservedName, "field", &path);
                }
                Place::Beyond => self.reader.report(IssueCode::ReservedName),
            }
            self.reader.path.leave();
            self.reader.path.leave();
        }
    }

    fn list(&mut self, items: &[Value], table: &ModelTable, prefix: &str) {
        if items.len() > MAX_NUMBER {
            self.reader.out_of_range("0", "999");
        }
        for (number, item) in (1..=MAX_NUMBER).zip(items) {
            self.reader.path.enter_index(number.saturating_sub(1));
            self.record(item, table, prefix, &["_", &number.to_string()].concat());
            self.reader.path.leave();
        }
    }

    fn push(&mut self, name: String, value: &Value) {
        let text = match value {
            Value::String(text) | Value::Number(text) => text.clone(),
            Value::Bool(flag) => (if *flag { "true" } else { "false" }).to_owned(),
            other => {
                self.reader.wrong_type::<()>("scalar", &Node::from(other));
                return;
            }
        };
        self.pairs.push((name, text));
    }
}

/// Converts parameters to a record as JSON: the inverse of [`pairs_of`]. All values are strings.
///
/// # Errors
/// `duplicate_key` at a parameter that occurs twice; `reserved_name` at a parameter with the name of a nested record or a list,
/// such as `parcelas`, because these consist of several parameters.
pub fn parse(pairs: &FormPairs, table: &ModelTable) -> Result<Value, LastroError> {
    let mut issues = Issues::default();
    let mut record = Vec::new();
    let names = Names::new(&pairs.0);
    for (at, (name, value)) in pairs.0.iter().enumerate() {
        if names.first(name) != Some(at) {
            issues.push(Issue::error(shown(name), IssueCode::DuplicateKey));
            continue;
        }
        let text = Value::String(value.clone());
        match place(name, table) {
            Place::Field => record.push((name.clone(), text)),
            Place::Beyond if table.field(name).is_some() => issues.push(Issue::error(name, IssueCode::ReservedName)),
            Place::Beyond => set(&mut record, &[EXTRA], name, text),
            Place::Inner { field, name, known: true } => set(&mut record, &[field], name, text),
            Place::Inner { field, name, known: false } => set(&mut record, &[field, EXTRA], name, text),
            Place::Numbered { field, name, index } => set_numbered(&mut record, field, index, name, text),
        }
    }
    issues.finish(Some(Value::Object(record)))
}

/// Sets a member of the object at a path. Objects that are missing on the path are created.
fn set(record: &mut Vec<(String, Value)>, path: &[&str], name: &str, value: Value) {
    let Some((first, rest)) = path.split_first() else {
        record.push((name.to_owned(), value));
        return;
    };
    if let Some(Value::Object(inner)) = member(record, first, Value::Object(Vec::new())) {
        set(inner, rest, name, value);
    }
}

fn set_numbered(record: &mut Vec<(String, Value)>, field: &str, index: usize, name: &str, value: Value) {
    let Some(Value::Array(items)) = member(record, field, Value::Array(Vec::new())) else { return };
    while items.len() <= index {
        items.push(Value::Object(Vec::new()));
    }
    if let Some(Value::Object(item)) = items.get_mut(index) {
        item.push((name.to_owned(), value));
    }
}

/// The member with this name. If it is missing, it is created with the value `made`.
fn member<'r>(record: &'r mut Vec<(String, Value)>, name: &str, made: Value) -> Option<&'r mut Value> {
    if !record.iter().any(|(known, _)| known == name) {
        record.push((name.to_owned(), made));
    }
    record.iter_mut().find_map(|(known, value)| (known == name).then_some(value))
}
