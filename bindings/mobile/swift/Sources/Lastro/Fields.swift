/// A field of a record that a query may name. Each operator of its type is a method, so that a wrong operator does not compile,
/// nor does the field of another record.
public protocol FilterField<Entity, Value>: Sendable {
    /// The record.
    associatedtype Entity
    /// What the field holds.
    associatedtype Value
    /// The name on the wire.
    var name: String { get }
    /// A value as it is written in a query.
    var write: @Sendable (Value) -> String { get }
}

extension FilterField {
    /// Equal.
    public func eq(_ value: Value) -> FilterCondition<Entity> { compared(.eq, value) }

    /// Different; null is different from every value.
    public func neq(_ value: Value) -> FilterCondition<Entity> { compared(.neq, value) }

    /// Is null.
    public func isNull() -> FilterCondition<Entity> { FilterCondition(Filter(field: name, operator: .isNull)) }

    /// Is not null.
    public func isNotNull() -> FilterCondition<Entity> { FilterCondition(Filter(field: name, operator: .isNotNull)) }

    /// The smallest first. The field of a nested record has no order: a query refuses it.
    public var ascending: FieldOrder<Entity> { FieldOrder(name) }

    /// The largest first; see ``ascending``.
    public var descending: FieldOrder<Entity> { FieldOrder("-" + name) }

    func compared(_ with: Operator, _ value: Value) -> FilterCondition<Entity> {
        FilterCondition(Filter(field: name, operator: with, value: write(value)))
    }
}

/// A field of truth values or of texts that this project defines: equal or not.
public struct PlainField<Entity, Value>: FilterField {
    public let name: String
    public let write: @Sendable (Value) -> String
}

/// A field of numbers, amounts, dates, instants or codes: they have an order.
public struct OrderedField<Entity, Value>: FilterField {
    public let name: String
    public let write: @Sendable (Value) -> String

    /// Greater than.
    public func gt(_ value: Value) -> FilterCondition<Entity> { compared(.gt, value) }

    /// Less than.
    public func lt(_ value: Value) -> FilterCondition<Entity> { compared(.lt, value) }

    /// Greater or equal.
    public func gte(_ value: Value) -> FilterCondition<Entity> { compared(.gte, value) }

    /// Less or equal.
    public func lte(_ value: Value) -> FilterCondition<Entity> { compared(.lte, value) }

    /// Between the two, both included.
    public func between(_ from: Value, _ to: Value) -> FilterCondition<Entity> {
        FilterCondition(Filter(field: name, operator: .between, values: [write(from), write(to)]))
    }
}

/// A field of text.
public struct TextFilterField<Entity>: FilterField {
    public let name: String
    public var write: @Sendable (String) -> String { { $0 } }

    /// Contains the text, in any case of letters.
    public func contains(_ text: String) -> FilterCondition<Entity> { compared(.contains, text) }

    /// Does not contain the text; null does not.
    public func notContains(_ text: String) -> FilterCondition<Entity> { compared(.notContains, text) }
}

/// A condition on records. The fields' methods make it.
public struct FilterCondition<Entity>: Sendable {
    let filter: Filter

    /// A condition on a custom field, which has no method.
    public init(_ filter: Filter) { self.filter = filter }
}

/// An order of records. The fields' ``FilterField/ascending`` and ``FilterField/descending`` make it.
public struct FieldOrder<Entity>: Sendable {
    let name: String

    /// Sorts by a custom field. With `-` in front of its name, the largest come first.
    public init(_ name: String) { self.name = name }
}

/// A record that can be listed with a query.
public protocol Listed {
    /// The entity as operations name it.
    static var resource: Resource { get }
}

extension Listed {
    /// The query string of a list request, as `ApiQuery.build` makes it. `fields` and `expand` are names on the wire.
    ///
    /// - Throws: as `ApiQuery.build`.
    public static func query(
        where conditions: [FilterCondition<Self>] = [], sort: [FieldOrder<Self>] = [], fields: [String] = [],
        expand: [String] = [], limit: Int64? = nil, offset: Int64? = nil
    ) throws -> String {
        try ApiQuery.build(
            entity: resource, filters: conditions.map(\.filter), sort: sort.map(\.name), fields: fields, expand: expand,
            limit: limit, offset: offset)
    }
}
