//! The values of a row in a compact binary form. A search reads these bytes and not the JSON documents, so that a million rows
//! fit into memory and can be searched quickly.

use std::borrow::Cow;

use super::cell::{Cell, CellRef, CustomValue};
use super::compiled::{Compiled, Stop};
use super::keys::Keys;
use super::layout::{Layout, Place};

/// The packed values of a row: columns, then sections, then custom fields. Columns and sections are length-prefixed, so that a
/// reader can skip them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Packed(Box<[u8]>);

/// The first byte of a cell tells its kind. An integer has `INT` plus the number of its bytes (1 to 8). A run of nulls has
/// `NULLS` plus the number of nulls (1 to `MOST_NULLS`).
const INT: u8 = 0;
const TEXT: u8 = 16;
const ODD: u8 = 17;
const NULLS: u8 = 128;
const MOST_NULLS: u8 = 127;

impl Packed {
    /// Packs the values of a row.
    #[must_use]
    pub fn of(keys: &Keys<'_>) -> Self {
        let (mut out, mut own) = (Vec::with_capacity(1_024), Vec::with_capacity(1_024));
        for values in [&keys.columns].into_iter().chain(&keys.sections) {
            own.clear();
            cells(values, &mut own);
            length(own.len(), &mut out);
            out.extend_from_slice(&own);
        }
        for (name, value) in &keys.custom {
            text(name, &mut out);
            text(&value.text, &mut out);
            text(value.number.as_deref().unwrap_or_default(), &mut out);
        }
        Self(out.into())
    }

    /// Whether a row satisfies the conditions of a query. If the search was ended early, the result has no meaning.
    #[must_use]
    pub fn holds(&self, query: &Compiled, layout: &Layout, stop: Stop<'_>) -> bool {
        self.tested(query, layout, stop).unwrap_or(false)
    }

    /// The values of a documented field: one for a column, or one for each element of a section. Empty for a custom field.
    pub fn values(&self, layout: &Layout, place: &Place) -> impl Iterator<Item = CellRef<'_>> {
        let (part, at, width, most) = match *place {
            Place::Column(at) => (0, at, layout.columns.len(), 1),
            Place::Element(section, at) => {
                let width = layout.sections.get(section).map_or(1, |section| section.columns.len());
                (section.saturating_add(1), at, width, usize::MAX)
            }
            Place::Custom(_) => (0, 0, 1, 0),
        };
        let mut bytes = Bytes(&self.0);
        let skipped = (0..part).try_for_each(|_| bytes.part().map(|_| ()));
        let part = skipped.and_then(|()| bytes.part()).unwrap_or(Bytes(&[]));
        Cells::new(part).skip(at).step_by(width.max(1)).take(most).map(read)
    }

    /// The values that belong in indexes, each with the position of its index in [`Layout::indexed`]. Sorted, without
    /// duplicates.
    #[must_use]
    pub fn indexed(&self, layout: &Layout) -> Vec<(usize, Cell)> {
        let mut columns = Cells::new(Bytes(&self.0).part().unwrap_or(Bytes(&[])));
        let (mut found, mut passed) = (Vec::with_capacity(16), 0);
        for (index, place) in layout.indexed.iter().enumerate() {
            let owned = |value: CellRef<'_>| (index, value.to_owned());
            if let Place::Column(at) = place {
                found.extend(columns.nth(at.saturating_sub(passed)).map(read).map(owned));
                passed = at.saturating_add(1);
            } else {
                found.extend(self.values(layout, place).map(owned));
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The value of the custom field `name`.
    #[must_use]
    pub fn custom(&self, layout: &Layout, name: &str) -> Option<CustomValue> {
        let mut bytes = Bytes(&self.0);
        for _ in 0..=layout.sections.len() {
            bytes.part()?;
        }
        bytes.custom(name)
    }

    fn tested(&self, query: &Compiled, layout: &Layout, stop: Stop<'_>) -> Option<bool> {
        let mut bytes = Bytes(&self.0);
        let mut cells = Cells::new(bytes.part()?);
        let mut conditions = query.conditions.iter().peekable();
        let (mut at, mut current) = (0, cells.next());
        while let Some((condition, place)) = conditions.peek().and_then(|condition| match condition.place {
            Place::Column(place) => Some((condition, place)),
            _ => None,
        }) {
            while at < place {
                current = cells.next();
                at = at.saturating_add(1);
            }
            if !condition.fits(read(current?), stop) {
                return Some(false);
            }
            conditions.next();
        }
        for (index, section) in layout.sections.iter().enumerate() {
            let part = bytes.part()?;
            let first = conditions.peek().and_then(|condition| in_section(&condition.place, index));
            if first.is_none() {
                continue;
            }
            let values: Vec<PackedCell<'_>> = Cells::new(part).collect();
            while let Some(condition) = conditions.peek() {
                let Some(place) = in_section(&condition.place, index) else { break };
                let mut found = values.iter().skip(place).step_by(section.columns.len().max(1));
                if !found.any(|value| condition.fits(read(*value), stop)) {
                    return Some(false);
                }
                conditions.next();
            }
        }
        for condition in conditions {
            let Place::Custom(name) = &condition.place else { return None };
            if !condition.fits_custom(bytes.custom(name).as_ref()) {
                return Some(false);
            }
        }
        Some(true)
    }
}

const fn in_section(place: &Place, section: usize) -> Option<usize> {
    match place {
        Place::Element(of, place) if *of == section => Some(*place),
        _ => None,
    }
}

/// Appends a length in LEB128: seven bits per byte, the lowest bits first.
fn length(mut length: usize, out: &mut Vec<u8>) {
    while length >= 128 {
        out.push(128 | (length & 127) as u8);
        length >>= 7;
    }
    out.push(length as u8);
}

fn text(text: &str, out: &mut Vec<u8>) {
    length(text.len(), out);
    out.extend_from_slice(text.as_bytes());
}

fn cells(cells: &[Cell<Cow<'_, str>>], out: &mut Vec<u8>) {
    let mut nulls: u8 = 0;
    for cell in cells {
        if *cell == Cell::Null && nulls < MOST_NULLS {
            nulls = nulls.saturating_add(1);
            continue;
        }
        end_nulls(&mut nulls, out);
        match cell {
            Cell::Null => nulls = 1,
            Cell::Int(number) => {
                // A number is written with as few bytes as possible, in little-endian order. The last byte contains the sign.
                let bytes = number.to_le_bytes();
                let needed = (1..8).find(|count| number >> (count * 8 - 1) == number >> 63).unwrap_or(8);
                out.push(INT + needed as u8);
                out.extend(bytes.iter().take(needed));
            }
            Cell::Text(of) => {
                out.push(TEXT);
                text(of, out);
            }
            Cell::Odd(of) => {
                out.push(ODD);
                text(of, out);
            }
        }
    }
    end_nulls(&mut nulls, out);
}

fn end_nulls(nulls: &mut u8, out: &mut Vec<u8>) {
    if *nulls > 0 {
        out.push(NULLS | *nulls);
    }
    *nulls = 0;
}

/// A reader over packed bytes.
#[derive(Clone, Copy)]
struct Bytes<'b>(&'b [u8]);

impl<'b> Bytes<'b> {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn take(&mut self, count: usize) -> Option<&'b [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    fn length(&mut self) -> Option<usize> {
        let mut length: usize = 0;
        for place in 0..4 {
            let byte = self.byte()?;
            length |= usize::from(byte & 127) << (place * 7);
            if byte < 128 {
                break;
            }
        }
        Some(length)
    }

    fn part(&mut self) -> Option<Self> {
        let length = self.length()?;
        self.take(length).map(Bytes)
    }

    fn text(&mut self) -> Option<&'b str> {
        str::from_utf8(self.part()?.0).ok()
    }

    /// Searches the rest of the bytes, which contain only custom fields, for the field `name`.
    fn custom(mut self, name: &str) -> Option<CustomValue> {
        loop {
            let (known, text, number) = (self.text()?, self.text()?, self.text()?);
            if known == name {
                let number = Some(number).filter(|number| !number.is_empty()).map(Into::into);
                return Some(CustomValue { number, text: text.into() });
            }
        }
    }
}

