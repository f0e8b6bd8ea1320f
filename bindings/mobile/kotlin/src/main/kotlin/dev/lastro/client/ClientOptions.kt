package dev.lastro.client

import dev.lastro.ApiOperation
import dev.lastro.Concealed
import dev.lastro.ExchangeSettings
import dev.lastro.LastroIssue
import dev.lastro.Recording
import dev.lastro.exchangeSettings
import dev.lastro.wholeMillis
import java.time.Duration
import java.time.LocalDate

/** The options of a client. In Kotlin, assign the fields. In Java, call the functions that have the names of the fields. */
class ClientOptions {
    /** The HTTP client that sends the requests. The default is [JdkEngine]; Android does not have it, so set an [OkHttpEngine] there. */
    @JvmField var engine: HttpEngine? = null

    /** The current day, for validation rules that depend on it. By default these rules are skipped. */
    @JvmField var today: LocalDate? = null

    /** The time limit of one request. Default: 30 seconds. */
    @JvmField var timeout: Duration? = null

    /** The time limit of a whole call with its retries; for a listing, of each page. Default: 5 minutes. */
    @JvmField var deadline: Duration? = null

    /**
     * The longest time after which the service may still carry out a request whose response was lost. If a look-up after this time
     * does not find the change, the client reports that it was not carried out. By default the client assumes no limit, and reports
     * such a change as unknown.
     */
    @JvmField var settledAfter: Duration? = null

    /**
     * Whether to send an extra request before some changes: for the newest record's key before an insert, for the installment before a
     * receipt.
     * With the result of this request, the client can find out whether the change was carried out although its response was lost. If
     * false, such a change is reported as unknown. Default: true.
     */
    @JvmField var lookBefore: Boolean? = null

    /** The highest number of requests per second from this client. Default: unlimited. */
    @JvmField var perSecond: Long? = null

    /**
     * Whether to allow http for every host. The key is then sent unencrypted, so use it only for a twin in a private network. Default:
     * false, which allows http only on this machine.
     */
    @JvmField var allowHttp: Boolean? = null

    /** The clock of the client. Tests can replace it. */
    @JvmField var clock: ClientClock = SystemClock

    /** The recording of all requests and responses. Default: none. Closing the client does not close the recording. */
    @JvmField var recording: Recording? = null

    /** The listener for requests, responses and issues. Default: none. */
    @JvmField var listener: ClientListener? = null

    /** Sets [engine]. */
    fun engine(value: HttpEngine?): ClientOptions = apply { engine = value }

    /** Sets [today]. */
    fun today(value: LocalDate?): ClientOptions = apply { today = value }

    /** Sets [timeout]. */
    fun timeout(value: Duration?): ClientOptions = apply { timeout = value }

    /** Sets [deadline]. */
    fun deadline(value: Duration?): ClientOptions = apply { deadline = value }

    /** Sets [settledAfter]. */
    fun settledAfter(value: Duration?): ClientOptions = apply { settledAfter = value }

    /** Sets [lookBefore]. */
    fun lookBefore(value: Boolean?): ClientOptions = apply { lookBefore = value }

    /** Sets [perSecond]. */
    fun perSecond(value: Long?): ClientOptions = apply { perSecond = value }

    /** Sets [allowHttp]. */
    fun allowHttp(value: Boolean?): ClientOptions = apply { allowHttp = value }

    /** Sets [clock]. */
    fun clock(value: ClientClock): ClientOptions = apply { clock = value }

    /** Sets [recording]. */
    fun recording(value: Recording?): ClientOptions = apply { recording = value }

    /** Sets [listener]. */
    fun listener(value: ClientListener?): ClientOptions = apply { listener = value }

    internal fun settings(url: String, key: Concealed): ExchangeSettings = exchangeSettings {
        baseUrl = url
        apiKey = key
        today = this@ClientOptions.today
        timeoutMs = timeout?.wholeMillis()
        deadlineMs = deadline?.wholeMillis()
        settledAfterMs = settledAfter?.wholeMillis()
        lookBefore = this@ClientOptions.lookBefore
        perSecond = this@ClientOptions.perSecond
        allowHttp = this@ClientOptions.allowHttp
    }
}

/** The optional arguments of a call, for Java. */
class CallOptions {
    internal var state: String? = null
    internal var keeper: StateKeeper? = null

    /** The stored state of an interrupted call. The call continues from this state instead of starting again. */
    fun state(value: String?): CallOptions = apply { state = value }

    /** The function that stores the call's state before each request. */
    fun keep(value: StateKeeper?): CallOptions = apply { keeper = value }
}

/** Stores the state of a call, so that the program can continue the call after a restart. */
fun interface StateKeeper {
    /** Stores a state. The client sends the request after this returns. If it throws, the call ends with that exception. */
    fun keep(state: String)
}

/** An event of a client, for logs. It contains neither the key nor headers nor bodies. */
sealed class ClientEvent(
    /** The operation that the program called. */
    val operation: ApiOperation,
) {
    /** A request is about to be sent. */
    class Request internal constructor(operation: ApiOperation, /** The HTTP method. */ val method: String, /** The address. For the wallet it contains a CPF. */ val url: String) :
        ClientEvent(operation) {
        /** The event as a line for logs. */
        override fun toString(): String = "${operation.text}: $method $url"
    }

    /** A complete response arrived. */
    class Response internal constructor(
        operation: ApiOperation,
        /** The HTTP status. */ val status: Int,
        /** The time since the request in milliseconds. */ val milliseconds: Long,
    ) : ClientEvent(operation) {
        /** The event as a line for logs. */
        override fun toString(): String = "${operation.text}: $status in $milliseconds ms"
    }

    /** A response has values that do not fit their fields. */
    class Issues internal constructor(operation: ApiOperation, /** The problems of the values, with their paths. */ val issues: List<LastroIssue>) : ClientEvent(operation) {
        /** The event as a line for logs. */
        override fun toString(): String = "${operation.text}: $issues"
    }
}

/** A listener for the events of a client. */
fun interface ClientListener {
    /** Called for each event, on the thread of the call. Exceptions that it throws are ignored. */
    fun on(event: ClientEvent)
}

/** The clock by which a client measures times and waits. */
interface ClientClock {
    /** The time in milliseconds since 1970. It must never decrease, even if the machine's clock is set back. */
    fun nowMs(): Long

    /**
     * Waits the given number of milliseconds.
     *
     * @throws InterruptedException if the thread is interrupted.
     */
    @Throws(InterruptedException::class)
    fun sleep(milliseconds: Long)
}

/**
 * The default clock. It reads the machine's clock once, and then adds the elapsed time from [System.nanoTime]. So setting the
 * machine's clock does not change how long a client waits.
 */
internal object SystemClock : ClientClock {
    private val began = System.currentTimeMillis()
    private val started = System.nanoTime()

    override fun nowMs(): Long = began + (System.nanoTime() - started) / 1_000_000

    override fun sleep(milliseconds: Long) = Thread.sleep(milliseconds)
}
