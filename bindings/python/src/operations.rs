//! The operations: one module per area, with one function per operation.

/// Defines a Rust module for each area, and the function `add_areas`, which adds the areas to the native module. The macro
/// takes each operation with its docstring, its Python signature, and the function of `argument.rs` that reads each argument.
macro_rules! operations {
    ($(
        $area:ident = $($path:ident)::+ {
            $( #[doc = $doc:literal] $name:ident $signature:literal ($($arg:ident: $read:ident),*); )*
        }
    )*) => {
        $( mod $area {
            use lastro_facade::$($path)::+ as area;
            use pyo3::prelude::*;

            use $crate::traits::ToPy as _;

            $(
                #[doc = $doc]
                #[pyfunction]
                #[allow(clippy::too_many_arguments, reason = "the operation's arguments")]
                #[pyo3(signature = ($($arg = None),*), text_signature = $signature)]
                pub fn $name<'py>(py: Python<'py>, $($arg: Option<Bound<'py, PyAny>>),*) -> PyResult<Bound<'py, PyAny>> {
                    let ($($arg,)*) = $crate::reading::finish(|reading| {
                        $( let $arg = $crate::argument::$read($arg.as_ref(), stringify!($arg), reading); )*
                        Some(($($arg?,)*))
                    })?;
                    area::$name($($arg),*).map_err($crate::error::raise)?.into_py(py)
                }
            )*
        } )*

        /// Adds the areas to the native module.
        ///
        /// # Errors
        /// Exceptions from Python.
        pub fn add_areas(module: &Bound<'_, PyModule>) -> PyResult<()> {
            $(
                // a function gets `lastro.AREA` as its `__module__`, because `pickle` looks the function up in this module
                let area = PyModule::new(module.py(), &["lastro.", lastro_facade::$($path)::+::AREA.name].concat())?;
                $( area.add_function(wrap_pyfunction!($area::$name, &area)?)?; )*
                module.add(stringify!($area), &area)?;
            )*
            Ok(())
        }
    };
}
pub(crate) use operations;
