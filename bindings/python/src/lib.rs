//! The native half of the Python package: a module for each area, a function for each operation, a class for each
//! record.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, clippy::string_slice)]

mod argument;
mod bulk;
mod convert;
mod error;
mod found;
mod read;
mod reading;
mod record;
#[rustfmt::skip]
mod tables;
mod traits;
mod twin;
mod typed;
mod write;

use lastro_facade::types::*;
use pyo3::prelude::*;

use self::argument::{argument, is_draft};
use self::error::raise;
use self::reading::finish;
use self::tables::docs;
use self::traits::ToPy;

/// A record consists of many small texts: this allocator makes and frees them in half the time of the system's.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Every operation as a function of its area's module, with a docstring for Python.
macro_rules! functions {
    (area $area:ident; $( #[doc = $doc:literal] fn $full:ident = $name:ident / $text:literal $signature:literal ($($arg:ident: $ty:ty),*) -> $ret:ty; )*) => {
        mod $area {
            use super::*;
            $(
                #[doc = docs!($area $name)]
                #[pyfunction]
                #[allow(clippy::too_many_arguments, reason = "the operation's arguments")]
                #[pyo3(signature = ($($arg = None),*), text_signature = $signature)]
                pub fn $name<'py>(py: Python<'py>, $($arg: Option<Bound<'py, PyAny>>),*) -> PyResult<Bound<'py, PyAny>> {
                    let ($($arg,)*) = finish(|reading| {
                        let rows = lastro_facade::$area::OPERATIONS;
                        $( let $arg = argument::<$ty>($arg.as_ref(), stringify!($arg), is_draft(rows, $text, stringify!($arg)), reading); )*
                        Some(($($arg?,)*))
                    })?;
                    lastro_facade::$area::$name($($arg),*).map_err(raise)?.to_py(py)
                }
            )*
        }
    };
}
lastro_facade::for_each_operation!(functions);

/// Runs an operation by name.
///
/// Args:
///     operation (str): Its name, `installments.split`.
///     input (str): A JSON object of its named arguments.
///
/// Returns:
///     str: JSON text: `{"ok": ..}` or `{"error": ..}`.
#[pyfunction]
fn dispatch(py: Python<'_>, operation: &str, input: &str) -> String {
    py.detach(|| lastro_facade::dispatch(operation, input))
}

#[pymodule(gil_used = false)]
fn _lastro(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_function(wrap_pyfunction!(dispatch, module)?)?;
    module.add_class::<twin::TwinEngine>()?;
    bulk::register(module)?;
    macro_rules! register {
        (area $area:ident; $( #[doc = $doc:literal] fn $full:ident = $name:ident / $text:literal $signature:literal ($($arg:ident: $ty:ty),*) -> $ret:ty; )*) => {
            // its functions say that they are of the module that programs import, where `pickle` finds them
            let area = PyModule::new(py, &["lastro.", lastro_facade::$area::AREA.name].concat())?;
            $(
                area.add_function(wrap_pyfunction!($area::$name, &area)?)?;
                <$ret as ToPy>::classes(module)?;
                $( <$ty as ToPy>::classes(module)?; )*
            )*
            module.add(stringify!($area), &area)?;
        };
    }
    lastro_facade::for_each_operation!(register);
    Ok(())
}
