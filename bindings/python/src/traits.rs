//! The traits of types that are passed to and from Python.

use core::any::Any;

use lastro::model::Type;
use lastro::query::{Filter, Query, Resource, value_type};
use lastro::value::Choice as _;
use pyo3::prelude::*;

use crate::reading::Reading;

/// A type that can be read from a Python value.
pub trait FromPy: Sized {
    /// Reads the value. Returns `None` if it is invalid, and reports at least one issue.
    fn from_py(value: &Bound<'_, PyAny>, reading: &mut Reading<'_>) -> Option<Self>;
    /// The value of an omitted argument. By default, the argument is required, and its absence is reported.
    fn absent(reading: &mut Reading<'_>) -> Option<Self> {
        reading.reader.required();
        None
    }
}

/// A type that can be converted to a Python value.
pub trait ToPy {
    /// Converts the value to Python.
    ///
    /// # Errors
    /// Exceptions from Python.
    fn to_py<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>>;
    /// Converts an owned value to Python. A record is moved into its Python object, without a copy.
    ///
    /// # Errors
    /// Exceptions from Python.
    fn into_py<'py>(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>>
    where
        Self: Sized,
    {
        self.to_py(py)
    }
    /// Converts a value inside a record to Python. [`Known`] is the context that the record gives its values.
    ///
    /// # Errors
    /// Exceptions from Python.
    fn to_py_as<'py>(&self, py: Python<'py>, _: Known) -> PyResult<Bound<'py, PyAny>> {
        self.to_py(py)
    }
}

/// A record, which has a class in Python.
pub trait Record {
    /// Adds the class to the module.
    ///
    /// # Errors
    /// Exceptions from Python.
    fn add_class(module: &Bound<'_, PyModule>) -> PyResult<()>;
}

/// What a record knows about the types of its values. The value of a filter in a query is a string in the core. Its Python type
/// depends on the entity of the query and on the field that the filter names.
#[derive(Debug, Clone, Copy)]
pub enum Known {
    /// Nothing. This is enough for most records: the declaration of their fields gives the types of all values.
    Nothing,
    /// The values are part of a query of this entity.
    Entity(Resource),
    /// The values are compared with a field of this type.
    Type(Type),
}

impl Known {
    /// The context of the values nested in `record`.
    pub fn inside(self, record: &dyn Any) -> Self {
        if let Some(query) = record.downcast_ref::<Query>() {
            return query.entity.map_or(self, Self::Entity);
        }
        match (self, record.downcast_ref::<Filter>()) {
            (Self::Entity(entity), Some(filter)) => value_type(entity, &filter.field).map_or(Self::Nothing, Self::Type),
            _ => Self::Nothing,
        }
    }

    /// The entity with this name; `Nothing` for any other string.
    #[inline(never)]
    pub fn of_entity(name: &str) -> Self {
        Resource::from_text(name).map_or(Self::Nothing, Self::Entity)
    }

    /// The name of the entity; empty if it is unknown.
    pub fn entity(self) -> &'static str {
        match self {
            Self::Entity(entity) => entity.as_str(),
            _ => "",
        }
    }
}
