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
    /// The headers, with names in any case. `Retry-After` is obeyed; a recording has them all.
    public let headers: [String: String]
    /// The body, no longer compressed if `Content-Encoding` is not among the headers.
    public let body: Data

    /// A response.
    public init(status: Int64, headers: [String: String] = [:], body: Data = Data()) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    var retryAfter: String? { headers.first { $0.key.lowercased() == "retry-after" }?.value }
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
