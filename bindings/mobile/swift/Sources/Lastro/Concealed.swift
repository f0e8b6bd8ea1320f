/// A confidential string: a card number, a key, or a request's body. Its description, `dump` and `Mirror` hide it.
public struct Concealed: Sendable, Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    private let text: String

    /// Conceals a string.
    public init(_ text: String) { self.text = text }

    /// The string itself, for example to send it. Do not log or display it.
    public func reveal() -> String { text }

    public var description: String { "***" }
    public var debugDescription: String { "***" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}

/// The headers of a request. The description shows only their names, since the API key is one of the values.
public struct ConcealedHeaders: Sendable, Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    private let headers: [String: String]

    /// Conceals the values of headers.
    public init(_ headers: [String: String]) { self.headers = headers }

    /// The names and values, to send them.
    public func reveal() -> [String: String] { headers }

    public var description: String { headers.keys.sorted().description }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
