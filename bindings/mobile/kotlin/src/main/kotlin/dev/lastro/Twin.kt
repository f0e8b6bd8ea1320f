@file:JvmName("Twins")

package dev.lastro

/**
 * The billing service in this process, as its documents describe it, with its records in memory. It takes requests as data and
 * opens no connection; [TwinInterceptor] connects it to OkHttp. Time moves only with [advance], and random values come from the
 * seed. So the same configuration and calls give the same bytes on every platform.
 *
 * Any thread may call it. [close] frees its memory at once; otherwise the garbage collector does.
 */
class Twin private constructor(private val core: TwinHandle) : AutoCloseable {
    /**
     * A twin with a configuration, whose members are all optional. The reference lists are samples, unless `lists` has others.
     *
     * @throws LastroException for an invalid value, with its path.
     */
    @Throws(LastroException::class)
    @JvmOverloads
    constructor(config: TwinConfig = twinConfig {}) : this(loaded { TwinHandle(config) })

    /**
     * Responds to a request. [target] is an absolute URL, or path and query string. [at] is the time of the request: work due
     * until then is done first. Without it, no time passes.
     *
     * @throws LastroException for a time outside the years 1 to 9999; errors of the request itself are in the response.
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
     * Responds to a request that `ApiRequests.build` has built.
     *
     * @throws LastroException for a time outside the years 1 to 9999.
     */
    @Throws(LastroException::class)
    @JvmOverloads
    fun handle(request: ApiRequest, at: Moment? = null): TwinOutcome =
        handle(request.method, request.url, request.headerList(), request.bodyBytes(), at)

    /** The notifications to send since the last call. Pass the outcome of each to [report]. */
    @Throws(LastroException::class)
    fun takeEffects(): List<TwinDelivery> = core.takeEffects()

    /**
     * Reports the outcome of a notification: the receiver's status, or null if it did not respond. The policies decide when it
     * is repeated. [at] is the time of the response; without it the response took no time.
     *
     * @throws LastroException if the delivery does not exist.
     */
    @Throws(LastroException::class)
    @JvmOverloads
    fun report(delivery: Long, status: Long?, at: Moment? = null): Unit = core.report(delivery, status, at)

    /**
     * Moves the clock forward and does the work that comes due: contracts generate sales, installments fall overdue,
     * notifications are repeated. It stops after [budget] pieces of work; the next call continues from there.
     *
     * @throws LastroException for a time outside the years 1 to 9999, or a negative budget.
     */
    @Throws(LastroException::class)
    @JvmOverloads
    fun advance(to: Moment, budget: Long? = null): TwinProgress = core.advance(to, budget)

    /** The twin's current time. */
    @Throws(LastroException::class)
    fun now(): Moment = core.now()

    /** The whole state as a string, with its hash. It contains no keys and secrets. */
    @Throws(LastroException::class)
    fun snapshot(): TwinSnapshot = core.snapshot()

    /**
     * Restores the state of a snapshot. [snapshot] is [TwinSnapshot.text].
     *
     * @throws LastroException for a string that is not a snapshot.
     */
    @Throws(LastroException::class)
    fun restore(snapshot: String): Unit = core.restore(snapshot)

    /** Another twin with the same state, in constant time. The two are independent from then on. */
    fun fork(): Twin = Twin(core.fork())

    /** All events, beginning with an entry's number: each entry as JSON text. */
    @Throws(LastroException::class)
    @JvmOverloads
    fun journal(from: Long = 0): List<String> = core.journal(from)

    /**
     * Sets the fault plan, as JSON text: `{"rules": [{"operations": ["sales.insert"], "nth": 1, "phase": "after", "action":
     * {"drop": true}}]}`. Null removes the plan. Returns the plan now in force, or null.
     *
     * @throws LastroException for an invalid plan, with the path of each problem.
     */
    @Throws(LastroException::class)
    fun faults(plan: String?): String? = core.faults(plan)

    /** The undocumented cases of the service, and this twin's choice for each. */
    @Throws(LastroException::class)
    fun policies(): List<TwinPolicy> = core.policies()

    /**
     * The differences between this state and a snapshot's.
     *
     * @throws LastroException for a string that is not a snapshot.
     */
    @Throws(LastroException::class)
    fun diff(other: String): List<TwinDifference> = core.diff(other)

    /**
     * Replays the entries of a journal in another twin of the same configuration, from a snapshot or from the start, and
     * compares each response with the journal's. This twin is unchanged.
     *
     * @throws LastroException for an invalid entry.
     */
    @Throws(LastroException::class)
    @JvmOverloads
    fun replay(journal: List<String>, snapshot: String? = null): TwinReplay = core.replay(journal, snapshot)

    /** The service's interface as an OpenAPI 3.1 document, JSON text. */
    @Throws(LastroException::class)
    fun openapi(): String = core.openapi()

    /** Frees the twin's memory. Later calls throw `IllegalStateException`. */
    override fun close(): Unit = core.close()

    /** Creates twins from configurations in JSON. */
    companion object {
        /**
         * A twin with a configuration as JSON text, as `lastro serve` reads it.
         *
         * @throws LastroException for an unknown or invalid member, with its path.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun fromJson(config: String): Twin = Twin(loaded { TwinHandle.fromJson(config) })
    }
}

/** Loads the library before the first of its objects is created. */
internal inline fun <T> loaded(made: () -> T): T {
    LoadedLibrary.unified.check()
    return made()
}

/** The headers as a list. */
internal fun ApiRequest.headerList(): List<TwinHeader> = headers.reveal().map { (name, value) -> TwinHeader(name, value) }

/** The body in UTF-8; empty if there is none. */
internal fun ApiRequest.bodyBytes(): ByteArray = body?.reveal().orEmpty().toByteArray()

/** The value of a response header; its name is matched without regard to case. */
fun TwinResponse.header(name: String): String? = headers.firstOrNull { it.name.equals(name, ignoreCase = true) }?.value
