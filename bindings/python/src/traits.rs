//! The traits of every type that is passed to and from Python.

use core::any::Any;

use lastro::model::Type;
use lastro::query::{Filter, Query, Resource, value_type};
use lastro::value::Choice as _;
use pyo3::prelude::*;

use crate::reading::Reading;

/// A type that can be read from a Python value.
pub trait FromPy: Sized {
    /// The value, or `None` with at least one issue reported.
    fn from_py(value: &Bound<'_, PyAny>, reading: &mut Reading<'_>) -> Option<Self>;
    /// The value of an omitted argument.
    fn absent(reading: &mut Reading<'_>) -> Option<Self> {
        reading.reader.required();
        None
    }
}

/// A type that can be converted to a Python value.
pub trait ToPy {
    /// The Python value.
    ///
    /// # Errors
    /// Exceptions from Python.
    fn to_py<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>>;
    /// The Python value of a nested value, with its context.
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

/// The context of the values in a record: what the record is part of.
#[derive(Debug, Clone, Copy)]
pub enum Known {
    /// No context: most records need no more than their own table.
    Nothing,
    /// They are part of a query of this entity.
    Entity(Resource),
    /// They are compared with a field of this type.
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
    pub fn of_entity(name: &str) -> Self {
        Resource::from_text(name).map_or(Self::Nothing, Self::Entity)
    }

    /// The name of the entity, if known.
    pub fn entity(self) -> Option<&'static str> {
        match self {
            Self::Entity(entity) => Some(entity.as_str()),
            _ => None,
        }
    }
}
