//! Replacements of text in UniFFI's output, with their reasons. The generator fails if a text to be replaced does not occur,
//! for example after an update of UniFFI.

use crate::files::{Result, replace_all};

/// A text to be replaced in UniFFI's output, and its replacement.
type Patch = (&'static str, &'static str);

/// Patches for Kotlin. They are applied after `kotlin_records.rs` has rewritten the records and `kotlin_members.rs` has added
/// members to codes and choices.
pub const KOTLIN: &[Patch] = &[
    // Make these functions internal. The public functions that call them are `Lastro.dispatch` and `label` of an issue, which
    // load the library first (Library.kt).
    (" fun `dispatch`(", " internal fun callByName("),
    (" fun `label`(", " internal fun labelOf("),
    // Library.kt determines the library's name: on musl it is a path. Crossing.kt calls this function to load the same library.
    ("\nprivate fun findLibraryName(", "\ninternal fun findLibraryName("),
    ("    return \"lastro_mobile\"\n", "    return LoadedLibrary.name\n"),
    // Make these types internal: the public classes `Twin` and `Recording` wrap them.
    ("\npublic interface TwinHandleInterface ", "\ninternal interface TwinHandleInterface "),
    ("\nopen class TwinHandle:", "\ninternal open class TwinHandle:"),
    ("\npublic interface RecordingHandleInterface ", "\ninternal interface RecordingHandleInterface "),
    ("\nopen class RecordingHandle:", "\ninternal open class RecordingHandle:"),
    // UniFFI throws on an unpaired surrogate. `putText` encodes it instead, and the library reports it with the field's path.
    (
        "        val byteBuf = toUtf8(value)\n        buf.putInt(byteBuf.limit())\n        buf.put(byteBuf)\n",
        "        putText(value, buf)\n",
    ),
    // Make UniFFI's converters and helpers internal: they are not part of the package's public API.
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
    // Leave companion objects without members out of the documentation.
    ("\n    companion object\n", "\n/** @suppress */\n    companion object\n"),
    // Only `of` may construct `Unknown`, so that a number that has a named code is never `Unknown`. `Unknown` is therefore not a
    // data class, which would have a public `copy`. The patch adds the other members of a data class.
    ("\n    data class Unknown(", "\n    class Unknown internal constructor("),
    ("\n        val v1: ", "\n        internal val v1: "),
    (
        "\n        companion object\n",
        "
        /** Whether the numbers are equal. */
        override fun equals(other: Any?): Boolean = other is Unknown && other.v1 == v1

        /** Equal values have equal hash codes. */
        override fun hashCode(): Int = v1.hashCode()

        /** `Unknown` with the number in brackets. */
        override fun toString(): String = \"Unknown($v1)\"
",
    ),
    // Kotlin programs expect errors of files to be `IOException`s.
    (
        "\nsealed class RecordingException(message: String): kotlin.Exception(message)",
        "\nsealed class RecordingException(message: String): java.io.IOException(message)",
    ),
    // Replace the message of exceptions: UniFFI's message lists the fields of the exception, and the package's message
    // describes the problems.
    (
        "        override val message\n            get() = \"issues=${ `issues` }\"",
        "        /** The problems, in the language that [Lastro.language] sets. */\n        override val message: String by lazy { text() }",
    ),
    (
        "        override val message\n            get() = \"platform=${ `platform` }, path=${ `path` }, remedy=${ `remedy` }\"",
        "        /** The problem, in the language that [Lastro.language] sets. */\n        override val message: String by lazy { text() }",
    ),
];

/// Patches for Swift.
pub const SWIFT: &[Patch] = &[
    // The operations in Crossing.swift and Namespaces.swift use the converters, which therefore cannot be `fileprivate`.
    ("\nfileprivate protocol FfiConverter", "\nprotocol FfiConverter"),
    ("\nfileprivate struct FfiConverter", "\nstruct FfiConverter"),
    ("\nfileprivate func ", "\nfunc "),
    // Make these types internal: the public classes `Twin` and `Recording` wrap them.
    ("\npublic protocol TwinHandleProtocol", "\nprotocol TwinHandleProtocol"),
    ("\nopen class TwinHandle:", "\nclass TwinHandle:"),
    ("\npublic protocol RecordingHandleProtocol", "\nprotocol RecordingHandleProtocol"),
    ("\nopen class RecordingHandle:", "\nclass RecordingHandle:"),
    ("open func ", "func "),
    // Make UniFFI's converters internal: they are not part of the package's public API.
    ("\npublic struct FfiConverterType", "\nstruct FfiConverterType"),
    ("\npublic func FfiConverterType", "\nfunc FfiConverterType"),
    ("\npublic func uniffiEnsure", "\nfunc uniffiEnsure"),
    // Make these functions internal. The public functions that call them check the library first (Library.swift).
    ("\npublic func dispatch(", "\nfunc callByName("),
    ("\npublic func label(", "\nfunc labelOf("),
    ("\nprivate enum InitializationResult", "\nenum InitializationResult"),
    ("\nprivate let initializationResult", "\nlet initializationResult"),
    // By convention, Swift enum cases begin with a lower-case letter. UniFFI does not do so for the
    // cases of errors.
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
    // Results are read directly from memory: on Linux, access through `Data` takes many times as long as the reading itself.
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
    // UniFFI's comment on the initializers of records is meant for its own developers: replace it by documentation.
    (
        "// Default memberwise initializers are never public by default, so we\n    // declare one manually.",
        "/// Creates a record. Omitted values are unset.",
    ),
];

/// Declarations of the functions in `bindings/mobile/src/crossing.rs`, appended to the C header that UniFFI generates.
pub const HEADER: &str = "
int64_t lastro_fingerprint(void);
uint8_t *_Nonnull lastro_call(int32_t place, const uint8_t *_Nullable arguments, int64_t length);
void lastro_free(uint8_t *_Nonnull answer);
";

/// Removes the condition `#if compiler(>=6)` from the `Sendable` extensions: UniFFI enables them only for Swift 6, but they
/// also compile with 5.9, the oldest supported version.
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

/// Applies patches in order. Fails if the text that a patch replaces does not occur.
pub fn patched(mut generated: String, patches: &[Patch]) -> Result<String> {
    patches.iter().try_for_each(|(old, new)| replace_all(&mut generated, old, new))?;
    Ok(generated)
}
