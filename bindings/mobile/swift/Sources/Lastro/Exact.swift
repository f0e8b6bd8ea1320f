import Foundation

private let posix = Locale(identifier: "en_US_POSIX")

/// The error for a bug in this library: the core returned a value of the wrong type. `part` names the code that detected it.
func fault(_ part: String) -> LastroError {
    .internal(issues: [LastroIssue(path: part, code: .internal, severity: .error, params: [:])])
}

/// Numbers with up to this many digits are converted here in 64 bits, which is enough for most amounts. Foundation's conversions
/// between decimals and strings would take many times as long as all other parts of a call together.
private let fewDigits = 18

/// Parses a decimal that the core wrote. Any other string is a bug in this library, so it throws.
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
    // Foundation's parser ignores text after a number: the checks above have rejected such a string
    guard let value = Decimal(string: text, locale: posix), !value.isNaN else { throw fault("swift.decimal") }
    return value
}

/// Formats a decimal with all its digits. `NaN` becomes "NaN", which the core rejects with a typed error.
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
    /// The amount as a string with at least two decimal places, as in the service's JSON: `129.90`. `NaN` becomes "NaN".
    public var amountText: String {
        let text = exactText(self)
        guard !isNaN else { return text }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let cents = parts.count > 1 ? String(parts[1]) : ""
        return parts[0] + "." + cents + String(repeating: "0", count: max(0, 2 - cents.count))
    }
}

extension LastroError: LocalizedError, CustomStringConvertible {
    /// The problems as text for people, one line each: with the path and, if a form has the field, its label.
    public func text(_ language: Language = LastroLibrary.language) -> String {
        guard case .unavailable(let platform, let path, let remedy) = self else {
            return problems.map { $0.text(language) }.joined(separator: "\n")
        }
        let cannot = language == .ptBr ? "a biblioteca nativa do lastro não pode ser usada em" : "the native library of lastro cannot be used on"
        return "\(cannot) \(platform) (\(path)): \(remedy)"
    }

    /// The problems as text for people, in the language that ``LastroLibrary`` sets.
    public var description: String { text() }

    /// The ``description``. `localizedDescription` returns it, too.
    public var errorDescription: String? { description }

    /// All problems, for every kind of error; empty if the library cannot be used.
    public var problems: [LastroIssue] {
        switch self {
        case .malformed(let issues), .invalid(let issues), .unexpectedResponse(let issues), .unknownOperation(let issues),
            .internal(let issues):
            return issues
        case .unavailable: return []
        }
    }

    /// The stable code of this kind of error: `malformed`, `invalid`, `unexpected_response`, `unknown_operation`,
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
