import Foundation

/// The billing service in this process: what its documents describe, with its records in memory. It responds to requests as data
/// and opens no connection; `TwinURLProtocol` puts it behind `URLSession`. Time moves when `advance` says so, and what looks
/// random comes from the seed, so the same configuration and calls give the same bytes on every platform. Every thread may
/// call it.
public final class Twin: Sendable {
    private let core: TwinHandle

    /// A twin with a configuration, of which everything may be left out. The reference lists are samples, unless `lists` has the
    /// texts of others.
    ///
    /// - Throws: `LastroError` for a value that does not fit, at its path.
    public init(config: TwinConfig = TwinConfig()) throws {
        try LastroLibrary.load()
        core = try TwinHandle(config: config)
    }

    /// A twin with a configuration as JSON text, as `lastro serve` reads it.
    ///
    /// - Throws: `LastroError` for a member that is not known or does not fit, at its path.
    public init(json: String) throws {
        try LastroLibrary.load()
        core = try TwinHandle.fromJson(config: json)
    }

    private init(core: TwinHandle) { self.core = core }

    /// Responds to a request. `target` is a whole address, or its path and query string. `at` is the instant of the request: work
    /// that is due until then is done first. Without it, no time passes.
    ///
    /// - Throws: `LastroError` for an instant outside of the years 1 to 9999; what is wrong with the request itself is in the response.
    public func handle(
        method: String, target: String, headers: [(name: String, value: String)] = [], body: Data = Data(), at: Moment? = nil
    ) throws -> TwinOutcome {
        try core.answer(
            method: method, target: target, headers: headers.flatMap { [$0.name, $0.value] }, body: body, at: at)
    }

    /// Responds to a request as `ApiRequests.build` makes it.
    ///
    /// - Throws: `LastroError` for an instant outside of the years 1 to 9999.
    public func handle(_ request: ApiRequest, at: Moment? = nil) throws -> TwinOutcome {
        let headers = request.headers.reveal().sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
        let body = Data((request.body?.reveal() ?? "").utf8)
        return try handle(method: request.method, target: request.url, headers: headers, body: body, at: at)
    }

    /// The notifications that are to be sent since the last call. What came of each is reported by `report`.
    ///
    /// - Throws: `LastroError` for a fault of this library.
    public func takeEffects() throws -> [TwinDelivery] { try core.takeEffects() }

    /// Tells what came of a notification: the receiver's status, or nil where it did not respond. It is tried again as the
    /// policies say. `at` is when the response came; without it the response took no time.
    ///
    /// - Throws: `LastroError` for a delivery that there is not.
    public func report(delivery: Int64, status: Int64?, at: Moment? = nil) throws {
        try core.report(delivery: delivery, status: status, at: at)
    }

    /// Moves the clock forward, and does the work that comes due on the way: contracts make their sales, installments fall
    /// overdue, notifications are tried again. It stops when `budget` pieces of work are done; the next call goes on from
    /// there.
    ///
    /// - Throws: `LastroError` for an instant outside of the years 1 to 9999, or a budget below 0.
    @discardableResult
    public func advance(to: Moment, budget: Int64? = nil) throws -> TwinProgress { try core.advance(to: to, budget: budget) }

    /// The current instant.
    ///
    /// - Throws: `LastroError` for a fault of this library.
    public func now() throws -> Moment { try core.now() }

    /// The whole state as text, with its hash. Keys and secrets are not part of it.
    ///
    /// - Throws: `LastroError` for a fault of this library.
    public func snapshot() throws -> TwinSnapshot { try core.snapshot() }

    /// Puts the state of a snapshot's text in place of its own.
    ///
    /// - Throws: `LastroError` for a text that is not a snapshot.
    public func restore(snapshot: String) throws { try core.restore(snapshot: snapshot) }

    /// Another twin with the same state, at once. What happens to one does not happen to the other.
    public func fork() -> Twin { Twin(core: core.fork()) }

    /// Everything that happened, from an entry's number on: each entry as JSON text.
    ///
    /// - Throws: `LastroError` for a fault of this library.
    public func journal(from: Int64 = 0) throws -> [String] { try core.journal(from: from) }

    /// Sets the fault plan, as JSON text: `{"rules": [{"operations": ["sales.insert"], "nth": 1, "phase": "after", "action":
    /// {"drop": true}}]}`. Nil takes the plan away. Gives the plan that is now in force, nil if there is none.
    ///
    /// - Throws: `LastroError` for a plan that does not fit, at its path.
    @discardableResult
    public func faults(plan: String?) throws -> String? { try core.faults(plan: plan) }

    /// What the service's documents leave open, and what this twin does there.
    ///
    /// - Throws: `LastroError` for a fault of this library.
    public func policies() throws -> [TwinPolicy] { try core.policies() }

    /// What differs between this state and that of a snapshot's text.
    ///
    /// - Throws: `LastroError` for a text that is not a snapshot.
    public func diff(other: String) throws -> [TwinDifference] { try core.diff(other: other) }

    /// Does the entries of a journal again in another twin of the same configuration, from a snapshot's text on or from the
    /// start, and compares each response with the journal's. This twin stays as it is.
    ///
    /// - Throws: `LastroError` for an invalid entry.
    public func replay(journal: [String], snapshot: String? = nil) throws -> TwinReplay {
        try core.replay(journal: journal, snapshot: snapshot)
    }

    /// The service's interface as an OpenAPI 3.1 document, JSON text.
    ///
    /// - Throws: `LastroError` for a fault of this library.
    public func openapi() throws -> String { try core.openapi() }
}

extension TwinResponse {
    /// The value of a header, whatever the case of its name.
    public func header(_ name: String) -> String? {
        headers.first { $0.name.caseInsensitiveCompare(name) == .orderedSame }?.value
    }
}
