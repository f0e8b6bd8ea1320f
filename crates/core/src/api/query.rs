//! List queries.

use lastro_macros::operations;

/// The operations.
#[operations(area = "query")]
mod operations {
    use crate::issue::LastroError;
    use crate::query::{DEFAULT_LIMIT, Filter, Query, Resource};

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
        let query = Query {
            entity,
            filters: filters.unwrap_or_default(),
            sort: sort.unwrap_or_default(),
            fields: fields.unwrap_or_default(),
            expand: expand.unwrap_or_default(),
            limit: limit.unwrap_or(DEFAULT_LIMIT),
            offset: offset.unwrap_or_default(),
        };
        query.build()
    }
}
pub use operations::*;
