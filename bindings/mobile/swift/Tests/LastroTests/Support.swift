import Foundation
@testable import Lastro

/// A JSON value whose numbers are decimals, so that they keep their digits.
enum JSON: Decodable, Equatable {
    case null, bool(Bool), number(Decimal), string(String), array([JSON]), object([String: JSON])

    init(from decoder: Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() { self = .null
        } else if let flag = try? value.decode(Bool.self) { self = .bool(flag)
        } else if let number = try? value.decode(Decimal.self) { self = .number(number)
        } else if let text = try? value.decode(String.self) { self = .string(text)
        } else if let items = try? value.decode([JSON].self) { self = .array(items)
        } else { self = .object(try value.decode([String: JSON].self)) }
    }

    static func parse(_ text: String) throws -> JSON { try JSONDecoder().decode(JSON.self, from: Data(text.utf8)) }

    subscript(name: String) -> JSON? {
        if case .object(let members) = self, let member = members[name], member != .null { return member }
        return nil
    }

    var string: String? { if case .string(let text) = self { return text } else { return nil } }
    var items: [JSON] { if case .array(let items) = self { return items } else { return [] } }

    var text: String {
        func quoted(_ text: String) -> String {
            let data = (try? JSONEncoder().encode([text])) ?? Data()
            return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
        }
        switch self {
        case .null: return "null"
        case .bool(let flag): return flag ? "true" : "false"
        case .number(let number): return exactText(number)
        case .string(let text): return quoted(text)
        case .array(let items): return "[" + items.map(\.text).joined(separator: ",") + "]"
        case .object(let members): return "{" + members.map { quoted($0) + ":" + $1.text }.joined(separator: ",") + "}"
        }
    }
}

/// Thrown for a value of a test case that a typed call cannot express, such as a string for a number: such a call would not compile.
/// `path` is the path of the value in the arguments, without list indices.
struct Inexpressible: Error {
    let why: String
    var path = ""

    func below(_ name: String) -> Inexpressible { Inexpressible(why: why, path: path.isEmpty ? name : "\(name).\(path)") }
}

struct Arguments {
    let node: JSON
    init(_ node: JSON) { self.node = node }

    private func at<T>(_ name: String, _ read: () throws -> T) throws -> T {
        do { return try read() } catch let refused as Inexpressible { throw refused.below(name) }
    }

    func must<T>(_ name: String, _ read: (JSON) throws -> T) throws -> T {
        guard let value = node[name] ?? (name == "secrets" ? node["secret"] : nil) else {
            throw Inexpressible(why: "is missing", path: name)
        }
        return try at(name) { try read(value) }
    }

    /// Reads an argument of raw bytes. A test case has it as a string, or in base64 as the member `NAME_base64`.
    func bytes(_ name: String) throws -> Data {
        guard let encoded = node[name + "_base64"] else { return try must(name) { Data(try text($0).utf8) } }
        guard let bytes = Data(base64Encoded: try text(encoded)) else { throw Inexpressible(why: "no base64", path: name + "_base64") }
        return bytes
    }

    func may<T>(_ name: String, _ read: (JSON) throws -> T) throws -> T? { try node[name].map { value in try at(name) { try read(value) } } }
}

