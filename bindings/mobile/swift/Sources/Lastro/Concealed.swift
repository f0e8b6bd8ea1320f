/// A card's number or security code: a text that no description, dump or mirror shows.
public struct Concealed: Sendable, Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    private let text: String

    public init(_ text: String) { self.text = text }

    /// The text itself: for the body of a request, and for nothing that people read.
    public func reveal() -> String { text }

    public var description: String { "***" }
    public var debugDescription: String { "***" }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
