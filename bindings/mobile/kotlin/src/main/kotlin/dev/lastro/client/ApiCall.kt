package dev.lastro.client

import dev.lastro.ApiOperation
import dev.lastro.Exchange
import dev.lastro.ExchangeEvent
import dev.lastro.ExchangeSettings
import dev.lastro.ExchangeStep
import dev.lastro.FormPair
import dev.lastro.ListingQueryV1
import dev.lastro.OperationV1
import dev.lastro.V1

/**
 * A call of an operation of the service. The core's state machine decides each step of the call: send a request, wait, or finish. The
 * subclasses call the state machine for their version of the service.
 */
internal sealed class Call(val operation: ApiOperation) {
    abstract fun start(settings: ExchangeSettings, nowMs: Long, gate: String?): ExchangeStep

    abstract fun resume(state: String, settings: ExchangeSettings, nowMs: Long, seed: Long, gate: String?): ExchangeStep

    abstract fun next(state: String, settings: ExchangeSettings, event: ExchangeEvent, body: ByteArray, gate: String?): ExchangeStep
}

internal class ApiCall(
    operation: ApiOperation,
    private val id: Long? = null,
    private val cpf: String? = null,
    private val query: String? = null,
    private val record: String? = null,
    private val original: String? = null,
) : Call(operation) {
    override fun start(settings: ExchangeSettings, nowMs: Long, gate: String?) =
        Exchange.start(operation, settings, nowMs, gate, id, cpf, query, record, original)

    override fun resume(state: String, settings: ExchangeSettings, nowMs: Long, seed: Long, gate: String?) =
        Exchange.resume(operation, state, settings, nowMs, seed, gate, record, original)

    override fun next(state: String, settings: ExchangeSettings, event: ExchangeEvent, body: ByteArray, gate: String?) =
        Exchange.next(state, settings, event, body, gate, record, original)
}

/** A call of version 1 of the service, whose operations have the same names as those of version 2. */
internal class ApiCallV1(
    operation: ApiOperation,
    private val id: Long? = null,
    private val listing: ListingQueryV1? = null,
    private val parameters: List<FormPair>? = null,
) : Call(operation) {
    private val legacy = OperationV1.valueOf(operation.name)

    override fun start(settings: ExchangeSettings, nowMs: Long, gate: String?) =
        V1.Exchange.start(legacy, settings, nowMs, gate, id, listing, parameters)

    override fun resume(state: String, settings: ExchangeSettings, nowMs: Long, seed: Long, gate: String?) =
        V1.Exchange.resume(legacy, state, settings, nowMs, seed, gate, parameters)

    override fun next(state: String, settings: ExchangeSettings, event: ExchangeEvent, body: ByteArray, gate: String?) =
        V1.Exchange.next(state, settings, event, body, gate, parameters)
}
