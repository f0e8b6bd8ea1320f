@file:JvmName("Twins")

package dev.lastro

/**
 * The billing service in this process: what its documents describe, with its records in memory. It responds to requests as data and
 * opens no connection; [TwinInterceptor] puts it behind OkHttp. Time moves when [advance] says so, and what looks random comes
 * from the seed, so the same configuration and calls give the same bytes on every platform.
 *
 * Every thread may call it. [close] lets its memory go at once; without it, the collector does.
 */
class Twin private constructor(private val core: TwinHandle) : AutoCloseable {
    /**
     * A twin with a configuration, of which everything may be left out. The reference lists are samples, unless `lists` has the
     * texts of others.
     *
     * @throws LastroException for a value that does not fit, at its path.
     */
    @Throws(LastroException::class)
    @JvmOverloads
    constructor(config: TwinConfig = twinConfig {}) : this(loaded { TwinHandle(config) })

    /**
     * Responds to a request. [target] is a whole address, or its path and query string. [at] is the instant of the request: work
     * that is due until then is done first. Without it, no time passes.
     *
     * @throws LastroException for an instant outside of the years 1 to 9999; what is wrong with the request itself is in the response.
     */
    @Throws(LastroException::class)
    @JvmOverloads
    fun handle(
        method: String,
        target: String,
        headers: List<TwinHeader> = emptyList(),
        body: ByteArray = ByteArray(0),
        at: Moment? = null,
    ): TwinOutcome = core.answer(method, target, headers.flatMap { listOf(it.name, it.value) }, body, at)

    /**
     * Responds to a request as `ApiRequests.build` makes it.
     *
     * @throws LastroException for an instant outside of the years 1 to 9999.
     */
    @Throws(LastroException::class)
    @JvmOverloads
    fun handle(request: ApiRequest, at: Moment? = null): TwinOutcome {
        val body = request.body?.reveal().orEmpty().toByteArray()
        val headers = request.headers.reveal().map { (name, value) -> TwinHeader(name, value) }
        return handle(request.method, request.url, headers, body, at)
    }

    /** The notifications that are to be sent since the last call. What came of each is reported by [report]. */
    @Throws(LastroException::class)
    fun takeEffects(): List<TwinDelivery> = core.takeEffects()

    /**
     * Tells what came of a notification: the receiver's status, or null where it did not respond. It is tried again as the
     * policies say. [at] is when the response came; without it the response took no time.
     *
     * @throws LastroException for a delivery that there is not.
     */
    @Throws(LastroException::class)
    @JvmOverloads
    fun report(delivery: Long, status: Long?, at: Moment? = null): Unit = core.report(delivery, status, at)

    /**
     * Moves the clock forward, and does the work that comes due on the way: contracts make their sales, installments fall
     * overdue, notifications are tried again. It stops when [budget] pieces of work are done; the next call goes on from there.
     *
     * @throws LastroException for an instant outside of the years 1 to 9999, or a budget below 0.
     */
    @Throws(LastroException::class)
    @JvmOverloads
    fun advance(to: Moment, budget: Long? = null): TwinProgress = core.advance(to, budget)

    /** The current instant. */
    @Throws(LastroException::class)
    fun now(): Moment = core.now()

    /** The whole state as text, with its hash. Keys and secrets are not part of it. */
    @Throws(LastroException::class)
    fun snapshot(): TwinSnapshot = core.snapshot()

    /**
     * Puts the state of a snapshot in place of its own. [snapshot] is [TwinSnapshot.text].
     *
     * @throws LastroException for a text that is not a snapshot.
     */
    @Throws(LastroException::class)
    fun restore(snapshot: String): Unit = core.restore(snapshot)

    /** Another twin with the same state, at once. What happens to one does not happen to the other. */
    fun fork(): Twin = Twin(core.fork())

    /** Everything that happened, from an entry's number on: each entry as JSON text. */
    @Throws(LastroException::class)
    @JvmOverloads
    fun journal(from: Long = 0): List<String> = core.journal(from)

    /**
     * Sets the fault plan, as JSON text: `{"rules": [{"operations": ["sales.insert"], "nth": 1, "phase": "after", "action":
     * {"drop": true}}]}`. Null takes the plan away. Gives the plan that is now in force, null if there is none.
     *
     * @throws LastroException for a plan that does not fit, at its path.
     */
    @Throws(LastroException::class)
    fun faults(plan: String?): String? = core.faults(plan)

    /** What the service's documents leave open, and what this twin does there. */
    @Throws(LastroException::class)
    fun policies(): List<TwinPolicy> = core.policies()

    /**
     * What differs between this state and that of a snapshot's text.
     *
     * @throws LastroException for a text that is not a snapshot.
     */
    @Throws(LastroException::class)
    fun diff(other: String): List<TwinDifference> = core.diff(other)

    /**
     * Does the entries of a journal again in another twin of the same configuration, from a snapshot's text on or from the
     * start, and compares each response with the journal's. This twin stays as it is.
     *
     * @throws LastroException for an invalid entry.
     */
    @Throws(LastroException::class)
    @JvmOverloads
    fun replay(journal: List<String>, snapshot: String? = null): TwinReplay = core.replay(journal, snapshot)

    /** The service's interface as an OpenAPI 3.1 document, JSON text. */
    @Throws(LastroException::class)
    fun openapi(): String = core.openapi()

    /** Lets the twin's memory go. A call after that is an `IllegalStateException`. */
    override fun close(): Unit = core.close()

    /** Twins of configurations that are kept as text. */
    companion object {
        /**
         * A twin with a configuration as JSON text, as `lastro serve` reads it.
         *
         * @throws LastroException for a member that is not known or does not fit, at its path.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun fromJson(config: String): Twin = Twin(loaded { TwinHandle.fromJson(config) })
    }
}

/** The library is loaded before the first object of it is made. */
internal inline fun <T> loaded(made: () -> T): T {
    LoadedLibrary.unified.check()
    return made()
}

/** The value of a header of a response, whatever the case of its name. */
fun TwinResponse.header(name: String): String? = headers.firstOrNull { it.name.equals(name, ignoreCase = true) }?.value
