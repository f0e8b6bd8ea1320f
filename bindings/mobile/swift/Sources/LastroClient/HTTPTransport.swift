import Foundation
import Lastro

/// Sends the requests of a ``Client``. ``URLSessionTransport`` is the default. Your own implementation must follow these rules:
///
/// - Do not follow redirects, since the key must not be sent to another address. Return them as responses.
/// - Do not use a cache or cookies, and do not retry: the client decides what is sent again.
/// - Throw at once if the task is cancelled.
public protocol HTTPTransport: Sendable {
    /// Sends a request, and returns its complete response.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - timeout: The time limit until the last byte of the response, in seconds.
    /// - Throws: A ``TransportFailure``. Any other error is treated as ``TransportFailure/lost``.
    func send(_ request: ApiRequest, timeout: TimeInterval) async throws -> TransportResponse
}

/// A complete response.
public struct TransportResponse: Hashable, Sendable {
    /// The HTTP status.
    public let status: Int64
    /// The headers, with names in upper or lower case. The client uses `Retry-After`; a recording contains all headers.
    public let headers: [String: String]
    /// The body. It is compressed only if the headers have `Content-Encoding`.
    public let body: Data

    /// Creates a response.
    public init(status: Int64, headers: [String: String] = [:], body: Data = Data()) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    var retryAfter: String? { headers.first { $0.key.lowercased() == "retry-after" }?.value }
}

/// The reason why there is no response.
public enum TransportFailure: Error, Hashable, Sendable {
    /// No connection could be opened, so certainly nothing was sent.
    case notSent
    /// The response was not complete within the timeout.
    case timedOut
    /// The connection failed, or the response is too large. The service may have received the request.
    case lost
}
