//! `#[options]` in a module of `#[operations]`: optional arguments as a struct for Rust, one by one for the bindings.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{
    Error, Field, Fields, FnArg, GenericArgument, Ident, Item, ItemFn, ItemStruct, Pat, PathArguments, Result,
    Signature, Type, parse_quote,
};

use crate::model::{doc_of, is_option, option_of};

/// Most optional arguments that a function takes one by one. A call with more of them is a row of `None`.
const MAX_OPTIONAL: usize = 3;

/// A struct of optional arguments.
struct Options {
    name: Ident,
    fields: Vec<Field>,
}

/// Completes the `#[options]` structs of a module, and adds the module `positional`: its operations with every argument
/// by itself, as the bindings call them. Gives the operations with the arguments that they have there.
pub(crate) fn expand(items: &mut Vec<Item>, functions: Vec<ItemFn>) -> Result<Vec<ItemFn>> {
    let options = complete(items)?;
    let mut as_written = Vec::new();
    let mut wrappers = Vec::new();
    let mut spread = Vec::new();
    for function in functions {
        let name = &function.sig.ident;
        if let Some((sig, call)) = spread_out(&function.sig, &options)? {
            let mut plain = sig.clone();
            plain.inputs.iter_mut().for_each(without_text);
            wrappers.push(quote! {
                #[allow(clippy::too_many_arguments, reason = "the bindings pass every argument by itself")]
                pub #plain { super::#name(#call) }
            });
            spread.push(ItemFn { sig, ..function });
        } else {
            as_written.push(name.clone());
            spread.push(function);
        }
    }
    let types = (!wrappers.is_empty()).then(|| {
        quote!(
            use super::*;
        )
    });
    // an empty list of names is no import for the oldest compiler that this builds with
    let as_written = (!as_written.is_empty()).then(|| quote!(pub use super::{#(#as_written),*};));
    items.push(parse_quote! {
        #[doc(hidden)]
        pub mod positional {
            #types
            #as_written
            #(#wrappers)*
        }
    });
    Ok(spread)
}

/// Takes `#[options]` off the structs that have it, and adds their traits and setters to the module.
fn complete(items: &mut Vec<Item>) -> Result<Vec<Options>> {
    let mut all = Vec::new();
    for item in items.iter_mut() {
        let Item::Struct(item) = item else { continue };
        if item.attrs.extract_if(.., |attribute| attribute.path().is_ident("options")).count() == 0 {
            continue;
        }
        all.push(Options::new(item)?);
        item.attrs.push(parse_quote!(#[derive(Clone, PartialEq, Eq, Default)]));
        item.attrs.push(parse_quote!(#[non_exhaustive]));
        item.attrs.push(parse_quote!(#[must_use = "options do nothing until they are passed to a function"]));
    }
    items.extend(all.iter().flat_map(|options| [options.setters(), options.debug()]));
    Ok(all)
}

impl Options {
    fn new(item: &ItemStruct) -> Result<Self> {
        let Fields::Named(fields) = &item.fields else {
            return Err(Error::new_spanned(item, "#[options] needs named fields"));
        };
        for field in &fields.named {
            if !is_option(&field.ty) {
                return Err(Error::new_spanned(&field.ty, "every option may be left out: Option<_>"));
            }
            if doc_of(&field.attrs).is_empty() {
                return Err(Error::new_spanned(field, "every option is documented: its setter has the same text"));
            }
        }
        Ok(Self { name: item.ident.clone(), fields: fields.named.iter().cloned().collect() })
    }

    fn names(&self) -> impl Iterator<Item = &Ident> {
        self.fields.iter().filter_map(|field| field.ident.as_ref())
    }

    /// `new`, and a setter for each field with the field's text.
    fn setters(&self) -> Item {
        let options = &self.name;
        let setters = self.names().zip(&self.fields).map(|(name, field)| {
            let doc = doc_of(&field.attrs);
            let (ty, value) = setter(name, &field.ty);
            quote! {
                #[doc = #doc]
                pub fn #name(mut self, #name: #ty) -> Self {
                    self.#name = Some(#value);
                    self
                }
            }
        });
        parse_quote! {
            impl #options {
                /// None of the options; the setters set them.
                pub fn new() -> Self {
                    Self::default()
                }
                #(#setters)*
            }
        }
    }

    /// Shows what is set, but no document: the body of a request may hold a card. All other types that hold what is
    /// secret hide it themselves.
    fn debug(&self) -> Item {
        let options = &self.name;
        let text = options.to_string();
        let shown = self.names().zip(&self.fields).map(|(name, field)| {
            let text = name.to_string();
            if option_of(&field.ty).is_some_and(|held| is(held, "Json")) {
                quote!(#text, &self.#name.as_ref().map(|_| format_args!("***")))
            } else {
                quote!(#text, &self.#name)
            }
        });
        parse_quote! {
            impl std::fmt::Debug for #options {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    f.debug_struct(#text)#(.field(#shown))*.finish()
                }
            }
        }
    }
}

/// Types that a setter makes of whatever becomes one: `"a"` is a text, and a query.
const MADE_OF_OTHERS: [&str; 2] = ["String", "QuerySource"];

/// What a setter takes, and the field's value made of it. All but texts and lists is taken as it is, so that numbers
/// and `parse()` need no type.
fn setter(name: &Ident, ty: &Type) -> (TokenStream, TokenStream) {
    let held = option_of(ty).unwrap_or(ty);
    match list_of(held) {
        Some(element) if is(element, "String") => {
            (quote!(impl IntoIterator<Item = impl Into<String>>), quote!(#name.into_iter().map(Into::into).collect()))
        }
        Some(element) => (quote!(impl IntoIterator<Item = #element>), quote!(#name.into_iter().collect())),
        None if MADE_OF_OTHERS.iter().any(|other| is(held, other)) => (quote!(impl Into<#held>), quote!(#name.into())),
        None => (quote!(#held), quote!(#name)),
    }
}

/// The signature with the options one by one, and the arguments of a call to the function as it is written; nothing if
/// it takes no options.
fn spread_out(written: &Signature, options: &[Options]) -> Result<Option<(Signature, TokenStream)>> {
    let optional = written.inputs.iter().filter(|input| matches!(input, FnArg::Typed(typed) if is_option(&typed.ty)));
    let optional = optional.count();
    if optional > MAX_OPTIONAL {
        let wanted = format!("more than {MAX_OPTIONAL} optional arguments: make them a struct with #[options]");
        return Err(Error::new_spanned(&written.ident, wanted));
    }
    let mut sig = written.clone();
    sig.inputs.clear();
    let mut call = Vec::new();
    let mut taken = None;
    for input in &written.inputs {
        let FnArg::Typed(typed) = input else { continue };
        if taken.is_some() {
            return Err(Error::new_spanned(input, "the options are the last argument"));
        }
        taken =
            options.iter().find(|options| matches!(&*typed.ty, Type::Path(path) if path.path.is_ident(&options.name)));
        if let Some(Options { name, fields }) = taken {
            let names = fields.iter().map(|field| &field.ident);
            call.push(quote!(super::#name { #(#names),* }));
            sig.inputs.extend(fields.iter().map(|Field { ident, ty, attrs, .. }| -> FnArg {
                let texts = attrs.iter().filter(|attribute| attribute.path().is_ident("doc"));
                parse_quote!(#(#texts)* #ident: #ty)
            }));
        } else {
            let Pat::Ident(name) = &*typed.pat else { return Err(Error::new_spanned(&typed.pat, "a plain name")) };
            let name = &name.ident;
            call.push(quote!(#name));
            sig.inputs.push(input.clone());
        }
    }
    if taken.is_some() && optional > 0 {
        return Err(Error::new_spanned(written, "an argument that may be left out belongs in the options"));
    }
    Ok(taken.map(|_| (sig, quote!(#(#call),*))))
}

/// Takes its text off an argument: the compiler allows none there.
fn without_text(input: &mut FnArg) {
    if let FnArg::Typed(typed) = input {
        typed.attrs.retain(|attribute| !attribute.path().is_ident("doc"));
    }
}

/// The `T` of `Vec<T>`.
fn list_of(ty: &Type) -> Option<&Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|segment| segment.ident == "Vec")?;
    let PathArguments::AngleBracketed(generics) = &last.arguments else { return None };
    match generics.args.first() {
        Some(GenericArgument::Type(held)) => Some(held),
        _ => None,
    }
}

fn is(ty: &Type, name: &str) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The message for a module of these items, of which the functions are its operations.
    fn refused(file: syn::File) -> String {
        let mut items = file.items;
        let functions = items.iter().filter_map(|item| match item {
            Item::Fn(function) => Some(function.clone()),
            _ => None,
        });
        let functions = functions.collect();
        expand(&mut items, functions).map(|_| ()).expect_err("an error").to_string()
    }

    #[test]
    fn an_option_without_a_text_is_refused() {
        let message = refused(parse_quote! {
            #[options]
            pub struct ListOptions {
                /// At most so many.
                pub limit: Option<i64>,
                pub offset: Option<i64>,
            }
        });
        assert_eq!(message, "every option is documented: its setter has the same text");
    }

    #[test]
    fn what_must_be_given_is_no_option() {
        let message = refused(parse_quote! {
            #[options]
            pub struct ListOptions {
                /// At most so many.
                pub limit: i64,
            }
        });
        assert_eq!(message, "every option may be left out: Option<_>");
    }

    #[test]
    fn a_row_of_optional_arguments_is_refused() {
        let message = refused(parse_quote! {
            pub fn list(a: Option<i64>, b: Option<i64>, c: Option<i64>, d: Option<i64>) -> Result<i64, LastroError> {}
        });
        assert_eq!(message, "more than 3 optional arguments: make them a struct with #[options]");
    }

    #[test]
    fn options_come_last_and_alone() {
        let options: Item = parse_quote! {
            #[options]
            pub struct ListOptions {
                /// At most so many.
                pub limit: Option<i64>,
            }
        };
        let message = refused(parse_quote! {
            #options
            pub fn list(options: ListOptions, entity: String) -> Result<i64, LastroError> {}
        });
        assert_eq!(message, "the options are the last argument");
        let message = refused(parse_quote! {
            #options
            pub fn list(entity: Option<String>, options: ListOptions) -> Result<i64, LastroError> {}
        });
        assert_eq!(message, "an argument that may be left out belongs in the options");
    }

    #[test]
    fn the_bindings_see_every_option_by_itself_with_its_documentation() {
        let options: Item = parse_quote! {
            #[options]
            pub struct ListOptions {
                /// At most so many.
                pub limit: Option<i64>,
                /// From which on.
                pub offset: Option<i64>,
            }
        };
        let list: ItemFn = parse_quote! {
            pub fn list(entity: String, options: ListOptions) -> Result<i64, LastroError> {}
        };
        let mut items = vec![options];
        let spread = expand(&mut items, vec![list]).expect("operations");
        let signatures: Vec<String> = spread.iter().map(|ItemFn { sig, .. }| quote!(#sig).to_string()).collect();
        // with its documentation, which the tables take over
        let expected = quote! {
            fn list(
                entity: String,
                #[doc = r" At most so many."] limit: Option<i64>,
                #[doc = r" From which on."] offset: Option<i64>
            ) -> Result<i64, LastroError>
        };
        assert_eq!(signatures, [expected.to_string()]);
    }
}
