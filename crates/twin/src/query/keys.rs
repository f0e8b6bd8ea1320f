//! The values of a row that queries compare, read from its document once.

use std::borrow::Cow;
use std::collections::BTreeMap;

use lastro::json::{Token, TokenKind, Tokenizer, Value, parse};
use lastro::model::Type;

use super::cell::{Cell, CustomValue};
use super::layout::{Column, Layout, Member, found};
use crate::state::{Row, StoreFault};

/// The values of a row. Texts without upper-case letters and escapes are those of its document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Keys<'d> {
    /// Those of the layout's columns.
    pub columns: Vec<Cell<Cow<'d, str>>>,
    /// The elements of each section, one after the other.
    pub sections: Vec<Vec<Cell<Cow<'d, str>>>>,
    /// The custom fields that are not null, by name.
    pub custom: BTreeMap<String, CustomValue>,
}

impl<'d> Keys<'d> {
    /// Reads the values of a row.
    ///
    /// # Errors
    /// The row is no JSON object.
    pub fn of(layout: &Layout, row: &'d Row) -> Result<Self, StoreFault> {
        let mut keys = Self {
            columns: vec![Cell::Null; layout.columns.len()],
            sections: vec![Vec::new(); layout.sections.len()],
            custom: BTreeMap::new(),
        };
        let texts = [Some(&row.doc), row.extras.as_ref()];
        for text in texts.into_iter().flatten() {
            keys.add(layout, text).ok_or_else(|| StoreFault::Failed("a stored record cannot be read".to_owned()))?;
        }
        Ok(keys)
    }

    fn add(&mut self, layout: &Layout, text: &'d str) -> Option<()> {
        let mut walk = Walk { document: text, tokens: Tokenizer::of_text(text) };
        let mut hint = 0;
        if walk.next()?.kind != TokenKind::BeginObject {
            return None;
        }
        walk.members(&mut |name, token, walk| match layout.member(name, &mut hint) {
            Some(Member::Column(place)) => {
                set(&mut self.columns, *place, walk.cell(token, layout.columns.get(*place)?.ty)?)
            }
            Some(Member::Record { present, members }) => {
                let is_there = if token.kind == TokenKind::BeginObject { Cell::Int(1) } else { Cell::Null };
                set(&mut self.columns, *present, is_there)?;
                walk.record(token, members, &layout.columns, &mut self.columns)
            }
            Some(Member::Section(place)) => {
                let (section, elements) = (layout.sections.get(*place)?, self.sections.get_mut(*place)?);
                elements.clear();
                walk.elements(token, &mut |token, walk| {
                    let first = elements.len();
                    elements.resize(first.checked_add(section.columns.len())?, Cell::Null);
                    let cells = elements.get_mut(first..)?;
                    walk.record_of(token, &mut |name, hint| section.member(name, hint), &section.columns, cells)
                })
            }
            None if layout.custom && layout.place(name).is_some() => {
                match CustomValue::of(&walk.value(token)?) {
                    Some(value) => self.custom.insert(name.to_owned(), value),
                    None => self.custom.remove(name),
                };
                Some(())
            }
            None => walk.skip(token),
        })
    }
}

fn set<'d>(cells: &mut [Cell<Cow<'d, str>>], place: usize, cell: Cell<Cow<'d, str>>) -> Option<()> {
    *cells.get_mut(place)? = cell;
    Some(())
}

/// A walk over a JSON text. Nothing where the text ends too early or is no JSON.
struct Walk<'d> {
    document: &'d str,
    tokens: Tokenizer<'d>,
}

type See<'s, 'd> = &'s mut dyn FnMut(&str, Token, &mut Walk<'d>) -> Option<()>;
type Find<'s, 'm> = &'s mut dyn FnMut(&str, &mut usize) -> Option<&'m Member>;

impl<'d> Walk<'d> {
    fn next(&mut self) -> Option<Token> {
        self.tokens.next_token().ok().flatten()
    }

    /// The text of the last token.
    fn text(&mut self) -> Option<Cow<'d, str>> {
        self.tokens.text().ok()
    }

    /// Sees each member of an object whose beginning has been read, with the first token of its value.
    fn members(&mut self, see: See<'_, 'd>) -> Option<()> {
        loop {
            let token = self.next()?;
            if token.kind == TokenKind::EndObject {
                return Some(());
            }
            let name = self.text()?;
            let value = self.next()?;
            see(&name, value, self)?;
        }
    }

    /// Sees the first token of each element of a list, or of the value itself if it is none.
    fn elements(&mut self, token: Token, see: &mut dyn FnMut(Token, &mut Self) -> Option<()>) -> Option<()> {
        match token.kind {
            TokenKind::Null => Some(()),
            TokenKind::BeginArray => loop {
                let token = self.next()?;
                if token.kind == TokenKind::EndArray {
                    return Some(());
                }
                see(token, self)?;
            },
            _ => see(token, self),
        }
    }

    fn record(
        &mut self,
        token: Token,
        members: &[(&'static str, Member)],
        columns: &[Column],
        cells: &mut [Cell<Cow<'d, str>>],
    ) -> Option<()> {
        self.record_of(token, &mut |name, hint| found(members, name, hint), columns, cells)
    }

    fn record_of<'m>(
        &mut self,
        token: Token,
        find: Find<'_, 'm>,
        columns: &[Column],
        cells: &mut [Cell<Cow<'d, str>>],
    ) -> Option<()> {
        if token.kind != TokenKind::BeginObject {
            return self.skip(token);
        }
        let mut hint = 0;
        self.members(&mut |name, token, walk| match find(name, &mut hint) {
            Some(Member::Column(place)) => set(cells, *place, walk.cell(token, columns.get(*place)?.ty)?),
            _ => walk.skip(token),
        })
    }

    fn cell(&mut self, token: Token, ty: Type) -> Option<Cell<Cow<'d, str>>> {
        let usual = match token.kind {
            TokenKind::Null => return Some(Cell::Null),
            TokenKind::String | TokenKind::Number => match self.text()? {
                Cow::Borrowed(text) if token.kind == TokenKind::String => Cell::of_text(text, ty),
                Cow::Borrowed(text) => Cell::of_number(text, ty),
                Cow::Owned(_) => None,
            },
            _ => None,
        };
        match usual {
            Some(cell) => Some(cell),
            None => Some(Cell::of(&self.value(token)?, ty)),
        }
    }

    /// The value that begins with a token.
    fn value(&mut self, token: Token) -> Option<Value> {
        match token.kind {
            TokenKind::Null => Some(Value::Null),
            TokenKind::True => Some(Value::Bool(true)),
            TokenKind::False => Some(Value::Bool(false)),
            TokenKind::String => self.text().map(|text| Value::String(text.into_owned())),
            TokenKind::Number => self.text().map(|text| Value::Number(text.into_owned())),
            _ => {
                let end = self.end(token)?;
                parse(self.document.get(token.span.start..end)?.as_bytes()).ok()
            }
        }
    }

    fn skip(&mut self, token: Token) -> Option<()> {
        self.end(token).map(|_| ())
    }

    /// Reads up to the end of the value that begins with a token, and says where that is.
    fn end(&mut self, token: Token) -> Option<usize> {
        if !matches!(token.kind, TokenKind::BeginObject | TokenKind::BeginArray) {
            return Some(token.span.end);
        }
        let outside = self.tokens.depth().checked_sub(1)?;
        loop {
            let token = self.next()?;
            if self.tokens.depth() == outside {
                return Some(token.span.end);
            }
        }
    }
}
