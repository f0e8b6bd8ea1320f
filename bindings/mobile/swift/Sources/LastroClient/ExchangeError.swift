import Foundation
import Lastro

/// A call that failed: the service refused it, sent no usable response, or the task was cancelled.
///
/// If ``carriedOut`` is `unknown`, the change may have been made. Store ``state``, and call the same method with `state: error.state`
/// later: it looks the change up once more. Without a state, check the records yourself.
public struct ExchangeError: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
    /// The operation that was called.
    public let operation: ApiOperation
    /// Why it failed.
    public let kind: ExchangeFailureKind
    /// Whether a change was carried out; `no` for a read.
    public let carriedOut: CarriedOut
    /// The service's error, if it responded with one.
    public let apiError: ApiFailure?
    /// What did not fit in a response of another shape; paths begin with `body`.
    public let issues: [LastroIssue]
    /// The state of the call, if it can be taken up to look up a change whose outcome is unknown. It contains neither the key nor the
    /// record.
    public let state: String?

    /// Operation, kind, status, and whether a change was carried out.
    public var description: String {
        let status = apiError.map { " (\($0.code))" } ?? ""
        return "\(operation.text): \(kind.text)\(status); carried out: \(carriedOut.text)"
    }

    /// ``description``, for `localizedDescription`.
    public var errorDescription: String? { description }
}
