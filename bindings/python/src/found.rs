//! Caches Python classes and functions that conversions use.

use std::collections::BTreeSet;
use std::sync::{PoisonError, RwLock};

use pyo3::PyClass;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

/// An attribute of a Python module. It is looked up once, because a lookup for each value would cost more than the conversion.
pub struct Found {
    module: &'static str,
    path: &'static [&'static str],
    object: PyOnceLock<Py<PyAny>>,
}

impl Found {
    const fn new(module: &'static str, path: &'static [&'static str]) -> Self {
        Self { module, path, object: PyOnceLock::new() }
    }

    pub fn of<'py>(&self, py: Python<'py>) -> PyResult<&Bound<'py, PyAny>> {
        let find = || {
            let module = py.import(self.module)?.into_any();
            self.path.iter().try_fold(module, |object, name| object.getattr(*name)).map(Bound::unbind)
        };
        Ok(self.object.get_or_try_init(py, find)?.bind(py))
    }
}

pub static DECIMAL: Found = Found::new("decimal", &["Decimal"]);
pub static ENUM: Found = Found::new("enum", &["Enum"]);
pub static DATE: Found = Found::new("datetime", &["date"]);
pub static DATE_OF_TEXT: Found = Found::new("datetime", &["date", "fromisoformat"]);
pub static MOMENT: Found = Found::new("lastro._moment", &["moment"]);
pub static CODES: Found = Found::new("lastro.codes", &["__dict__"]);
pub static CODES_OF_V1: Found = Found::new("lastro.v1.codes", &["__dict__"]);
pub static FROZEN_LIST: Found = Found::new("lastro._frozen", &["FrozenList"]);
pub static FROZEN_DICT: Found = Found::new("lastro._frozen", &["FrozenDict"]);
pub static CONCEALED: Found = Found::new("lastro._concealed", &["Concealed"]);
pub static HEADERS: Found = Found::new("lastro._concealed", &["Headers"]);
pub static PAIRS: Found = Found::new("lastro._concealed", &["FormPairs"]);

/// The addresses of the Python classes of records. The classes are never freed, so the addresses stay valid.
static CLASSES: RwLock<BTreeSet<usize>> = RwLock::new(BTreeSet::new());

/// Adds a record's class to the module, and registers it for `is_record`.
///
/// # Errors
/// Exceptions from Python.
pub fn add_class<T: PyClass>(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let class = module.py().get_type::<T>();
    CLASSES.write().unwrap_or_else(PoisonError::into_inner).insert(class.as_ptr().addr());
    module.add_class::<T>()
}

/// Whether a class is one of the package's records.
pub fn is_record(class: &Bound<'_, PyAny>) -> bool {
    CLASSES.read().unwrap_or_else(PoisonError::into_inner).contains(&class.as_ptr().addr())
}
