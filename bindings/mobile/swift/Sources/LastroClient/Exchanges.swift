import Foundation
import Lastro

/// Runs the calls of a client. The core's state machine (`Exchange`) decides each step of a call: which request to send, or how long to
/// wait. This type carries out the step and reports its outcome to the state machine, until the state machine has a result.
struct Exchanges: Sendable {
    let settings: ExchangeSettings
    let transport: any HTTPTransport
    let recording: Recording?
    let clock: ClientClock
    let observer: (@Sendable (ClientEvent) -> Void)?
    private let gate = Gate()

    init(
        settings: ExchangeSettings, transport: any HTTPTransport, recording: Recording?, clock: ClientClock,
        observer: (@Sendable (ClientEvent) -> Void)?
    ) {
        (self.settings, self.transport, self.recording, self.clock, self.observer) = (settings, transport, recording, clock, observer)
    }

    /// Runs a call that returns one record.
    func one<Record>(_ call: any Call, _ read: (JsonText) throws -> Record) async throws -> Record {
        try read(try await value(call))
    }

    /// Runs a call that returns a list without pages.
    func list<Record>(_ call: any Call, _ read: (JsonText) throws -> Record) async throws -> [Record] {
        // The core splits the list. Foundation's JSON parser would convert amounts to binary floats.
        let listing = try Listing.decode(json: #"{"data":\#(try await value(call))}"#)
        return try (listing.value.data ?? []).map(read)
    }

    /// Runs a call without a result.
    func nothing(_ call: any Call) async throws { _ = try await run(try begin(call), of: call) }

    /// Creates a listing. Its pages are requested when the program iterates over it.
    func pages<Record>(_ call: any Call, _ read: @escaping @Sendable (JsonText) throws -> Record) -> Records<Record> {
        Records(pages: RecordPages(exchanges: self, call: call, read: read))
    }

    /// Requests the page after `last`, or the first page if `last` is nil.
    func page(after last: ExchangeStep?, of call: any Call) async throws -> ExchangeStep {
        let step = try last.map { try next($0.state, event(.more), Data(), call) } ?? begin(call)
        return try await run(step, of: call)
    }

    private func value(_ call: any Call) async throws -> JsonText {
        guard case .done(let value?, _, _, _) = try await run(try begin(call), of: call) else { return "null" }
        return value
    }

    private func begin(_ call: any Call) throws -> ExchangeStep {
        try gate.step { gate in
            guard let state = call.state else { return try call.start(settings, nowMs: clock.now(), gate: gate) }
            return try call.resume(state, settings, nowMs: clock.now(), seed: seed(), gate: gate)
        }
    }

    private func next(_ state: JsonText, _ event: ExchangeEvent, _ body: Data, _ call: any Call) throws -> ExchangeStep {
        try gate.step { try call.next(state, settings, event, body, gate: $0) }
    }

    /// Runs a call from the step `first` until a step has a page or a value. Returns that step.
    private func run(_ first: ExchangeStep, of call: any Call) async throws -> ExchangeStep {
        var step = first
        while true {
            switch step {
            case .send(let request, let timeoutMs, let state, _):
                try await call.keep?(state)
                let (event, body) = await send(request, timeoutMs, call.operation)
                step = try next(state, event, body, call)
            case .wait(let waitMs, let state, _):
                step = try next(state, event(await wait(waitMs)), Data(), call)
            case .failed(let failure, let state, _):
                throw ExchangeError(
                    operation: call.operation, kind: failure.kind, carriedOut: failure.carriedOut, apiError: failure.apiError,
                    issues: failure.issues, state: failure.resumable ? state : nil)
            case .page(_, _, _, let issues, _, _), .done(_, let issues, _, _):
                if !issues.isEmpty { observer?(.issues(operation: call.operation, issues: issues)) }
                return step
            }
        }
    }

    private func wait(_ milliseconds: Int64) async -> ExchangeEventKind {
        do { try await clock.wait(milliseconds) } catch { return .cancelled }
        return Task.isCancelled ? .cancelled : .waited
    }

    private func send(_ request: ApiRequest, _ timeoutMs: Int64?, _ operation: ApiOperation) async -> (ExchangeEvent, Data) {
        // If the call was cancelled before the request is sent, report to the state machine that nothing was sent: with any other event,
        // it might conclude that the change may have been carried out. The state machine then asks for a wait before a retry, and the
        // cancellation ends this wait and the call.
        if Task.isCancelled { return (event(.notSent), Data()) }
        observer?(.request(operation: operation, method: request.method, url: request.url))
        let began = clock.now()
        var complete: TransportResponse?
        defer { record(request, began, complete) }
        do {
            let response = try await transport.send(request, timeout: Double(timeoutMs ?? 30_000) / 1000)
            observer?(.response(operation: operation, status: response.status, milliseconds: clock.now() - began))
            guard (100...599).contains(response.status) else { return (event(.lost), Data()) }
            complete = response
            return (event(.response, response.status, response.retryAfter), response.body)
        } catch TransportFailure.notSent {
            return (event(.notSent), Data())
        } catch {
            let kind = (error as? TransportFailure) == .timedOut ? ExchangeEventKind.timedOut : .lost
            return (event(Task.isCancelled ? .cancelled : kind), Data())
        }
    }

    private func record(_ request: ApiRequest, _ began: Int64, _ response: TransportResponse?) {
        let recorded = response.map { response in
            let headers = inOrder(response.headers).map { TwinHeader(name: $0.name, value: $0.value) }
            return TwinResponse(status: Int32(response.status), headers: headers, body: response.body)
        }
        recording?.add(
            method: request.method, url: request.url, headers: inOrder(request.headers.reveal()),
            body: Data((request.body?.reveal() ?? "").utf8), atMs: began, tookMs: clock.now() - began, response: recorded)
    }

    private func event(_ kind: ExchangeEventKind, _ status: Int64? = nil, _ retryAfter: String? = nil) -> ExchangeEvent {
        ExchangeEvent(kind: kind, nowMs: clock.now(), seed: seed(), status: status, retryAfter: retryAfter)
    }

    private func seed() -> Int64 { Int64.random(in: 0..<1 << 31) }
}

/// Stores the part of the state machine's state that all calls of a client share: the rate limit, and whether the key was rejected.
/// Each step reads and replaces this part. A lock guards it, since calls run on several threads.
private final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var latest: JsonText?

    func step(_ make: (JsonText?) throws -> ExchangeStep) rethrows -> ExchangeStep {
        try lock.withLock {
            let step = try make(latest)
            latest = step.gate
            return step
        }
    }
}
