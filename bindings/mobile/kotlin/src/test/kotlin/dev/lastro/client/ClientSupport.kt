package dev.lastro.client

import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpServer
import dev.lastro.Concealed
import dev.lastro.PersonKind
import dev.lastro.Twin
import dev.lastro.TwinInterceptor
import dev.lastro.customer
import dev.lastro.twinApiKey
import dev.lastro.twinConfig
import java.net.InetAddress
import java.net.InetSocketAddress
import java.net.ServerSocket
import java.net.Socket
import java.util.Base64
import java.util.concurrent.CopyOnWriteArrayList
import java.util.concurrent.Executors
import java.util.concurrent.atomic.AtomicLong
import okhttp3.OkHttpClient
import org.junit.jupiter.api.Assertions.assertTrue

const val KEY = "chave-para-testes"
const val HOST = "https://conta.example"
val ANA = customer { tipo = PersonKind.of(2); nome = "Ana Conceição" }

/** A clock whose time moves only when the client waits, so that waits take no real time. */
class StoppedClock : ClientClock {
    private val passed = AtomicLong(1_800_000_000_000)
    val waits = CopyOnWriteArrayList<Long>()

    override fun nowMs(): Long = passed.get()

    override fun sleep(milliseconds: Long) {
        waits += milliseconds
        passed.addAndGet(milliseconds)
    }
}

/** A twin behind OkHttp, clients of it, and what a test observes of them: requests, events and waits. */
class Service(options: ClientOptions.() -> Unit = {}) : AutoCloseable {
    val twin = Twin(twinConfig { seed = 7; keys = listOf(twinApiKey { key = Concealed(KEY) }) })
    val clock = StoppedClock()
    val seen = CopyOnWriteArrayList<ClientEvent>()
    val client = another(options)
    val blocking = client.blocking()
    val sent: List<String>
        get() = seen.filterIsInstance<ClientEvent.Request>().map { "${it.method} ${it.url.removePrefix("$HOST/api/v2")}" }

    /** Creates another client of the same twin. */
    fun another(options: ClientOptions.() -> Unit = {}): LastroClient = LastroClient(HOST, Concealed(KEY)) {
        engine = OkHttpEngine(OkHttpClient.Builder().addInterceptor(TwinInterceptor(twin) {}).build())
        clock = this@Service.clock
        listener = ClientListener(seen::add)
        options()
    }

    fun fail(vararg rules: String) = twin.faults("""{"rules": [${rules.joinToString()}]}""")

    override fun close() {
        client.close()
        twin.close()
    }
}

fun rule(operation: String, nth: Int, action: String, phase: String = "before") =
    """{"operations": ["$operation"], "nth": $nth, "phase": "$phase", "action": $action}"""

/** A local server that records its requests. If the handler sends no response, the client gets no response. */
class LocalServer(respond: LocalServer.(HttpExchange) -> Unit) : AutoCloseable {
    val lines = CopyOnWriteArrayList<String>()
    private val pool = Executors.newCachedThreadPool { Thread(it).apply { isDaemon = true } }
    private val server = HttpServer.create(InetSocketAddress("127.0.0.1", 0), 0).apply {
        executor = pool
        createContext("/") { exchange ->
            val key = if (exchange.requestHeaders.getFirst("Authorization") == BASIC) "with" else "without"
            lines += "${exchange.requestMethod} ${exchange.requestURI} $key key"
            respond(exchange)
        }
        start()
    }
    val url = "http://127.0.0.1:${server.address.port}"

    override fun close() {
        server.stop(0)
        pool.shutdownNow()
    }
}

val BASIC = "Basic " + Base64.getEncoder().encodeToString("$KEY:".toByteArray())

fun HttpExchange.respond(status: Int, text: String, vararg headers: Pair<String, String>) = use {
    requestBody.readBytes()
    headers.forEach { (name, value) -> responseHeaders[name] = value }
    sendResponseHeaders(status, text.toByteArray().size.toLong().takeIf { it > 0 } ?: -1)
    if (text.isNotEmpty()) responseBody.write(text.toByteArray())
}

/**
 * A TCP server. For each request it sends the next of [responses], or the last one again if there are no more, and ends the stream. For
 * null it sends nothing.
 */
class BareServer(private val responses: List<String?>) : AutoCloseable {
    private val listening = ServerSocket(0, 50, InetAddress.getLoopbackAddress())
    private val open = CopyOnWriteArrayList<Socket>()
    val heads = CopyOnWriteArrayList<String>()
    val url = "http://127.0.0.1:${listening.localPort}"

    init {
        Thread { runCatching { while (true) serve(listening.accept()) } }.apply { isDaemon = true }.start()
    }

    private fun serve(socket: Socket) {
        open += socket
        val reader = socket.getInputStream().bufferedReader()
        val head = generateSequence { reader.readLine() }.takeWhile { it.isNotEmpty() }.toList()
        if (head.isEmpty()) return socket.close()
        heads += head.first()
        val response = responses[(heads.size - 1).coerceAtMost(responses.size - 1)] ?: return
        socket.getOutputStream().write(response.toByteArray())
        // end the stream but do not close the socket: closing it could reset the connection and discard the data just written
        socket.shutdownOutput()
    }

    override fun close() {
        listening.close()
        open.forEach { it.close() }
    }
}

fun json(text: String) = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${text.toByteArray().size}\r\nConnection: close\r\n\r\n$text"

/** Runs work that a cancellation should end early. Fails if it takes five seconds or longer. */
fun <T> soon(work: () -> T): T {
    val began = System.nanoTime()
    return work().also { assertTrue(System.nanoTime() - began < 5_000_000_000, "it took too long") }
}
