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

/** What may be set of a client. In Kotlin the fields are assigned, in Java set by the functions of their names. */
class ClientOptions {
    /** What sends the requests; the JDK's client where there is one. Android has none: set an [OkHttpEngine]. */
    @JvmField var engine: HttpEngine? = null

    /** The current day, for the rules that need it; without it these rules are skipped. */
    @JvmField var today: LocalDate? = null

    /** Limit of one request; default 30 seconds. */
    @JvmField var timeout: Duration? = null

    /** Limit of a whole call, or of each page of a listing; default 5 minutes. */
    @JvmField var deadline: Duration? = null

    /**
     * After this time the service no longer carries out a request whose response was lost. A change that is not found after
     * that was not carried out. Without it, a change that is not found stays unknown.
     */
    @JvmField var settledAfter: Duration? = null

    /**
     * Whether to read the newest key before an insert, and the installment before a receipt; default true. Without it, an insert
     * or a receipt whose response is lost is always unknown.
     */
    @JvmField var lookBefore: Boolean? = null

    /** Requests per second of this client, at most; default unlimited. */
    @JvmField var perSecond: Long? = null

    /**
     * Whether http is allowed for every host; default false. The key is then sent unencrypted: meant for a twin in a private
     * network.
     */
    @JvmField var allowHttp: Boolean? = null

    /** The clock; a test sets its own. */
    @JvmField var clock: ClientClock = SystemClock

    /** Where requests are recorded with their responses; default nowhere. It is not closed with the client. */
    @JvmField var recording: Recording? = null

    /** Is notified of requests, responses and issues. */
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

/** What may be left out of a call, for Java. */
class CallOptions {
    internal var state: String? = null
    internal var keeper: StateKeeper? = null

    /** A stored state to take up, instead of beginning. */
    fun state(value: String?): CallOptions = apply { state = value }

    /** Stores the state before each request of the call. */
    fun keep(value: StateKeeper?): CallOptions = apply { keeper = value }
}

/** Stores the state of a call, so that it can be taken up after the program was stopped. */
fun interface StateKeeper {
    /** Stores a state. The request is sent when this returns; what it throws ends the call. */
    fun keep(state: String)
}

/** What a client does. Neither the key nor headers nor bodies are part of it. */
sealed class ClientEvent(
    /** The operation that is called. */
    val operation: ApiOperation,
) {
    /** A request is about to be sent. */
    class Request internal constructor(operation: ApiOperation, /** The HTTP method. */ val method: String, /** The address. That of the wallet has a CPF. */ val url: String) :
        ClientEvent(operation) {
        /** For logs. */
        override fun toString(): String = "${operation.text}: $method $url"
    }

    /** A complete response arrived. */
    class Response internal constructor(
        operation: ApiOperation,
        /** The HTTP status. */ val status: Int,
        /** The time since the request in milliseconds. */ val milliseconds: Long,
    ) : ClientEvent(operation) {
        /** For logs. */
        override fun toString(): String = "${operation.text}: $status in $milliseconds ms"
    }

    /** Values of a response do not fit their fields. */
    class Issues internal constructor(operation: ApiOperation, /** Which, and why. */ val issues: List<LastroIssue>) : ClientEvent(operation) {
        /** For logs. */
        override fun toString(): String = "${operation.text}: $issues"
    }
}

/** Is notified of what a client does. */
fun interface ClientListener {
    /** Takes an event, on the thread of the call. What it throws is ignored. */
    fun on(event: ClientEvent)
}

/** The clock of a client. */
interface ClientClock {
    /** Milliseconds since 1970. They never go back, and do not follow a clock that is set. */
    fun nowMs(): Long

    /**
     * Waits.
     *
     * @throws InterruptedException if the thread is interrupted.
     */
    @Throws(InterruptedException::class)
    fun sleep(milliseconds: Long)
}

/** The time of the start and what has passed since, so that setting the machine's clock changes no wait. */
internal object SystemClock : ClientClock {
    private val began = System.currentTimeMillis()
    private val started = System.nanoTime()

    override fun nowMs(): Long = began + (System.nanoTime() - started) / 1_000_000

    override fun sleep(milliseconds: Long) = Thread.sleep(milliseconds)
}
