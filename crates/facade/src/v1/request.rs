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
    /// Every problem is reported at once: `invalid_url` at `base_url`; `blank` or `invalid_characters` at `api_key`; `required`
    /// at `id` or `parameters` if the operation needs this argument and it is missing; `unknown_argument` at `id`, `listing` or
    /// `parameters` if the operation does not accept this argument; `out_of_range` at `id` below 1, at `listing.inicio` below
    /// 0, and at `listing.limite` outside 1 to 100.
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
