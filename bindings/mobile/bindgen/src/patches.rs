//! All changes to UniFFI's output, with the reasons. If UniFFI no longer writes a text to be replaced, that is an error.

use crate::files::{Result, replace_all};

/// A text in UniFFI's output, and its replacement.
type Patch = (&'static str, &'static str);

/// Patches for Kotlin. `kotlin_records.rs` rewrites the records; `kotlin_members.rs` adds the members of codes and choices.
pub const KOTLIN: &[Patch] = &[
    // Calls by name are `Lastro.dispatch`, which loads the library first (Library.kt), as the twin and labels do.
    (" fun `dispatch`(", " internal fun callByName("),
    (" fun `label`(", " internal fun labelOf("),
    // Crossing.kt loads the same library, so it needs the name too; on musl the name is a path, which Library.kt determines.
    ("\nprivate fun findLibraryName(", "\ninternal fun findLibraryName("),
    ("    return \"lastro_mobile\"\n", "    return LoadedLibrary.name\n"),
    // The package's `Twin` and `Recording` wrap these.
    ("\npublic interface TwinHandleInterface ", "\ninternal interface TwinHandleInterface "),
    ("\nopen class TwinHandle:", "\ninternal open class TwinHandle:"),
    ("\npublic interface RecordingHandleInterface ", "\ninternal interface RecordingHandleInterface "),
    ("\nopen class RecordingHandle:", "\ninternal open class RecordingHandle:"),
    // An unpaired surrogate in a string is written as it is, so that the library reports it with its path.
    (
        "        val byteBuf = toUtf8(value)\n        buf.putInt(byteBuf.limit())\n        buf.put(byteBuf)\n",
        "        putText(value, buf)\n",
    ),
    // Converters are not part of the public API.
    ("\npublic object FfiConverter", "\ninternal object FfiConverter"),
    ("\npublic interface FfiConverter", "\ninternal interface FfiConverter"),
    ("\npublic typealias FfiConverter", "\ninternal typealias FfiConverter"),
    ("\nopen class RustBuffer", "\ninternal open class RustBuffer"),
    ("\nclass InternalException", "\ninternal class InternalException"),
    ("\ninterface UniffiRustCallStatus", "\ninternal interface UniffiRustCallStatus"),
    ("\nobject Uniffi", "\ninternal object Uniffi"),
    ("\nobject NoHandle", "\ninternal object NoHandle"),
    ("\ninterface UniffiCleaner", "\ninternal interface UniffiCleaner"),
    ("\ninterface Disposable", "\ninternal interface Disposable"),
    ("\ninline fun <T : Disposable", "\ninternal inline fun <T : Disposable"),
    ("\npublic fun uniffiEnsureInitialized", "\ninternal fun uniffiEnsureInitialized"),
    ("\n    companion object ErrorHandler", "\n    internal companion object ErrorHandler"),
    // Public, without documentation and without members.
    ("\n    companion object\n", "\n/** @suppress */\n    companion object\n"),
    // Only `of` creates a number without a name, so that a named number is never `Unknown`.
    ("\n    data class Unknown(", "\n    class Unknown internal constructor("),
    ("\n        val v1: ", "\n        internal val v1: "),
    (
        "\n        companion object\n",
        "
        /** Whether the numbers are equal. */
        override fun equals(other: Any?): Boolean = other is Unknown && other.v1 == v1

        /** Goes with [equals]. */
        override fun hashCode(): Int = v1.hashCode()

        /** The number in brackets. */
        override fun toString(): String = \"Unknown($v1)\"
",
    ),
    // Errors of a file are `IOException`s in Kotlin.
    (
        "\nsealed class RecordingException(message: String): kotlin.Exception(message)",
        "\nsealed class RecordingException(message: String): java.io.IOException(message)",
    ),
    // The message states the problems instead of the fields.
    (
        "        override val message\n            get() = \"issues=${ `issues` }\"",
        "        /** What is wrong, in the language of [Lastro]. */\n        override val message: String by lazy { text() }",
    ),
    (
        "        override val message\n            get() = \"platform=${ `platform` }, path=${ `path` }, remedy=${ `remedy` }\"",
        "        /** What is wrong, in the language of [Lastro]. */\n        override val message: String by lazy { text() }",
    ),
];

