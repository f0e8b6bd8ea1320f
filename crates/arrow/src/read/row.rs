//! A row that is added to the columns of a record. The core crate's `Reader` puts the values into the row in the same way as
//! into a Rust struct of the record.

use lastro::json::Value;
use lastro::model::{Builder, Codec as _, Extra, Json, ModelTable, Node, Reader, Type};
use lastro::{DateTime, LocalDate, Money, Number, Percent, Quantity, YearMonth};

use super::columns::{Column, List, Record};
use super::concealed;

/// A row of a record's columns.
pub(crate) struct Row<'c> {
    pub(crate) columns: &'c mut Record,
    pub(crate) row: usize,
}

impl Builder for Row<'_> {
    fn table(&self) -> &'static ModelTable {
        self.columns.table
    }

    fn read_field(&mut self, index: usize, node: &Node<'_>, reader: &mut Reader<'_>) -> bool {
        let Some(field) = self.columns.table.fields.get(index) else { return false };
        match self.columns.columns.get_mut(index) {
            Some(Some(column)) => read(column, field.ty.required(), self.row, node, reader),
            // a concealed value is validated, but has no column
            _ => reader.fits(node, field.ty),
        }
    }

    fn end(&mut self, extra: Extra) {
        if !extra.is_empty() {
            let mut members = extra.into_members();
            members.retain(|(name, value)| !self.has_gaps(name, value));
            if !members.is_empty() {
                let others = shown(Value::Object(members), Some(Type::Record(self.columns.table)));
                if others.as_object().is_some_and(|members| !members.is_empty()) {
                    self.columns.extra.put(self.row, &others.to_json());
                }
            }
        }
        self.columns.put(self.row);
    }

    fn expected(&mut self, next: usize) -> Option<&mut usize> {
        self.columns.follows.get_mut(next)
    }
}

impl Row<'_> {
    /// Puts a list of records in which some elements are null. The core crate rejects null elements, but a column can hold
    /// them. Returns `false` if the field is not a list of records, or if another element is invalid.
    fn has_gaps(&mut self, name: &str, value: &Value) -> bool {
        let Value::Array(elements) = value else { return false };
        let place = self.columns.table.fields.iter().position(|field| field.name == name);
        let column = place.and_then(|place| self.columns.columns.get_mut(place));
        let Some(Some(Column::List(list))) = column else { return false };
        let first = list.items();
        let Column::Record(items) = &mut list.items else { return false };
        for (row, element) in (first..).zip(elements) {
            let row = &mut Row { columns: items, row };
            if *element != Value::Null && !Reader::new().build(row, &Node::from(element)) {
                items.truncate(first);
                return false;
            }
        }
        list.put(self.row, first.saturating_add(elements.len()));
        true
    }
}

/// Reads a value into a column. Returns `false` if it is invalid; the column is then unchanged.
fn read(column: &mut Column, ty: Type, row: usize, node: &Node<'_>, reader: &mut Reader<'_>) -> bool {
    let read = match column {
        Column::Text(texts) => match (ty, node) {
            (Type::Text, Node::Text(text)) => {
                texts.put(row, text);
                Some(())
            }
            (Type::Number, _) => Number::read(node, reader).map(|number| texts.put(row, number.as_str())),
            (Type::DateTime, _) => DateTime::read(node, reader).map(|instant| texts.put(row, instant.as_str())),
            (Type::YearMonth, _) => YearMonth::read(node, reader).map(|month| texts.put(row, &month.to_string())),
            (Type::Choice(table), _) => {
                let choice = reader.choice(node, table).and_then(|place| table.choices.get(place));
                choice.map(|choice| texts.put(row, choice.text))
            }
            (Type::Json, _) => Json::read(node, reader).map(|json| texts.put(row, &shown(json.0, None).to_json())),
            _ => reader.wrong_type(ty.name(), node),
        },
        Column::Whole(cells) => {
            let number = match ty {
                Type::Code(table) => reader.code(node, table),
                _ => reader.integer(node),
            };
            number.map(|number| cells.put(row, number))
        }
        Column::Decimal(cells, ..) => {
            let units = match ty {
                Type::Money => Money::read(node, reader).map(|amount| i128::from(amount.cents())),
                Type::Percent => Percent::read(node, reader).map(|percent| i128::from(percent.hundredths())),
                _ => Quantity::read(node, reader).map(units),
            };
            units.map(|units| cells.put(row, units))
        }
        Column::Day(cells) => LocalDate::read(node, reader).map(|day| cells.put(row, day.epoch_days())),
        Column::Flag(cells) => bool::read(node, reader).map(|flag| cells.put(row, flag)),
        Column::Record(columns) => return reader.build(&mut Row { columns, row }, node),
        Column::List(list) => return elements(list, ty, row, node, reader),
    };
    read.is_some()
}

/// Reads a list into a column. After an invalid element, the remaining elements are still read, to report their issues.
fn elements(list: &mut List, ty: Type, row: usize, node: &Node<'_>, reader: &mut Reader<'_>) -> bool {
    let item = if let Type::List(item) = ty { item.required() } else { ty };
    let first = list.items();
    let mut items = first;
    let all = reader.list(node, &mut |node, reader| {
        let fits = read(&mut list.items, item, items, node, reader);
        items = items.saturating_add(1);
        fits.then_some(())
    });
    if all {
        list.put(row, items);
    } else {
        list.items.truncate(first);
    }
    all
}

/// Removes card numbers and security codes from a value.
pub(super) fn shown(mut value: Value, ty: Option<Type>) -> Value {
    concealed::conceal_as(&mut value, ty);
    value
}

/// Converts a quantity to an integer: the number of its smallest units, of which 10 to the power of `PLACES` make 1.
pub(super) fn units(quantity: Quantity) -> i128 {
    let value = quantity.to_decimal();
    let missing = Quantity::PLACES.saturating_sub(value.scale());
    value.mantissa().saturating_mul(10_i128.saturating_pow(missing))
}
