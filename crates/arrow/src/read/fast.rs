//! The fast way of a record: from the core's tokens straight into the columns.
//!
//! It takes only a record whose every value fits. At the first thing that it does not take it gives up, and the record
//! goes the way of [`super::slow`], so that every issue comes from one place. What it takes, it must put exactly as that
//! way would.

use std::borrow::Cow;

use lastro::json::{TokenKind, Tokenizer, Value, is_number};
use lastro::model::{Dialect, Field, Json, ModelTable, Type};
use lastro::value::whole_number;
use lastro::{DateTime, LocalDate, Money, Percent, Quantity, YearMonth};

use super::columns::{Column, Record};
use super::concealed;
use super::slow::units;

/// Members that no field names in one object, up to which a second one of a name is searched for here.
const FEW: usize = 32;

/// Reads a record into a row; false if it does not take it, and then the row must be taken back.
pub(super) fn read(json: &[u8], columns: &mut Record, row: usize) -> bool {
    if columns.table.dialect == Dialect::Parameters {
        return false;
    }
    let Ok(text) = str::from_utf8(json) else { return false };
    Walk { text, tokens: Tokenizer::of_text(text) }.document(columns, row).is_some()
}

/// A walk over one record.
struct Walk<'j> {
    text: &'j str,
    tokens: Tokenizer<'j>,
}

/// The members of an object that were met.
struct Met<'j> {
    /// The place of the last field.
    last: Option<usize>,
    /// A bit each: no table has more fields than there are bits.
    seen: u128,
    others: Vec<Cow<'j, str>>,
}

impl<'j> Walk<'j> {
    fn next(&mut self) -> Option<TokenKind> {
        self.tokens.next_kind().ok()?
    }

    /// The last token as it came.
    fn raw(&self) -> Option<&'j str> {
        self.text.get(self.tokens.span.start..self.tokens.span.end)
    }

    fn document(&mut self, columns: &mut Record, row: usize) -> Option<()> {
        (self.next()? == TokenKind::BeginObject).then_some(())?;
        self.record(columns, row)?;
        // nothing but white space may follow
        self.tokens.next_kind().ok()?.is_none().then_some(())
    }

    /// Reads an object whose brace has been read.
    fn record(&mut self, columns: &mut Record, row: usize) -> Option<()> {
        let table = columns.table;
        let mut met = Met { last: None, seen: 0, others: Vec::new() };
        while self.tokens.next_name().ok()? == TokenKind::Key {
            let name = self.tokens.text().ok()?;
            let kind = self.tokens.value_of_name().ok()?;
            match columns.place(&name, met.last) {
                Some(place) => {
                    let bit = 1_u128.checked_shl(u32::try_from(place).ok()?)?;
                    (met.seen & bit == 0).then_some(())?;
                    met.seen |= bit;
                    met.last = Some(place);
                    let field = table.fields.get(place)?;
                    self.field(field, table, kind, columns.columns.get_mut(place)?.as_mut(), row)?;
                }
                None => {
                    (met.others.len() < FEW && !met.others.contains(&name)).then_some(())?;
                    concealed::named(&name).is_none().then_some(())?;
                    let out = columns.extra.open(row);
                    out.push(if met.others.is_empty() { '{' } else { ',' });
                    quoted(&name, out);
                    out.push(':');
                    self.document_value(kind, out)?;
                    met.others.push(name);
                }
            }
        }
        if !met.others.is_empty() {
            columns.extra.open(row).push('}');
            columns.extra.close();
        }
        columns.put(row);
        Some(())
    }

    /// Reads the value of a field, whose first token has been read.
    fn field(
        &mut self,
        field: &Field,
        table: &ModelTable,
        kind: TokenKind,
        column: Option<&mut Column>,
        row: usize,
    ) -> Option<()> {
        let legacy = table.dialect == Dialect::Legacy;
        let unset = kind == TokenKind::Null || legacy && kind == TokenKind::String && self.raw() == Some("");
        if unset {
            return Some(());
        }
        let ty = field.ty.required();
        match column {
            Some(Column::Text(texts)) if legacy && ty == Type::Text && kind == TokenKind::Number => {
                texts.put(row, self.raw()?);
                Some(())
            }
            Some(column) => self.value(ty, kind, column, row),
            // it fits as a text or a number, and has no column
            None => matches!(kind, TokenKind::String | TokenKind::Number)
                .then(|| self.tokens.text().ok())
                .flatten()
                .map(drop),
        }
    }

    fn value(&mut self, ty: Type, kind: TokenKind, column: &mut Column, row: usize) -> Option<()> {
        match column {
            Column::Record(columns) => {
                (kind == TokenKind::BeginObject).then_some(())?;
                return self.record(columns, row);
            }
            Column::List(list) => {
                let (Type::List(item), TokenKind::BeginArray) = (ty, kind) else { return None };
                let mut items = list.items();
                loop {
                    match self.next()? {
                        TokenKind::EndArray => break,
                        TokenKind::Null => return None,
                        kind => self.value(item.required(), kind, &mut list.items, items)?,
                    }
                    items = items.saturating_add(1);
                }
                list.put(row, items);
                return Some(());
            }
            Column::Text(texts) if ty == Type::Json => {
                // of any other value there is an issue
                (kind == TokenKind::BeginObject).then_some(())?;
                self.document_value(kind, texts.open(row))?;
                texts.close();
                return Some(());
            }
            Column::Flag(cells) => {
                match kind {
                    TokenKind::True => cells.put(row, true),
                    TokenKind::False => cells.put(row, false),
                    _ => return None,
                }
                return Some(());
            }
            _ => {}
        }
        let text = match kind {
            TokenKind::String | TokenKind::Number => self.tokens.text().ok()?,
            _ => return None,
        };
        scalar(ty, kind == TokenKind::String, &text, column, row)
    }

    /// Writes a value as the core writes it: compact, escapes only where they are needed.
    fn document_value(&mut self, kind: TokenKind, out: &mut String) -> Option<()> {
        match kind {
            TokenKind::String => {
                let text = self.tokens.text().ok()?;
                (!concealed::mentions(text.as_bytes())).then_some(())?;
                quoted(&text, out);
            }
            TokenKind::Number | TokenKind::True | TokenKind::False | TokenKind::Null => out.push_str(self.raw()?),
            TokenKind::BeginObject | TokenKind::BeginArray => {
                let (start, depth) = (self.tokens.span.start, self.tokens.depth());
                while self.tokens.depth() >= depth {
                    self.next()?;
                }
                let value = self.text.get(start..self.tokens.position())?;
                // a member given twice inside of it is found here
                let mut json = Json::parse(value.as_bytes()).ok()?;
                concealed::conceal(&mut json.0);
                out.push_str(&json.to_text());
            }
            TokenKind::Key | TokenKind::EndObject | TokenKind::EndArray => return None,
        }
        Some(())
    }
}

