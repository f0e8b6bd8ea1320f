//! Reads from a row's document the values that queries compare. This happens once, when the row is stored.

use std::borrow::Cow;
use std::collections::BTreeMap;

use lastro::LocalDate;
use lastro::json::{TokenKind, Tokenizer, Value, parse};
use lastro::model::{Extra, Part, Parts, Target, Type, View, has_unfit, value_of};

use super::cell::{Cell, CustomValue};
use super::layout::{Column, Layout, Member, Members};
use crate::state::{Row, StoreFault};

/// The values of a row that queries compare. A string is borrowed from the document if it is ASCII and contains neither upper-case
/// letters nor escapes. All other strings are case-folded copies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keys<'d> {
    /// The values of the columns, in the order of the layout.
    pub columns: Vec<Cell<Cow<'d, str>>>,
    /// For each section, the cells of its elements in a flat list, element after element.
    pub sections: Vec<Vec<Cell<Cow<'d, str>>>>,
    /// The custom fields that are not null, by name.
    pub custom: BTreeMap<String, CustomValue>,
}

impl<'d> Keys<'d> {
    /// Reads the values of a row.
    ///
    /// # Errors
    /// The row is not a JSON object.
    pub fn of(layout: &Layout, row: &'d Row) -> Result<Self, StoreFault> {
        let mut keys = Self::none(layout);
        let texts = [Some(&row.doc), row.extras.as_ref()];
        for text in texts.into_iter().flatten() {
            keys.add(layout, text).ok_or_else(|| StoreFault::Failed("a stored record cannot be read".to_owned()))?;
        }
        Ok(keys)
    }

    /// As [`of`](Self::of), but takes the values from the record that was written as the row's document, so that the document
    /// need not be parsed. Returns `None` if the record has values that do not match their fields, since these are only in the
    /// document.
    #[must_use]
    pub fn of_record(layout: &Layout, record: &'d dyn Parts, row: &'d Row) -> Option<Self> {
        if has_unfit(record) {
            return None;
        }
        let mut keys = Self::none(layout);
        keys.add_record(layout, record)?;
        row.extras.as_ref().map_or(Some(()), |extras| keys.add(layout, extras))?;
        Some(keys)
    }

    fn none(layout: &Layout) -> Self {
        Self {
            columns: vec![Cell::Null; layout.columns.len()],
            sections: vec![Vec::new(); layout.sections.len()],
            custom: BTreeMap::new(),
        }
    }

    fn add_record(&mut self, layout: &Layout, record: &'d dyn Parts) -> Option<()> {
        let taken = each_part(record, &mut |place, part| match (layout.members.at(place), part.view()) {
            (Member::Column(place), view) => {
                set(&mut self.columns, *place, of_part(view, part, layout.columns.get(*place)?.ty))
            }
            (Member::Record { present, members }, View::Record(inner)) => {
                set(&mut self.columns, *present, Cell::Int(1))?;
                cells(inner, members, &layout.columns, &mut self.columns)
            }
            (Member::Section(place), View::List(elements)) => {
                let (section, values) = (layout.sections.get(*place)?, self.sections.get_mut(*place)?);
                let mut taken = Some(());
                elements.views(&mut |_, element| {
                    let first = values.len();
                    values.resize_with(first.saturating_add(section.columns.len()), || Cell::Null);
                    if let (View::Record(inner), Some(own)) = (element, values.get_mut(first..)) {
                        taken = taken.and_then(|()| cells(inner, &section.members, &section.columns, own));
                    }
                });
                taken
            }
            _ => Some(()),
        });
        for (name, value) in record.extra().into_iter().filter(|_| layout.custom).flat_map(Extra::members) {
            if let Some(value) = layout.place(name).and_then(|_| CustomValue::of(value)) {
                self.custom.insert(name.clone(), value);
            }
        }
        taken
    }

    fn add(&mut self, layout: &Layout, text: &'d str) -> Option<()> {
        let mut walk = Walk { document: text, tokens: Tokenizer::of_text(text) };
        let mut hint = 0;
        if walk.next()? != TokenKind::BeginObject {
            return None;
        }
        walk.members(&mut |name, kind, walk| match layout.members.named(name, &mut hint) {
            Member::Column(place) => set(&mut self.columns, *place, walk.cell(kind, layout.columns.get(*place)?.ty)?),
            Member::Record { present, members } => {
                let is_there = if kind == TokenKind::BeginObject { Cell::Int(1) } else { Cell::Null };
                set(&mut self.columns, *present, is_there)?;
                walk.record(kind, members, &layout.columns, &mut self.columns)
            }
            Member::Section(place) => {
                let (section, elements) = (layout.sections.get(*place)?, self.sections.get_mut(*place)?);
                elements.clear();
                walk.elements(kind, &mut |kind, walk| {
                    let first = elements.len();
                    elements.resize_with(first.checked_add(section.columns.len())?, || Cell::Null);
                    let cells = elements.get_mut(first..)?;
                    walk.record(kind, &section.members, &section.columns, cells)
                })
            }
            Member::None if layout.custom && layout.place(name).is_some() => {
                match CustomValue::of(&walk.value(kind)?) {
                    Some(value) => self.custom.insert(name.to_owned(), value),
                    None => self.custom.remove(name),
                };
                Some(())
            }
            Member::None => walk.skip(kind),
        })
    }
}

fn set<'d>(cells: &mut [Cell<Cow<'d, str>>], place: usize, cell: Cell<Cow<'d, str>>) -> Option<()> {
    *cells.get_mut(place)? = cell;
    Some(())
}

