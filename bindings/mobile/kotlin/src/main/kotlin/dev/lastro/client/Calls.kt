package dev.lastro.client

import dev.lastro.ExchangeStep
import dev.lastro.LastroException
import dev.lastro.LastroIssue
import dev.lastro.Listing
import dev.lastro.PageEnd
import java.util.stream.Stream
import java.util.stream.StreamSupport
import kotlin.coroutines.Continuation
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.startCoroutine

/** Runs the requests and the waits of a call: on the blocked thread of the caller, or in a coroutine. */
internal interface Runner {
    suspend fun <T> block(work: () -> T): T

    /** Whether the call's thread was interrupted, or its coroutine cancelled. */
    suspend fun isCancelled(): Boolean

    suspend fun sleep(clock: ClientClock, milliseconds: Long): Unit = block { clock.sleep(milliseconds) }
}

/** A function that stores the state of a call. It is called before each request, and must return before the request is sent. */
internal typealias Keep = suspend (String) -> Unit

/** One page of a listing. */
class RecordPage<T> internal constructor(
    /** The records of the page. */
    val items: List<T>,
    /** The problems of values that do not fit their fields, with their paths. */
    val issues: List<LastroIssue>,
    /** On the last page, whether the listing returned every record. Null if there may be more pages. */
    val end: PageEnd?,
    /** Whether the number of records that the service reported changed between pages. */
    val countChanged: Boolean,
    /** The state of the listing after this page. A listing that is started with this state continues with the next page. */
    val state: String,
) {
    /** A short description for logs: the number of records, without the records. */
    override fun toString(): String = "RecordPage(items=${items.size}, end=$end)"
}

internal fun <T> pageOf(step: ExchangeStep, decode: (String) -> T): RecordPage<T> {
    check(step is ExchangeStep.Page) { "not a page" }
    return RecordPage(step.items.map(decode), step.issues, step.end, step.countChanged == true, step.state)
}

internal fun <T> recordOf(step: ExchangeStep, decode: (String) -> T): T = decode(checkNotNull(valueOf(step)) { "a change that leaves no record" })

/** Decodes the records in the result of an operation that returns a list without pages. */
internal fun <T> recordsOf(step: ExchangeStep, decode: (String) -> T): List<T> =
    Listing.decode("{\"data\":${valueOf(step)}}").value.data.orEmpty().map(decode)

private fun valueOf(step: ExchangeStep): String? = (step as ExchangeStep.Done).value

/** Runs calls on the caller's thread, which blocks. Since nothing here suspends, [run] returns only after the whole call has run. */
internal object Blocking : Runner {
    override suspend fun <T> block(work: () -> T): T = work()

    override suspend fun isCancelled(): Boolean = Thread.currentThread().isInterrupted

    fun <T> run(work: suspend () -> T): T {
        var result: Result<T>? = null
        work.startCoroutine(Continuation(EmptyCoroutineContext) { result = it })
        return checkNotNull(result) { "a blocking call has suspended" }.getOrThrow()
    }
}

/** Runs the calls of [BlockingLastroClient]. */
internal class BlockingCalls(val transport: Transport) {
    fun <T> run(call: Call, options: CallOptions, read: (ExchangeStep) -> T): T =
        read(Blocking.run { transport.run(Blocking, call, options.state, keep(options)) })

    fun <T> pages(call: Call, options: CallOptions, decode: (String) -> T): BlockingListing<T> = BlockingListing(call, transport, options, decode)
}

private fun keep(options: CallOptions): Keep? = options.keeper?.let { keeper -> { state -> keeper.keep(state) } }

/**
 * The records of a listing. A loop over it requests each page when its first record is needed. Each loop starts the listing again.
 *
 * A loop that fails throws a [ListingException], since Java's iterators cannot throw checked exceptions.
 */
class BlockingListing<T> internal constructor(
    private val call: Call,
    private val transport: Transport,
    private val options: CallOptions,
    private val decode: (String) -> T,
) : Iterable<T> {
    /** Iterates over the records. */
    override fun iterator(): Iterator<T> {
        val pages = pages()
        return generateSequence { unchecked { pages.next() } }.flatMap { it.items }.iterator()
    }

    /** The records as a stream. */
    fun stream(): Stream<T> = StreamSupport.stream(spliterator(), false)

    /** Starts the listing, and returns a reader of its pages. */
    fun pages(): PageReader<T> = PageReader(call, transport, options, decode)

    private fun <R> unchecked(work: () -> R): R =
        try {
            work()
        } catch (failed: ExchangeException) {
            throw ListingException(failed)
        } catch (failed: LastroException) {
            throw ListingException(failed)
        }
}

/** Reads the pages of a listing one by one. */
class PageReader<T> internal constructor(
    private val call: Call,
    private val transport: Transport,
    private val options: CallOptions,
    private val decode: (String) -> T,
) {
    private var last: ExchangeStep.Page? = null

    /**
     * Requests the next page. Returns null after the last page.
     *
     * @throws LastroException if the query is invalid. Nothing was sent.
     * @throws ExchangeException if the page could not be read.
     */
    @Throws(LastroException::class, ExchangeException::class)
    fun next(): RecordPage<T>? {
        val before = last
        if (before?.end != null) return null
        val step = Blocking.run {
            if (before == null) {
                transport.run(Blocking, call, options.state, keep(options))
            } else {
                transport.more(Blocking, call, before, keep(options))
            }
        }
        last = step as ExchangeStep.Page
        return pageOf(step, decode)
    }
}
