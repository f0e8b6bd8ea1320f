//! The attribute `#[operations]`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};
use syn::{Error, FnArg, Ident, Item, ItemFn, ItemMod, LitStr, Pat, Result, ReturnType, Token, Type, parse_quote};

use crate::model::{doc_of, is_option};

/// The arguments of the attribute, such as `area = "sale", entity = Sale`. `describes`: the area returns documentation, such as
/// schemas. `legacy`: the record type is of version 1 and gets only `decode` and `encode`.
struct Arguments {
    area: String,
    entity: Option<Ident>,
    describes: bool,
    legacy: bool,
}

impl Parse for Arguments {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        let mut area = None;
        let mut entity = None;
        let mut describes = false;
        let mut legacy = false;
        while !input.is_empty() {
            let key: Ident = input.parse()?;
            if key == "describes" {
                describes = true;
            } else if key == "legacy" {
                legacy = true;
            } else {
                input.parse::<Token![=]>()?;
                match key.to_string().as_str() {
                    "area" => area = Some(input.parse::<LitStr>()?.value()),
                    "entity" => entity = Some(input.parse()?),
                    _ => return Err(Error::new_spanned(key, "expected area, entity, describes or legacy")),
                }
            }
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        let area = area.ok_or_else(|| input.error("area = \"..\" is required"))?;
        Ok(Self { area, entity, describes, legacy })
    }
}

