/// A field of a record for queries. Each operator of its type is a method, so that a wrong operator or a field of another
/// record does not compile.
public protocol FilterField<Entity, Value>: Sendable {
    /// The record.
    associatedtype Entity
    /// The type of the field's value.
    associatedtype Value
    /// The name on the wire.
    var name: String { get }
    /// Converts a value to its form in a query.
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

    /// Ascending order. A field of a nested record cannot be sorted by: a query refuses it.
    public var ascending: FieldOrder<Entity> { FieldOrder(name) }

    /// Descending order; see ``ascending``.
    public var descending: FieldOrder<Entity> { FieldOrder("-" + name) }

    func compared(_ with: Operator, _ value: Value) -> FilterCondition<Entity> {
        FilterCondition(Filter(field: name, operator: with, value: write(value)))
    }
}

/// A field of booleans, or of strings that this project defines: only comparable for equality.
public struct PlainField<Entity, Value>: FilterField {
    public let name: String
    public let write: @Sendable (Value) -> String
}

/// A field of numbers, amounts, dates, timestamps or codes, which are ordered.
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

    /// Between the two values, inclusive.
    public func between(_ from: Value, _ to: Value) -> FilterCondition<Entity> {
        FilterCondition(Filter(field: name, operator: .between, values: [write(from), write(to)]))
    }
}

/// A field of text.
public struct TextFilterField<Entity>: FilterField {
    public let name: String
    public var write: @Sendable (String) -> String { { $0 } }

    /// Contains the text, ignoring case.
    public func contains(_ text: String) -> FilterCondition<Entity> { compared(.contains, text) }

    /// Does not contain the text; true for null.
    public func notContains(_ text: String) -> FilterCondition<Entity> { compared(.notContains, text) }
}

/// A condition on records. Created by the fields' methods.
public struct FilterCondition<Entity>: Sendable {
    let filter: Filter

    /// A condition on a custom field.
    public init(_ filter: Filter) { self.filter = filter }
}

/// An order of records. Created by the fields' ``FilterField/ascending`` and ``FilterField/descending``.
public struct FieldOrder<Entity>: Sendable {
    let name: String

    /// Sorts by a custom field, with a leading `-` for descending order.
    public init(_ name: String) { self.name = name }
}

/// A record that can be listed with a query.
public protocol Listed {
    /// The entity as operations name it.
    static var resource: Resource { get }
}

extension Listed {
    /// The query string of a list request, as `ApiQuery.build` builds it. `fields` and `expand` are wire names.
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
