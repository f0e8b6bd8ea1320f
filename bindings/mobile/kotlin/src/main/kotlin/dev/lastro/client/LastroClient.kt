package dev.lastro.client

import dev.lastro.Concealed

/**
 * A client of the billing service for coroutines: a resource for each area, a method for each operation. Here `key` is the
 * API key, a [Concealed], and `http` an `OkHttpClient`.
 *
 * ```kotlin
 * val client = LastroClient("https://conta.example", key) { engine = OkHttpEngine(http) }
 * val large = Sale.query().where(SaleFields.valorVenda.gt(BigDecimal("100"))).sort(SaleFields.data.desc())
 * val sales = client.sales.list(large).toList()
 * val ana = client.customers.insert(customer { tipo = PersonKind.Individual; nome = "Ana Souza" })
 * ```
 *
 * A change is not sent twice unless that is safe: if the response to one is lost, it is looked up. A call can be cancelled at any time;
 * what is known of its change is in an [ExchangeCancellation].
 *
 * Coroutines are an optional dependency: a program that uses this class brings `org.jetbrains.kotlinx:kotlinx-coroutines-core`, 1.10
 * or later. [BlockingLastroClient] needs none.
 */
class LastroClient private constructor(private val transport: Transport) : SuspendingResources(SuspendingCalls(transport)), AutoCloseable {
    /**
     * A client of an account, with options of which all may be left out.
     *
     * @param baseUrl The account's address: https, or http on this machine. The first call checks it.
     * @param apiKey The account's key.
     */
    constructor(baseUrl: String, apiKey: Concealed, options: ClientOptions.() -> Unit = {}) :
        this(baseUrl, apiKey, ClientOptions().apply(options))

    /** A client of an account. */
    constructor(baseUrl: String, apiKey: Concealed, options: ClientOptions) : this(Transport(options.settings(baseUrl, apiKey), options))

    /** The same client for code that blocks: with the same engine and limits. Closing either closes both. */
    fun blocking(): BlockingLastroClient = BlockingLastroClient(transport)

    /** Closes the engine. Later calls throw an [IllegalStateException]. */
    override fun close(): Unit = transport.close()

    /** Without the key. */
    override fun toString(): String = "LastroClient"
}

/**
 * A client of the billing service that blocks: a resource for each area, a method for each operation. Every thread may use it.
 *
 * ```kotlin
 * val client = BlockingLastroClient("https://conta.example", key, ClientOptions().engine(OkHttpEngine(http)))
 * for (customer in client.customers.list()) println(customer.nome)
 * ```
 *
 * Interrupting the thread cancels the call.
 */
class BlockingLastroClient internal constructor(private val transport: Transport) : BlockingResources(BlockingCalls(transport)), AutoCloseable {
    /**
     * A client of an account.
     *
     * @param baseUrl The account's address: https, or http on this machine. The first call checks it.
     * @param apiKey The account's key.
     * @param options What may be set.
     */
    @JvmOverloads
    constructor(baseUrl: String, apiKey: Concealed, options: ClientOptions = ClientOptions()) :
        this(Transport(options.settings(baseUrl, apiKey), options))

    /** Closes the engine. Later calls throw an [IllegalStateException]. */
    override fun close(): Unit = transport.close()

    /** Without the key. */
    override fun toString(): String = "BlockingLastroClient"
}
