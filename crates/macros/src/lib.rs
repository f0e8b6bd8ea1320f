//! The two attributes of `lastro`.
//!
//! [`macro@model`] turns a plain struct into a record with a static table of its fields; [`macro@operations`]
//! turns a module of functions into the list that `dispatch` and every binding are made from.

mod model;
mod operations;

use proc_macro::TokenStream;

/// Gives a struct its table, its decoder and encoder, and serde's traits.
///
/// - `#[model]`: an entity of the service. Every field is an `Option`; a field `extra` is added for the members
///   that no field names.
/// - `#[model(filter)]`: an entity that queries list. Each field that holds a single value is a constant to filter by.
/// - `#[model(filter = "parcelas")]`: a record inside of such an entity, in this field of it.
/// - `#[model(answer)]`: a record of this project's own, which has exactly its fields.
///
/// Fields take `#[field(key)]`, `#[field(read_only)]`, `#[field(display)]`,
/// `#[field(expanded)]` or `#[field(postal_code)]`, and texts
/// `#[field(max = 5)]`, the most characters.
#[proc_macro_attribute]
pub fn model(arguments: TokenStream, item: TokenStream) -> TokenStream {
    model::expand(arguments.into(), item.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Makes a module of functions an area of the facade: `#[operations(area = "installments")]`.
///
/// Leaves the functions as they are and adds `OPERATIONS` (their table) and `AREA` (what `dispatch` runs them by).
/// `entity = Sale` adds `decode`, `encode`, `body` and `validate` of that model where the module has none of its
/// own, and brings into the module what their signatures name; `describes` marks an area that describes the tables,
/// which is left out of the wasm. Functions take owned values and return `Result<_, LastroError>`, so that every
/// binding can pass them and a bad argument is an error in every language. An argument marked `#[draft]` may be a
/// record with values that do not fit their fields. A documentation comment in front of an argument is its text in
/// every language.
#[proc_macro_attribute]
pub fn operations(arguments: TokenStream, item: TokenStream) -> TokenStream {
    operations::expand(arguments.into(), item.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}
