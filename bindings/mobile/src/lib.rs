//! The library that Kotlin and Swift load: every operation as a function, every record and code as a type of theirs.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, clippy::string_slice)]

mod crossing;
mod error;
mod scalars;
#[rustfmt::skip]
mod tables;
mod twin;

use lastro_facade::types::*;

use self::error::LastroError;

uniffi::setup_scaffolding!("lastro");

/// Runs an operation by name: an object of named arguments in, `{"ok": ..}` or `{"error": ..}` out, both JSON text.
#[uniffi::export]
pub fn dispatch(operation: String, input: String) -> String {
    lastro_facade::dispatch(&operation, &input)
}

/// The text of an error for people, in a language.
#[uniffi::export]
pub fn error_text(error: LastroError, language: Language) -> String {
    lastro::LastroError::from(error).text(language)
}

macro_rules! functions {
    (area $area:ident; $( #[doc = $doc:literal] fn $full:ident = $name:ident / $text:literal $signature:literal ($($arg:ident: $ty:ty),*) -> $ret:ty; )*) => { $(
        #[doc = $doc]
        #[allow(clippy::too_many_arguments, reason = "the operation's arguments")]
        #[uniffi::export]
        pub fn $full($($arg: $ty),*) -> Result<$ret, LastroError> {
            Ok(lastro_facade::$area::$name($($arg),*)?)
        }
    )* };
}
lastro_facade::for_each_operation!(functions);
