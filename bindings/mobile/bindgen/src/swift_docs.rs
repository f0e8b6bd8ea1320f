//! Swift: what UniFFI generates, with its documentation and with the way that operations are called.

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::files::{Result, replace_all};
use crate::fingerprint::of_library;
use crate::mobile::{document_aliases, free_function, replace_after};
use crate::swift::body;

/// UniFFI's source with the missing documentation added, internal parts hidden, and the operations called with all
/// arguments in one stretch of bytes.
pub fn complete(generated: &str) -> Result<String> {
    let mut out = generated.to_owned();
    document_aliases(&mut out)?;
    for operation in lastro_facade::operations() {
        let name = free_function(operation.area(), operation.function());
        let function = format!("\nfunc {name}(");
        replace_after(&mut out, "", &format!("\npublic func {name}("), &function)?;
        replace_body(&mut out, &function, &body(operation))?;
    }
    for (open, hidden) in HANDLE {
        replace_all(&mut out, open, hidden)?;
    }
    read_in_place(&mut out)?;
    out.push_str(&CROSSING.replace("@FINGERPRINT@", &of_library().to_string()));
    replace_after(&mut out, "", "\npublic func uniffiEnsure", "\nfunc uniffiEnsure")?;
    let manual = "// Default memberwise initializers are never public by default, so we\n    // declare one manually.";
    replace_all(&mut out, manual, "/// A record of these values; one that may be left out is unset.")?;
    Ok(out)
}

/// UniFFI's class around the twin, which the package's `Twin` wraps: no part of the public API.
const HANDLE: [(&str, &str); 5] = [
    ("\npublic protocol TwinHandleProtocol", "\nprotocol TwinHandleProtocol"),
    ("\nopen class TwinHandle:", "\nclass TwinHandle:"),
    ("open func ", "func "),
    ("\npublic struct FfiConverterTypeTwinHandle:", "\nstruct FfiConverterTypeTwinHandle:"),
    ("\npublic func FfiConverterTypeTwinHandle_", "\nfunc FfiConverterTypeTwinHandle_"),
];

/// Gives a function, which begins with a text, another body.
fn replace_body(out: &mut String, function: &str, body: &str) -> Result<()> {
    let missing = || format!("UniFFI writes no body after {function:?}");
    let start = out.find(function).ok_or_else(missing)?;
    let open = start + out.get(start..).and_then(|rest| rest.find("{\n")).ok_or_else(missing)? + 2;
    let close = open + out.get(open..).and_then(|rest| rest.find("\n}\n")).ok_or_else(missing)?;
    out.replace_range(open..close, body);
    Ok(())
}

/// Reads answers where they lie. Each step through a `Data` costs many times the reading itself on Linux.
fn read_in_place(out: &mut String) -> Result<()> {
    replace_all(out, "(data: Data, offset: Data.Index)", "(data: UnsafeRawBufferPointer, offset: Int)")?;
    replace_all(out, "func createReader(data: Data)", "func createReader(data: UnsafeRawBufferPointer)")?;
    let answer = "createReader(data: Data(rustBuffer: buf))";
    let bytes = "createReader(data: UnsafeRawBufferPointer(start: buf.data, count: Int(buf.len)))";
    replace_all(out, answer, bytes)?;
    let copied = "withUnsafeMutableBytes(of: &value, { reader.data.copyBytes(to: $0, from: range)})";
    let bytes = "withUnsafeMutableBytes(of: &value, { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: reader.data[range])) })";
    replace_all(out, copied, bytes)?;
    let copied = "    var value = [UInt8](repeating: 0, count: count)
    value.withUnsafeMutableBufferPointer({ buffer in
        reader.data.copyBytes(to: buffer, from: range)
    })
    reader.offset = range.upperBound
    return value
";
    replace_all(out, copied, "    reader.offset = range.upperBound\n    return Array(reader.data[range])\n")?;
    replace_all(
        out,
        "String(decoding: try readBytes(&buf, count: Int(len)), as: UTF8.self)",
        "try readText(&buf, count: Int(len))",
    )
}

/// How operations are called.
const CROSSING: &str = "
// Reads a text without a copy of its bytes between.
fileprivate func readText(_ reader: inout (data: UnsafeRawBufferPointer, offset: Int), count: Int) throws -> String {
    let range = reader.offset..<(reader.offset + count)
    guard reader.data.count >= range.upperBound else {
        throw UniffiInternalError.bufferOverflow
    }
    reader.offset = range.upperBound
    return String(decoding: UnsafeRawBufferPointer(rebasing: reader.data[range]), as: UTF8.self)
}

// Whether the library has the operations and records of this package.
private let ofOneBuild = lastro_fingerprint() == @FINGERPRINT@

// Runs the operation at a place of the core's list, with the arguments that `write` writes. An answer begins with how many
// bytes follow, and the first of those says whether they are the value or the error.
private func crossing<Converter: FfiConverter>(
    _ place: Int32, _ value: Converter.Type, _ write: (inout [UInt8]) -> Void
) throws -> Converter.SwiftType {
    guard ofOneBuild else { throw fault(\"swift.library\") }
    var arguments = createWriter()
    write(&arguments)
    let answer = arguments.withUnsafeBufferPointer { lastro_call(place, $0.baseAddress, Int64($0.count)) }
    defer { lastro_free(answer) }
    let before = MemoryLayout<UInt64>.size
    let length = UnsafeRawPointer(answer).loadUnaligned(as: UInt64.self)
    var reader = createReader(data: UnsafeRawBufferPointer(start: answer + before, count: Int(length)))
    let kind: UInt8 = try readInt(&reader)
    guard kind == 0 else { throw try FfiConverterTypeLastroError.read(from: &reader) }
    return try Converter.read(from: &reader)
}
";

/// The functions of the library that UniFFI does not declare.
pub const HEADER: &str = "
int64_t lastro_fingerprint(void);
uint8_t *_Nonnull lastro_call(int32_t place, const uint8_t *_Nullable arguments, int64_t length);
void lastro_free(uint8_t *_Nonnull answer);
";

/// Fails with the names that a symbol graph of the compiler holds without documentation.
pub fn documented(graph: &str) -> Result<()> {
    let graph: Graph = serde_json::from_str(graph).map_err(|e| e.to_string())?;
    let bare: Vec<String> =
        graph.symbols.iter().filter(|s| s.doc_comment.is_none()).map(|s| s.path_components.join(".")).collect();
    println!("documentation: Swift: {} of {} symbols", graph.symbols.len() - bare.len(), graph.symbols.len());
    if bare.is_empty() { Ok(()) } else { Err(format!("without documentation: {}", bare.join(", "))) }
}

/// What counts of a symbol graph.
#[derive(Deserialize)]
struct Graph {
    symbols: Vec<Symbol>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Symbol {
    path_components: Vec<String>,
    doc_comment: Option<IgnoredAny>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_gets_another_body_and_keeps_its_head() {
        let mut out = "\nfunc a() -> X  {\n    return 1\n}\n\nfunc b(c: D)throws  -> X  {\n    return try  f {\n        c\n})\n}\nend".to_owned();
        replace_body(&mut out, "\nfunc b(", "    return 2").unwrap();
        assert_eq!(out, "\nfunc a() -> X  {\n    return 1\n}\n\nfunc b(c: D)throws  -> X  {\n    return 2\n}\nend");
        assert!(replace_body(&mut out, "\nfunc c(", "").is_err());
    }
}
