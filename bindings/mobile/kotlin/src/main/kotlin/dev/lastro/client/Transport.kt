package dev.lastro.client

import dev.lastro.ApiOperation
import dev.lastro.ApiRequest
import dev.lastro.Exchange
import dev.lastro.ExchangeEventKind
import dev.lastro.ExchangeSettings
import dev.lastro.ExchangeStep
import dev.lastro.LastroIssue
import dev.lastro.TwinHeader
import dev.lastro.TwinResponse
import dev.lastro.bodyBytes
import dev.lastro.exchangeEvent
import dev.lastro.headerList
import java.io.IOException
import java.net.ConnectException
import java.net.NoRouteToHostException
import java.net.SocketTimeoutException
import java.net.UnknownHostException
import java.time.Duration
import java.util.concurrent.CancellationException
import java.util.concurrent.ThreadLocalRandom

/**
 * Runs the calls of a client. The core's state machine ([Exchange]) decides each step of a call: which request to send, or how long to
 * wait. This class carries out the step and reports its outcome to the state machine, until the state machine has a result.
 *
 * The gate is the part of the state machine's state that all calls of a client share: the rate limit, and whether the key was rejected.
 */
internal class Transport(private val settings: ExchangeSettings, options: ClientOptions) : AutoCloseable {
    private val engine = options.engine ?: defaultEngine()
    private val clock = options.clock
    private val recording = options.recording
    private val listener = options.listener
    private val lock = Any()
    private var gate: String? = null

    @Volatile
    private var closed = false

    override fun close() {
        closed = true
        (engine as? AutoCloseable)?.close()
    }

    /** Runs a call from its start, or from a stored state. Returns the step that has the result. */
    suspend fun run(runner: Runner, call: Call, state: String?, keep: Keep?): ExchangeStep {
        check(!closed) { "the client is closed" }
        val begun = withGate { gate ->
            if (state == null) call.start(settings, clock.nowMs(), gate) else call.resume(state, settings, clock.nowMs(), seed(), gate)
        }
        return finish(runner, call, begun, keep)
    }

    /** Requests the page that follows [page]. */
    suspend fun more(runner: Runner, call: Call, page: ExchangeStep, keep: Keep?): ExchangeStep {
        check(!closed) { "the client is closed" }
        return finish(runner, call, next(call, page, Outcome(ExchangeEventKind.MORE)), keep)
    }

    private suspend fun finish(runner: Runner, call: Call, begun: ExchangeStep, keep: Keep?): ExchangeStep {
        var step = begun
        var broken: Exception? = null
        while (true) {
            val outcome = when (val current = step) {
                is ExchangeStep.Send -> {
                    keep?.invoke(current.state)
                    // If the call was cancelled before the request is sent, report to the state machine that nothing was sent: with any
                    // other event, it might conclude that the change may have been carried out. The state machine then asks for a wait
                    // before a retry, and the cancellation ends this wait at once.
                    if (runner.isCancelled()) Outcome(ExchangeEventKind.NOT_SENT) else cancellable { sent(runner, call.operation, current) }
                }
                is ExchangeStep.Wait -> cancellable {
                    runner.sleep(clock, current.waitMs)
                    Outcome(ExchangeEventKind.WAITED)
                }
                is ExchangeStep.Failed -> throw failed(call.operation, current, broken)
                is ExchangeStep.Page -> return current.also { report(call.operation, current.issues) }
                is ExchangeStep.Done -> return current.also { report(call.operation, current.issues) }
            }
            broken = outcome.cause ?: broken
            step = next(call, step, outcome)
        }
    }

