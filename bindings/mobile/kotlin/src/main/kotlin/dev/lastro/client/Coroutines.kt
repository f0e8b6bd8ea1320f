package dev.lastro.client

import dev.lastro.ExchangeStep
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.currentCoroutineContext
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.flow
import kotlinx.coroutines.isActive
import kotlinx.coroutines.runInterruptible
import kotlinx.coroutines.withContext

/** Calls suspend. A request has a thread of [Dispatchers.IO] while it is sent; waiting needs none. */
internal object Suspending : Runner {
    override suspend fun <T> block(work: () -> T): T = runInterruptible(Dispatchers.IO) { work() }

    override suspend fun isCancelled(): Boolean = !currentCoroutineContext().isActive

    override suspend fun sleep(clock: ClientClock, milliseconds: Long) =
        if (clock === SystemClock) delay(milliseconds) else super.sleep(clock, milliseconds)

    /**
     * Runs a call away from the caller's thread, which may be an app's main one. `withContext` alone would discard the outcome if
     * the caller is cancelled meanwhile, and with it what became of a change.
     */
    suspend fun <T> run(work: suspend () -> T): T {
        var outcome: Result<T>? = null
        try {
            withContext(Dispatchers.IO) { outcome = runCatching { work() } }
        } catch (cancelled: CancellationException) {
            if (outcome == null) throw cancelled
        }
        return checkNotNull(outcome).getOrThrow()
    }
}

/** Makes the calls of the client with coroutines. */
internal class SuspendingCalls(val transport: Transport) {
    suspend fun <T> run(call: Call, state: String?, keep: Keep?, read: (ExchangeStep) -> T): T =
        Suspending.run { read(transport.run(Suspending, call, state, keep)) }

    fun <T> pages(call: Call, state: String?, keep: Keep?, decode: (String) -> T): RecordFlow<T> = RecordFlow(pagesOf(call, state, keep, decode))

    private fun <T> pagesOf(call: Call, state: String?, keep: Keep?, decode: (String) -> T): Flow<RecordPage<T>> = flow {
        var step: ExchangeStep? = null
        do {
            val before = step
            val page = Suspending.run {
                val after =
                    if (before == null) transport.run(Suspending, call, state, keep) else transport.more(Suspending, call, before, keep)
                step = after
                pageOf(after, decode)
            }
            emit(page)
        } while (page.end == null)
    }
}

/**
 * The records of a listing. Nothing is sent before it is collected, and a page is requested once the records of the one before it were
 * taken; `take(20)` ends the listing after twenty. Each collection lists again.
 */
class RecordFlow<T> internal constructor(
    /** The listing by its pages. The last one says whether the listing is complete. */
    val pages: Flow<RecordPage<T>>,
) : Flow<T> by flow({ pages.collect { page -> page.items.forEach { emit(it) } } })
