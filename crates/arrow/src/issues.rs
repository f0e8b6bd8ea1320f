//! The column of issues: one list per row, empty if the row is valid.

use std::sync::{Arc, LazyLock};

use arrow_array::builder::StringBuilder;
use arrow_array::cast::AsArray as _;
use arrow_array::{Array, ArrayRef, ListArray, StructArray, make_array};
use arrow_buffer::{OffsetBuffer, ScalarBuffer};
use arrow_data::transform::MutableArrayData;
use arrow_schema::{DataType, Field, FieldRef, Fields};
use lastro::json::Value;
use lastro::model::{Codec as _, Json, Node, Reader, Target, Type};
use lastro::value::Choice as _;
use lastro::{Issue, IssueCode, LastroError};

use crate::schema::scalar;
use crate::value::cell;

/// The name of the column of issues.
pub const NAME: &str = "issues";

/// The members of an issue, all strings; `params` is a JSON object with string values.
static MEMBERS: LazyLock<Fields> = LazyLock::new(|| {
    ["path", "code", "severity", "params"].map(|name| Field::new(name, DataType::Utf8, false)).into_iter().collect()
});

fn item() -> FieldRef {
    Arc::new(Field::new("item", DataType::Struct(MEMBERS.clone()), false))
}

/// The type of the column of issues.
#[must_use]
pub fn data_type() -> DataType {
    DataType::List(item())
}

/// The Arrow field of the column of issues. It is not nullable, since every row has a list.
#[must_use]
pub fn field() -> FieldRef {
    Arc::new(Field::new(NAME, data_type(), false))
}

/// Builds the column of issues. `put` need not be called for rows without issues.
#[derive(Debug, Default)]
pub struct Builder {
    /// Offsets of the lists, up to the end of the last row that has issues.
    ends: Vec<i32>,
    paths: StringBuilder,
    codes: StringBuilder,
    severities: StringBuilder,
    params: StringBuilder,
    listed: i32,
}

impl Builder {
    /// Adds the issues of a row. Rows that were skipped before it get empty lists.
    pub fn put<'i>(&mut self, row: usize, issues: impl IntoIterator<Item = &'i Issue>) {
        self.ends.resize(row.saturating_add(1), self.listed);
        for issue in issues {
            self.paths.append_value(&issue.path);
            self.codes.append_value(issue.code.as_str());
            self.severities.append_value(issue.severity.as_str());
            self.params.append_value(issue.params.json(Target::Program));
            self.listed = self.listed.saturating_add(1);
        }
        self.ends.push(self.listed);
    }

    /// Finishes the column, for the given number of rows.
    #[must_use]
    pub fn finish(mut self, rows: usize) -> ListArray {
        self.ends.resize(rows.saturating_add(1), self.listed);
        let texts: [&mut StringBuilder; 4] = [&mut self.paths, &mut self.codes, &mut self.severities, &mut self.params];
        let columns: Vec<ArrayRef> = texts.map(|texts| Arc::new(texts.finish()) as ArrayRef).into();
        let issues = StructArray::new(MEMBERS.clone(), columns, None);
        ListArray::new(item(), OffsetBuffer::new(ScalarBuffer::from(self.ends)), Arc::new(issues), None)
    }
}

/// Whether a column type is that of issues, or a variant into which query engines convert it, such as a large list.
#[must_use]
pub fn accepts(ty: &DataType) -> bool {
    let (DataType::List(item) | DataType::LargeList(item)) = ty else { return false };
    let DataType::Struct(members) = item.data_type() else { return false };
    let is_text = |ty: &DataType| matches!(ty, DataType::Utf8 | DataType::LargeUtf8 | DataType::Utf8View);
    MEMBERS.iter().all(|own| members.iter().any(|member| member.name() == own.name() && is_text(member.data_type())))
}

/// Converts a column of a type that [`accepts`] allows to the type that this crate writes. A null becomes an empty list.
///
/// # Errors
/// A cell is not a list of issues.
pub fn taken(column: &ArrayRef) -> Result<ListArray, LastroError> {
    if let Some(own) = column.as_list_opt::<i32>()
        && own.data_type() == &data_type()
        && own.null_count() == 0
    {
        return Ok(own.clone());
    }
    let mut builder = Builder::default();
    for row in 0..column.len() {
        builder.put(row, &of_row(column, row)?);
    }
    Ok(builder.finish(column.len()))
}

/// The issues in one row of a column of a type that [`accepts`] allows.
///
/// # Errors
/// The cell is not a list of issues.
pub(crate) fn of_row(column: &dyn Array, row: usize) -> Result<Vec<Issue>, LastroError> {
    let Value::Array(mut list) = cell(column, row)? else { return Ok(Vec::new()) };
    for issue in &mut list {
        if let Value::Object(members) = issue
            && let Some((_, params)) = members.iter_mut().find(|(name, _)| name == "params")
            && let Value::String(text) = params
        {
            *params = Json::parse(text.as_bytes()).map_err(|error| error.under("params"))?.0;
        }
    }
    let mut reader = Reader::new();
    let issues = Vec::read(&Node::from(&Value::Array(list)), &mut reader);
    reader.finish(issues)
}

