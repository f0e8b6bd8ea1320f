import Foundation
import Lastro

/// A client of an account of the billing service. It has a property per kind of record, such as ``sales``, with a method per operation.
///
/// ```swift
/// let client = Client(baseUrl: baseUrl, apiKey: key)
/// let query = try Sale.query(where: [SaleFields.valorVenda.gt(100)])
/// for try await sale in client.sales.list(query) { print(sale.id!, sale.valorVenda!) }
/// ```
///
/// If the arguments are invalid, a method throws `LastroError` and sends nothing. Every other failure is an ``ExchangeError``.
///
/// The client never sends a change twice unless that is safe. If the response to a change is lost, the client looks up whether the
/// service carried it out.
///
/// Any task may use a client. All calls of one client share its rate limit. If the task of a call is cancelled, the call ends at once
/// with an ``ExchangeError`` of the kind `cancelled`.
public struct Client: Sendable {
    let exchanges: Exchanges

    /// Creates a client of an account.
    ///
    /// - Parameters:
    ///   - baseUrl: The account's address: https, or http on this machine. For any other address every call throws `LastroError`, with
    ///     the path `settings.base_url`.
    ///   - apiKey: The account's key. Errors, events and descriptions never contain it.
    ///   - today: The current day, for validation rules that depend on it. By default these rules are skipped.
    ///   - timeout: The time limit of one request with its response, in seconds. Default: 30.
    ///   - deadline: The time limit of a whole call with its retries, in seconds; for a listing, of each page. Default: 300.
    ///   - settledAfter: The longest time in seconds after which the service may still carry out a request whose response was lost. If
    ///     a look-up after this time does not find the change, the client reports that it was not carried out. By default the client
    ///     assumes no limit, and reports such a change as unknown.
    ///   - lookBefore: Whether to send an extra request before some changes: for the newest record's key before an insert, for the
    ///     installment before a receipt. With the result of this request, the client can find out whether the change was carried out
    ///     although its response was lost. If false, such a change is reported as unknown. Default: true.
    ///   - perSecond: The highest number of requests per second from this client. Default: unlimited.
    ///   - allowHttp: Whether to allow http for every host. The key is then sent unencrypted, so use it only for a twin in a private
    ///     network. Default: false, which allows http only on this machine.
    ///   - transport: Sends the requests. Default: a ``URLSessionTransport``.
    ///   - recording: The recording of all requests and responses. Default: none. The client does not close it.
    ///   - clock: Measures times and waits. Default: ``ClientClock/monotonic()``. Tests can replace it.
    ///   - observer: Called for each event, on the task of the call.
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

/// An event of a ``Client``, for logs. It contains neither the key nor headers nor bodies.
public enum ClientEvent: Hashable, Sendable {
    /// A request is about to be sent. For retries and look-ups, `operation` is also the operation that the program called.
    case request(operation: ApiOperation, method: String, url: String)
    /// A response arrived, `milliseconds` after its request.
    case response(operation: ApiOperation, status: Int64, milliseconds: Int64)
    /// A response has values that do not fit their fields. The decoded records contain these values as unknown members.
    case issues(operation: ApiOperation, issues: [LastroIssue])
}

/// A function that stores the state of a call. It is called before each request of the call. After a crash, the program can continue
/// the call: it calls the same method again, with the stored state as the argument `state`.
///
/// The state contains neither the key nor the record. If the function throws, the request is not sent, and the call throws that error.
public typealias KeepState = @Sendable (_ state: String) async throws -> Void

/// The clock by which a client measures times and waits.
public struct ClientClock: Sendable {
    /// The current time in milliseconds since 1970.
    public let now: @Sendable () -> Int64
    /// Waits a number of milliseconds. Throws if the task is cancelled.
    public let wait: @Sendable (_ milliseconds: Int64) async throws -> Void

    /// Creates a clock from a function that returns the time and a function that waits.
    public init(now: @escaping @Sendable () -> Int64, wait: @escaping @Sendable (_ milliseconds: Int64) async throws -> Void) {
        self.now = now
        self.wait = wait
    }

    /// The default clock. It reads the wall clock once, and then adds the elapsed time of a monotonic clock. So setting the wall clock
    /// does not change how long a client waits.
    public static func monotonic() -> ClientClock {
        let (wall, began) = (wholeMilliseconds(Date().timeIntervalSince1970), sinceBoot())
        return ClientClock(now: { wall + sinceBoot() - began }) { wanted in
            try await Task.sleep(nanoseconds: UInt64(clamping: min(wanted, 1 << 40)) * 1_000_000)
        }
    }
}

/// Milliseconds of the system's monotonic clock, which nobody can set.
private func sinceBoot() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
}
