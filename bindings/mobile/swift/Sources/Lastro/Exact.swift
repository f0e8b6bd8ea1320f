import Foundation

private let posix = Locale(identifier: "en_US_POSIX")

/// The error for a fault of this library: the core gave a value that is not of its type. `part` names where it was
/// found.
func fault(_ part: String) -> LastroError {
    .internal(issues: [LastroIssue(path: part, code: .internal, severity: .error, params: [:])])
}

/// As many digits as always fit into 64 bits. Most amounts have no more, and Foundation's own ways between a decimal and its
/// text take many times as long as all else in a call.
private let fewDigits = 18

/// Reads a decimal that the core wrote. Any other text is a fault of this library, never a number.
func exactDecimal(_ text: String) throws -> Decimal {
    let negative = text.utf8.first == 45
    var (digits, places, number) = (0, -1, UInt64(0))
    for byte in negative ? text.utf8.dropFirst() : text.utf8[...] {
        switch byte {
        case 48...57:
            digits += 1
            if digits <= fewDigits { number = number * 10 + UInt64(byte - 48) }
            if places >= 0 { places += 1 }
        case 46 where places < 0 && digits > 0: places = 0
        default: throw fault("swift.decimal")
        }
    }
    guard digits > 0, places != 0 else { throw fault("swift.decimal") }
    if digits <= fewDigits {
        return Decimal(sign: negative ? .minus : .plus, exponent: -max(places, 0), significand: Decimal(number))
    }
    // Foundation's parser takes what begins with a number; that this is one has just been seen
    guard let value = Decimal(string: text, locale: posix), !value.isNaN else { throw fault("swift.decimal") }
    return value
}

/// The digits as they are. `NaN` is passed on by its name, which the core refuses with a typed error.
func exactText(_ value: Decimal) -> String {
    guard !value.isNaN else { return "NaN" }
    let number = NSDecimalNumber(decimal: value.significand).uint64Value
    guard (-fewDigits...0).contains(value.exponent), Decimal(number) == value.significand else {
        return NSDecimalNumber(decimal: value).description(withLocale: posix)
    }
    var (digits, places) = (number, -value.exponent)
    while places > 0 && digits % 10 == 0 { (digits, places) = (digits / 10, places - 1) }
    let text = String(digits)
    let sign = value.isSignMinus && digits > 0 ? "-" : ""
    guard places > 0 else { return sign + text }
    let padded = String(repeating: "0", count: max(0, places + 1 - text.utf8.count)) + text
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
}

extension Decimal {
    /// The amount's text with two places, as the service writes it: `129.90`. `NaN` stays `NaN`.
    public var amountText: String {
        let text = exactText(self)
        guard !isNaN else { return text }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let cents = parts.count > 1 ? String(parts[1]) : ""
        return parts[0] + "." + cents + String(repeating: "0", count: max(0, 2 - cents.count))
    }
}

extension LastroError: LocalizedError, CustomStringConvertible {
    /// What is wrong, a line for each problem, for people: each with its path and, where a form has the field, its label.
    public func text(_ language: Language = LastroLibrary.language) -> String {
        guard case .unavailable(let platform, let path, let remedy) = self else {
            return problems.map { $0.text(language) }.joined(separator: "\n")
        }
        let cannot = language == .ptBr ? "a biblioteca nativa do lastro não pode ser usada em" : "the native library of lastro cannot be used on"
        return "\(cannot) \(platform) (\(path)): \(remedy)"
    }

    /// What is wrong, in the language of ``LastroLibrary``.
    public var description: String { text() }

    /// What `localizedDescription` says: the ``description``.
    public var errorDescription: String? { description }

    /// Every problem, whichever kind of error it is; none if the library cannot be used.
    public var problems: [LastroIssue] {
        switch self {
        case .malformed(let issues), .invalid(let issues), .unexpectedResponse(let issues), .unknownOperation(let issues),
            .internal(let issues):
            return issues
        case .unavailable: return []
        }
    }

    /// The stable code of the kind: `malformed`, `invalid`, `unexpected_response`, `unknown_operation`,
    /// `internal`, `unavailable`.
    public var code: String {
        switch self {
        case .malformed: return "malformed"
        case .invalid: return "invalid"
        case .unexpectedResponse: return "unexpected_response"
        case .unknownOperation: return "unknown_operation"
        case .internal: return "internal"
        case .unavailable: return "unavailable"
        }
    }
}
