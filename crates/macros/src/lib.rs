//! The two attribute macros of `lastro`.
//!
//! [`macro@model`] turns a plain struct into a record type with a static table of its fields. [`macro@operations`] builds a
//! table of operations from a module of functions; `dispatch` uses this table, and the language bindings are generated from
//! it.

mod model;
mod operations;

use proc_macro::TokenStream;

/// Makes a struct a record type: adds a table of its fields, a decoder, an encoder, and serde's traits.
///
/// - `#[model]`: a record of the service. Every field must be an `Option`. A field `extra` is added, for members that are not
///   fields.
/// - `#[model(filter)]`: a record of the service that can be listed with a query. For each field that is not a list, a constant
///   with the field's name and type is added, for the filters of queries.
/// - `#[model(filter = "parcelas")]`: a nested record in the field `parcelas` of a record with `#[model(filter)]`.
/// - `#[model(answer)]`: a result of an operation. It has exactly its fields, without `extra`. In
///   `#[model(answer(Success(value), Failure(error)))]`, it has two cases, each with the fields that only this case has.
/// - `#[model(legacy)]` and `#[model(parameters)]`: a record and the request parameters of version 1 of the service's API.
///
/// Fields accept `#[field(key)]`, `#[field(read_only)]`, `#[field(display)]`, `#[field(expanded)]`, `#[field(postal_code)]` or
/// `#[field(undocumented)]`; strings also accept `#[field(max = 5)]`, the maximum number of characters.
#[proc_macro_attribute]
pub fn model(arguments: TokenStream, item: TokenStream) -> TokenStream {
    model::expand(arguments.into(), item.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Makes a module of functions an area of operations: `#[operations(area = "installments")]`.
///
/// The functions stay unchanged. The macro adds the constants `OPERATIONS` (the table of the operations) and `AREA` (through
/// which `dispatch` runs them).
///
/// - `entity = Sale` adds the operations `decode`, `encode`, `body` and `validate` for a record type, except those that the
///   module defines itself, and the imports that they need.
/// - `describes` marks an area that returns documentation, such as schemas. The wasm modules do not contain such areas.
/// - `legacy` marks a record type of version 1, which gets only `decode` and `encode`.
///
/// Functions must take owned values and return `Result<_, LastroError>`, so that every language binding can call them. An
/// argument with the attribute `#[draft]` may be a record with values that are invalid for their field. The doc comment of a
/// function is its documentation in every programming language.
#[proc_macro_attribute]
pub fn operations(arguments: TokenStream, item: TokenStream) -> TokenStream {
    operations::expand(arguments.into(), item.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}
