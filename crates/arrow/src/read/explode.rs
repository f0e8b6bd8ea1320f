//! Makes one row per element of a list in a record, for example one row per installment of a sale.
//! [`super::Options::explode`] documents the columns and rows.

use std::sync::Arc;

use arrow_array::cast::AsArray as _;
use arrow_array::{Array as _, ArrayRef, Int64Array, ListArray, make_array};
use arrow_data::transform::MutableArrayData;
use arrow_schema::{DataType, Field, FieldRef};
use lastro::model::{ModelTable, Type};
use lastro::{Issue, IssueCode, LastroError};

use super::columns::fault;
use crate::schema;

/// The list whose elements become rows.
#[derive(Debug, Clone, Copy)]
pub(super) struct Explode {
    /// The field with the list.
    name: &'static str,
    elements: &'static ModelTable,
}

/// The fields of a record that are lists of records.
fn lists(table: &'static ModelTable) -> impl Iterator<Item = Explode> {
    table.fields.iter().filter_map(|field| match field.ty.required() {
        Type::List(item) => match item.required() {
            Type::Record(elements) => Some(Explode { name: field.name, elements }),
            _ => None,
        },
        _ => None,
    })
}

/// Whether a column of the record is repeated in the row of each element: single values are, structs and lists are not.
fn is_repeated(field: &Field) -> bool {
    !matches!(field.data_type(), DataType::Struct(_) | DataType::List(_))
}

impl Explode {
    /// The list with this name.
    pub(super) fn of(table: &'static ModelTable, name: &str) -> Result<Self, LastroError> {
        lists(table).find(|list| list.name == name).ok_or_else(|| {
            let names: Vec<&str> = lists(table).map(|list| list.name).collect();
            LastroError::invalid(Issue::error("explode", IssueCode::InvalidChoice).with("allowed", &names.join(", ")))
        })
    }

    /// The columns of the table with one row per element, without the last columns `source` and `issues`.
    pub(super) fn fields(self, entity: &str, table: &ModelTable) -> Vec<FieldRef> {
        let entity = entity.rsplit_once('.').map_or(entity, |(_, name)| name);
        let fields = schema::fields(table);
        let repeated = fields.iter().filter(|field| is_repeated(field)).map(|field| {
            let name = [entity, "_", field.name()].concat();
            Arc::new(field.as_ref().clone().with_name(name))
        });
        let position = Arc::new(Field::new("position", DataType::Int64, true));
        let elements = schema::fields(self.elements);
        repeated.chain([position]).chain(elements.iter().cloned()).collect()
    }

    /// Makes the rows of the elements from the columns of the records.
    pub(super) fn rows(self, table: &ModelTable, records: &[ArrayRef]) -> Result<Exploded, LastroError> {
        let fields = schema::fields(table);
        let place = fields.iter().position(|field| field.name() == self.name);
        let list = place.and_then(|place| records.get(place)).ok_or_else(fault)?;
        let list: &ListArray = list.as_list_opt::<i32>().ok_or_else(fault)?;
        let (mut parents, mut items, mut positions) = (Vec::new(), Vec::new(), Vec::new());
        for row in 0..list.len() {
            let first = list.offsets().get(row).copied().and_then(|first| usize::try_from(first).ok());
            let count = usize::try_from(list.value_length(row)).unwrap_or(0);
            for position in 0..count {
                parents.push(Some(row));
                items.push(first.map(|first| first.saturating_add(position)));
                positions.push(i64::try_from(position).ok());
            }
            if count == 0 {
                parents.push(Some(row));
                items.push(None);
                positions.push(None);
            }
        }
        let repeated = fields.iter().zip(records).filter(|(field, _)| is_repeated(field));
        let mut columns = repeated.map(|(_, column)| gathered(column, &parents)).collect::<Result<Vec<_>, _>>()?;
        columns.push(Arc::new(Int64Array::from(positions.clone())));
        let elements = list.values().as_struct_opt().ok_or_else(fault)?;
        for column in elements.columns() {
            columns.push(gathered(column, &items)?);
        }
        Ok(Exploded { list: self.name, columns, parents, positions })
    }
}

/// The rows that are made from the elements of the lists.
pub(super) struct Exploded {
    list: &'static str,
    pub(super) columns: Vec<ArrayRef>,
    parents: Vec<Option<usize>>,
    positions: Vec<Option<i64>>,
}

impl Exploded {
    /// Number of rows.
    pub(super) fn len(&self) -> usize {
        self.parents.len()
    }

    /// A column of the records, repeated for each element.
    pub(super) fn repeated(&self, column: &ArrayRef) -> Result<ArrayRef, LastroError> {
        gathered(column, &self.parents)
    }

    /// Assigns the issues of the records, which are sorted by row, to the rows of the elements that they belong to.
    pub(super) fn issues(&self, found: Vec<(usize, Vec<Issue>)>) -> Vec<(usize, Vec<Issue>)> {
        let mut spread = Vec::new();
        let mut first = 0;
        for (record, issues) in found {
            let rest = self.parents.get(first..).unwrap_or_default();
            first = first.saturating_add(rest.partition_point(|parent| parent.is_some_and(|parent| parent < record)));
            let rest = self.parents.get(first..).unwrap_or_default();
            let count = rest.partition_point(|parent| *parent == Some(record));
            let listed = self.positions.get(first).is_some_and(Option::is_some);
            let mut by_row: Vec<Vec<Issue>> = vec![Vec::new(); count.max(1)];
            for issue in issues {
                let row = self.position(&issue.path).filter(|row| listed && *row < count).unwrap_or(0);
                if let Some(row) = by_row.get_mut(row) {
                    row.push(issue);
                }
            }
            let rows = (first..).zip(by_row).filter(|(_, issues)| !issues.is_empty());
            spread.extend(rows);
        }
        spread
    }

    /// The index of the element that an issue's path points into, such as 2 for `parcelas[2].valor`.
    fn position(&self, path: &str) -> Option<usize> {
        let (index, _) = path.strip_prefix(self.list)?.strip_prefix('[')?.split_once(']')?;
        index.parse().ok()
    }
}

/// The values of a column at the given rows; null for `None`.
fn gathered(column: &ArrayRef, rows: &[Option<usize>]) -> Result<ArrayRef, LastroError> {
    let whole = rows.len() == column.len() && rows.iter().enumerate().all(|(place, row)| *row == Some(place));
    if whole {
        return Ok(Arc::clone(column));
    }
    let data = column.to_data();
    let mut gathered = MutableArrayData::new(vec![&data], true, rows.len());
    let mut rest = rows;
    while let Some(first) = rest.first() {
        let run = match first {
            Some(row) => {
                let follows = |(place, next): (usize, &Option<usize>)| *next == Some(row.saturating_add(place));
                let run = rest.iter().enumerate().take_while(|pair| follows(*pair)).count();
                gathered.try_extend(0, *row, row.saturating_add(run)).map_err(|_| fault())?;
                run
            }
            None => {
                let run = rest.iter().take_while(|row| row.is_none()).count();
                gathered.try_extend_nulls(run).map_err(|_| fault())?;
                run
            }
        };
        rest = rest.get(run..).unwrap_or_default();
    }
    Ok(make_array(gathered.freeze()))
}
