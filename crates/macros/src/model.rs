//! The attribute `#[model]`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream, Parser as _};
use syn::punctuated::Punctuated;
use syn::token::Paren;
use syn::{
    Attribute, Error, Expr, ExprLit, Field, Fields, GenericArgument, Ident, ItemStruct, Lit, LitInt, Meta,
    MetaNameValue, PathArguments, Result, Token, Type, parenthesized, parse_quote,
};

/// A field of the struct, with the options of its attribute `#[field]`.
struct FieldPlan {
    name: Ident,
    ty: Type,
    optional: bool,
    kind: Ident,
    max: Option<LitInt>,
    doc: String,
}

/// A case of an operation's result, as in `#[model(answer(Failed(error)))]`: its name, and the fields that only this case has.
struct CasePlan {
    name: Ident,
    fields: Vec<Ident>,
}

impl Parse for CasePlan {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let name = input.parse()?;
        if !input.peek(Paren) {
            return Ok(Self { name, fields: Vec::new() });
        }
        let inside;
        parenthesized!(inside in input);
        let fields = Punctuated::<Ident, Token![,]>::parse_terminated(&inside)?;
        Ok(Self { name, fields: fields.into_iter().collect() })
    }
}

/// The option `max = 5` of `#[field]`.
struct MaxLength(LitInt);

impl Parse for MaxLength {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let word: Ident = input.parse()?;
        if word != "max" {
            return Err(Error::new_spanned(word, "max"));
        }
        input.parse::<Token![=]>()?;
        input.parse().map(Self)
    }
}

