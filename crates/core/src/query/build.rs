//! Builds the service's query string from a query.

use lastro_macros::model;

use super::encode::push_encoded;
use super::fields::{Resource, check_names, is_expanded, is_field, is_sortable, known};
use super::operators::{Operator, operators_of};
use crate::issue::{IssueCode, LastroError, Severity, allowed};
use crate::json::Value;
use crate::model::{Node, Reader, Scalar, Target, Type};
use crate::value::Choice as _;

/// One condition of a query. Conditions on the same field with the same operator are joined by "or", all others by "and".
#[model(answer)]
pub struct Filter {
    /// Name of a field or a custom field of the record, or `section.field` for a field of a nested record.
    pub field: String,
    /// The comparison operator; `eq` if unset.
    pub operator: Option<Operator>,
    /// The value to compare with; unset for `between`, `isnull` and `isnotnull`.
    pub value: Option<Scalar>,
    /// The lower and upper value of `between`.
    pub values: Option<Vec<Scalar>>,
}

/// A list query: which records to list, in which order, and what to return of them.
#[model(answer)]
pub struct Query {
    /// The kind of record. It may be left out if the operation has an argument for it.
    pub entity: Option<Resource>,
    /// Conditions, in order.
    pub filters: Option<Vec<Filter>>,
    /// Names of fields to sort by, with the prefix `-` for descending.
    pub sort: Option<Vec<String>>,
    /// Fields to return; all if unset.
    pub fields: Option<Vec<String>>,
    /// Names of the nested records to return, such as `itens`.
    pub expand: Option<Vec<String>>,
    /// Maximum number of records per page, 1 to 1000; 100 if unset.
    pub limit: Option<i64>,
    /// Number of records to skip; 0 if unset.
    pub offset: Option<i64>,
}

/// The value of `_limit` if the query states none. `_limit` is always sent, because the service's documentation states two
/// different defaults, 100 and 10.
pub const DEFAULT_LIMIT: i64 = 100;
/// Maximum number of conditions in one query, and of fields to sort by. Without a limit, applying a hostile query to a list in
/// memory could take too long. Conditions with `eq` on a documented field do not count, because they are looked up quickly.
pub const MAX_CONDITIONS: usize = 100;
/// Maximum value of `_limit`.
pub const MAX_LIMIT: i64 = 1000;

impl Query {
    /// A query for all records of a kind. Narrow it down with the methods below or with struct update syntax.
    ///
    /// ```
    /// use lastro::model::Sale;
    /// use lastro::query::{Query, Resource};
    /// use lastro::{LocalDate, Money};
    ///
    /// let (least, day): (Money, LocalDate) = ("100".parse()?, "2027-01-31".parse()?);
    /// let query = Query::all(Resource::Sale).filter(Sale::VALOR_VENDA.gte(least)).filter(Sale::DATA.lt(day));
    /// let page = Query { limit: Some(10), ..query.sort(["-data"]) };
    /// assert_eq!(page.build()?, "valor_venda[gte]=100.00&data[lt]=2027-01-31&_sort=-data&_limit=10");
    /// # Ok::<(), lastro::LastroError>(())
    /// ```
    #[must_use]
    pub const fn all(entity: Resource) -> Self {
        Self { entity: Some(entity), filters: None, sort: None, fields: None, expand: None, limit: None, offset: None }
    }

    /// The same query with one more condition.
    #[must_use]
    pub fn filter(mut self, filter: Filter) -> Self {
        self.filters.get_or_insert_default().push(filter);
        self
    }

    /// The same query, sorted by these fields. The prefix `-` means descending.
    #[must_use]
    pub fn sort<N: Into<String>>(mut self, names: impl IntoIterator<Item = N>) -> Self {
        self.sort = Some(names.into_iter().map(Into::into).collect());
        self
    }

    /// The kind of record.
    ///
    /// # Errors
    /// `required` at `entity` if it is not set.
    pub(super) fn entity(&self) -> Result<Resource, LastroError> {
        self.entity.ok_or_else(|| LastroError::at("entity", IssueCode::Required))
    }

    /// Builds the query string, without `?`. It has the filters in the given order, then `_sort`, `_fields`, `_expand`,
    /// `_offset` (unless it is 0) and `_limit` (always).
    ///
    /// # Errors
    /// `required` at `entity` if it is not set. Otherwise every problem is reported at once:
    /// - `unknown_field` for a name that is not a field, and `reserved_name` for an unknown name that begins with `_`;
    /// - `invalid_operator` for an operator that the field's type does not support;
    /// - `required` for a missing `value` or `values`, and `contradiction` for one that the operator does not use;
    /// - `out_of_range` for `values` that are not two values;
    /// - the issues of a value that is invalid for the field's type;
    /// - `out_of_range` for limit and offset, and for more than [`MAX_CONDITIONS`] conditions or fields to sort by.
    pub fn build(&self) -> Result<String, LastroError> {
        let entity = self.entity()?;
        let mut reader = Reader::new();
        let mut out = String::new();
        let (limit, offset) = (self.limit.unwrap_or(DEFAULT_LIMIT), self.offset.unwrap_or_default());
        reader.at_member("filters", |r| {
            let mut compared: usize = 0;
            for (index, filter) in self.filters.iter().flatten().enumerate() {
                let equal = r.at_index(index, |r| push_filter(&mut out, entity, filter, r));
                compared = compared.saturating_add(usize::from(!equal));
            }
            if compared > MAX_CONDITIONS {
                r.out_of_range("0", &MAX_CONDITIONS.to_string());
            }
        });
        let [sort, fields, expand] =
            [&self.sort, &self.fields, &self.expand].map(|names| names.as_deref().unwrap_or_default());
        let sortable = |name: &str| is_sortable(entity, name.strip_prefix('-').unwrap_or(name));
        push_names(&mut out, "sort", sort, &mut reader, &sortable);
        push_names(&mut out, "fields", fields, &mut reader, &|name| is_field(entity, name));
        push_names(&mut out, "expand", expand, &mut reader, &|name| is_expanded(entity, name));
        if sort.len() > MAX_CONDITIONS {
            reader.at_member("sort", |r| r.out_of_range("0", &MAX_CONDITIONS.to_string()));
        }
        if offset != 0 {
            push_part(&mut out, "_offset=");
            out.push_str(&offset.to_string());
        }
        push_part(&mut out, "_limit=");
        out.push_str(&limit.to_string());
        if offset < 0 {
            reader.at_member("offset", |r| r.report_with(IssueCode::OutOfRange, "min", "0"));
        }
        if !(1..=MAX_LIMIT).contains(&limit) {
            reader.at_member("limit", |r| r.out_of_range("1", "1000"));
        }
        reader.finish(Some(out))
    }
}