/// Writes a text in quotes.
fn quoted(text: &str, out: &mut String) {
    if text.bytes().any(|byte| byte < b' ' || matches!(byte, b'"' | b'\\')) {
        out.push_str(&Value::String(text.to_owned()).to_json());
    } else {
        out.push('"');
        out.push_str(text);
        out.push('"');
    }
}

/// Puts a value that is one text, read by the parser of its type. `quoted`: it is a text and not a number.
fn scalar(ty: Type, quoted: bool, text: &str, column: &mut Column, row: usize) -> Option<()> {
    match column {
        Column::Text(texts) => {
            let fits = match ty {
                Type::Text => quoted,
                Type::Number => is_number(text),
                Type::DateTime => quoted && text.parse::<DateTime>().is_ok(),
                Type::YearMonth => quoted && text.parse::<YearMonth>().is_ok(),
                Type::Choice(table) => quoted && table.choices.iter().any(|choice| choice.text == text),
                _ => false,
            };
            fits.then(|| texts.put(row, text))
        }
        Column::Whole(cells) => {
            let number = match ty {
                Type::Code(table) if quoted => whole_number(text).or_else(|| {
                    let display = table.texts.iter().find(|(display, _)| display.eq_ignore_ascii_case(text));
                    display.map(|(_, code)| *code)
                }),
                _ => whole_number(text),
            };
            number.map(|number| cells.put(row, number))
        }
        Column::Decimal(cells, ..) => {
            let value = match ty {
                Type::Money => i128::from(text.parse::<Money>().ok()?.cents()),
                Type::Percent => i128::from(text.parse::<Percent>().ok()?.hundredths()),
                Type::Quantity => units(text.parse::<Quantity>().ok()?),
                _ => return None,
            };
            cells.put(row, value);
            Some(())
        }
        Column::Day(cells) => {
            let day = quoted.then(|| text.parse::<LocalDate>().ok()).flatten()?;
            cells.put(row, day.epoch_days());
            Some(())
        }
        Column::Flag(_) | Column::Record(_) | Column::List(_) => None,
    }
}