pub(crate) fn expand(arguments: TokenStream, item: TokenStream) -> Result<TokenStream> {
    let (dialect, filter, cases) = kind(arguments)?;
    // a result of an operation; its fields need not be `Option`s
    let answer = dialect == "Answer";
    let mut item: ItemStruct = syn::parse2(item)?;
    let Fields::Named(fields) = &mut item.fields else {
        return Err(Error::new_spanned(&item, "#[model] needs named fields"));
    };
    let mut plans = Vec::new();
    for field in &mut fields.named {
        let plan = plan(field)?;
        if !answer && !plan.optional {
            return Err(Error::new_spanned(
                &field.ty,
                "every field of an entity is optional: the service leaves out what is unset",
            ));
        }
        plans.push(plan);
    }
    let of_cases = cases.iter().flat_map(|case| &case.fields);
    if let Some(stranger) = of_cases.into_iter().find(|name| plans.iter().all(|plan| plan.name != **name)) {
        return Err(Error::new_spanned(stranger, "not a field"));
    }
    // the decoder has an array of 128 entries for the fields of a record
    if plans.len() > 128 {
        return Err(Error::new_spanned(&item.ident, "at most 128 fields"));
    }
    if !answer {
        let extra = Field::parse_named.parse2(quote! {
            /// Members that are not fields: `custom_*`, attachments, and names that this version of the library does not know.
            pub extra: ::lastro::model::Extra
        })?;
        fields.named.push(extra);
    }
    item.attrs.push(parse_quote!(#[derive(Debug, Clone, PartialEq, Eq)]));
    if !answer {
        item.attrs.push(parse_quote!(#[derive(Default)]));
    }

    let codec = codec(&item.ident, &doc_of(&item.attrs), &plans, &dialect, &cases);
    let constants = filter.map(|section| constants(&item.ident, &plans, &section));
    Ok(quote! { #item #codec #constants })
}

/// Parses the arguments of the attribute. Returns three things: the variant of `Dialect` (the kind of record type); the prefix
/// of the fields' names in filters, or `None` if filters cannot use the fields; and the cases of a result.
fn kind(arguments: TokenStream) -> Result<(Ident, Option<String>, Vec<CasePlan>)> {
    let entity = format_ident!("Entity");
    if arguments.is_empty() {
        return Ok((entity, None, Vec::new()));
    }
    let dialect = |name: &str| Ok((format_ident!("{name}"), None, Vec::new()));
    let argument: Meta = syn::parse2(arguments)?;
    match (argument.path().require_ident()?.to_string().as_str(), &argument) {
        ("answer", Meta::Path(_)) => dialect("Answer"),
        ("answer", Meta::List(list)) => {
            let cases = list.parse_args_with(Punctuated::<CasePlan, Token![,]>::parse_terminated)?;
            Ok((format_ident!("Answer"), None, cases.into_iter().collect()))
        }
        ("legacy", Meta::Path(_)) => dialect("Legacy"),
        ("parameters", Meta::Path(_)) => dialect("Parameters"),
        ("filter", Meta::Path(_)) => Ok((entity, Some(String::new()), Vec::new())),
        ("filter", Meta::NameValue(MetaNameValue { value: Expr::Lit(ExprLit { lit: Lit::Str(section), .. }), .. })) => {
            Ok((entity, Some(format!("{}.", section.value())), Vec::new()))
        }
        _ => Err(Error::new_spanned(
            argument,
            "#[model], or #[model(answer | answer(Case(field, ..), ..) | legacy | parameters | filter | filter = \"section\")]",
        )),
    }
}

/// Generates a typed constant, for the filters of queries, for each field that is not a list.
fn constants(name: &Ident, plans: &[FieldPlan], section: &str) -> TokenStream {
    let constants = plans.iter().filter_map(|plan| {
        let held = inner(&plan.ty)?;
        let field = plan.name.to_string();
        let (constant, wire) = (format_ident!("{}", field.to_uppercase()), format!("{section}{field}"));
        let doc = format!("The field `{wire}` in a query's filter.");
        Some(quote!(#[doc = #doc] pub const #constant: ::lastro::model::FieldOf<#held> = ::lastro::model::FieldOf::new(#wire);))
    });
    quote! { impl #name { #(#constants)* } }
}

fn plan(field: &mut Field) -> Result<FieldPlan> {
    let mut kind = format_ident!("Plain");
    let mut max = None;
    for attribute in field.attrs.extract_if(.., |a| a.path().is_ident("field")) {
        if let Ok(MaxLength(limit)) = attribute.parse_args() {
            max = Some(limit);
            continue;
        }
        let word: Ident = attribute.parse_args()?;
        kind = match word.to_string().as_str() {
            "key" => format_ident!("Key"),
            "read_only" => format_ident!("ReadOnly"),
            "display" => format_ident!("Display"),
            "expanded" => format_ident!("Expanded"),
            "postal_code" => format_ident!("PostalCode"),
            "undocumented" => format_ident!("Undocumented"),
            _ => {
                return Err(Error::new_spanned(
                    word,
                    "key, read_only, display, expanded, postal_code, undocumented or max = ..",
                ));
            }
        };
    }
    let doc = doc_of(&field.attrs);
    if doc.is_empty() {
        return Err(Error::new_spanned(
            &field.ident,
            "a field needs a doc comment: it is the documentation in every language",
        ));
    }
    let name = field.ident.clone().ok_or_else(|| Error::new_spanned(&field.ty, "a named field"))?;
    Ok(FieldPlan { name, ty: field.ty.clone(), optional: is_option(&field.ty), kind, max, doc })
}

/// Generates the table, the decoder and the encoder of a record type.
fn codec(name: &Ident, doc: &str, plans: &[FieldPlan], dialect: &Ident, cases: &[CasePlan]) -> TokenStream {
    let text = name.to_string();
    let rows = plans.iter().map(|FieldPlan { name, ty, kind, max, doc, .. }| {
        let wire = name.to_string();
        let max = max.as_ref().map_or_else(|| quote!(None), |max| quote!(Some(#max)));
        quote! {
            ::lastro::model::Field {
                name: #wire, ty: <#ty as ::lastro::model::Codec>::TYPE, kind: ::lastro::model::Kind::#kind, max_length: #max, doc: ::lastro::model::prose(#doc),
            }
        }
    });
    let cases = cases.iter().map(|CasePlan { name, fields }| {
        let (name, fields) = (name.to_string(), fields.iter().map(Ident::to_string));
        quote!(::lastro::model::Case { name: #name, fields: &[#(#fields),*] })
    });
    let names: Vec<_> = plans.iter().map(|p| &p.name).collect();
    let places = 0..plans.len();
    let set_parts = names
        .iter()
        .zip(places.clone())
        .map(|(name, place)| quote!(if ::lastro::model::Codec::is_set(&self.#name) { see(#place, &self.#name); }));
    let has_value = names
        .iter()
        .zip(places.clone())
        .map(|(name, place)| quote!(#place => ::lastro::model::Codec::is_set(&self.#name),));
    let reads = names
        .iter()
        .zip(places)
        .map(|(name, place)| quote!(#place => ::lastro::model::Slot::fill(&mut self.#name, node, reader),));
    // A result of an operation is invalid if one field is. A record of the service keeps the fields that could be read.
    let (read, read_in_place, extra, empty, entity) = if dialect == "Answer" {
        let held: Vec<_> = names.iter().map(|name| format_ident!("field_{name}")).collect();
        let unset = plans.iter().zip(&held).map(|(FieldPlan { ty, optional, .. }, slot)| {
            let ty = if *optional { quote!(#ty) } else { quote!(Option<#ty>) };
            quote!(#[allow(non_snake_case, reason = "the document's own names")] let mut #slot: #ty = None;)
        });
        let taken = plans.iter().zip(&held).map(
            |(FieldPlan { name, optional, .. }, slot)| {
                if *optional { quote!(#name: #slot) } else { quote!(#name: #slot?) }
            },
        );
        let read = quote! {
            #(#unset)*
            let whole = reader.fill_answer(node, <Self as ::lastro::model::Model>::TABLE, &mut [#(&mut #held),*]);
            whole.then_some(())?;
            Some(Self { #(#taken),* })
        };
        (read, None, quote!(None), quote!(None), None)
    } else {
        let read = quote! {
            let mut record = None;
            Self::read_into(&mut record, node, reader);
            record
        };
        let entity = quote! {
            impl ::lastro::model::Entity for #name {
                #[inline(never)]
                fn read_field(&mut self, index: usize, node: &::lastro::model::Node<'_>, reader: &mut ::lastro::model::Reader<'_>) -> bool {
                    match index { #(#reads)* _ => false }
                }
                fn extra_mut(&mut self) -> &mut ::lastro::model::Extra {
                    &mut self.extra
                }
            }
        };
        let read_in_place = quote! {
            fn read_into(place: &mut Option<Self>, node: &::lastro::model::Node<'_>, reader: &mut ::lastro::model::Reader<'_>) {
                if !reader.fill(place.insert(Self::default()), node) {
                    *place = None;
                }
            }
            fn read_onto(list: &mut Vec<Self>, node: &::lastro::model::Node<'_>, reader: &mut ::lastro::model::Reader<'_>) -> Option<()> {
                list.push(Self::default());
                let fits = list.last_mut().is_some_and(|record| reader.fill(record, node));
                if !fits {
                    list.pop();
                }
                fits.then_some(())
            }
        };
        (read, Some(read_in_place), quote!(Some(&self.extra)), quote!(::lastro::model::maker::<Self>()), Some(entity))
    };
    // `read_field`, `set_parts` and `has_value` are never inlined: otherwise each crate that uses the record as a trait object
    // would contain a copy of them
    quote! {
        impl ::lastro::model::Model for #name {
            const TABLE: &'static ::lastro::model::ModelTable =
                &::lastro::model::ModelTable { name: #text, doc: ::lastro::model::prose(#doc), fields: &[#(#rows),*], dialect: ::lastro::model::Dialect::#dialect, empty: #empty, cases: ::lastro::model::cases(&[#(#cases),*]) };
        }
        impl ::lastro::model::Codec for #name {
            const TYPE: ::lastro::model::Type = ::lastro::model::Type::Record(<Self as ::lastro::model::Model>::TABLE);
            fn read(node: &::lastro::model::Node<'_>, reader: &mut ::lastro::model::Reader<'_>) -> Option<Self> {
                #read
            }
            #read_in_place
            fn write(&self, writer: &mut ::lastro::model::Writer) {
                ::lastro::model::write_record(self, writer);
            }
            fn view(&self) -> ::lastro::model::View<'_> {
                ::lastro::model::View::Record(self)
            }
        }
        impl ::lastro::model::Parts for #name {
            fn table(&self) -> &'static ::lastro::model::ModelTable {
                <Self as ::lastro::model::Model>::TABLE
            }
            #[inline(never)]
            fn set_parts<'v>(&'v self, see: &mut dyn FnMut(usize, &'v dyn ::lastro::model::Part)) {
                #(#set_parts)*
            }
            #[inline(never)]
            fn has_value(&self, place: usize) -> bool {
                match place { #(#has_value)* _ => false }
            }
            fn extra(&self) -> Option<&::lastro::model::Extra> {
                #extra
            }
        }
        impl serde::Serialize for #name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                ::lastro::model::Codec::value(self, ::lastro::model::Target::Program).serialize(serializer)
            }
        }
        impl<'de> serde::Deserialize<'de> for #name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                ::lastro::model::from_serde(deserializer)
            }
        }
        #entity
    }
}

/// The type `T` in `Option<T>`; `None` for any other type, and if `T` is a list.
fn inner(ty: &Type) -> Option<&Type> {
    option_of(ty).filter(|held| {
        let Type::Path(path) = held else { return false };
        path.path.segments.last().is_none_or(|s| s.ident != "Vec")
    })
}

/// The type `T` in `Option<T>`; `None` for any other type.
fn option_of(ty: &Type) -> Option<&Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|s| s.ident == "Option")?;
    let PathArguments::AngleBracketed(generics) = &last.arguments else { return None };
    match generics.args.first() {
        Some(GenericArgument::Type(held)) => Some(held),
        _ => None,
    }
}

pub(crate) fn is_option(ty: &Type) -> bool {
    option_of(ty).is_some()
}

/// Joins the lines of a doc comment to one string, without the space after the slashes.
pub(crate) fn doc_of(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|a| match &a.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Str(text) => Some(text.value().strip_prefix(' ').map_or_else(|| text.value(), str::to_owned)),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    });
    lines.collect::<Vec<_>>().join("\n")
}
