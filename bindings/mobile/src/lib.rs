//! The library that Kotlin and Swift load: the core with its UniFFI scaffolding, and nothing of its own.

lastro::uniffi_reexport_scaffolding!();
