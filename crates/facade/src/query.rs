//! List queries.

use lastro_macros::operations;

/// List queries.
#[operations(area = "query")]
mod operations {
    use lastro::LastroError;
    use lastro::model::Json;
    use lastro::query::{self, Filter, ListPage, Query, QuerySource, Resource};

    /// Builds the query string of a list request, without `?`. It has the filters in the given order, then `_sort`, `_fields`,
    /// `_expand`, `_offset` (unless it is 0) and `_limit` (always; 100 if none is given, at most 1000).
    ///
    /// # Errors
    /// Every problem is reported at once, each at its path: `unknown_field` for a name that is not a field; `reserved_name` for
    /// an unknown name that begins with `_`; `invalid_operator` for an operator that the field's type does not support; the
    /// issues of a value that is invalid for the field's type; `out_of_range` for limit and offset, for more than 100 fields to
    /// sort by, and for more than 100 conditions. Conditions with `eq` on a documented field do not count for this limit.
    pub fn build(
        entity: Resource,
        filters: Option<Vec<Filter>>,
        sort: Option<Vec<String>>,
        fields: Option<Vec<String>>,
        expand: Option<Vec<String>>,
        limit: Option<i64>,
        offset: Option<i64>,
    ) -> Result<String, LastroError> {
        let query = Query { entity: Some(entity), filters, sort, fields, expand, limit, offset };
        query.build()
    }

    /// Parses a query string into a query. The string need not be in the form that `build` writes: `field[eq]=`, `+` for a
    /// space, encoded brackets and commas, and any order are accepted.
    ///
    /// # Errors
    /// Every problem at once, below `query`: `reserved_name` for an unknown name that begins with `_`; `duplicate_key` for
    /// such a name that occurs twice; `invalid_characters` if the encoding is broken or a bracket is not closed; the errors
    /// of `build`.
    pub fn parse(entity: Resource, query: String) -> Result<Query, LastroError> {
        query::parse(entity, &query)
    }

    /// Whether a record matches a query. Conditions on the same field with the same operator are joined by "or", all others
    /// by "and". Null matches only `isnull`, `neq` and `notcontains`. The comparison of strings ignores case, but not accents.
    /// Values of custom fields are compared as numbers if both are numbers.
    ///
    /// # Errors
    /// The errors of `parse` and `build`; `mismatch` at `query.entity` for a query on another kind of record; an error at
    /// `record` if it is not a record, and below `record` for a value that the query uses but that is invalid for its field.
    pub fn matches(entity: Resource, query: QuerySource, record: Json) -> Result<bool, LastroError> {
        query.resolve(entity)?.matches(&record.0).map_err(|error| error.under("record"))
    }

    /// Filters and sorts a list in memory, and returns the requested page with the requested fields and sections. The result
    /// has the structure of the service's listings.
    ///
    /// # Errors
    /// The errors of `parse` and `build`; `mismatch` at `query.entity` for a query on another kind of record; an error at
    /// `records[i]` if it is not a record, and below `records[i]` for a value that the query uses but that is invalid for its
    /// field.
    pub fn apply(entity: Resource, query: QuerySource, records: Vec<Json>) -> Result<ListPage, LastroError> {
        query::apply(&query.resolve(entity)?, records)
    }
}
pub use operations::*;
