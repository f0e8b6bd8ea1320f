//! Everything that is changed in UniFFI's output, with the reasons. A text that UniFFI no longer writes is an error.

use crate::files::{Result, replace_all};

/// A text of UniFFI's, and what stands in its place, wherever it is.
type Patch = (&'static str, &'static str);

/// Kotlin's. The members of records, codes and choices are added in [`crate::kotlin_members`].
pub const KOTLIN: &[Patch] = &[
    // Java calls a function outside of classes by the file's name.
    ("\n\npackage dev.lastro\n", "\n@file:JvmName(\"Lastro\")\n\npackage dev.lastro\n"),
    // The operations are in the same library (Crossing.kt).
    ("\nprivate fun findLibraryName(", "\ninternal fun findLibraryName("),
    // The package's `Twin` wraps these: they are no part of the public API.
    ("\npublic interface TwinHandleInterface ", "\ninternal interface TwinHandleInterface "),
    ("\nopen class TwinHandle:", "\ninternal open class TwinHandle:"),
    ("\npublic object FfiConverterTypeTwinHandle:", "\ninternal object FfiConverterTypeTwinHandle:"),
    // Public for UniFFI's sake: the reference leaves them out.
    ("\npublic typealias FfiConverter", "\n/** @suppress */\npublic typealias FfiConverter"),
    ("\nclass InternalException", "\n/** @suppress */\nclass InternalException"),
    ("\ninterface Disposable", "\n/** @suppress */\ninterface Disposable"),
    ("\n    companion object ErrorHandler", "\n/** @suppress */\n    companion object ErrorHandler"),
    ("\n    companion object\n", "\n/** @suppress */\n    companion object\n"),
    ("\n        companion object\n", "\n/** @suppress */\n        companion object\n"),
    // UniFFI documents neither of these, and a public name without documentation fails.
    ("\n        val v1: ", "\n        /** The number on the wire. */\n        val v1: "),
    ("    override fun toString", "    /** As [message]. */\n    override fun toString"),
    // The message is what the library says of the error, not its fields.
    (
        "        override val message\n            get() = \"issues=${ `issues` }\"",
        "        /** What is wrong, in English. */\n        override val message\n            get() = toString()",
    ),
];

/// Swift's.
pub const SWIFT: &[Patch] = &[
    // The operations use the converters from other files (Crossing.swift, Namespaces.swift).
    ("\nfileprivate protocol FfiConverter", "\nprotocol FfiConverter"),
    ("\nfileprivate struct FfiConverter", "\nstruct FfiConverter"),
    ("\nfileprivate func ", "\nfunc "),
    // The package's `Twin` wraps these: they are no part of the public API.
    ("\npublic protocol TwinHandleProtocol", "\nprotocol TwinHandleProtocol"),
    ("\nopen class TwinHandle:", "\nclass TwinHandle:"),
    ("open func ", "func "),
    ("\npublic struct FfiConverterTypeTwinHandle:", "\nstruct FfiConverterTypeTwinHandle:"),
    ("\npublic func FfiConverterTypeTwinHandle_", "\nfunc FfiConverterTypeTwinHandle_"),
    ("\npublic func uniffiEnsure", "\nfunc uniffiEnsure"),
    // An answer is read where it lies: on Linux, each step through a `Data` costs many times the reading itself.
    ("(data: Data, offset: Data.Index)", "(data: UnsafeRawBufferPointer, offset: Int)"),
    ("func createReader(data: Data)", "func createReader(data: UnsafeRawBufferPointer)"),
    (
        "createReader(data: Data(rustBuffer: buf))",
        "createReader(data: UnsafeRawBufferPointer(start: buf.data, count: Int(buf.len)))",
    ),
    (
        "withUnsafeMutableBytes(of: &value, { reader.data.copyBytes(to: $0, from: range)})",
        "withUnsafeMutableBytes(of: &value, { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: reader.data[range])) })",
    ),
    (
        "    var value = [UInt8](repeating: 0, count: count)
    value.withUnsafeMutableBufferPointer({ buffer in
        reader.data.copyBytes(to: buffer, from: range)
    })
    reader.offset = range.upperBound
    return value
",
        "    reader.offset = range.upperBound\n    return Array(reader.data[range])\n",
    ),
    ("String(decoding: try readBytes(&buf, count: Int(len)), as: UTF8.self)", "try readText(&buf, count: Int(len))"),
    // The initializers of records are documented with a remark for UniFFI's authors.
    (
        "// Default memberwise initializers are never public by default, so we\n    // declare one manually.",
        "/// A record of these values; one that may be left out is unset.",
    ),
];

/// The library's functions that UniFFI does not know (`src/crossing.rs`): the end of the C header.
pub const HEADER: &str = "
int64_t lastro_fingerprint(void);
uint8_t *_Nonnull lastro_call(int32_t place, const uint8_t *_Nullable arguments, int64_t length);
void lastro_free(uint8_t *_Nonnull answer);
";

/// Applies patches in their order.
pub fn patched(mut generated: String, patches: &[Patch]) -> Result<String> {
    patches.iter().try_for_each(|(old, new)| replace_all(&mut generated, old, new))?;
    Ok(generated)
}
