//! Defines the Python classes of records. Each class has a keyword-only constructor and getters, is immutable, and supports
//! equality, hashing, copying and pickling.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use lastro::IssueCode;
use lastro::model::{Codec, Target};
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict as _, PyDict, PyList, PyTuple};

use crate::found::{FROZEN_DICT, FROZEN_LIST};
use crate::reading::Reading;
use crate::traits::{FromPy, Known, ToPy};

/// Defines the Python class of a record from its documentation, Python module, name, Python signature and fields. The class
/// holds the core's struct, so that no conversion is needed to pass a record to the core. It also holds the context of the
/// record's values; see [`Known`]. The code of the macro is compiled for each class. To keep the library small, the macro
/// contains only code that depends on the fields, and the functions that several methods call are not inlined.
macro_rules! record {
    (
        $(#[doc = $doc:literal])*
        $module:literal $name:ident $text:literal $signature:literal
        { $($(#[doc = $about:literal])* $field:ident: $ty:ty,)* }
    ) => {
        const _: () = {
            use pyo3::prelude::*;
            use pyo3::types::{PyDict, PyTuple};

            use $crate::found::add_class;
            use $crate::reading::{Reading, finish};
            use $crate::record::{Fields, Pairs, changed, frozen, hash, pairs, program_json, reduced, repr};
            use $crate::traits::{FromPy, Known, Record, ToPy};

            $(#[doc = $doc])*
            #[pyclass(frozen, eq, module = $module, name = $text)]
            struct Class($name, Known);

            impl PartialEq for Class {
                fn eq(&self, other: &Self) -> bool {
                    self.0 == other.0
                }
            }

            impl Class {
                /// Creates the Python object of a record. `known`: the context of the record's values.
                #[inline(never)]
                fn object<'py>(py: Python<'py>, record: $name, known: Known) -> PyResult<Bound<'py, PyAny>> {
                    Ok(Bound::new(py, Self(record, known))?.into_any())
                }
                #[inline(never)]
                fn of_fields(given: &Bound<'_, PyDict>) -> PyResult<$name> {
                    let record = finish(|reading| {
                        let mut fields = Fields::new(given);
                        $( #[allow(non_snake_case, reason = "the document's own names")]
                        let $field = fields.take::<$ty>(stringify!($field), reading); )*
                        fields.close(reading);
                        Some($name { $($field: $field?,)* })
                    });
                    Ok(record?)
                }
                /// The names and values of all fields. `known`: the context of the values.
                #[inline(never)]
                fn pairs<'py>(&self, py: Python<'py>, known: Known) -> PyResult<Pairs<'py>> {
                    pairs(py, known, &[$((stringify!($field), &self.0.$field)),*])
                }
            }
            impl FromPy for $name {
                fn from_py(value: &Bound<'_, PyAny>, reading: &mut Reading<'_>) -> Option<Self> {
                    match value.cast::<Class>() {
                        Ok(instance) => Some(instance.get().0.clone()),
                        Err(_) => $crate::read::read(value, reading),
                    }
                }
            }
            impl ToPy for $name {
                fn to_py<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                    self.to_py_as(py, Known::Nothing)
                }
                fn into_py<'py>(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                    Class::object(py, self, Known::Nothing)
                }
                fn to_py_as<'py>(&self, py: Python<'py>, known: Known) -> PyResult<Bound<'py, PyAny>> {
                    Class::object(py, self.clone(), known)
                }
            }
            impl Record for $name {
                fn add_class(module: &Bound<'_, PyModule>) -> PyResult<()> {
                    add_class::<Class>(module)
                }
            }
            #[pymethods]
            impl Class {
                #[new]
                #[pyo3(signature = (**fields), text_signature = $signature)]
                fn new(py: Python<'_>, fields: Option<Bound<'_, PyDict>>) -> PyResult<Self> {
                    let fields = fields.unwrap_or_else(|| PyDict::new(py));
                    Self::of_fields(&fields).map(|record| Self(record, Known::Nothing))
                }
                $(
                    $(#[doc = $about])*
                    #[getter($field)]
                    #[allow(non_snake_case, reason = "the document's own names")]
                    fn $field<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
                        frozen(self.0.$field.to_py_as(py, self.1.inside(&self.0))?)
                    }
                )*
                #[classattr]
                fn __match_args__(py: Python<'_>) -> PyResult<Py<PyTuple>> {
                    Ok(PyTuple::new(py, [$(stringify!($field)),*])?.unbind())
                }
                fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
                    repr($text, self.pairs(py, self.1.inside(&self.0))?)
                }
                fn __hash__(&self) -> u64 {
                    hash(&program_json(&self.0))
                }
                #[pyo3(signature = (**changes), text_signature = "($self, /, **changes)")]
                fn __replace__<'py>(
                    &self,
                    py: Python<'py>,
                    changes: Option<Bound<'_, PyDict>>,
                ) -> PyResult<Bound<'py, PyAny>> {
                    let fields = changed(py, self.pairs(py, Known::Nothing)?, changes)?;
                    Self::object(py, Self::of_fields(&fields)?, self.1)
                }
                fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
                    let Self(record, known) = slf.get();
                    reduced(slf.as_any(), program_json(record), *known)
                }
                /// Returns the record as JSON text. Decimals are strings, so that they stay exact.
                fn to_json(&self) -> String {
                    program_json(&self.0)
                }
                /// Reads a record from JSON text or bytes.
                ///
                /// Raises:
                ///     LastroError: Lists every problem with its path.
                ///     TypeError: The argument is neither a string nor bytes.
                #[staticmethod]
                fn from_json<'py>(json: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
                    Self::object(json.py(), $crate::read::from_json(json)?, Known::Nothing)
                }
                // called by `pickle`: keeps invalid values; `entity` is the entity of the record's query, empty if there is none
                #[staticmethod]
                fn _from_json_of<'py>(py: Python<'py>, json: &str, entity: &str) -> PyResult<Bound<'py, PyAny>> {
                    let known = Known::of_entity(entity);
                    Self::object(py, $crate::read::restored(json)?, known)
                }
            }
        };
    };
}
pub(crate) use record;