/// Appends a condition. Returns true if the condition does not count for [`MAX_CONDITIONS`], because it is an `eq` on a
/// documented field, or because it is invalid.
fn push_filter(out: &mut String, entity: Resource, filter: &Filter, reader: &mut Reader<'_>) -> bool {
    let Some(field) = known(entity, &filter.field, reader) else { return true };
    let ty = field.ty;
    let operator = filter.operator.unwrap_or(Operator::Eq);
    let takes = operators_of(ty);
    if !field.custom && !takes.contains(&operator) {
        let names = allowed(takes.iter().map(|o| o.as_str().to_owned()));
        let params = [("operator", operator.as_str()), ("allowed", names.as_str())];
        reader.at_member("operator", |r| r.error(IssueCode::InvalidOperator, &params));
        return true;
    }
    push_part(out, &filter.field);
    if operator != Operator::Eq {
        for piece in ["[", operator.as_str(), "]"] {
            out.push_str(piece);
        }
    }
    // A `value` or `values` that the operator does not use is reported, with the name of the member that contradicts it. This is
    // `operator`. If `operator` is unset, the operator is `eq`: only `values` is then superfluous, and `value` contradicts it.
    let other = if filter.operator.is_some() { "operator" } else { "value" };
    let takes = match operator {
        Operator::IsNull | Operator::IsNotNull => [false, false],
        Operator::Between => [false, true],
        _ => [true, false],
    };
    for ((name, given), taken) in
        [("value", filter.value.is_some()), ("values", filter.values.is_some())].into_iter().zip(takes)
    {
        if given && !taken {
            reader.at_member(name, |r| r.report_with(IssueCode::Contradiction, "field", other));
        }
    }
    match operator {
        Operator::IsNull | Operator::IsNotNull => {}
        Operator::Between => push_between(out, ty, filter, reader),
        _ => {
            out.push('=');
            reader.at_member("value", |r| match &filter.value {
                Some(value) => push_value(out, ty, value, r),
                None => r.required(),
            });
        }
    }
    operator == Operator::Eq && !field.custom
}

fn push_between(out: &mut String, ty: Type, filter: &Filter, reader: &mut Reader<'_>) {
    out.push('=');
    reader.at_member("values", |r| match filter.values.as_deref() {
        Some([low, high]) => {
            r.at_index(0, |r| push_value(out, ty, low, r));
            out.push(',');
            r.at_index(1, |r| push_value(out, ty, high, r));
        }
        Some(_) => r.report_with(IssueCode::OutOfRange, "count", "2"),
        None => r.required(),
    });
}

/// Appends a filter's value in the canonical form of the field's type, such as money with two decimal places.
fn push_value(out: &mut String, ty: Type, value: &Scalar, reader: &mut Reader<'_>) {
    // a filter's value is a string, which the reader would reject for a boolean field
    let ty = if matches!(ty, Type::Boolean) { Type::Text } else { ty };
    let mut own = Reader::new();
    let written = own.rewrite_scalar(&Node::from(value.0.as_str()), ty, Target::Program);
    match own.finish(written) {
        Ok(Value::String(canonical) | Value::Number(canonical)) => push_encoded(out, &canonical),
        Ok(_) => reader.adopt(LastroError::internal("query.build")),
        // a value that would cause only a warning in a record is an error here, because the query cannot be sent with it
        Err(error) => {
            let mut issues = error.into_issues();
            issues.iter_mut().for_each(|issue| issue.severity = Severity::Error);
            reader.adopt(LastroError::invalid_all(issues));
        }
    }
}

fn push_part(out: &mut String, text: &str) {
    if !out.is_empty() {
        out.push('&');
    }
    out.push_str(text);
}

/// Appends a list of field names as `_name=a,b`, and reports names for which `known` returns false.
fn push_names(out: &mut String, name: &str, names: &[String], reader: &mut Reader<'_>, known: &dyn Fn(&str) -> bool) {
    if !names.is_empty() {
        push_part(out, "_");
        out.push_str(name);
        out.push('=');
        out.push_str(&names.join(","));
        check_names(name, names, reader, known);
    }
}