func text(_ node: JSON) throws -> String {
    guard case .string(let text) = node else { throw Inexpressible(why: "no text") }
    return text
}
func whole(_ node: JSON) throws -> Int64 {
    guard let number = Int64(node.string ?? node.text) else { throw Inexpressible(why: "no integer") }
    return number
}
func flag(_ node: JSON) throws -> Bool {
    guard case .bool(let flag) = node else { throw Inexpressible(why: "no boolean") }
    return flag
}
func decimal(_ node: JSON) throws -> Decimal {
    let text = node.string ?? node.text
    // Foundation also accepts other forms, and a `Decimal` does not keep trailing zeros. A case with such a value expects an error, which
    // the typed call would not give.
    let grammar = text.range(of: "^-?(0|[1-9][0-9]{0,25})(\\.[0-9]{1,9}[1-9])?$|^-?(0|[1-9][0-9]{0,25})(\\.[0-9]{1,2})?$", options: .regularExpression)
    guard grammar != nil, let value = Decimal(string: text) else { throw Inexpressible(why: "no decimal") }
    return value
}
func date(_ node: JSON) throws -> LocalDate {
    guard let date = LocalDate(try text(node)) else { throw Inexpressible(why: "no date") }
    return date
}
func timestamp(_ node: JSON) throws -> Timestamp {
    guard let timestamp = Timestamp(try text(node)) else { throw Inexpressible(why: "no timestamp") }
    return timestamp
}
func instant(_ node: JSON) throws -> Date { Date(timeIntervalSince1970: Double(try whole(node))) }
func interval(_ node: JSON, _ unit: Double) throws -> TimeInterval { Double(try whole(node)) / unit }
func chosen<T>(_ value: T?) throws -> T {
    guard let value else { throw Inexpressible(why: "no choice") }
    return value
}
func items(_ node: JSON) throws -> [JSON] {
    guard case .array(let items) = node else { throw Inexpressible(why: "no list") }
    return items
}
func object(_ node: JSON) throws -> JSON {
    guard case .object = node else { throw Inexpressible(why: "no object") }
    return node
}
func fitting<T>(_ value: T, _ issues: [LastroIssue]) throws -> T {
    guard let first = issues.first(where: { $0.severity == .error }) else { return value }
    throw Inexpressible(why: first.code.text, path: withoutIndices(first.path))
}
func withoutIndices(_ path: String) -> String { path.replacingOccurrences(of: "\\[[0-9]+\\]", with: "", options: .regularExpression) }
func document(_ node: JSON) -> String { node.string ?? node.text }
func secrets(_ node: JSON) throws -> [Concealed] { try (node.string.map { [$0] } ?? items(node).map(text)).map(Concealed.init) }
func scalarText(_ node: JSON) throws -> String {
    switch node {
    case .array, .object: throw Inexpressible(why: "no scalar")
    default: return node.string ?? node.text
    }
}
func headers(_ node: JSON) throws -> ConcealedHeaders { ConcealedHeaders(try params(node)) }
func params(_ node: JSON) throws -> [String: String] {
    guard case .object(let members) = node else { throw Inexpressible(why: "no object") }
    return try members.mapValues(text)
}

func pairs(_ node: JSON) throws -> [FormPair] {
    try items(node).map {
        let pair = try items($0)
        guard pair.count == 2 else { throw Inexpressible(why: "no pair") }
        return FormPair(name: try text(pair[0]), value: Concealed(try text(pair[1])))
    }
}

/// The unknown parameters of version 1, which are in the member `extra`. A typed call cannot express unknown members outside of it.
func extras(_ arguments: Arguments, _ fields: Set<String>) throws -> [ExtraMember] {
    guard case .object(let members) = arguments.node else { throw Inexpressible(why: "no object") }
    if let name = members.keys.sorted().first(where: { !fields.contains($0) && $0 != "extra" }) {
        throw Inexpressible(why: "no field", path: name)
    }
    guard let extra = members["extra"] else { return [] }
    guard case .object(let more) = extra else { throw Inexpressible(why: "no object", path: "extra") }
    return more.sorted { $0.key < $1.key }.map { ExtraMember(name: $0.key, json: $0.value.text) }
}

func structure(_ value: FormPair) -> JSON { .array([.string(value.name), .string(value.value.reveal())]) }
func structures(_ value: [FormPair]?) -> JSON { value.map { .array($0.map { structure($0) }) } ?? .null }
func structure(_ value: [FormPair]) -> JSON { structures(value) }

