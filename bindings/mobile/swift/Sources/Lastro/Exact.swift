import Foundation

private let posix = Locale(identifier: "en_US_POSIX")

/// The error for a fault of this library: the core gave a value that is not of its type. `part` names where it was
/// found.
func fault(_ part: String) -> LastroError {
    .Internal(issues: [Issue(path: part, code: .internal, severity: .error, params: [:])])
}

/// Reads a decimal that the core wrote. Any other text is a fault of this library, never a number.
func exactDecimal(_ text: String) throws -> Decimal {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    // Foundation's parser accepts any text that begins with a number
    let exact = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
    guard exact, let value = Decimal(string: text, locale: posix), !value.isNaN else { throw fault("swift.decimal") }
    return value
}

/// The digits as they are. `NaN` is passed on by its name, which the core refuses with a typed error.
func exactText(_ value: Decimal) -> String {
    value.isNaN ? "NaN" : NSDecimalNumber(decimal: value).description(withLocale: posix)
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

extension LastroError: CustomStringConvertible {
    /// Every problem, whichever kind of error it is.
    public var problems: [Issue] {
        switch self {
        case .Malformed(let issues), .Invalid(let issues), .UnexpectedResponse(let issues), .UnknownOperation(let issues),
            .Internal(let issues):
            return issues
        }
    }

    /// The stable code of the kind: `malformed`, `invalid`, `unexpected_response`, `unknown_operation`,
    /// `internal`.
    public var code: String {
        switch self {
        case .Malformed: return "malformed"
        case .Invalid: return "invalid"
        case .UnexpectedResponse: return "unexpected_response"
        case .UnknownOperation: return "unknown_operation"
        case .Internal: return "internal"
        }
    }
}