/// A cell whose string is not yet validated as UTF-8. Most cells are skipped, so the validation would be wasted.
type PackedCell<'b> = Cell<&'b [u8]>;

fn read(cell: PackedCell<'_>) -> CellRef<'_> {
    let text = |bytes| str::from_utf8(bytes).ok();
    match cell {
        Cell::Null => Cell::Null,
        Cell::Int(number) => Cell::Int(number),
        Cell::Text(bytes) => text(bytes).map_or(Cell::Null, Cell::Text),
        Cell::Odd(bytes) => text(bytes).map_or(Cell::Null, Cell::Odd),
    }
}

/// An iterator over packed cells. `nulls`: the number of nulls that remain of a run.
struct Cells<'b> {
    bytes: Bytes<'b>,
    nulls: u8,
}

impl<'b> Cells<'b> {
    const fn new(bytes: Bytes<'b>) -> Self {
        Self { bytes, nulls: 0 }
    }
}

impl<'b> Iterator for Cells<'b> {
    type Item = PackedCell<'b>;

    fn next(&mut self) -> Option<PackedCell<'b>> {
        if self.nulls > 0 {
            self.nulls = self.nulls.saturating_sub(1);
            return Some(Cell::Null);
        }
        match self.bytes.byte()? {
            nulls @ NULLS.. => {
                self.nulls = (nulls & MOST_NULLS).saturating_sub(1);
                Some(Cell::Null)
            }
            TEXT => self.bytes.part().map(|text| Cell::Text(text.0)),
            ODD => self.bytes.part().map(|text| Cell::Odd(text.0)),
            count => {
                let taken = self.bytes.take(usize::from(count))?;
                let negative = taken.last().is_some_and(|last| *last >= 128);
                let mut bytes = [if negative { 255 } else { 0 }; 8];
                bytes.iter_mut().zip(taken).for_each(|(to, from)| *to = *from);
                Some(Cell::Int(i64::from_le_bytes(bytes)))
            }
        }
    }

    /// Skips a run of nulls at once, since most cells of a row are null.
    fn nth(&mut self, mut count: usize) -> Option<Self::Item> {
        while count > 0 {
            let nulls = self.nulls.min(u8::try_from(count).unwrap_or(u8::MAX));
            (self.nulls, count) = (self.nulls.saturating_sub(nulls), count.saturating_sub(usize::from(nulls)));
            if nulls == 0 {
                self.next()?;
                count = count.saturating_sub(1);
            }
        }
        self.next()
    }
}
