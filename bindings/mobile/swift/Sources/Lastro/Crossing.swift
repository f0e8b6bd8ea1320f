import Foundation
import LastroFFI

/// The bytes of a result, and the offset of the next byte to read.
typealias AnswerReader = (data: UnsafeRawBufferPointer, offset: Int)

/// Runs the operation with index `place` in the list of all operations. `write` serializes the arguments. The result begins with
/// its length; the byte after that says whether a value or an error follows.
func crossing<Converter: FfiConverter>(
    _ place: Int32, _ value: Converter.Type, _ write: (inout [UInt8]) -> Void
) throws -> Converter.SwiftType {
    try LastroLibrary.load()
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

/// Reads a string without an intermediate copy of its bytes.
func readText(_ reader: inout AnswerReader, count: Int) throws -> String {
    let range = reader.offset..<(reader.offset + count)
    guard reader.data.count >= range.upperBound else { throw fault("swift.text") }
    reader.offset = range.upperBound
    return String(decoding: UnsafeRawBufferPointer(rebasing: reader.data[range]), as: UTF8.self)
}

/// The converter of lists, in UniFFI's encoding. UniFFI itself generates converters only for lists that are fields of records.
struct ListOf<Inner: FfiConverter>: FfiConverterRustBuffer {
    typealias SwiftType = [Inner.SwiftType]

    static func write(_ value: SwiftType, into buf: inout [UInt8]) {
        writeInt(&buf, Int32(value.count))
        for item in value { Inner.write(item, into: &buf) }
    }

    static func read(from buf: inout AnswerReader) throws -> SwiftType {
        let count: Int32 = try readInt(&buf)
        return try (0..<count).map { _ in try Inner.read(from: &buf) }
    }
}

/// The converter of optional values, in UniFFI's encoding.
struct OptionalOf<Inner: FfiConverter>: FfiConverterRustBuffer {
    typealias SwiftType = Inner.SwiftType?

    static func write(_ value: SwiftType, into buf: inout [UInt8]) {
        writeInt(&buf, Int8(value == nil ? 0 : 1))
        if let value { Inner.write(value, into: &buf) }
    }

    static func read(from buf: inout AnswerReader) throws -> SwiftType {
        let given: Int8 = try readInt(&buf)
        return given == 0 ? nil : try Inner.read(from: &buf)
    }
}
