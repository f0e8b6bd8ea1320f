/// A card's number, a key, a request's body: a string that descriptions, dumps and mirrors hide.
public struct Concealed: Sendable, Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    private let text: String

    /// Conceals a string.
    public init(_ text: String) { self.text = text }

    /// The string itself, for the body of a request. Never show it to people.
    public func reveal() -> String { text }

    public var description: String { "***" }
    public var debugDescription: String { "***" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The headers of a request: descriptions show only the names, since the key is a value.
public struct ConcealedHeaders: Sendable, Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    private let headers: [String: String]

    /// Conceals the values of headers.
    public init(_ headers: [String: String]) { self.headers = headers }

    /// The names and values, for sending.
    public func reveal() -> [String: String] { headers }

    public var description: String { headers.keys.sorted().description }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