/// Joins two columns of the same length row by row, the issues of the first column first.
///
/// # Errors
/// There are more issues than a list column can hold.
pub fn joined(first: &ListArray, second: &ListArray) -> Result<ListArray, LastroError> {
    if second.values().is_empty() {
        return Ok(first.clone());
    }
    let (one, other) = (first.values().to_data(), second.values().to_data());
    let mut items = MutableArrayData::new(vec![&one, &other], false, one.len().saturating_add(other.len()));
    let mut ends = vec![0_i32];
    for (of_first, of_second) in first.value_offsets().windows(2).zip(second.value_offsets().windows(2)) {
        for (place, offsets) in [of_first, of_second].into_iter().enumerate() {
            if let [from, to] = offsets {
                let (from, to) = (usize::try_from(*from).map_err(fault)?, usize::try_from(*to).map_err(fault)?);
                items.try_extend(place, from, to).map_err(fault)?;
            }
        }
        ends.push(i32::try_from(items.len()).map_err(fault)?);
    }
    let offsets = OffsetBuffer::new(ScalarBuffer::from(ends));
    ListArray::try_new(item(), offsets, make_array(items.freeze()), None).map_err(fault)
}

fn fault<E>(_: E) -> LastroError {
    LastroError::internal("arrow.issues")
}

/// The column of issues for `rows` rows. `found` has the issues of the rows that have some, in order.
pub(crate) fn column(rows: usize, found: &[(usize, Vec<Issue>)]) -> ListArray {
    let mut builder = Builder::default();
    found.iter().for_each(|(row, issues)| builder.put(*row, issues));
    builder.finish(rows)
}

/// Prefixes the paths of issues with the name of an argument.
pub(crate) fn placed(name: &str, found: Vec<Issue>) -> Vec<Issue> {
    LastroError::invalid_all(found).under(name).into_issues()
}

/// The issue for a column or constant of an unsupported type. If a cast would fix it without loss, the issue names the type to
/// cast to: for dates stored as timestamps with a time zone, and for integers stored as floats. It never suggests a cast from
/// floats to amounts.
pub(crate) fn mistyped(name: &str, expected: Type, found: &DataType) -> Issue {
    let issue = Issue::error(name, IssueCode::InvalidType).with("expected", expected.name());
    let issue = issue.with("found", &found.to_string());
    let is_castable = matches!(
        (expected.required(), found),
        (Type::Date, DataType::Timestamp(..))
            | (Type::Integer | Type::Code(_), DataType::Float16 | DataType::Float32 | DataType::Float64)
    );
    if is_castable { issue.with("cast", &scalar(expected).to_string()) } else { issue }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_columns_are_joined_row_by_row() {
        let issue = |path: &str| Issue::error(path, IssueCode::OutOfRange);
        let first = column(4, &[(1, vec![issue("a"), issue("b")]), (3, vec![issue("c")])]);
        let second = column(4, &[(0, vec![issue("d")]), (1, vec![issue("e")])]);
        let paths = |joined: &ListArray| {
            let of = |row| {
                joined
                    .value(row)
                    .as_struct()
                    .column(0)
                    .as_string::<i32>()
                    .iter()
                    .flatten()
                    .map(str::to_owned)
                    .collect::<Vec<_>>()
                    .concat()
            };
            (0..joined.len()).map(of).collect::<Vec<String>>()
        };
        assert_eq!(paths(&joined(&first, &second).unwrap()), ["d", "abe", "", "c"]);
        assert_eq!(paths(&joined(&first.slice(1, 3), &second.slice(1, 3)).unwrap()), ["abe", "", "c"]);
        assert_eq!(joined(&first, &column(4, &[])).unwrap(), first);
    }

    #[test]
    fn a_row_without_issues_has_an_empty_list() {
        let mut builder = Builder::default();
        builder.put(
            1,
            &[Issue::error("valor", IssueCode::OutOfRange).with("min", "0.01"), Issue::warning("", IssueCode::Ignored)],
        );
        let column = builder.finish(3);
        assert_eq!(column.data_type(), &data_type());
        assert_eq!((0..3).map(|row| column.value_length(row)).collect::<Vec<_>>(), [0, 2, 0]);
        let issues = column.values().as_struct();
        let texts = |place: usize| issues.column(place).as_string::<i32>().iter().flatten().collect::<Vec<_>>();
        assert_eq!(texts(0), ["valor", ""]);
        assert_eq!(texts(1), ["out_of_range", "ignored"]);
        assert_eq!(texts(2), ["error", "warning"]);
        assert_eq!(texts(3), [r#"{"min":"0.01"}"#, "{}"]);
    }

    #[test]
    fn no_rows_give_an_empty_column() {
        assert_eq!(Builder::default().finish(0).len(), 0);
    }
}
