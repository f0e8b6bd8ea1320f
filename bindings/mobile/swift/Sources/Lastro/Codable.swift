import Foundation

/// A record whose `Codable` form is the service's JSON: the service's names of fields, amounts as numbers, dates as strings.
/// Unknown members are members of the same JSON object.
public protocol WireRecord: Codable, Hashable, Sendable {
    /// The record as JSON text.
    ///
    /// - Throws: `LastroError` for a value that the service's JSON cannot represent.
    func encode() throws -> JsonText

    /// Reads a record from JSON text, and returns the values that do not fit its fields as issues.
    ///
    /// - Throws: `LastroError` if the text is not a JSON object.
    static func read(json: JsonText) throws -> (value: Self, issues: [LastroIssue])
}

extension WireRecord {
    /// Decodes a record from the service's JSON. Unlike ``read(json:)``, this throws if a value is invalid.
    ///
    /// - Throws: `LastroError.invalid` with the issues of all invalid values.
    public init(from decoder: Decoder) throws {
        let document = try JSONEncoder().encode(Document(from: decoder))
        let (value, issues) = try Self.read(json: String(decoding: document, as: UTF8.self))
        let errors = issues.filter { $0.severity == .error }
        guard errors.isEmpty else { throw LastroError.invalid(issues: errors) }
        self = value
    }

    /// Encodes the record as the service's JSON.
    ///
    /// - Throws: The errors of ``encode()`` and of the encoder.
    public func encode(to encoder: Encoder) throws {
        try JSONDecoder().decode(Document.self, from: Data(encode().utf8)).encode(to: encoder)
    }
}

/// A JSON value that every `Encoder` and `Decoder` can process. Its numbers are decimals, so that amounts are never converted to
/// binary floats.
private enum Document: Codable {
    case null
    case flag(Bool)
    case number(Decimal)
    case text(String)
    case list([Document])
    case object([String: Document])

    init(from decoder: Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let members = try? value.decode([String: Document].self) {
            self = .object(members)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? value.decode(Decimal.self) {
            self = .number(number)
        } else {
            self = .list(try value.decode([Document].self))
        }
    }

    func encode(to encoder: Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .null: try value.encodeNil()
        case .flag(let flag): try value.encode(flag)
        case .number(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        case .list(let items): try value.encode(items)
        case .object(let members): try value.encode(members)
        }
    }
}
