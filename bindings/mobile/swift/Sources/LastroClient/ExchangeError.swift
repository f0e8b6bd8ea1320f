import Foundation
import Lastro

/// The failure of a call: the service responded with an error, there was no usable response, or the task was cancelled.
///
/// If ``carriedOut`` is `unknown`, the service may have carried out the change. Store ``state``, and later call the same method with
/// `state: error.state`: the client then looks up the change again. If ``state`` is nil, check the records yourself.
public struct ExchangeError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    /// The operation that was called.
    public let operation: ApiOperation
    /// The kind of failure.
    public let kind: ExchangeFailureKind
    /// Whether the service carried out the change. `no` if the operation is a read.
    public let carriedOut: CarriedOut
    /// The service's error, if it responded with one.
    public let apiError: ApiFailure?
    /// For the kind `unexpectedResponse`, the problems of the response. Their paths begin with `body`.
    public let issues: [LastroIssue]
    /// The state of the call, with which it can continue later. It contains neither the key nor the record. Nil if a later look-up
    /// cannot tell more.
    public let state: String?

    /// The operation, the kind of failure, the status, and whether a change was carried out.
    public var description: String {
        let status = apiError.map { " (\($0.code))" } ?? ""
        return "\(operation.text): \(kind.text)\(status); carried out: \(carriedOut.text)"
    }

    /// The ``description``. `localizedDescription` returns it, too.
    public var errorDescription: String? { description }
}
