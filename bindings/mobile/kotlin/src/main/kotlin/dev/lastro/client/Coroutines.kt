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

/** Runs calls in coroutines. A request blocks a thread of [Dispatchers.IO]; a wait between requests suspends and blocks none. */
internal object Suspending : Runner {
    override suspend fun <T> block(work: () -> T): T = runInterruptible(Dispatchers.IO) { work() }

    override suspend fun isCancelled(): Boolean = !currentCoroutineContext().isActive

    override suspend fun sleep(clock: ClientClock, milliseconds: Long) =
        if (clock === SystemClock) delay(milliseconds) else super.sleep(clock, milliseconds)

    /**
     * Runs a call on [Dispatchers.IO], since the caller's thread may be an app's main thread. If the caller is cancelled meanwhile,
     * `withContext` throws and discards the outcome of its block. This function returns the outcome nevertheless, since it says whether
     * a change was carried out.
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

/** Runs the calls of [LastroClient]. */
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
 * The records of a listing. Each collection of the flow starts the listing again. A page is requested after the collector has
 * received all records of the previous page, so `take(20)` requests only the pages with the first twenty records.
 */
class RecordFlow<T> internal constructor(
    /** The pages of the listing. The last page says whether the listing is complete. */
    val pages: Flow<RecordPage<T>>,
) : Flow<T> by flow({ pages.collect { page -> page.items.forEach { emit(it) } } })
