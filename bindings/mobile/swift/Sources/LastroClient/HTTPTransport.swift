import Foundation
import Lastro

/// Sends the requests of a ``Client``. ``URLSessionTransport`` is the default. Rules for others:
///
/// - A redirect is a response like any other: the key must not go to another address.
/// - No cache, no cookies, no retry: the client decides what is sent again.
/// - If the task is cancelled, `send` throws at once.
public protocol HTTPTransport: Sendable {
    /// Sends a request, and returns its complete response.
    ///
    /// - Parameters:
    ///   - request: What to send.
    ///   - timeout: Longest time until the last byte of the response, in seconds.
    /// - Throws: A ``TransportFailure``. Any other error counts as ``TransportFailure/lost``.
    func send(_ request: ApiRequest, timeout: TimeInterval) async throws -> TransportResponse
}

/// A complete response.
public struct TransportResponse: Hashable, Sendable {
    /// The HTTP status.
    public let status: Int64
    /// The header `Retry-After`.
    public let retryAfter: String?
    /// The body.
    public let body: Data

    /// A response.
    public init(status: Int64, retryAfter: String? = nil, body: Data = Data()) {
        (self.status, self.retryAfter, self.body) = (status, retryAfter, body)
    }
}

/// Why there is no response.
public enum TransportFailure: Error, Hashable, Sendable {
    /// There was no connection, so it is certain that nothing was sent.
    case notSent
    /// The response was not complete in time.
    case timedOut
    /// The connection broke, or the response is too large.
    case lost
}
