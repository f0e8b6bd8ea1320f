import Foundation

/// The billing service in this process, as its documents describe it, with its records in memory. It takes requests as data and
/// opens no connection; `TwinURLProtocol` connects it to `URLSession`. Time moves only with `advance`, and random values come
/// from the seed. So the same configuration and calls give the same bytes on every platform. Any thread may call it.
public final class Twin: Sendable {
    private let core: TwinHandle

    /// A twin with a configuration, whose members are all optional. The reference lists are samples, unless `lists` has others.
    ///
    /// - Throws: `LastroError` for an invalid value, with its path.
    public init(config: TwinConfig = TwinConfig()) throws {
        try LastroLibrary.load()
        core = try TwinHandle(config: config)
    }

    /// A twin with a configuration as JSON text, as `lastro serve` reads it.
    ///
    /// - Throws: `LastroError` for an unknown or invalid member, with its path.
    public init(json: String) throws {
        try LastroLibrary.load()
        core = try TwinHandle.fromJson(config: json)
    }

    private init(core: TwinHandle) { self.core = core }

    /// Responds to a request. `target` is an absolute URL, or path and query string. `at` is the time of the request: work due
    /// until then is done first. Without it, no time passes.
    ///
    /// - Throws: `LastroError` for a time outside the years 1 to 9999; errors of the request itself are in the response.
    public func handle(
        method: String, target: String, headers: [(name: String, value: String)] = [], body: Data = Data(), at: Moment? = nil
    ) throws -> TwinOutcome {
        try core.answer(
            method: method, target: target, headers: headers.flatMap { [$0.name, $0.value] }, body: body, at: at)
    }

    /// Responds to a request that `ApiRequests.build` has built.
    ///
    /// - Throws: `LastroError` for a time outside the years 1 to 9999.
    public func handle(_ request: ApiRequest, at: Moment? = nil) throws -> TwinOutcome {
        let headers = inOrder(request.headers.reveal())
        let body = Data((request.body?.reveal() ?? "").utf8)
        return try handle(method: request.method, target: request.url, headers: headers, body: body, at: at)
    }

    /// The notifications to send since the last call. Pass the outcome of each to `report`.
    ///
    /// - Throws: `LastroError` for a bug in this library.
    public func takeEffects() throws -> [TwinDelivery] { try core.takeEffects() }

    /// Reports the outcome of a notification: the receiver's status, or nil if it did not respond. The policies decide when it
    /// is repeated. `at` is the time of the response; without it the response took no time.
    ///
    /// - Throws: `LastroError` if the delivery does not exist.
    public func report(delivery: Int64, status: Int64?, at: Moment? = nil) throws {
        try core.report(delivery: delivery, status: status, at: at)
    }

    /// Moves the clock forward and does the work that comes due: contracts generate sales, installments fall overdue,
    /// notifications are repeated. It stops after `budget` pieces of work; the next call continues from there.
    ///
    /// - Throws: `LastroError` for a time outside the years 1 to 9999, or a negative budget.
    @discardableResult
    public func advance(to: Moment, budget: Int64? = nil) throws -> TwinProgress { try core.advance(to: to, budget: budget) }

    /// The twin's current time.
    ///
    /// - Throws: `LastroError` for a bug in this library.
    public func now() throws -> Moment { try core.now() }

    /// The whole state as a string, with its hash. It contains no keys and secrets.
    ///
    /// - Throws: `LastroError` for a bug in this library.
    public func snapshot() throws -> TwinSnapshot { try core.snapshot() }

    /// Restores the state of a snapshot.
    ///
    /// - Throws: `LastroError` for a string that is not a snapshot.
    public func restore(snapshot: String) throws { try core.restore(snapshot: snapshot) }

    /// Another twin with the same state, in constant time. The two are independent from then on.
    public func fork() -> Twin { Twin(core: core.fork()) }

    /// All events, beginning with an entry's number: each entry as JSON text.
    ///
    /// - Throws: `LastroError` for a bug in this library.
    public func journal(from: Int64 = 0) throws -> [String] { try core.journal(from: from) }

    /// Sets the fault plan, as JSON text: `{"rules": [{"operations": ["sales.insert"], "nth": 1, "phase": "after", "action":
    /// {"drop": true}}]}`. Nil removes the plan. Returns the plan now in force, or nil.
    ///
    /// - Throws: `LastroError` for an invalid plan, with the path of each problem.
    @discardableResult
    public func faults(plan: String?) throws -> String? { try core.faults(plan: plan) }

    /// The undocumented cases of the service, and this twin's choice for each.
    ///
    /// - Throws: `LastroError` for a bug in this library.
    public func policies() throws -> [TwinPolicy] { try core.policies() }

    /// The differences between this state and a snapshot's.
    ///
    /// - Throws: `LastroError` for a string that is not a snapshot.
    public func diff(other: String) throws -> [TwinDifference] { try core.diff(other: other) }

    /// Replays the entries of a journal in another twin of the same configuration, from a snapshot or from the start, and
    /// compares each response with the journal's. This twin is unchanged.
    ///
    /// - Throws: `LastroError` for an invalid entry.
    public func replay(journal: [String], snapshot: String? = nil) throws -> TwinReplay {
        try core.replay(journal: journal, snapshot: snapshot)
    }

    /// The service's interface as an OpenAPI 3.1 document, JSON text.
    ///
    /// - Throws: `LastroError` for a bug in this library.
    public func openapi() throws -> String { try core.openapi() }
}

extension TwinResponse {
    /// The value of a header; its name is matched without regard to case.
    public func header(_ name: String) -> String? {
        headers.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value
    }
}

/// Headers in the order of their names, so that equal requests have equal bytes.
package func inOrder(_ headers: [String: String]) -> [(name: String, value: String)] {
    headers.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
}
