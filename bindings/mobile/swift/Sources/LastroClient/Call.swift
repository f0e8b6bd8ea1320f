import Foundation
import Lastro

/// A call of an operation of the service, with its arguments. The core's state machine decides each step of the call: send a request,
/// wait, or finish. The implementations call the state machine for their version of the service.
protocol Call: Sendable {
    var operation: ApiOperation { get }
    var state: JsonText? { get }
    var keep: KeepState? { get }

    func start(_ settings: ExchangeSettings, nowMs: Int64, gate: JsonText?) throws -> ExchangeStep
    func resume(_ state: JsonText, _ settings: ExchangeSettings, nowMs: Int64, seed: Int64, gate: JsonText?) throws -> ExchangeStep
    func next(_ state: JsonText, _ settings: ExchangeSettings, _ event: ExchangeEvent, _ body: Data, gate: JsonText?) throws
        -> ExchangeStep
}

struct CallV2: Call {
    let operation: ApiOperation
    var id: Int64?
    var cpf: String?
    var query: QueryText?
    var record: JsonText?
    var original: JsonText?
    var state: JsonText?
    var keep: KeepState?

    func start(_ settings: ExchangeSettings, nowMs: Int64, gate: JsonText?) throws -> ExchangeStep {
        try Exchange.start(
            operation: operation, settings: settings, nowMs: nowMs, gate: gate, id: id, cpf: cpf, query: query, record: record,
            original: original)
    }

    func resume(_ state: JsonText, _ settings: ExchangeSettings, nowMs: Int64, seed: Int64, gate: JsonText?) throws -> ExchangeStep {
        try Exchange.resume(
            operation: operation, state: state, settings: settings, nowMs: nowMs, seed: seed, gate: gate, record: record,
            original: original)
    }

    func next(_ state: JsonText, _ settings: ExchangeSettings, _ event: ExchangeEvent, _ body: Data, gate: JsonText?) throws
        -> ExchangeStep
    {
        try Exchange.next(state: state, settings: settings, event: event, body: body, gate: gate, record: record, original: original)
    }
}

/// A call of version 1 of the service. `operation` is the operation of version 2 with the same name; errors and events contain it.
struct CallV1: Call {
    let legacy: OperationV1
    let operation: ApiOperation
    var id: Int64?
    var listing: ListingQueryV1?
    var parameters: FormPairList?
    var state: JsonText?
    var keep: KeepState?

    func start(_ settings: ExchangeSettings, nowMs: Int64, gate: JsonText?) throws -> ExchangeStep {
        try V1.Exchange.start(
            operation: legacy, settings: settings, nowMs: nowMs, gate: gate, id: id, listing: listing, parameters: parameters)
    }

    func resume(_ state: JsonText, _ settings: ExchangeSettings, nowMs: Int64, seed: Int64, gate: JsonText?) throws -> ExchangeStep {
        try V1.Exchange.resume(
            operation: legacy, state: state, settings: settings, nowMs: nowMs, seed: seed, gate: gate, parameters: parameters)
    }

    func next(_ state: JsonText, _ settings: ExchangeSettings, _ event: ExchangeEvent, _ body: Data, gate: JsonText?) throws
        -> ExchangeStep
    {
        try V1.Exchange.next(state: state, settings: settings, event: event, body: body, gate: gate, parameters: parameters)
    }
}
