//! What every type does that is passed to and from Python.

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
    /// The value of an argument that was not given.
    fn absent(reading: &mut Reading<'_>) -> Option<Self> {
        reading.reader.required();
        None
    }
}

/// A type that can be given to Python.
pub trait ToPy {
    /// The Python value.
    ///
    /// # Errors
    /// What Python raises while it is made.
    fn to_py<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>>;
    /// The Python value of a part of a record of which something is known.
    ///
    /// # Errors
    /// What Python raises while it is made.
    fn to_py_as<'py>(&self, py: Python<'py>, _: Known) -> PyResult<Bound<'py, PyAny>> {
        self.to_py(py)
    }
}

/// A record, which has a class in Python.
pub trait Record {
    /// Adds the class to the module.
    ///
    /// # Errors
    /// What Python raises.
    fn add_class(module: &Bound<'_, PyModule>) -> PyResult<()>;
}

/// What is known of the values inside of a record by where the record is.
#[derive(Debug, Clone, Copy)]
pub enum Known {
    /// Nothing: most records need no more than their own table.
    Nothing,
    /// They are part of a query of this entity.
    Entity(Resource),
    /// They are compared with a field of this type.
    Type(Type),
}

impl Known {
    /// What is known of the parts of a record of which this is known.
    pub fn inside(self, record: &dyn Any) -> Self {
        if let Some(query) = record.downcast_ref::<Query>() {
            return query.entity.map_or(self, Self::Entity);
        }
        match (self, record.downcast_ref::<Filter>()) {
            (Self::Entity(entity), Some(filter)) => value_type(entity, &filter.field).map_or(Self::Nothing, Self::Type),
            _ => Self::Nothing,
        }
    }

    /// The entity by its name; nothing is known for any other text.
    pub fn of_entity(name: &str) -> Self {
        Resource::from_text(name).map_or(Self::Nothing, Self::Entity)
    }

    /// The name of the entity, where that is known.
    pub fn entity(self) -> Option<&'static str> {
        match self {
            Self::Entity(entity) => Some(entity.as_str()),
            _ => None,
        }
    }
}
