import Foundation
import Lastro

/// A client of an account at the service. Its resources are properties, ``sales`` for example, with a method for each operation.
///
/// ```swift
/// let client = Client(baseUrl: baseUrl, apiKey: key)
/// let query = try Sale.query(where: [SaleFields.valorVenda.gt(100)])
/// for try await sale in client.sales.list(query) { print(sale.id!, sale.valorVenda!) }
/// ```
///
/// A method throws `LastroError` for what the rules reject: nothing is sent then. Everything else is an ``ExchangeError``. A change is
/// not sent twice unless that is safe: if its response is lost, it is looked up.
///
/// Any task may use a client. All calls of one client share its rate limit. If its task is cancelled, a call ends at once with an
/// ``ExchangeError`` of the kind `cancelled`.
public struct Client: Sendable {
    let exchanges: Exchanges

    /// A client with the account's address and key.
    ///
    /// - Parameters:
    ///   - baseUrl: The account's address: https, or http on this machine. A call throws `LastroError` at `settings.base_url` for any
    ///     other.
    ///   - apiKey: The account's key. It is in no error, event or description.
    ///   - today: The current day, for the rules that need it; default: these rules are skipped.
    ///   - timeout: Longest time of one request with its response, in seconds; default 30.
    ///   - deadline: Longest time of a call, or of each page of a listing, in seconds; default 300.
    ///   - settledAfter: Seconds after which the service no longer carries out a request whose response was lost. A change that is not
    ///     found after that was not carried out. Default: a change that is not found stays unknown.
    ///   - lookBefore: Whether to read the newest key before an insert, and the installment before a receipt; default true. Without
    ///     it, an insert or a receipt whose response is lost is always unknown.
    ///   - perSecond: Most requests per second of all calls of this client; default unlimited.
    ///   - allowHttp: Whether http is allowed for every host; default false. The key is then sent unencrypted: meant for a twin in a
    ///     private network.
    ///   - transport: Sends the requests; default a ``URLSessionTransport``.
    ///   - recording: Where requests are recorded with their responses; default nowhere. It is not closed with the client.
    ///   - clock: Tells the time and waits; default ``ClientClock/monotonic()``. Tests give one of their own.
    ///   - observer: Gets each event as it happens, on the task of the call.
    public init(
        baseUrl: String, apiKey: Concealed, today: LocalDate? = nil, timeout: TimeInterval? = nil, deadline: TimeInterval? = nil,
        settledAfter: TimeInterval? = nil, lookBefore: Bool? = nil, perSecond: Int64? = nil, allowHttp: Bool? = nil,
        transport: any HTTPTransport = URLSessionTransport(), recording: Recording? = nil, clock: ClientClock = .monotonic(),
        observer: (@Sendable (ClientEvent) -> Void)? = nil
    ) {
        let settings = ExchangeSettings(
            baseUrl: baseUrl, apiKey: apiKey, today: today, timeoutMs: timeout.map(wholeMilliseconds),
            deadlineMs: deadline.map(wholeMilliseconds), settledAfterMs: settledAfter.map(wholeMilliseconds), lookBefore: lookBefore,
            perSecond: perSecond, allowHttp: allowHttp)
        exchanges = Exchanges(settings: settings, transport: transport, recording: recording, clock: clock, observer: observer)
    }
}

/// What an observer of a ``Client`` gets. No event has the key, headers or a body.
public enum ClientEvent: Hashable, Sendable {
    /// A request is about to be sent. Retries and look-ups are requests of the operation that was called.
    case request(operation: ApiOperation, method: String, url: String)
    /// A response arrived, `milliseconds` after its request.
    case response(operation: ApiOperation, status: Int64, milliseconds: Int64)
    /// Values of a response do not fit their fields. The record keeps them.
    case issues(operation: ApiOperation, issues: [LastroIssue])
}

/// Stores the state of a call before each of its requests is sent, so that the call can be taken up after a crash: the same
/// method takes it as `state`. The state contains neither the key nor the record. If the function throws, the request is not sent, and
/// the call throws that error.
public typealias KeepState = @Sendable (_ state: String) async throws -> Void

/// The time, and how to wait.
public struct ClientClock: Sendable {
    /// The current time in milliseconds since 1970.
    public let now: @Sendable () -> Int64
    /// Waits a number of milliseconds. Throws if the task is cancelled.
    public let wait: @Sendable (_ milliseconds: Int64) async throws -> Void

    /// A clock of these two functions.
    public init(now: @escaping @Sendable () -> Int64, wait: @escaping @Sendable (_ milliseconds: Int64) async throws -> Void) {
        self.now = now
        self.wait = wait
    }

    /// The current time, advanced by a monotonic clock: setting the wall clock back lengthens no wait and no deadline.
    public static func monotonic() -> ClientClock {
        let (wall, began) = (wholeMilliseconds(Date().timeIntervalSince1970), sinceBoot())
        return ClientClock(now: { wall + sinceBoot() - began }) { wanted in
            try await Task.sleep(nanoseconds: UInt64(clamping: min(wanted, 1 << 40)) * 1_000_000)
        }
    }
}

/// Milliseconds on a clock that is never set.
private func sinceBoot() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
}