/// Patches for Swift.
pub const SWIFT: &[Patch] = &[
    // The operations use the converters from other files (Crossing.swift, Namespaces.swift).
    ("\nfileprivate protocol FfiConverter", "\nprotocol FfiConverter"),
    ("\nfileprivate struct FfiConverter", "\nstruct FfiConverter"),
    ("\nfileprivate func ", "\nfunc "),
    // The package's `Twin` and `Recording` wrap these: they are not part of the public API.
    ("\npublic protocol TwinHandleProtocol", "\nprotocol TwinHandleProtocol"),
    ("\nopen class TwinHandle:", "\nclass TwinHandle:"),
    ("\npublic protocol RecordingHandleProtocol", "\nprotocol RecordingHandleProtocol"),
    ("\nopen class RecordingHandle:", "\nclass RecordingHandle:"),
    ("open func ", "func "),
    // Converters are not part of the public API.
    ("\npublic struct FfiConverterType", "\nstruct FfiConverterType"),
    ("\npublic func FfiConverterType", "\nfunc FfiConverterType"),
    ("\npublic func uniffiEnsure", "\nfunc uniffiEnsure"),
    // The package's own functions check the library first (Library.swift).
    ("\npublic func dispatch(", "\nfunc callByName("),
    ("\npublic func label(", "\nfunc labelOf("),
    ("\nprivate enum InitializationResult", "\nenum InitializationResult"),
    ("\nprivate let initializationResult", "\nlet initializationResult"),
    // Swift enum cases begin with a lower-case letter.
    ("case Malformed(", "case malformed("),
    (".Malformed(", ".malformed("),
    ("case Invalid(", "case invalid("),
    (".Invalid(", ".invalid("),
    ("case UnexpectedResponse(", "case unexpectedResponse("),
    (".UnexpectedResponse(", ".unexpectedResponse("),
    ("case UnknownOperation(", "case unknownOperation("),
    (".UnknownOperation(", ".unknownOperation("),
    ("case File(", "case file("),
    (".File(", ".file("),
    ("case Locked(", "case locked("),
    (".Locked(", ".locked("),
    ("case Foreign(", "case foreign("),
    (".Foreign(", ".foreign("),
    ("case Unavailable(", "case unavailable("),
    (".Unavailable(", ".unavailable("),
    ("case Internal(", "case `internal`("),
    (".Internal(", ".internal("),
    // A result is read in place: on Linux, access through a `Data` costs many times as much as the reading.
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
    // UniFFI documents the initializers of records with a remark for its own authors.
    (
        "// Default memberwise initializers are never public by default, so we\n    // declare one manually.",
        "/// A record of these values; one that may be left out is unset.",
    ),
];

/// The library functions of `src/crossing.rs`, which UniFFI does not know: the end of the C header.
pub const HEADER: &str = "
int64_t lastro_fingerprint(void);
uint8_t *_Nonnull lastro_call(int32_t place, const uint8_t *_Nullable arguments, int64_t length);
void lastro_free(uint8_t *_Nonnull answer);
";

/// Swift 5.9, the oldest supported version, can pass values between tasks like Swift 6, but UniFFI enables this only for 6.
pub fn sendable(generated: &str) -> String {
    let (mut out, mut rest) = (String::new(), generated);
    while let Some((before, after)) = rest.split_once("#if compiler(>=6)\nextension ") {
        let (extension, after) = after.split_once("#endif\n").unwrap_or((after, ""));
        out.push_str(before);
        out.push_str(&format!("extension {extension}"));
        rest = after;
    }
    out + rest
}

/// Applies patches in order.
pub fn patched(mut generated: String, patches: &[Patch]) -> Result<String> {
    patches.iter().try_for_each(|(old, new)| replace_all(&mut generated, old, new))?;
    Ok(generated)
}
