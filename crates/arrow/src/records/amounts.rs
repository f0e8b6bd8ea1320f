//! Converts columns of floats, or of strings with a decimal comma, to columns of exact amounts. A value is converted exactly
//! or rejected; nothing is rounded.

use std::sync::Arc;

use arrow_array::cast::AsArray as _;
use arrow_array::types::{Float32Type, Float64Type};
use arrow_array::{Array, ArrayRef, RecordBatch};
use arrow_schema::{DataType, Field, FieldRef, Schema, SchemaRef};
use lastro::model::{Node, Type};
use lastro::{Issue, IssueCode, LastroError, Money};

use crate::call::unknown_column;
use crate::cells::{Read, judged};
use crate::issues::{self, mistyped, placed};
use crate::output::{Amounts, Bits};
use crate::schema::scalar;
use crate::texts::Texts;

/// The representation of amounts in a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Binary floats. The amount is the shortest decimal number that parses to the same float. It is exact up to 15 significant
    /// digits for 64-bit floats, and up to 6 for 32-bit floats.
    Float,
    /// Strings with a decimal comma, such as `1.234,56`. Points are thousands separators. A string with a point but no comma,
    /// such as `1.234`, is ambiguous and therefore invalid.
    DecimalComma,
}

/// Converts columns of the batches of one schema.
#[derive(Debug)]
pub struct Conversion {
    form: Form,
    /// For each result column except the issues, its index in the input, and whether it is converted.
    columns: Vec<(usize, bool)>,
    /// The index of the input table's column of issues, if it has one.
    earlier: Option<usize>,
    schema: SchemaRef,
}

impl Conversion {
    /// Finds the columns to convert in a schema.
    ///
    /// # Errors
    /// One error lists every column that is missing or of an unsupported type.
    pub fn new(schema: &Schema, names: &[String], form: Form) -> Result<Self, LastroError> {
        let mut problems = Vec::new();
        for name in names {
            match schema.column_with_name(name) {
                None => problems.push(unknown_column(name, schema)),
                Some((_, field)) if !form.holds(field.data_type()) => {
                    problems.push(mistyped(name, Type::Money, field.data_type()));
                }
                Some(_) => {}
            }
        }
        LastroError::if_any(problems)?;
        let earlier = schema.column_with_name(issues::NAME).filter(|(_, field)| issues::accepts(field.data_type()));
        let earlier = earlier.map(|(place, _)| place);
        let others = schema.fields().iter().enumerate().filter(|(place, _)| Some(*place) != earlier);
        let (mut columns, mut fields): (Vec<_>, Vec<FieldRef>) = (Vec::new(), Vec::new());
        for (place, field) in others {
            let is_converted = names.contains(field.name());
            columns.push((place, is_converted));
            fields.push(if is_converted {
                Arc::new(Field::new(field.name(), scalar(Type::Money), true))
            } else {
                Arc::clone(field)
            });
        }
        fields.push(issues::field());
        Ok(Self { form, columns, earlier, schema: Arc::new(Schema::new(fields)) })
    }

    /// The schema of the result: the columns of the table, then the issues.
    #[must_use]
    pub fn schema(&self) -> SchemaRef {
        Arc::clone(&self.schema)
    }

    /// Converts a batch. An invalid value becomes null, with an issue in its row.
    ///
    /// # Errors
    /// The batch does not have the schema passed to [`new`](Self::new).
    pub fn run(&self, batch: &RecordBatch) -> Result<RecordBatch, LastroError> {
        let foreign = || LastroError::internal("arrow.batch");
        let mut found: Vec<Vec<Issue>> = vec![Vec::new(); batch.num_rows()];
        let mut columns: Vec<ArrayRef> = Vec::new();
        for (field, (place, is_converted)) in self.schema.fields().iter().zip(&self.columns) {
            let column = batch.columns().get(*place).ok_or_else(foreign)?;
            let converted = is_converted.then(|| self.form.amounts(column, field.name(), &mut found));
            columns.push(converted.unwrap_or_else(|| Arc::clone(column)));
        }
        let found: Vec<(usize, Vec<Issue>)> =
            found.into_iter().enumerate().filter(|(_, list)| !list.is_empty()).collect();
        let found = issues::column(batch.num_rows(), &found);
        let earlier = self.earlier.map(|place| batch.columns().get(place).ok_or_else(foreign)).transpose()?;
        columns.push(Arc::new(match earlier {
            Some(earlier) => issues::joined(&issues::taken(earlier)?, &found)?,
            None => found,
        }));
        RecordBatch::try_new(self.schema(), columns).map_err(|_| foreign())
    }
}

impl Form {
    fn holds(self, ty: &DataType) -> bool {
        match (self, ty) {
            (_, DataType::Null) | (Self::Float, DataType::Float32 | DataType::Float64) => true,
            (Self::DecimalComma, DataType::Dictionary(_, values)) => self.holds(values),
            (Self::DecimalComma, DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View) => true,
            _ => false,
        }
    }

    fn amounts(self, column: &ArrayRef, name: &str, found: &mut [Vec<Issue>]) -> ArrayRef {
        let texts = Texts::of(column.as_ref());
        let (mut amounts, mut valid) = (Amounts::with_capacity(column.len()), Bits::default());
        for (row, list) in found.iter_mut().enumerate() {
            let read = match (self, column.data_type()) {
                _ if column.is_null(row) => Ok(None),
                (_, DataType::Float32) => exact(column.as_primitive::<Float32Type>().value(row), 1e4),
                (_, DataType::Float64) => exact(column.as_primitive::<Float64Type>().value(row), 1e13),
                _ => texts.as_ref().and_then(|texts| texts.at(row)).map_or(Ok(None), from_comma),
            };
            let amount = read.unwrap_or_else(|problems| {
                list.extend(placed(name, problems));
                None
            });
            amounts.put(amount);
            valid.push(amount.is_some());
        }
        amounts.finish(valid.nulls())
    }
}

