//! What `#[model]` adds for Python: a keyword-only constructor, getters, and the protocols of a frozen value.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use crate::model::FieldPlan;

pub(crate) fn expand(name: &Ident, plans: &[FieldPlan], answer: bool) -> TokenStream {
    let text = name.to_string();
    let mut names: Vec<Ident> = plans.iter().map(|p| p.name.clone()).collect();
    let mut types: Vec<TokenStream> = plans
        .iter()
        .map(|p| {
            let ty = &p.ty;
            quote!(#ty)
        })
        .collect();
    let mut parameters: Vec<String> =
        plans.iter().map(|p| if p.optional { format!("{}=None", p.name) } else { p.name.to_string() }).collect();
    if !answer {
        names.push(format_ident!("extra"));
        types.push(quote!(crate::model::Extra));
        parameters.push("extra=None".to_owned());
    }
    let signature = format!("(*, {})", parameters.join(", "));
    let strings: Vec<String> = names.iter().map(ToString::to_string).collect();
    let getters = names.iter().map(|n| {
        let getter = format_ident!("python_get_{n}");
        quote! {
            #[getter(#n)]
            fn #getter<'py>(&self, py: pyo3::Python<'py>) -> pyo3::PyResult<pyo3::Bound<'py, pyo3::PyAny>> {
                crate::python::ToPy::to_py(&self.#n, py)
            }
        }
    });
    let takes = names.iter().zip(&types).zip(&strings).map(|((n, ty), string)| {
        if string == "extra" {
            quote!(let #n = keywords.take::<Option<#ty>>(#string, reader).map(Option::unwrap_or_default);)
        } else {
            quote!(#[allow(non_snake_case, reason = "the document's own names")] let #n = keywords.take::<#ty>(#string, reader);)
        }
    });
    quote! {
        #[cfg(feature = "python")]
        const _: () = {
            use crate::python::{Fields, FromPy, ToPy};
            use pyo3::prelude::*;
            use pyo3::types::{PyDict, PyTuple};

            impl #name {
                fn from_fields(dict: &Bound<'_, PyDict>, reader: &mut crate::model::Reader) -> Option<Self> {
                    let mut keywords = Fields::new(dict);
                    #(#takes)*
                    keywords.close(reader);
                    Some(Self { #(#names: #names?,)* })
                }
            }
            impl FromPy for #name {
                fn from_py(value: &Bound<'_, PyAny>, reader: &mut crate::model::Reader) -> Option<Self> {
                    match value.cast::<Self>() {
                        Ok(instance) => Some(instance.get().clone()),
                        Err(_) => crate::python::read(value, reader),
                    }
                }
            }
            impl ToPy for #name {
                fn to_py<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                    Ok(Bound::new(py, self.clone())?.into_any())
                }
                fn classes(module: &Bound<'_, PyModule>) -> PyResult<()> {
                    #(<#types as ToPy>::classes(module)?;)*
                    crate::python::add_record::<Self>(module)
                }
            }
            #[pymethods]
            impl #name {
                #[new]
                #[pyo3(signature = (**fields), text_signature = #signature)]
                fn python_new(py: Python<'_>, fields: Option<Bound<'_, PyDict>>) -> PyResult<Self> {
                    let fields = fields.unwrap_or_else(|| PyDict::new(py));
                    crate::python::finish(|reader| Self::from_fields(&fields, reader))
                }
                #(#getters)*
                #[classattr]
                fn __match_args__(py: Python<'_>) -> PyResult<Py<PyTuple>> {
                    Ok(PyTuple::new(py, [#(#strings),*])?.unbind())
                }
                fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
                    crate::python::repr(#text, &[#((#strings, self.#names.to_py(py)?)),*])
                }
                fn __hash__(&self) -> u64 {
                    crate::python::hash(self)
                }
                #[pyo3(signature = (**changes), text_signature = "($self, /, **changes)")]
                fn __replace__(&self, py: Python<'_>, changes: Option<Bound<'_, PyDict>>) -> PyResult<Self> {
                    let fields = PyDict::new(py);
                    #(fields.set_item(#strings, self.#names.to_py(py)?)?;)*
                    if let Some(changes) = changes {
                        fields.update(changes.as_mapping())?;
                    }
                    crate::python::finish(|reader| Self::from_fields(&fields, reader))
                }
                fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
                    let text = crate::python::program_json(slf.get());
                    Ok((slf.get_type().getattr("from_json")?, PyTuple::new(slf.py(), [text])?))
                }
                /// The record as JSON text: exact decimals as text, nothing lost.
                fn to_json(&self) -> String {
                    crate::python::program_json(self)
                }
                /// Reads a record from JSON text or bytes; every problem is in the error.
                #[staticmethod]
                fn from_json(json: &Bound<'_, PyAny>) -> PyResult<Self> {
                    crate::python::from_json(json)
                }
            }
        };
    }
}
