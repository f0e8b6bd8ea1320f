/// A field that a filter may name. What its type can be asked is a method, so that a wrong operator does not compile.
public protocol FilterField<Value>: Sendable {
    /// What the field holds.
    associatedtype Value
    /// The name on the wire.
    var name: String { get }
    /// A value as it is written in a query.
    var write: @Sendable (Value) -> String { get }
}

extension FilterField {
    /// Equal.
    public func eq(_ value: Value) -> Filter { compared(.eq, value) }

    /// Different; null is different from every value.
    public func neq(_ value: Value) -> Filter { compared(.neq, value) }

    /// Is null.
    public func isNull() -> Filter { Filter(field: name, operator: .isNull) }

    /// Is not null.
    public func isNotNull() -> Filter { Filter(field: name, operator: .isNotNull) }

    func compared(_ with: Operator, _ value: Value) -> Filter {
        Filter(field: name, operator: with, value: write(value))
    }
}

/// A field of truth values or of texts that this project defines: equal or not.
public struct PlainField<Value>: FilterField {
    public let name: String
    public let write: @Sendable (Value) -> String
}

/// A field of numbers, amounts, dates, moments or codes: they have an order.
public struct OrderedField<Value>: FilterField {
    public let name: String
    public let write: @Sendable (Value) -> String

    /// Greater than.
    public func gt(_ value: Value) -> Filter { compared(.gt, value) }

    /// Less than.
    public func lt(_ value: Value) -> Filter { compared(.lt, value) }

    /// Greater or equal.
    public func gte(_ value: Value) -> Filter { compared(.gte, value) }

    /// Less or equal.
    public func lte(_ value: Value) -> Filter { compared(.lte, value) }

    /// Between the two, both included.
    public func between(_ from: Value, _ to: Value) -> Filter {
        Filter(field: name, operator: .between, values: [write(from), write(to)])
    }
}

/// A field of text.
public struct TextFilterField: FilterField {
    public let name: String
    public var write: @Sendable (String) -> String { { $0 } }

    /// Contains the text, in any case of letters.
    public func contains(_ text: String) -> Filter { compared(.contains, text) }

    /// Does not contain the text; null does not.
    public func notContains(_ text: String) -> Filter { compared(.notContains, text) }
}
