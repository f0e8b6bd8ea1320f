//! The two attributes of `lastro`.
//!
//! [`macro@model`] turns a plain struct into a record with a static table of its fields. [`macro@operations`]
//! turns a module of functions into the table from which `dispatch` and every binding are built.

mod model;
mod operations;

use proc_macro::TokenStream;

/// Adds a table, a decoder and an encoder, and serde's traits to a struct.
///
/// - `#[model]`: an entity of the service. Every field is an `Option`; a field `extra` is added for members that are
///   not fields.
/// - `#[model(filter)]`: an entity that queries can list. Each field with a single value becomes a constant to filter by.
/// - `#[model(filter = "parcelas")]`: a record in the field `parcelas` of such an entity.
/// - `#[model(answer)]`: a result of this project, which has exactly its fields.
///
/// Fields accept `#[field(key)]`, `#[field(read_only)]`, `#[field(display)]`,
/// `#[field(expanded)]` or `#[field(postal_code)]`; strings also accept
/// `#[field(max = 5)]`, the maximum number of characters.
#[proc_macro_attribute]
pub fn model(arguments: TokenStream, item: TokenStream) -> TokenStream {
    model::expand(arguments.into(), item.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Turns a module of functions into an area of the facade: `#[operations(area = "installments")]`.
///
/// Keeps the functions unchanged and adds `OPERATIONS` (their table) and `AREA` (by which `dispatch` runs them).
/// `entity = Sale` adds those of `decode`, `encode`, `body` and `validate` that the module does not define, with the
/// imports that they need. `describes` marks an area that describes the tables, which is left out of the wasm.
/// Functions take owned values and return `Result<_, LastroError>`, so that every binding can pass them and a bad
/// argument is an error in every language. An argument marked `#[draft]` may be a record with values that do not fit
/// their fields. A doc comment on an argument is its documentation in every language.
#[proc_macro_attribute]
pub fn operations(arguments: TokenStream, item: TokenStream) -> TokenStream {
    operations::expand(arguments.into(), item.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}