    private suspend fun sent(runner: Runner, operation: ApiOperation, step: ExchangeStep.Send): Outcome {
        report(ClientEvent.Request(operation, step.request.method, step.request.url))
        val began = clock.nowMs()
        var complete: HttpReply? = null
        try {
            val reply = runner.block { engine.send(step.request, Duration.ofMillis(step.timeoutMs ?: Long.MAX_VALUE)) }
            report(ClientEvent.Response(operation, reply.status, clock.nowMs() - began))
            if (reply.status !in STATUSES) throw IOException("the response has the status ${reply.status}")
            complete = reply
            return Outcome(ExchangeEventKind.RESPONSE, reply)
        } catch (cancelled: CancellationException) {
            throw cancelled
        } catch (cancelled: InterruptedException) {
            throw cancelled
        } catch (broken: Exception) {
            // for an unexpected exception, assume that the request may have been sent
            return Outcome(kindOf(broken), cause = broken)
        } finally {
            record(step.request, began, complete)
        }
    }

    private fun record(request: ApiRequest, began: Long, reply: HttpReply?) {
        val into = recording ?: return
        val response = reply?.let { TwinResponse(it.status, headersOf(it), it.body) }
        into.add(request.method, request.url, request.headerList(), request.bodyBytes(), began, clock.nowMs() - began, response)
    }

    private fun next(call: Call, step: ExchangeStep, outcome: Outcome): ExchangeStep = withGate { gate ->
        val event = exchangeEvent {
            kind = outcome.kind
            nowMs = clock.nowMs()
            seed = seed()
            status = outcome.reply?.status?.toLong()
            retryAfter = outcome.reply?.retryAfter
        }
        val body = outcome.reply?.body ?: ByteArray(0)
        call.next(step.state, settings, event, body, gate)
    }

    /**
     * Runs a step of the state machine. [take] gets the state that all calls share (rate limit, rejected key). The step that it returns
     * contains the new shared state, which is stored here for the next step of any call.
     */
    private fun withGate(take: (String?) -> ExchangeStep): ExchangeStep = synchronized(lock) { take(gate).also { gate = it.gate } }

    private fun report(operation: ApiOperation, issues: List<LastroIssue>) {
        if (issues.isNotEmpty()) report(ClientEvent.Issues(operation, issues))
    }

    private fun report(event: ClientEvent) {
        try {
            listener?.on(event)
        } catch (_: Exception) {
            // exceptions of the listener are ignored: they must not hide whether a change was carried out
        }
    }
}

private fun headersOf(reply: HttpReply) = reply.headers.flatMap { (name, values) -> values.map { TwinHeader(name, it) } }

/**
 * The statuses of HTTP. The core's state machine throws for any other status, which would hide whether a change was carried out. So a
 * response with such a status is treated as lost.
 */
private val STATUSES = 100..599

/** What happened after a step of the state machine: the event to report to it, with the response if there is one. */
private class Outcome(val kind: ExchangeEventKind, val reply: HttpReply? = null, val cause: Exception? = null)

private suspend fun cancellable(work: suspend () -> Outcome): Outcome =
    try {
        work()
    } catch (cancelled: CancellationException) {
        Outcome(ExchangeEventKind.CANCELLED, cause = cancelled)
    } catch (cancelled: InterruptedException) {
        Outcome(ExchangeEventKind.CANCELLED, cause = cancelled)
    }

private fun failed(operation: ApiOperation, step: ExchangeStep.Failed, cause: Exception?): Exception {
    val failure = ExchangeException.of(operation, step, cause)
    if (cause is InterruptedException) Thread.currentThread().interrupt()
    return if (failure is ExchangeException.Cancelled && cause is CancellationException) ExchangeCancellation(failure) else failure
}

private fun kindOf(broken: Exception): ExchangeEventKind = when (broken) {
    is UnknownHostException, is ConnectException, is NoRouteToHostException -> ExchangeEventKind.NOT_SENT
    is SocketTimeoutException -> ExchangeEventKind.TIMED_OUT
    else -> ExchangeEventKind.LOST
}

private fun seed(): Long = ThreadLocalRandom.current().nextLong(Int.MAX_VALUE.toLong())

private fun defaultEngine(): HttpEngine =
    try {
        JdkEngine()
    } catch (missing: LinkageError) {
        throw IllegalStateException("this platform has no java.net.http: set an engine, such as OkHttpEngine", missing)
    }