/// The names and Python values of a record's fields.
pub type Pairs<'py> = Vec<(&'static str, Bound<'py, PyAny>)>;

/// Converts the fields of a record to Python values. `known`: the context of the values.
///
/// # Errors
/// Exceptions from Python.
pub fn pairs<'py>(py: Python<'py>, known: Known, fields: &[(&'static str, &dyn ToPy)]) -> PyResult<Pairs<'py>> {
    fields.iter().map(|&(name, field)| Ok((name, field.to_py_as(py, known)?))).collect()
}

/// The keyword arguments of a record's constructor. An unknown argument is an error.
pub struct Fields<'a, 'py> {
    dict: &'a Bound<'py, PyDict>,
    known: Vec<&'static str>,
}

impl<'a, 'py> Fields<'a, 'py> {
    /// The keyword arguments as passed.
    #[must_use]
    pub const fn new(dict: &'a Bound<'py, PyDict>) -> Self {
        Self { dict, known: Vec::new() }
    }

    /// Reads the argument of a field.
    pub fn take<T: FromPy>(&mut self, name: &'static str, reading: &mut Reading<'_>) -> Option<T> {
        let given = self.given(name, reading)?;
        reading.at_member(name, |reading| match given {
            Some(value) => T::from_py(&value, reading),
            None => T::absent(reading),
        })
    }

    /// The argument of a field, if it was passed. `None` if Python code raised an exception.
    #[inline(never)]
    fn given(&mut self, name: &'static str, reading: &mut Reading<'_>) -> Option<Option<Bound<'py, PyAny>>> {
        self.known.push(name);
        reading.through(self.dict.get_item(name))
    }

    /// Reports all keyword arguments that are not fields. Call it after the last field.
    pub fn close(self, reading: &mut Reading<'_>) {
        for (key, _) in self.dict.iter() {
            let name = key.to_string();
            if !self.known.contains(&name.as_str()) {
                reading.reader.unknown_member(&name, IssueCode::UnknownArgument, self.known.iter().copied());
            }
        }
    }
}

/// Makes the value that a getter returns immutable, if it is a list or a dict. The value is a copy, so changes would be lost.
///
/// # Errors
/// Exceptions from Python.
pub fn frozen(value: Bound<'_, PyAny>) -> PyResult<Bound<'_, PyAny>> {
    let class = if value.is_exact_instance_of::<PyList>() {
        &FROZEN_LIST
    } else if value.is_exact_instance_of::<PyDict>() {
        &FROZEN_DICT
    } else {
        return Ok(value);
    };
    class.of(value.py())?.call1((&value,))
}

/// The constructor's arguments for a changed copy: `values` are the record's own, `changes` those of `__replace__`.
///
/// # Errors
/// Exceptions from Python.
pub fn changed<'py>(
    py: Python<'py>,
    values: Vec<(&str, Bound<'py, PyAny>)>,
    changes: Option<Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyDict>> {
    let fields = values.into_py_dict(py)?;
    if let Some(changes) = changes {
        fields.update(changes.as_mapping())?;
    }
    Ok(fields)
}

/// What `__reduce__` returns: the function that restores the record, and its arguments.
///
/// # Errors
/// Exceptions from Python.
pub fn reduced<'py>(
    record: &Bound<'py, PyAny>,
    json: String,
    known: Known,
) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
    let arguments = (json, known.entity()).into_pyobject(record.py())?;
    Ok((record.get_type().getattr("_from_json_of")?, arguments))
}

/// The `repr` of a record: `Name(field=value, ..)` with all set fields.
///
/// # Errors
/// Exceptions from Python.
pub fn repr(name: &str, fields: Vec<(&str, Bound<'_, PyAny>)>) -> PyResult<String> {
    let mut parts = Vec::new();
    for (field, value) in fields {
        let nothing = |dict: &Bound<'_, PyDict>| field == "extra" && dict.is_empty();
        let empty = value.is_none() || value.cast::<PyDict>().is_ok_and(nothing);
        if !empty {
            parts.push([field, "=", &value.repr()?.to_string()].concat());
        }
    }
    Ok([name, "(", &parts.join(", "), ")"].concat())
}

/// The record as JSON text in the form for programs, in which amounts are strings.
#[inline(never)]
pub fn program_json<T: Codec>(value: &T) -> String {
    value.json(Target::Program)
}

/// A hash of a record's JSON text. It is equal for equal records.
pub fn hash(json: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    json.hash(&mut hasher);
    hasher.finish()
}
