import Foundation

/// A simulation of the billing service in this process, for tests. It behaves as the service's documentation describes, and
/// keeps its records in memory. Requests are function calls, without a network; `TwinURLProtocol` connects the twin to `URLSession`.
///
/// Its clock moves only when the program moves it, and random values follow from a seed. So the same configuration and the same calls
/// give the same bytes on every platform. Any thread may call it.
public final class Twin: Sendable {
    private let core: TwinHandle

    /// Creates a twin. All members of the configuration are optional. `lists` replaces the reference lists, such as municipalities; by
    /// default the twin has only samples of them.
    ///
    /// - Throws: `LastroError` for an invalid value, with its path.
    public init(config: TwinConfig = TwinConfig()) throws {
        try LastroLibrary.load()
        core = try TwinHandle(config: config)
    }

    /// Creates a twin from a configuration as JSON text, in the format of `lastro serve`.
    ///
    /// - Throws: `LastroError` for an unknown or invalid member, with its path.
    public init(json: String) throws {
        try LastroLibrary.load()
        core = try TwinHandle.fromJson(config: json)
    }

    private init(core: TwinHandle) { self.core = core }

    /// Responds to a request. `target` is an absolute URL, or path and query string. `at` is the time of the request: the clock first
    /// moves to it, as with `advance`. By default the clock does not move.
    ///
    /// - Throws: `LastroError` for a time outside the years 1 to 9999; errors of the request itself are in the response.
    public func handle(
        method: String, target: String, headers: [(name: String, value: String)] = [], body: Data = Data(), at: Moment? = nil
    ) throws -> TwinOutcome {
        try core.answer(
            method: method, target: target, headers: headers.flatMap { [$0.name, $0.value] }, body: body, at: at)
    }

    /// Responds to a request that `ApiRequests.build` returned.
    ///
    /// - Throws: `LastroError` for a time outside the years 1 to 9999.
    public func handle(_ request: ApiRequest, at: Moment? = nil) throws -> TwinOutcome {
        let headers = inOrder(request.headers.reveal())
        let body = Data((request.body?.reveal() ?? "").utf8)
        return try handle(method: request.method, target: request.url, headers: headers, body: body, at: at)
    }

    /// Returns the webhook notifications that became due since the last call. Send each one, and pass the outcome to `report`.
    ///
    /// - Throws: `LastroError` for a bug in this library.
    public func takeEffects() throws -> [TwinDelivery] { try core.takeEffects() }

    /// Reports the outcome of a notification. `status` is the status of the receiver's response, or nil if it did not respond. `at` is
    /// the time of the response, by default the time of sending. The twin's policies decide whether and when the notification is sent
    /// again.
    ///
    /// - Throws: `LastroError` if the delivery does not exist.
    public func report(delivery: Int64, status: Int64?, at: Moment? = nil) throws {
        try core.report(delivery: delivery, status: status, at: at)
    }

    /// Moves the clock forward and does the work that becomes due until then: contracts generate sales, installments become overdue,
    /// notifications are sent again. Stops after `budget` items of work; the next call continues from there.
    ///
    /// - Throws: `LastroError` for a time outside the years 1 to 9999, or a negative budget.
    @discardableResult
    public func advance(to: Moment, budget: Int64? = nil) throws -> TwinProgress { try core.advance(to: to, budget: budget) }

    /// The twin's current time.
    ///
    /// - Throws: `LastroError` for a bug in this library.
    public func now() throws -> Moment { try core.now() }

    /// The whole state as a string, with its hash. It contains neither keys nor secrets.
    ///
    /// - Throws: `LastroError` for a bug in this library.
    public func snapshot() throws -> TwinSnapshot { try core.snapshot() }

    /// Replaces the twin's state by that of a snapshot. `snapshot` is the `text` of that snapshot.
    ///
    /// - Throws: `LastroError` for a string that is not a snapshot.
    public func restore(snapshot: String) throws { try core.restore(snapshot: snapshot) }

    /// Returns another twin with the same state. Afterwards the two are independent. Takes constant time.
    public func fork() -> Twin { Twin(core: core.fork()) }

    /// The journal: requests, clock changes and everything else that happened to the twin. Returns the entries from number `from` on,
    /// each as JSON text.
    ///
    /// - Throws: `LastroError` for a bug in this library.
    public func journal(from: Int64 = 0) throws -> [String] { try core.journal(from: from) }

    /// Sets the fault plan, as JSON text: `{"rules": [{"operations": ["sales.insert"], "nth": 1, "phase": "after", "action":
    /// {"drop": true}}]}`. Nil removes the plan. Returns the plan that is now in effect, or nil.
    ///
    /// - Throws: `LastroError` for an invalid plan, with the path of each problem.
    @discardableResult
    public func faults(plan: String?) throws -> String? { try core.faults(plan: plan) }

    /// The policies: cases that the service's documentation does not describe, each with this twin's choice.
    ///
    /// - Throws: `LastroError` for a bug in this library.
    public func policies() throws -> [TwinPolicy] { try core.policies() }

    /// The differences between this twin's state and the snapshot `other`.
    ///
    /// - Throws: `LastroError` for a string that is not a snapshot.
    public func diff(other: String) throws -> [TwinDifference] { try core.diff(other: other) }

    /// Replays the entries of a journal in a separate twin with the same configuration, and compares each response with the journal's.
    /// The replay starts from `snapshot` or, if it is nil, from the initial state. This twin does not change.
    ///
    /// - Throws: `LastroError` for an invalid entry.
    public func replay(journal: [String], snapshot: String? = nil) throws -> TwinReplay {
        try core.replay(journal: journal, snapshot: snapshot)
    }

    /// The OpenAPI 3.1 document of the service's API, as JSON text.
    ///
    /// - Throws: `LastroError` for a bug in this library.
    public func openapi() throws -> String { try core.openapi() }
}

extension TwinResponse {
    /// The value of a header. Its name is matched without regard to case. Nil if there is no such header.
    public func header(_ name: String) -> String? {
        headers.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value
    }
}

/// Sorts headers by name. A dictionary has no fixed order, so equal requests would otherwise differ in the journal.
package func inOrder(_ headers: [String: String]) -> [(name: String, value: String)] {
    headers.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
}