pub(crate) fn expand(arguments: TokenStream, item: TokenStream) -> Result<TokenStream> {
    let Arguments { area, entity, describes, legacy } = syn::parse2(arguments)?;
    let mut module: ItemMod = syn::parse2(item)?;
    let doc = doc_of(&module.attrs);
    let doc = doc.trim();
    let Some((_, items)) = &mut module.content else {
        return Err(Error::new_spanned(&module, "#[operations] needs an inline module"));
    };
    let own = functions_of(items).map(|function| function.sig.ident.clone()).collect::<Vec<_>>();
    let mut alike = entity.as_ref().map_or_else(Vec::new, |entity| entity_functions(&area, entity, legacy));
    alike.retain(|(_, function)| !own.contains(&function.sig.ident));
    items.extend(entity.iter().flat_map(entity_imports));
    items.extend(alike.iter().map(|(_, function)| Item::Fn(function.clone())));
    let public = |function: &&ItemFn| matches!(function.vis, syn::Visibility::Public(_));
    let functions: Vec<ItemFn> = functions_of(items).filter(public).cloned().collect();
    let of_entity = |function: &ItemFn| {
        let same = |(_, item): &&(Ident, ItemFn)| item.sig.ident == function.sig.ident;
        alike.iter().find(same).map(|(does, _)| does.clone())
    };
    let rows = functions.iter().map(|f| Row::new(&area, f, of_entity(f))).collect::<Result<Vec<_>>>()?;
    items.iter_mut().for_each(without_marks);
    let tables = rows.iter().map(Row::table);
    let arms = rows.iter().enumerate().map(|(place, row)| row.arm(place, entity.as_ref()));
    let list = parse_quote! {
        /// The table of this area's operations, with their names, arguments and results.
        pub const OPERATIONS: &[::lastro::model::Operation] = &[#(#tables),*];
    };
    let blank = match &entity {
        Some(entity) => quote!(Some(::lastro::rules::EntityRules::of::<#entity>())),
        None => quote!(None),
    };
    let by_place: Item = parse_quote! {
        /// Runs the operation at an index of the table. `row`: the operation at that index.
        fn run(
            place: usize,
            row: &::lastro::model::Operation,
            call: &crate::Call<'_>,
            writer: &mut ::lastro::model::Writer,
        ) -> core::result::Result<(), ::lastro::LastroError> {
            match place { #(#arms)* _ => Err(crate::unplaced()) }
        }
    };
    let here: Item = parse_quote! {
        /// This area. A [`Facade`](crate::Facade) that contains it can run its operations.
        pub const AREA: crate::Area = crate::Area {
            name: #area,
            doc: ::lastro::model::prose(#doc),
            operations: OPERATIONS,
            describes: #describes,
            run,
            entity: #blank,
        };
    };
    if let Some((_, items)) = &mut module.content {
        items.extend::<[Item; 3]>([list, by_place, here]);
    }
    let decoded = entity.as_ref().map(|entity| decoded(&area, entity));
    Ok(quote! { #module #decoded })
}

/// Generates the result type of `decode`, in a separate module, so that bindings can import it.
fn decoded(area: &str, entity: &Ident) -> TokenStream {
    let name = format_ident!("{entity}Decoded");
    let doc =
        format!("The result of reading {} from JSON: the record, and an issue for each invalid value.", noun(area));
    quote! {
        /// The result of `decode`.
        pub mod decoded {
            #[doc = #doc]
            #[lastro_macros::model(answer)]
            pub struct #name {
                /// The record.
                pub value: crate::types::#entity,
                /// An issue for each value that is invalid for its field, with its path.
                pub issues: Vec<::lastro::Issue>,
            }
        }
    }
}

/// The name of an area's record type for documentation: `a sale of version 1` for the area `v1.sale`.
fn noun(area: &str) -> String {
    let (name, version) = area.strip_prefix("v1.").map_or((area, ""), |name| (name, " of version 1"));
    let noun = match name {
        "api_error" => "an API error",
        "cnae" => "a CNAE activity",
        "deleted" => "the response to a delete",
        "nfse_data" => "the data of an NFS-e",
        "schedule_data" => "the schedule data of a contract",
        "service_list_item" => "an item of the LC 116 service list",
        _ if name.starts_with(['a', 'e', 'i', 'o', 'u']) => &format!("an {}", name.replace('_', " ")),
        _ => &format!("a {}", name.replace('_', " ")),
    };
    [noun, version].concat()
}

/// The functions of a module.
fn functions_of(items: &[Item]) -> impl Iterator<Item = &ItemFn> {
    items.iter().filter_map(|item| match item {
        Item::Fn(function) => Some(function),
        _ => None,
    })
}

/// The imports that the functions of [`entity_functions`] need.
fn entity_imports(entity: &Ident) -> [Item; 6] {
    let decoded = format_ident!("{entity}Decoded");
    [
        parse_quote!(use super::decoded::#decoded;),
        parse_quote!(
            use ::lastro::LastroError;
        ),
        parse_quote!(
            use lastro::model::{Document, Json};
        ),
        parse_quote!(use crate::types::#entity;),
        parse_quote!(
            use ::lastro::rules::{Validation, WriteOperation};
        ),
        parse_quote!(
            use ::lastro::LocalDate;
        ),
    ]
}

/// Generates the functions that every record type has, each with its `EntityOperation`: decode, encode, body, validate. Record
/// types of version 1 have only the first two.
fn entity_functions(area: &str, entity: &Ident, legacy: bool) -> Vec<(Ident, ItemFn)> {
    let area = &noun(area);
    let decoded = format_ident!("{entity}Decoded");
    let decode_doc = format!(
        "Reads {area} from a JSON document. `value` contains every field that could be read; `issues` lists each invalid \
         value with its path.\n\n\
         # Errors\nAn error of kind `invalid` if the text is not JSON or not an object, or if an object has two members of \
         the same name."
    );
    let numbers = if legacy {
        "numbers and amounts are JSON strings"
    } else {
        "amounts are JSON numbers with two decimal places"
    };
    let encode_doc = format!(
        "Writes {area} as JSON in the service's format: {numbers}, and unset fields are left out. All other data is \
         kept.\n\n\
         # Errors\nNone for a value of the type."
    );
    let body_doc = format!(
        "Builds the request body for {area}. Read-only and display fields are left out, and for an insert also the keys.\n\n\
         # Errors\nNone for a value of the type."
    );
    let validate_doc = format!(
        "Validates {area} before it is sent: the values of its fields, its codes, the names of its members, and the rules \
         for this kind of record, which `docs/rules.md` lists. `today` is the current date; if it is unset, the rules that \
         need it are skipped.\n\n\
         # Errors\nAn error of kind `invalid` if the value is not an object. All other problems are returned as issues."
    );
    let functions: [ItemFn; 4] = [
        parse_quote! {
            #[doc = #decode_doc]
            pub fn decode(json: Document) -> Result<#decoded, LastroError> {
                let read = <#entity as ::lastro::model::Model>::from_document(&json);
                let (value, issues) = read.map_err(|error| error.of_argument("json"))?;
                Ok(#decoded { value, issues })
            }
        },
        parse_quote! {
            #[doc = #encode_doc]
            pub fn encode(value: #entity) -> Result<Json, LastroError> {
                Ok(::lastro::model::Model::encode(&value))
            }
        },
        parse_quote! {
            #[doc = #body_doc]
            pub fn body(value: #entity, operation: WriteOperation) -> Result<Json, LastroError> {
                Ok(Json(::lastro::rules::body(&value, operation)))
            }
        },
        parse_quote! {
            #[doc = #validate_doc]
            pub fn validate(
                #[draft] value: #entity,
                operation: WriteOperation,
                today: Option<LocalDate>,
            ) -> Result<Validation, LastroError> {
                Ok(::lastro::rules::validate(&value, &::lastro::rules::Context { operation, today }))
            }
        },
    ];
    let does = ["Decode", "Encode", "Body", "Validate"].map(|does| format_ident!("{does}"));
    does.into_iter().zip(functions).take(if legacy { 2 } else { 4 }).collect()
}

/// Removes the attribute `#[draft]` from the arguments of a function, because the compiler does not know it.
fn without_marks(item: &mut Item) {
    if let Item::Fn(function) = item {
        for argument in &mut function.sig.inputs {
            if let FnArg::Typed(typed) = argument {
                typed.attrs.retain(|attribute| !attribute.path().is_ident("draft"));
            }
        }
    }
}

/// One operation.
struct Row {
    area: String,
    name: Ident,
    docs: String,
    arguments: Vec<RowArgument>,
    result: Type,
    /// The variant of `EntityOperation`, if the operation is one that every record type has; otherwise `None`.
    entity: Option<Ident>,
}

/// One argument of an operation.
struct RowArgument {
    name: Ident,
    ty: Type,
    /// Whether the argument has the attribute `#[draft]`. Such an argument may be a record with values that are invalid for
    /// their field.
    draft: bool,
}

impl Row {
    fn new(area: &str, function: &ItemFn, entity: Option<Ident>) -> Result<Self> {
        let mut arguments: Vec<RowArgument> = Vec::new();
        for argument in &function.sig.inputs {
            let FnArg::Typed(typed) = argument else {
                return Err(Error::new_spanned(argument, "an operation must be a free function, without `self`"));
            };
            let Pat::Ident(name) = &*typed.pat else {
                return Err(Error::new_spanned(&typed.pat, "an argument of an operation must be a plain name"));
            };
            if matches!(&*typed.ty, Type::Reference(_)) {
                return Err(Error::new_spanned(
                    &typed.ty,
                    "arguments of an operation must be owned values, so that every binding can pass them",
                ));
            }
            if !is_option(&typed.ty) && arguments.last().is_some_and(|before| is_option(&before.ty)) {
                return Err(Error::new_spanned(argument, "required arguments come before optional ones"));
            }
            let draft = typed.attrs.iter().any(|attribute| attribute.path().is_ident("draft"));
            arguments.push(RowArgument { name: name.ident.clone(), ty: (*typed.ty).clone(), draft });
        }
        let docs = doc_of(&function.attrs);
        if docs.is_empty() {
            return Err(Error::new_spanned(
                &function.sig.ident,
                "an operation needs a doc comment: it is the documentation in every language",
            ));
        }
        let result = result_of(&function.sig.output)
            .ok_or_else(|| Error::new_spanned(&function.sig, "an operation must return Result<_, LastroError>"))?;
        let (area, name, result) = (area.to_owned(), function.sig.ident.clone(), result.clone());
        Ok(Self { area, name, docs, arguments, result, entity })
    }

    fn table(&self) -> TokenStream {
        let Self { area, docs, result, .. } = self;
        let name = format!("{area}.{}", self.name);
        let arguments = self.arguments.iter().map(|RowArgument { name, ty, draft }| {
            let name = name.to_string();
            quote!(::lastro::model::Argument {
                name: #name,
                ty: <#ty as ::lastro::model::Codec>::TYPE,
                draft: #draft,
            })
        });
        let entity = match &self.entity {
            Some(does) => quote!(Some(::lastro::model::EntityOperation::#does)),
            None => quote!(None),
        };
        quote! {
            ::lastro::model::Operation {
                name: #name,
                doc: ::lastro::model::prose(#docs),
                arguments: &[#(#arguments),*],
                result: <#result as ::lastro::model::Codec>::TYPE,
                entity: #entity,
            }
        }
    }

    /// Generates the match arm that runs the operation. It reads all arguments before it calls the function, so that all
    /// problems are reported at once.
    fn arm(&self, place: usize, entity: Option<&Ident>) -> TokenStream {
        if let Some((does, entity)) = self.entity.as_ref().zip(entity) {
            let rules = quote!(::lastro::rules::EntityRules::of::<#entity>());
            return quote!(#place => call.entity(row, ::lastro::model::EntityOperation::#does, #rules, writer),);
        }
        let name = &self.name;
        let names: Vec<_> = self.arguments.iter().map(|argument| &argument.name).collect();
        let filled = self.arguments.iter().map(|RowArgument { name, draft, .. }| {
            if *draft { quote!(&mut ::lastro::model::Draft(&mut #name)) } else { quote!(&mut #name) }
        });
        let slots = self.arguments.iter().map(|RowArgument { name, ty, .. }| {
            let ty = if is_option(ty) { quote!(#ty) } else { quote!(Option<#ty>) };
            quote!(let mut #name: #ty = None;)
        });
        let required = self.arguments.iter().filter(|argument| !is_option(&argument.ty)).map(|argument| &argument.name);
        quote! {
            #place => {
                #(#slots)*
                call.read(row, &mut [#(#filled),*])?;
                #(let Some(#required) = #required else { return Err(crate::unfilled()) };)*
                ::lastro::model::Codec::write(&self::#name(#(#names),*)?, writer);
                Ok(())
            }
        }
    }
}

/// The type `T` in `Result<T, LastroError>`; `None` for any other return type.
fn result_of(output: &ReturnType) -> Option<&Type> {
    let ReturnType::Type(_, ty) = output else { return None };
    let Type::Path(path) = &**ty else { return None };
    let last = path.path.segments.last().filter(|s| s.ident == "Result")?;
    let syn::PathArguments::AngleBracketed(generics) = &last.arguments else { return None };
    match generics.args.first() {
        Some(syn::GenericArgument::Type(inner)) => Some(inner),
        _ => None,
    }
}