func apart(_ members: [String: JSON], _ extra: [ExtraMember]) -> JSON {
    var set = members.filter { $0.value != .null }
    if !extra.isEmpty {
        set["extra"] = .object(Dictionary(uniqueKeysWithValues: extra.map { ($0.name, (try? JSON.parse($0.json)) ?? .null) }))
    }
    return .object(set)
}

func structure(_ value: String?) -> JSON { value.map(JSON.string) ?? .null }
func structure(_ value: Int64?) -> JSON { value.map { .number(Decimal($0)) } ?? .null }
func structure(_ value: Bool?) -> JSON { value.map(JSON.bool) ?? .null }
func structure(_ value: ConcealedHeaders?) -> JSON { value.map { .object($0.reveal().mapValues(JSON.string)) } ?? .null }
func structure(_ value: Concealed?) -> JSON { value.map { .string($0.reveal()) } ?? .null }
func structure(_ value: Timestamp?) -> JSON { value.map { .string($0.text) } ?? .null }
func structure(_ value: LocalDate?) -> JSON { value.map { .string($0.description) } ?? .null }
/// A decimal as a string in its shortest form. `same` compares it with the case's string by its value.
func structure(_ value: Decimal?) -> JSON { value.map { .string(exactText($0)) } ?? .null }
func structure(_ value: [String: String]) -> JSON { .object(value.mapValues(JSON.string)) }
func structure(_ value: [Decimal]) -> JSON { .array(value.map { structure($0) }) }
func structure(_ value: [LocalDate]) -> JSON { .array(value.map { structure($0) }) }
func structures(_ value: [String]?) -> JSON { value.map { .array($0.map(JSON.string)) } ?? .null }

/// A record as an object of its fields that are set and its unknown members.
func open(_ members: [String: JSON], _ extra: [ExtraMember]) -> JSON {
    var set = members.filter { $0.value != .null }
    for member in extra where set[member.name] == nil { set[member.name] = try? JSON.parse(member.json) }
    return .object(set)
}

/// Whether two values are equal as JSON. If `actual` is a string but `wanted` is an object or array, the string is parsed, since typed
/// functions return some JSON documents as strings. Decimals are compared by their values.
func same(_ wanted: JSON, _ actual: JSON) -> Bool {
    switch (wanted, actual) {
    case (.object, .string(let text)), (.array, .string(let text)): return (try? JSON.parse(text)).map { same(wanted, $0) } ?? false
    case (.string(let a), .string(let b)) where a != b:
        let number = "^-?[0-9]+(\\.[0-9]+)?$"
        let both = [a, b].allSatisfy { $0.range(of: number, options: .regularExpression) != nil }
        return both && Decimal(string: a) == Decimal(string: b)
    // typed functions return the entries of a listing as strings, which contain documents of any kind
    case (.array(let a), .array(let b)):
        let document = { (wanted: JSON, text: String?) in text.flatMap { try? JSON.parse($0) } == wanted }
        return a.count == b.count && zip(byPlace(a), byPlace(b)).allSatisfy { same($0, $1) || document($0, $1.string) }
    case (.object(let a), .object(let b)): return a.count == b.count && a.allSatisfy { key, value in b[key].map { same(value, $0) } ?? false }
    default: return wanted == actual
    }
}

/// Sorts a list of issues or of report lines by path and code; returns other lists unchanged. The core returns issues in the order of the
/// input's members, which `JSON` objects here do not keep. The tests of the other languages compare the order.
func byPlace(_ list: [JSON]) -> [JSON] {
    let keyed = list.compactMap { item in place(item).map { ($0, item) } }
    return keyed.count == list.count ? keyed.sorted { $0.0 < $1.0 }.map(\.1) : list
}

/// The path and the code of an issue or of a report line. Nil for other values.
func place(_ item: JSON) -> String? {
    guard let path = item["path"]?.string, let code = item["code"]?.string else { return nil }
    return "\(path) \(code)"
}

let root = URL(fileURLWithPath: ProcessInfo.processInfo.environment["LASTRO_ROOT"] ?? ".")
