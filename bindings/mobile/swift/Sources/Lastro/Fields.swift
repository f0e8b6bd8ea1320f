/// A field of a record type that a query can filter and sort by. Each operator that the field supports is a method. So a query
/// with an unsupported operator, or with a field of another record type, does not compile.
public protocol FilterField<Entity, Value>: Sendable {
    /// The record type.
    associatedtype Entity
    /// The type of the field's value.
    associatedtype Value
    /// The field's name in the query string.
    var name: String { get }
    /// Converts a value to its form in the query string.
    var write: @Sendable (Value) -> String { get }
}

extension FilterField {
    /// The field's value equals `value`.
    public func eq(_ value: Value) -> FilterCondition<Entity> { compared(.eq, value) }

    /// The field's value differs from `value`, or is null.
    public func neq(_ value: Value) -> FilterCondition<Entity> { compared(.neq, value) }

    /// The field's value is null.
    public func isNull() -> FilterCondition<Entity> { FilterCondition(Filter(field: name, operator: .isNull)) }

    /// The field's value is not null.
    public func isNotNull() -> FilterCondition<Entity> { FilterCondition(Filter(field: name, operator: .isNotNull)) }

    /// Ascending order by this field. A query rejects the order if the field belongs to a nested record.
    public var ascending: FieldOrder<Entity> { FieldOrder(name) }

    /// Descending order by this field. A query rejects the order if the field belongs to a nested record.
    public var descending: FieldOrder<Entity> { FieldOrder("-" + name) }

    func compared(_ with: Operator, _ value: Value) -> FilterCondition<Entity> {
        FilterCondition(Filter(field: name, operator: with, value: write(value)))
    }
}

/// A field whose values have no order: booleans, and strings from a fixed list of choices. It supports only equality.
public struct PlainField<Entity, Value>: FilterField {
    public let name: String
    public let write: @Sendable (Value) -> String
}

/// A field whose values have an order: numbers, amounts, dates, timestamps or codes.
public struct OrderedField<Entity, Value>: FilterField {
    public let name: String
    public let write: @Sendable (Value) -> String

    /// The field's value is greater than `value`.
    public func gt(_ value: Value) -> FilterCondition<Entity> { compared(.gt, value) }

    /// The field's value is less than `value`.
    public func lt(_ value: Value) -> FilterCondition<Entity> { compared(.lt, value) }

    /// The field's value is greater than or equal to `value`.
    public func gte(_ value: Value) -> FilterCondition<Entity> { compared(.gte, value) }

    /// The field's value is less than or equal to `value`.
    public func lte(_ value: Value) -> FilterCondition<Entity> { compared(.lte, value) }

    /// The field's value is between `from` and `to`, or equals one of them.
    public func between(_ from: Value, _ to: Value) -> FilterCondition<Entity> {
        FilterCondition(Filter(field: name, operator: .between, values: [write(from), write(to)]))
    }
}

/// A field whose values are strings.
public struct TextFilterField<Entity>: FilterField {
    public let name: String
    public var write: @Sendable (String) -> String { { $0 } }

    /// The field's value contains `text`, ignoring case.
    public func contains(_ text: String) -> FilterCondition<Entity> { compared(.contains, text) }

    /// The field's value does not contain `text`, or is null.
    public func notContains(_ text: String) -> FilterCondition<Entity> { compared(.notContains, text) }
}

/// A condition on records of type `Entity`. The fields' methods create it.
public struct FilterCondition<Entity>: Sendable {
    let filter: Filter

    /// Creates a condition on a custom field.
    public init(_ filter: Filter) { self.filter = filter }
}

/// A sort order of records. ``FilterField/ascending`` and ``FilterField/descending`` of a field create it.
public struct FieldOrder<Entity>: Sendable {
    let name: String

    /// Creates an order by a custom field. Pass its name, with a leading `-` for descending order.
    public init(_ name: String) { self.name = name }
}

/// A record type that the service can list.
public protocol Listed {
    /// The record type's name as an argument of operations.
    static var resource: Resource { get }
}

extension Listed {
    /// Builds the query string of a list request. `fields` and `expand` are names as in JSON, such as `valor_venda`.
    ///
    /// - Throws: `LastroError` in the same cases as `ApiQuery.build`.
    public static func query(
        where conditions: [FilterCondition<Self>] = [], sort: [FieldOrder<Self>] = [], fields: [String] = [],
        expand: [String] = [], limit: Int64? = nil, offset: Int64? = nil
    ) throws -> String {
        try ApiQuery.build(
            entity: resource, filters: conditions.map(\.filter), sort: sort.map(\.name), fields: fields, expand: expand,
            limit: limit, offset: offset)
    }
}