/// Converts a float to an amount. Floats of `limit` or more are rejected, because different amounts of this size may be the
/// same float.
fn exact<F: Copy + Into<f64> + ToString>(float: F, limit: f64) -> Read<Money> {
    if float.into().abs() >= limit {
        return Err(vec![Issue::error("", IssueCode::OutOfRange).with("max", &format!("{:.2}", limit - 0.01))]);
    }
    judged(Node::from(float.to_string().as_str()))
}

fn from_comma(text: &str) -> Read<Money> {
    let refused = || Err(vec![Issue::error("", IssueCode::InvalidMoney)]);
    let is_number = |digits: &str| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    let unsigned = text.strip_prefix('-').unwrap_or(text);
    let Some((whole, fraction)) = unsigned.split_once(',') else {
        return if is_number(unsigned) { judged(Node::from(text)) } else { refused() };
    };
    let mut groups = whole.split('.');
    let first = groups.next().unwrap_or_default();
    let is_grouped = whole.contains('.');
    let is_whole = is_number(first) && (!is_grouped || first.len() <= 3);
    if !is_whole || !groups.all(|group| group.len() == 3 && is_number(group)) || !is_number(fraction) {
        return refused();
    }
    judged(Node::from(text.replace('.', "").replace(',', ".").as_str()))
}

#[cfg(test)]
mod tests {
    use arrow_array::types::Decimal128Type;
    use arrow_array::{Float32Array, Float64Array, StringArray};

    use super::*;

    fn converted(column: ArrayRef, form: Form) -> Vec<Result<Option<i128>, String>> {
        let batch = RecordBatch::try_from_iter_with_nullable([("valor", column, true)]).unwrap();
        let conversion = Conversion::new(&batch.schema(), &["valor".to_owned()], form).unwrap();
        let answer = conversion.run(&batch).unwrap();
        let amounts = answer.column(0).as_primitive::<Decimal128Type>().clone();
        let of_row = |row| match issues::of_row(answer.column(1).as_ref(), row).unwrap().as_slice() {
            [] => Ok(amounts.is_valid(row).then(|| amounts.value(row))),
            found => {
                assert!(amounts.is_null(row) && found.iter().all(|issue| issue.path == "valor"), "{row}");
                Err(found.iter().map(|issue| issue.code.to_string()).collect::<Vec<_>>().join(" "))
            }
        };
        (0..answer.num_rows()).map(of_row).collect()
    }

    fn refused(code: &str) -> Result<Option<i128>, String> {
        Err(code.to_owned())
    }

    #[test]
    fn a_float_is_exact_or_refused() {
        let floats = [0.1, 1.5, -250.0, 0.1 + 0.2, 1.005, 9_999_999_999_999.99, 1e13, f64::NAN, f64::INFINITY, -0.0];
        let found = converted(Arc::new(Float64Array::from(floats.to_vec())), Form::Float);
        let many = || refused("too_many_decimals");
        let range = || refused("out_of_range");
        let amounts =
            [Ok(Some(10)), Ok(Some(150)), Ok(Some(-25_000)), many(), many(), Ok(Some(999_999_999_999_999)), range()];
        assert_eq!(found[..7], amounts);
        assert_eq!(found[7..], [refused("invalid_money"), range(), Ok(Some(0))]);
        let floats = vec![Some(0.1), None, Some(9_999.99), Some(10_000.0), Some(0.125)];
        let found = converted(Arc::new(Float32Array::from(floats)), Form::Float);
        assert_eq!(found, [Ok(Some(10)), Ok(None), Ok(Some(999_999)), range(), many()]);
    }

    #[test]
    fn below_the_limit_every_float_stands_for_one_amount() {
        // below the limit, amounts that differ by one cent are different floats
        for cents in [999_999_999_999_998_i64, 123_456_789_012_345, 1] {
            let text = |cents: i64| format!("{}.{:02}", cents / 100, cents % 100);
            let float = |cents: i64| text(cents).parse::<f64>().unwrap();
            assert!(float(cents) != float(cents + 1) && float(cents) != float(cents - 1), "{cents}");
            assert_eq!(
                converted(Arc::new(Float64Array::from(vec![float(cents)])), Form::Float),
                [Ok(Some(cents.into()))]
            );
        }
    }

    #[test]
    fn a_decimal_comma_is_unambiguous_or_refused() {
        let good = [
            ("1,50", 150),
            ("-1,5", -150),
            ("1.234,56", 123_456),
            ("1.234.567,00", 123_456_700),
            ("1234,56", 123_456),
            ("7", 700),
        ];
        let bad = [
            "1.50",
            "1.234",
            "1.23,45",
            "12345.678,90",
            ".500,00",
            "1,",
            ",5",
            "1,2,3",
            "R$ 1,50",
            " 1,50",
            "--1,00",
            "1,5e3",
            "",
        ];
        let texts: Vec<&str> = good.iter().map(|(text, _)| *text).chain(bad).collect();
        let found = converted(Arc::new(StringArray::from(texts)), Form::DecimalComma);
        for ((text, cents), found) in good.iter().zip(&found) {
            assert_eq!(*found, Ok(Some(*cents)), "{text}");
        }
        for (text, found) in bad.iter().zip(&found[good.len()..]) {
            assert_eq!(*found, refused("invalid_money"), "{text}");
        }
        let many = converted(Arc::new(StringArray::from(vec!["1,005", "0001,00"])), Form::DecimalComma);
        assert_eq!(many, [refused("too_many_decimals"), refused("invalid_money")]);
    }
}