/// Calls `see` with each field that has a value, and with the index of the field in its table. Stops and returns `None` as soon
/// as `see` returns `None`.
fn each_part<'d>(record: &'d dyn Parts, see: &mut dyn FnMut(usize, &'d dyn Part) -> Option<()>) -> Option<()> {
    let mut seen = Some(());
    record.set_parts(&mut |place, part| seen = seen.and_then(|()| see(place, part)));
    seen
}

/// Sets the cells for the fields of a nested record.
fn cells<'d>(
    record: &'d dyn Parts,
    members: &Members,
    columns: &[Column],
    cells: &mut [Cell<Cow<'d, str>>],
) -> Option<()> {
    each_part(record, &mut |place, part| match members.at(place) {
        Member::Column(place) => set(cells, *place, of_part(part.view(), part, columns.get(*place)?.ty)),
        _ => Some(()),
    })
}

/// Converts the value of a field into a cell.
fn of_part<'d>(view: View<'d>, part: &dyn Part, ty: Type) -> Cell<Cow<'d, str>> {
    let usual = match view {
        View::Integer(number) | View::Code(number, _) => Some(Cell::Int(number)),
        View::Money(amount) => Some(Cell::Int(amount.cents())),
        View::Percent(percent) => Some(Cell::Int(percent.hundredths())),
        View::Date(day) => Some(Cell::Int(LocalDate::EPOCH.days_until(day))),
        View::Quantity(quantity) => Cell::of_quantity(quantity),
        View::Text(text) => Cell::of_text(text, ty),
        _ => None,
    };
    usual.unwrap_or_else(|| Cell::of(&value_of(Target::Answer, &mut |writer| part.write_part(writer)), ty))
}

/// A parser that reads JSON text token by token. Its functions return `None` if the text is not valid JSON.
struct Walk<'d> {
    document: &'d str,
    tokens: Tokenizer<'d>,
}

type See<'s, 'd> = &'s mut dyn FnMut(&str, TokenKind, &mut Walk<'d>) -> Option<()>;

impl<'d> Walk<'d> {
    fn next(&mut self) -> Option<TokenKind> {
        self.tokens.next_kind().ok().flatten()
    }

    /// The string of the last token.
    fn text(&mut self) -> Option<Cow<'d, str>> {
        self.tokens.text().ok()
    }

    /// Calls `see` with the name of each member of an object and the kind of its value's first token. The first token of the
    /// object must already have been read.
    fn members(&mut self, see: See<'_, 'd>) -> Option<()> {
        loop {
            if self.tokens.next_name("").ok()?.0 == TokenKind::EndObject {
                return Some(());
            }
            let name = self.text()?;
            let kind = self.tokens.value_of_name().ok()?;
            see(&name, kind, self)?;
        }
    }

    /// Calls `see` with the kind of the first token of each element of a list. Null counts as an empty list. Any other value that is
    /// not a list counts as a list with one element.
    fn elements(&mut self, kind: TokenKind, see: &mut dyn FnMut(TokenKind, &mut Self) -> Option<()>) -> Option<()> {
        match kind {
            TokenKind::Null => Some(()),
            TokenKind::BeginArray => loop {
                let kind = self.next()?;
                if kind == TokenKind::EndArray {
                    return Some(());
                }
                see(kind, self)?;
            },
            _ => see(kind, self),
        }
    }

    /// Sets the cells for the fields of a nested record.
    fn record(
        &mut self,
        kind: TokenKind,
        members: &Members,
        columns: &[Column],
        cells: &mut [Cell<Cow<'d, str>>],
    ) -> Option<()> {
        if kind != TokenKind::BeginObject {
            return self.skip(kind);
        }
        let mut hint = 0;
        self.members(&mut |name, kind, walk| match members.named(name, &mut hint) {
            Member::Column(place) => set(cells, *place, walk.cell(kind, columns.get(*place)?.ty)?),
            _ => walk.skip(kind),
        })
    }

    fn cell(&mut self, kind: TokenKind, ty: Type) -> Option<Cell<Cow<'d, str>>> {
        let usual = match kind {
            TokenKind::Null => return Some(Cell::Null),
            TokenKind::String | TokenKind::Number => match self.text()? {
                Cow::Borrowed(text) if kind == TokenKind::String => Cell::of_text(text, ty),
                Cow::Borrowed(text) => Cell::of_number(text, ty),
                Cow::Owned(_) => None,
            },
            _ => None,
        };
        match usual {
            Some(cell) => Some(cell),
            None => Some(Cell::of(&self.value(kind)?, ty)),
        }
    }

    /// Reads the rest of the value whose first token has the kind `kind`.
    fn value(&mut self, kind: TokenKind) -> Option<Value> {
        match kind {
            TokenKind::Null => Some(Value::Null),
            TokenKind::True => Some(Value::Bool(true)),
            TokenKind::False => Some(Value::Bool(false)),
            TokenKind::String => self.text().map(|text| Value::String(text.into_owned())),
            TokenKind::Number => self.text().map(|text| Value::Number(text.into_owned())),
            _ => {
                let start = self.tokens.span.start;
                self.skip(kind)?;
                parse(self.document.get(start..self.tokens.position())?.as_bytes()).ok()
            }
        }
    }

    /// Skips the rest of the value whose first token has the kind `kind`.
    fn skip(&mut self, kind: TokenKind) -> Option<()> {
        if !matches!(kind, TokenKind::BeginObject | TokenKind::BeginArray) {
            return Some(());
        }
        let outside = self.tokens.depth().checked_sub(1)?;
        while self.tokens.depth() != outside {
            self.next()?;
        }
        Some(())
    }
}
