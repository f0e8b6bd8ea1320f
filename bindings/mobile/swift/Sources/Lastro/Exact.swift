import Foundation

private let posix = Locale(identifier: "en_US_POSIX")

/// What the core gave is a decimal already.
func exactDecimal(_ text: String) -> Decimal {
    Decimal(string: text, locale: posix) ?? Decimal.nan
}

/// The digits as they are; `NaN` crosses as its name, which the core refuses with a typed error.
func exactText(_ value: Decimal) -> String {
    value.isNaN ? "NaN" : NSDecimalNumber(decimal: value).description(withLocale: posix)
}

extension Decimal {
    /// The amount's text with two places, as the service writes it: `129.90`.
    public var amountText: String {
        let text = exactText(self)
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

    /// The stable code of the kind: `malformed`, `invalid`, `unexpected_response`, `unknown_operation`.
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
