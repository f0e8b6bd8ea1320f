//! The listings of version 1, with the parameters `inicio`, `limite`, `ordenarColuna` and `ordenarDirecao`.

use lastro::http::Shape;
use lastro::json::Value;
use lastro::model::{Model as _, ModelTable, Type};
use lastro::query::{Query, Resource};
use lastro::v1::FormPairs;
use lastro::v1::http::DirectionV1;
use lastro::value::{Choice as _, MAX_INTEGER};
use lastro::{Issue, IssueCode, LastroError};

use super::form::{MOST_ISSUES, form};
use crate::decide::listing::stated_limit;
use crate::decide::{Call, Context, Decision, Refusal};
use crate::http::Response;
use crate::state::Row;

/// Default and maximum of `limite`, the number of records in a page.
const DEFAULT_LIMIT: i64 = 10;
const MAX_LIMIT: i64 = 100;

/// Returns a page of records, each in the form that `show` returns.
pub fn page(
    context: &Context<'_>,
    call: &Call<'_>,
    resource: Resource,
    show: impl Fn(&Row) -> Result<Value, Refusal>,
) -> Result<Decision, Refusal> {
    let query = query(context, call, resource)?;
    let found = context.view.select(resource, &query)?;
    let text = |number: Option<i64>| Value::String(number.unwrap_or_default().to_string());
    let data = found.rows.iter().map(show).collect::<Result<Vec<_>, _>>()?;
    let members = [
        ("inicio", text(query.offset)),
        ("limite", text(Some(stated_limit(&query, &found)))),
        ("data", Value::Array(data)),
    ];
    let members = members.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    Ok(Decision::read(Response::json(200, Value::Object(members).to_json())))
}

/// Converts the parameters of a listing into a query.
fn query(context: &Context<'_>, call: &Call<'_>, resource: Resource) -> Result<Query, Refusal> {
    let pairs = form(call.query.as_bytes())?;
    let mut given = ListingParameters { pairs: &pairs, issues: Vec::new() };
    let offset = given.number("inicio", 0, MAX_INTEGER).unwrap_or_default();
    let limit = given.number("limite", 1, MAX_LIMIT).unwrap_or(DEFAULT_LIMIT);
    let direction = given.direction();
    let column = given.value("ordenarColuna").filter(|column| !column.is_empty());
    let sort = column.map(|column| match column_of(call, resource, column) {
        Some(field) => Some(field),
        None => {
            given.issues.push(Issue::error("ordenarColuna", IssueCode::UnknownField));
            None
        }
    });
    if context.is("unknown-parameter", "refuse") {
        given.unknown();
    }
    if !given.issues.is_empty() {
        return Err(LastroError::invalid_all(given.issues).into());
    }
    let minus = if direction == Some(DirectionV1::Desc) { "-" } else { "" };
    // The default order is by key, since the service's documentation describes no other order.
    let sort = vec![[minus, sort.flatten().unwrap_or("id")].concat()];
    Ok(Query { sort: Some(sort), offset: Some(offset), limit: Some(limit), ..Query::all(resource) })
}

/// The version 2 field by which the listing sorts for `ordenarColuna=column`; `None` if it cannot sort by this column. See
/// [`sortable`].
fn column_of(call: &Call<'_>, resource: Resource, column: &str) -> Option<&'static str> {
    let Shape::Listing { records: Type::List(Type::Record(of_v1)), .. } = call.operation.route().shape else {
        return None;
    };
    sortable(of_v1, resource, column)
}

/// The version 2 field with the same name as the version 1 column `column`. Returns `None` unless the field holds a single value
/// in version 2. Also returns `None` if the column is a list in version 1.
pub fn sortable(of_v1: &ModelTable, resource: Resource, column: &str) -> Option<&'static str> {
    // a nested record in version 1 is allowed, since version 2 often has the record's name in its place
    let shown = of_v1.field(column)?;
    let field = resource.table().field(column)?;
    let nested = |ty: Type| matches!(ty.required(), Type::Record(_) | Type::List(_));
    (!nested(field.ty) && !matches!(shown.ty.required(), Type::List(_))).then_some(field.name)
}

/// The parameters of a listing, and the issues found in them.
struct ListingParameters<'p> {
    pairs: &'p FormPairs,
    issues: Vec<Issue>,
}

impl<'p> ListingParameters<'p> {
    /// The value of a parameter. Reports a parameter that is given twice.
    fn value(&mut self, name: &str) -> Option<&'p str> {
        let pairs = self.pairs;
        let mut values = pairs.reveal().iter().filter(|(known, _)| known == name).map(|(_, value)| value.as_str());
        let value = values.next();
        if values.next().is_some() {
            self.issues.push(Issue::error(name, IssueCode::DuplicateKey));
        }
        value
    }

    fn number(&mut self, name: &str, min: i64, max: i64) -> Option<i64> {
        let text = self.value(name).filter(|text| !text.is_empty())?;
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let number: Option<i64> = text.parse().ok().filter(|_| digits);
        if number.is_none() {
            self.issues.push(Issue::error(name, IssueCode::InvalidInteger));
        } else if number.is_some_and(|number| !(min..=max).contains(&number)) {
            let issue = Issue::error(name, IssueCode::OutOfRange).with("min", &min.to_string());
            self.issues.push(issue.with("max", &max.to_string()));
        }
        number
    }

    fn direction(&mut self) -> Option<DirectionV1> {
        let text = self.value("ordenarDirecao").filter(|text| !text.is_empty())?;
        let direction = DirectionV1::from_text(text);
        if direction.is_none() {
            let issue = Issue::error("ordenarDirecao", IssueCode::InvalidChoice);
            self.issues.push(issue.with("allowed", "ASC, DESC"));
        }
        direction
    }

    fn unknown(&mut self) {
        let known = |name: &str| lastro::v1::http::ListingQueryV1::TABLE.field(name).is_some();
        for (name, _) in self.pairs.reveal().iter().filter(|(name, _)| !known(name)).take(MOST_ISSUES) {
            self.issues.push(Issue::error(name, IssueCode::UnknownField));
        }
    }
}
