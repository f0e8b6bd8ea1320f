//! Builds version 1 requests as data.

use lastro_macros::operations;

/// Builds version 1 requests as data.
#[operations(area = "v1.request")]
mod operations {
    use lastro::http::ApiRequest;
    use lastro::model::ConcealedText;
    use lastro::v1::FormPairs;
    use lastro::v1::http::{self, ListingQueryV1, NewRequestV1, OperationV1};
    use lastro::{LastroError, LocalDate};

    /// Builds the request of an operation. `parameters` is the result of an operation such as `v1.sale.parameters`, and is sent
    /// as a form. `service_version` is sent only if it is given. Otherwise the service uses the account's default version,
    /// which the service set at the account's first request.
    ///
    /// # Errors
    /// Every problem at once: `invalid_url`; `blank` or `invalid_characters` at `api_key`; `required` or `unknown_argument` at
    /// `id`, `listing`, `parameters`; `out_of_range` at `id` below 1, `listing.inicio` below 0, `listing.limite` outside 1 to
    /// 100.
    pub fn build(
        operation: OperationV1,
        base_url: String,
        api_key: ConcealedText,
        id: Option<i64>,
        listing: Option<ListingQueryV1>,
        parameters: Option<FormPairs>,
        service_version: Option<LocalDate>,
    ) -> Result<ApiRequest, LastroError> {
        http::build(&NewRequestV1 {
            id,
            listing,
            parameters: parameters.as_ref(),
            service_version,
            ..NewRequestV1::new(operation, &base_url, &api_key)
        })
    }
}
pub use operations::*;
