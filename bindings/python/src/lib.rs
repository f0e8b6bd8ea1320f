//! The native half of the Python package: a module for each area, a function for each operation, a class for each
//! record.

use lastro::model::Reader;
use lastro::python::{ToPy, argument, finished, raise};
use lastro::types::*;
use pyo3::prelude::*;

/// A record consists of many small texts: this allocator makes and frees them in half the time of the system's.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Every operation as a function of its area's module.
macro_rules! functions {
    (area $area:ident; $( #[doc = $doc:literal] fn $full:ident = $name:ident / $text:literal $signature:literal ($($arg:ident: $ty:ty),*) -> $ret:ty; )*) => {
        mod $area {
            use super::*;
            $(
                #[doc = $doc]
                #[pyfunction]
                #[allow(clippy::too_many_arguments, reason = "the operation's arguments")]
                #[pyo3(signature = ($($arg = None),*), text_signature = $signature)]
                pub fn $name<'py>(py: Python<'py>, $($arg: Option<Bound<'py, PyAny>>),*) -> PyResult<Bound<'py, PyAny>> {
                    let none = py.None().into_bound(py);
                    let mut reader = Reader::new();
                    $( let $arg = argument::<$ty>($arg.as_ref().unwrap_or(&none), stringify!($arg), $text, &mut reader); )*
                    let all = (|| Some(($($arg?,)*)))();
                    let ($($arg,)*) = finished(reader, all)?;
                    lastro::api::$area::positional::$name($($arg),*).map_err(raise)?.to_py(py)
                }
            )*
        }
    };
}
lastro::for_each_operation!(functions);

/// Runs an operation by name: an object of named arguments in, `{"ok": ..}` or `{"error": ..}` out, both JSON text.
#[pyfunction]
fn dispatch(py: Python<'_>, operation: &str, input: &str) -> String {
    py.detach(|| lastro::dispatch(operation, input))
}

#[pymodule(gil_used = false)]
fn _lastro(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add_function(wrap_pyfunction!(dispatch, module)?)?;
    macro_rules! register {
        (area $area:ident; $( #[doc = $doc:literal] fn $full:ident = $name:ident / $text:literal $signature:literal ($($arg:ident: $ty:ty),*) -> $ret:ty; )*) => {
            let area = PyModule::new(py, stringify!($area))?;
            $(
                area.add_function(wrap_pyfunction!($area::$name, &area)?)?;
                <$ret as ToPy>::classes(module)?;
                $( <$ty as ToPy>::classes(module)?; )*
            )*
            module.add_submodule(&area)?;
        };
    }
    lastro::for_each_operation!(register);
    Ok(())
}
