//! List queries.

use lastro_macros::operations;

/// The operations.
#[operations(area = "query")]
mod operations {
    use crate::issue::LastroError;
    use crate::model::Json;
    use crate::query::{self, Filter, ListPage, Query, QuerySource, Resource};

    /// Builds the query string of a list request, without `?`: filters in the order given, then `_sort`, `_fields`,
    /// `_expand`, `_offset` (left out when 0) and `_limit` (1 to 1000, always sent, 100 when none is given).
    ///
    /// # Errors
    /// Every problem at once, each at its path: `unknown_field`, `reserved_name`, `invalid_operator` for an operator
    /// that the field's type does not have, a value that the type refuses, `out_of_range`.
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
        query.build(entity)
    }

    /// Reads a query string back. `field[eq]=`, `+` for a space, encoded brackets and any order are taken.
    ///
    /// # Errors
    /// Every problem at once, below `query`: `reserved_name` for an unknown `_name`, `invalid_characters` where the
    /// encoding is broken, and what `build` refuses.
    pub fn parse(entity: Resource, query: String) -> Result<Query, LastroError> {
        query::parse(entity, &query)
    }

    /// Whether a record is what a query asks for: "or" within one field and operator, "and" between them. Null matches
    /// `isnull`, `neq` and `notcontains` alone; texts compare without regard to case, with regard to accents.
    ///
    /// # Errors
    /// What `parse` and `build` refuse; `out_of_range` at `query.filters` for more than 100.
    pub fn matches(entity: Resource, query: QuerySource, record: Json) -> Result<bool, LastroError> {
        query.resolve(entity)?.matches(entity, &record.0)
    }

    /// Filters, sorts, pages and expands a list in memory, answered in the shape of a listing.
    ///
    /// # Errors
    /// What `parse` and `build` refuse; `out_of_range` at `query.filters` for more than 100 and at `query.sort` for more
    /// than 10.
    pub fn apply(entity: Resource, query: QuerySource, records: Vec<Json>) -> Result<ListPage, LastroError> {
        query::apply(&query.resolve(entity)?, entity, records)
    }
}
pub use operations::*;
