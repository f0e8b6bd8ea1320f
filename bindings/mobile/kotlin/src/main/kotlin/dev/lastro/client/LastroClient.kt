package dev.lastro.client

import dev.lastro.Concealed

/**
 * A client of the billing service for coroutines. It has a property per kind of record, such as `sales`, with a method per operation.
 * In this example `key` is the API key as a [Concealed], and `http` is an `OkHttpClient`.
 *
 * ```kotlin
 * val client = LastroClient("https://conta.example", key) { engine = OkHttpEngine(http) }
 * val large = Sale.query().where(SaleFields.valorVenda.gt(BigDecimal("100"))).sort(SaleFields.data.desc())
 * val sales = client.sales.list(large).toList()
 * val ana = client.customers.insert(customer { tipo = PersonKind.Individual; nome = "Ana Souza" })
 * ```
 *
 * The client never sends a change twice unless that is safe. If the response to a change is lost, the client looks up whether the
 * service carried it out. A call can be cancelled at any time; it then throws an [ExchangeCancellation], which says whether the change
 * may have been carried out.
 *
 * Coroutines are an optional dependency of this package. If you use this class, add `org.jetbrains.kotlinx:kotlinx-coroutines-core`,
 * 1.10 or later. [BlockingLastroClient] needs no coroutines.
 */
class LastroClient private constructor(private val transport: Transport) : SuspendingResources(SuspendingCalls(transport)), AutoCloseable {
    /**
     * Creates a client of an account. All options have defaults.
     *
     * @param baseUrl The account's address: https, or http on this machine. The first call checks it.
     * @param apiKey The account's key.
     */
    constructor(baseUrl: String, apiKey: Concealed, options: ClientOptions.() -> Unit = {}) :
        this(baseUrl, apiKey, ClientOptions().apply(options))

    /** Creates a client of an account. */
    constructor(baseUrl: String, apiKey: Concealed, options: ClientOptions) : this(Transport(options.settings(baseUrl, apiKey), options))

    /** A blocking client that shares this client's engine and limits. Closing either of the two closes both. */
    fun blocking(): BlockingLastroClient = BlockingLastroClient(transport)

    /** Closes the engine. Later calls throw an [IllegalStateException]. */
    override fun close(): Unit = transport.close()

    /** The class name, without the key. */
    override fun toString(): String = "LastroClient"
}

/**
 * A blocking client of the billing service. It has a property per kind of record, such as `sales`, with a method per operation. Several
 * threads may use it.
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
     * Creates a client of an account.
     *
     * @param baseUrl The account's address: https, or http on this machine. The first call checks it.
     * @param apiKey The account's key.
     * @param options The options, which all have defaults.
     */
    @JvmOverloads
    constructor(baseUrl: String, apiKey: Concealed, options: ClientOptions = ClientOptions()) :
        this(Transport(options.settings(baseUrl, apiKey), options))

    /** Closes the engine. Later calls throw an [IllegalStateException]. */
    override fun close(): Unit = transport.close()

    /** The class name, without the key. */
    override fun toString(): String = "BlockingLastroClient"
}
