//! List queries.

use lastro_macros::operations;

/// List queries.
#[operations(area = "query")]
mod operations {
    use lastro::LastroError;
    use lastro::model::Json;
    use lastro::query::{self, Filter, ListPage, Query, QuerySource, Resource};

    /// Builds the query string of a list request, without `?`: filters in the order given, then `_sort`, `_fields`,
    /// `_expand`, `_offset` (left out when 0) and `_limit` (1 to 1000, always sent, 100 when none is given).
    ///
    /// # Errors
    /// Every problem at once, each at its path: `unknown_field`, `reserved_name`, `invalid_operator` for an operator
    /// that the field's type does not have, an error for a value that the type rejects, `out_of_range` for limit and
    /// offset, for more than 100 names to sort by, and for more than 100 conditions (not counting those that a documented
    /// field equals a value).
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

    /// Reads a query string back. `field[eq]=`, `+` for a space, encoded brackets and commas, and any order are
    /// accepted.
    ///
    /// # Errors
    /// Every problem at once, below `query`: `reserved_name` for an unknown `_name`, `duplicate_key` for one given
    /// twice, `invalid_characters` if the encoding is broken or a bracket is not closed, and the errors of `build`.
    pub fn parse(entity: Resource, query: String) -> Result<Query, LastroError> {
        query::parse(entity, &query)
    }

    /// Whether a record matches a query: "or" within one field and operator, "and" between them. Null matches only
    /// `isnull`, `neq` and `notcontains`. Strings compare ignoring case, but not accents; custom fields compare as numbers
    /// if both are numbers.
    ///
    /// # Errors
    /// The errors of `parse` and `build`; `mismatch` at `query.entity` for the query of another entity; at `record` a
    /// value that is not a record, and below it a value that the query uses and that does not fit its field.
    pub fn matches(entity: Resource, query: QuerySource, record: Json) -> Result<bool, LastroError> {
        query.resolve(entity)?.matches(&record.0).map_err(|error| error.under("record"))
    }

    /// Filters, sorts, pages and expands a list in memory, returned in the shape of a listing.
    ///
    /// # Errors
    /// The errors of `parse` and `build`; `mismatch` at `query.entity` for the query of another entity; at `records[i]`
    /// a value that is not a record, and below it a value that the query uses and that does not fit its field.
    pub fn apply(entity: Resource, query: QuerySource, records: Vec<Json>) -> Result<ListPage, LastroError> {
        query::apply(&query.resolve(entity)?, records)
    }
}
pub use operations::*;
