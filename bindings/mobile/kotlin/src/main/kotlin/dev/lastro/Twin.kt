@file:JvmName("Twins")

package dev.lastro

/**
 * A simulation of the billing service in this process, for tests. It behaves as the service's documentation describes, and keeps its
 * records in memory. Requests are function calls, without a network; [TwinInterceptor] connects the twin to OkHttp.
 *
 * Its clock moves only when the program moves it, and random values follow from a seed. So the same configuration and the same calls
 * give the same bytes on every platform.
 *
 * Any thread may call it. [close] frees its memory at once; otherwise the garbage collector does.
 */
class Twin private constructor(private val core: TwinHandle) : AutoCloseable {
    /**
     * Creates a twin. All members of the configuration are optional. `lists` replaces the reference lists, such as municipalities; by
     * default the twin has only samples of them.
     *
     * @throws LastroException for an invalid value, with its path.
     */
    @Throws(LastroException::class)
    @JvmOverloads
    constructor(config: TwinConfig = twinConfig {}) : this(loaded { TwinHandle(config) })

    /**
     * Responds to a request. [target] is an absolute URL, or path and query string. [at] is the time of the request: the clock first
     * moves to it, as with [advance]. By default the clock does not move.
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
     * Responds to a request that `ApiRequests.build` returned.
     *
     * @throws LastroException for a time outside the years 1 to 9999.
     */
    @Throws(LastroException::class)
    @JvmOverloads
    fun handle(request: ApiRequest, at: Moment? = null): TwinOutcome =
        handle(request.method, request.url, request.headerList(), request.bodyBytes(), at)

    /** Returns the webhook notifications that became due since the last call. Send each one, and pass the outcome to [report]. */
    @Throws(LastroException::class)
    fun takeEffects(): List<TwinDelivery> = core.takeEffects()

    /**
     * Reports the outcome of a notification. [status] is the status of the receiver's response, or null if it did not respond. [at] is
     * the time of the response, by default the time of sending. The twin's policies decide whether and when the notification is sent
     * again.
     *
     * @throws LastroException if the delivery does not exist.
     */
    @Throws(LastroException::class)
    @JvmOverloads
    fun report(delivery: Long, status: Long?, at: Moment? = null): Unit = core.report(delivery, status, at)

    /**
     * Moves the clock forward to [to] and does the work that becomes due until then: contracts generate sales, installments become
     * overdue, notifications are sent again. Stops after [budget] items of work; the next call continues from there.
     *
     * @throws LastroException for a time outside the years 1 to 9999, or a negative budget.
     */
    @Throws(LastroException::class)
    @JvmOverloads
    fun advance(to: Moment, budget: Long? = null): TwinProgress = core.advance(to, budget)

    /** The twin's current time. */
    @Throws(LastroException::class)
    fun now(): Moment = core.now()

    /** The whole state as a string, with its hash. It contains neither keys nor secrets. */
    @Throws(LastroException::class)
    fun snapshot(): TwinSnapshot = core.snapshot()

    /**
     * Replaces the twin's state by that of a snapshot. [snapshot] is the [TwinSnapshot.text] of that snapshot.
     *
     * @throws LastroException for a string that is not a snapshot.
     */
    @Throws(LastroException::class)
    fun restore(snapshot: String): Unit = core.restore(snapshot)

    /** Returns another twin with the same state. Afterwards the two are independent. Takes constant time. */
    fun fork(): Twin = Twin(core.fork())

    /** The journal: requests, clock changes and everything else that happened to the twin. Returns the entries from number [from] on, each as JSON text. */
    @Throws(LastroException::class)
    @JvmOverloads
    fun journal(from: Long = 0): List<String> = core.journal(from)

    /**
     * Sets the fault plan, as JSON text: `{"rules": [{"operations": ["sales.insert"], "nth": 1, "phase": "after", "action":
     * {"drop": true}}]}`. Null removes the plan. Returns the plan that is now in effect, or null.
     *
     * @throws LastroException for an invalid plan, with the path of each problem.
     */
    @Throws(LastroException::class)
    fun faults(plan: String?): String? = core.faults(plan)

    /** The policies: cases that the service's documentation does not describe, each with this twin's choice. */
    @Throws(LastroException::class)
    fun policies(): List<TwinPolicy> = core.policies()

    /**
     * The differences between this twin's state and the snapshot [other].
     *
     * @throws LastroException for a string that is not a snapshot.
     */
    @Throws(LastroException::class)
    fun diff(other: String): List<TwinDifference> = core.diff(other)

    /**
     * Replays the entries of a journal in a separate twin with the same configuration, and compares each response with the journal's.
     * The replay starts from [snapshot] or, if it is null, from the initial state. This twin does not change.
     *
     * @throws LastroException for an invalid entry.
     */
    @Throws(LastroException::class)
    @JvmOverloads
    fun replay(journal: List<String>, snapshot: String? = null): TwinReplay = core.replay(journal, snapshot)

    /** The OpenAPI 3.1 document of the service's API, as JSON text. */
    @Throws(LastroException::class)
    fun openapi(): String = core.openapi()

    /** Frees the twin's memory. Later calls throw `IllegalStateException`. */
    override fun close(): Unit = core.close()

    /** Creates twins from configurations in JSON. */
    companion object {
        /**
         * Creates a twin from a configuration as JSON text, in the format of `lastro serve`.
         *
         * @throws LastroException for an unknown or invalid member, with its path.
         */
        @JvmStatic
        @Throws(LastroException::class)
        fun fromJson(config: String): Twin = Twin(loaded { TwinHandle.fromJson(config) })
    }
}

/** Loads the native library, and then creates one of its objects. */
internal inline fun <T> loaded(made: () -> T): T {
    LoadedLibrary.unified.check()
    return made()
}

/** The headers of a request as a list of [TwinHeader]. */
internal fun ApiRequest.headerList(): List<TwinHeader> = headers.reveal().map { (name, value) -> TwinHeader(name, value) }

/** The bytes of a request's body in UTF-8. Empty if the request has no body. */
internal fun ApiRequest.bodyBytes(): ByteArray = body?.reveal().orEmpty().toByteArray()

/** The value of a response header. Its name is matched without regard to case. Null if there is no such header. */
fun TwinResponse.header(name: String): String? = headers.firstOrNull { it.name.equals(name, ignoreCase = true) }?.value
