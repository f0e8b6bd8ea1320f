package dev.lastro.client

import dev.lastro.CarriedOut
import dev.lastro.Concealed
import dev.lastro.ExchangeFailureKind
import java.io.File
import java.net.ServerSocket
import java.time.Duration
import java.util.concurrent.CancellationException
import java.util.concurrent.TimeUnit
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.cancelAndJoin
import kotlinx.coroutines.delay
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeoutOrNull
import okhttp3.Cache
import okhttp3.Cookie
import okhttp3.CookieJar
import okhttp3.HttpUrl
import okhttp3.OkHttpClient
import okhttp3.Protocol
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.io.TempDir
import org.junit.jupiter.params.ParameterizedTest
import org.junit.jupiter.params.provider.EnumSource

/** The body of a listing without records. */
private const val NONE = """{"header":{"offset":0,"limit":1,"count":0},"data":[]}"""

/** Tests the HTTP engines against servers on this machine that redirect, drop connections, do not respond or refuse connections. */
class EngineTest {
    enum class Kind {
        OK_HTTP,
        JDK;

        fun engine(): HttpEngine = if (this == JDK) JdkEngine() else OkHttpEngine(OkHttpClient())
    }

    private fun Kind.client(url: String, options: ClientOptions.() -> Unit = {}) =
        LastroClient(url, Concealed(KEY)) { engine = engine(); clock = StoppedClock(); options() }

    private fun failed(call: () -> Unit): ExchangeException = assertThrows(ExchangeException::class.java) { call() }

    @ParameterizedTest
    @EnumSource
    fun aRedirectIsNotFollowed(kind: Kind) = LocalServer { it.respond(302, "", "Location" to "/elsewhere", "Set-Cookie" to "a=b") }.use { server ->
        kind.client(server.url).use { client ->
            val error = failed { client.blocking().customers.select(1) }
            assertEquals(Triple(ExchangeFailureKind.REFUSED, 302L, CarriedOut.NO), Triple(error.kind, error.apiError?.code, error.carriedOut))
            assertEquals(listOf("GET /api/v2/clientes/1 with key"), server.lines)
        }
    }

    @ParameterizedTest
    @EnumSource
    fun aBodyThatIsCutShortIsALostResponse(kind: Kind) {
        val whole = json("""{"id":7,"nome":"Ana"}""")
        BareServer(listOf(whole.dropLast(5), whole)).use { server ->
            kind.client(server.url).use { assertEquals("Ana", it.blocking().customers.select(7).nome) }
            assertEquals(2, server.heads.size)
        }
    }

    @ParameterizedTest
    @EnumSource
    fun aChangeIsSentOnceWhateverTheConnectionDoes(kind: Kind) {
        val busy = "HTTP/1.1 503 Busy\r\nRetry-After: 0\r\nContent-Length: 0\r\n\r\n"
        for (response in listOf("", busy, json("{}").dropLast(1))) {
            BareServer(listOf(response)).use { server ->
                val options: ClientOptions.() -> Unit = { lookBefore = false }
                kind.client(server.url, options).use { client ->
                    val error = failed { client.blocking().customers.insert(ANA) }
                    assertEquals(CarriedOut.UNKNOWN, error.carriedOut)
                    assertEquals(listOf("POST /api/v2/clientes/ HTTP/1.1"), server.heads)
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    fun nothingIsRepeatedUnderneath(kind: Kind) {
        val busy = "HTTP/1.1 503 Busy\r\nRetry-After: 0\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        BareServer(listOf(busy)).use { server ->
            val seen = mutableListOf<ClientEvent>()
            kind.client(server.url) { listener = ClientListener(seen::add) }.use { client ->
                for (call in listOf({ client.blocking().customers.delete(1) }, { client.blocking().customers.select(1) })) failed { call() }
            }
            assertEquals(seen.filterIsInstance<ClientEvent.Request>().map { it.method }, server.heads.map { it.substringBefore(' ') })
            assertTrue(server.heads.size > 3)
        }
    }

    @ParameterizedTest
    @EnumSource
    fun onlyTheJdkRepeatsAReadWhoseConnectionEnds(kind: Kind) = BareServer(listOf("", json("""{"id":7,"nome":"Ana"}"""))).use { server ->
        val seen = mutableListOf<ClientEvent>()
        kind.client(server.url) { listener = ClientListener(seen::add) }.use { assertEquals("Ana", it.blocking().customers.select(7).nome) }
        assertEquals(2 to if (kind == Kind.JDK) 1 else 2, server.heads.size to seen.count { it is ClientEvent.Request })
    }

    @ParameterizedTest
    @EnumSource
    fun theTimeOutCoversTheBody(kind: Kind) = LocalServer { exchange ->
        exchange.sendResponseHeaders(200, 100)
        exchange.responseBody.apply { write(1) }.flush()
    }.use { server ->
        kind.client(server.url) { timeout = Duration.ofMillis(80) }.use { client ->
            val error = soon { failed { client.blocking().customers.insert(ANA) } }
            assertEquals(ExchangeFailureKind.UNREACHABLE to CarriedOut.NO, error.kind to error.carriedOut)
            assertTrue(server.lines.size > 1 && server.lines.all { it.startsWith("GET") }, "the newest key is not known")
        }
    }

    @ParameterizedTest
    @EnumSource
    fun nothingIsSentWhereNobodyListens(kind: Kind) {
        val closed = ServerSocket(0).use { it.localPort }
        for (url in listOf("http://127.0.0.1:$closed", "https://conta.invalid")) {
            kind.client(url) { lookBefore = false }.use { client ->
                val error = failed { client.blocking().customers.insert(ANA) }
                assertEquals(ExchangeFailureKind.UNREACHABLE to CarriedOut.NO, error.kind to error.carriedOut)
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    fun aBodyWithoutEndIsNotRead(kind: Kind) = LocalServer { exchange ->
        exchange.sendResponseHeaders(200, 0)
        val part = ByteArray(1 shl 20) { ' '.code.toByte() }
        exchange.responseBody.use { body -> while (true) body.write(part) }
    }.use { server ->
        kind.client(server.url).use { client ->
            val error = failed { client.blocking().customers.select(1) }
            assertEquals(ExchangeFailureKind.UNREACHABLE, error.kind)
            assertTrue("$MOST_BYTES" in "${error.cause?.message}", "${error.cause}")
        }
    }

    @ParameterizedTest
    @EnumSource
    fun aChangeThatIsCancelledWhileItIsSentIsUnknown(kind: Kind) = hanging().use { server ->
        kind.client(server.url).use { client ->
            // cancel a coroutine
            var seen: ExchangeCancellation? = null
            soon {
                runBlocking {
                    val job = CoroutineScope(Dispatchers.Default).async {
                        try {
                            client.customers.insert(ANA)
                        } catch (cancelled: ExchangeCancellation) {
                            seen = cancelled
                            throw cancelled
                        }
                    }
                    while (server.lines.none { it.startsWith("POST") }) delay(5)
                    job.cancelAndJoin()
                    assertTrue(job.isCancelled)
                }
            }
            val failure = checkNotNull(seen).failure
            assertEquals(Triple(ExchangeFailureKind.CANCELLED, CarriedOut.UNKNOWN, true), Triple(failure.kind, failure.carriedOut, "Ana" !in checkNotNull(failure.state)))
            // interrupt a thread
            val error = soon { interrupted({ server.lines.count { it.startsWith("POST") } > 1 }) { client.blocking().customers.insert(ANA) } }
            assertEquals(ExchangeFailureKind.CANCELLED to CarriedOut.UNKNOWN, error.kind to error.carriedOut)
        }
    }

    /** A server that responds to `GET` requests, and never to others. */
    private fun hanging() = LocalServer { if (it.requestMethod == "GET") it.respond(200, NONE) }

    /** Runs a call in a thread, and interrupts the thread as soon as `once` is true. Returns the exception of the call. */
    private fun interrupted(once: () -> Boolean, call: () -> Unit): ExchangeException {
        var thrown: Throwable? = null
        var flag = false
        val thread = Thread { thrown = runCatching(call).exceptionOrNull(); flag = Thread.interrupted() }.apply { start() }
        while (!once()) Thread.sleep(5)
        thread.interrupt()
        thread.join()
        assertTrue(flag, "the thread no longer knows that it was interrupted")
        return thrown as ExchangeException
    }

    @ParameterizedTest
    @EnumSource
    fun aWaitThatIsCancelledEndsAtOnce(kind: Kind) = LocalServer { it.respond(429, "{}", "Retry-After" to "3600") }.use { server ->
        val real: ClientOptions.() -> Unit = { engine = kind.engine(); deadline = Duration.ofHours(2) }
        LastroClient(server.url, Concealed(KEY), real).use { client ->
            soon {
                runBlocking {
                    val job = CoroutineScope(Dispatchers.Default).async { client.customers.list().toList() }
                    while (server.lines.isEmpty()) delay(5)
                    job.cancelAndJoin()
                    assertThrows(CancellationException::class.java) { runBlocking { job.await() } }
                }
            }
        }
        LastroClient(server.url, Concealed(KEY), real).use { client ->
            val error = soon { interrupted({ server.lines.size > 1 }) { client.blocking().customers.select(1) } }
            assertEquals(ExchangeFailureKind.CANCELLED to CarriedOut.NO, error.kind to error.carriedOut)
        }
    }

    @Test
    fun withTimeoutCancelsACall() = hanging().use { server ->
        Kind.OK_HTTP.client(server.url).use { client ->
            var state: String? = null
            val ana = soon {
                runBlocking {
                    withTimeoutOrNull(500) {
                        try {
                            client.customers.insert(ANA)
                        } catch (cancelled: ExchangeCancellation) {
                            state = cancelled.failure.state
                            throw cancelled
                        }
                    }
                }
            }
            assertNull(ana)
            // the resumed call looks the change up, and the server's list is empty
            val error = failed { client.blocking().customers.insert(ANA, CallOptions().state(state)) }
            assertEquals(CarriedOut.UNKNOWN, error.carriedOut)
            assertEquals(1, server.lines.count { it.startsWith("POST") })
        }
    }

    @Test
    fun aCallThatIsAlreadyCancelledSendsNothing() = hanging().use { server ->
        BlockingLastroClient(server.url, Concealed(KEY)).use { client ->
            Thread.currentThread().interrupt()
            val error = failed { client.customers.insert(ANA) }
            assertTrue(Thread.interrupted())
            assertEquals(ExchangeFailureKind.CANCELLED to CarriedOut.NO, error.kind to error.carriedOut)
            assertEquals(emptyList<String>(), server.lines)
        }
    }

    /** Uses an OkHttp client like that of an app, with a cache, cookies, interceptors and OkHttp's limit of five requests per host. */
    @Test
    fun anEngineDoesNotChangeTheAppsClient(@TempDir folder: File) {
        val page = """{"header":{"offset":0,"limit":100,"count":1},"data":[{"id":7,"nome":"Ana"}]}"""
        val server = LocalServer {
            if (it.requestMethod == "GET" && "_limit=1000" in "${it.requestURI}") Thread.sleep(100)
            val body = if (it.requestMethod == "POST") """{"id":8,"tipo":2,"nome":"Ana Conceição"}""" else page
            it.respond(200, body, "Cache-Control" to "max-age=60", "Set-Cookie" to "sessao=1")
        }
        val jar = object : CookieJar {
            override fun loadForRequest(url: HttpUrl): List<Cookie> = emptyList()

            override fun saveFromResponse(url: HttpUrl, cookies: List<Cookie>): Unit = throw AssertionError("a cookie was kept")
        }
        val agents = mutableSetOf<String?>()
        val app = OkHttpClient.Builder().cache(Cache(folder, 1 shl 20)).cookieJar(jar).protocols(listOf(Protocol.HTTP_1_1))
            .addInterceptor { it.proceed(it.request().newBuilder().header("User-Agent", "app").build()) }
            .addNetworkInterceptor { chain -> synchronized(agents) { agents += chain.request().header("User-Agent") }; chain.proceed(chain.request()) }
            .build()
        server.use {
            LastroClient(server.url, Concealed(KEY)) { engine = OkHttpEngine(app) }.use { client ->
                runBlocking {
                    repeat(2) { assertEquals(listOf<Long?>(7), client.customers.list().toList().map { it.id }) }
                    assertEquals(8L, client.customers.insert(ANA).id)
                    // make more calls at the same time than OkHttp's limit per host
                    val began = System.nanoTime()
                    val many = (1..12).map { async(Dispatchers.IO) { client.customers.list("_limit=1000").toList() } }
                    many.forEach { it.await() }
                    assertTrue(System.nanoTime() - began < TimeUnit.SECONDS.toNanos(10))
                }
            }
            assertEquals(16, server.lines.size)
            assertFalse(app.dispatcher.executorService.isShutdown, "the client is the app's")
        }
        assertEquals(setOf<String?>("app"), agents)
    }

    @Test
    fun theDefaultEngineIsTheJdks() = LocalServer { it.respond(200, """{"id":7,"nome":"Ana"}""") }.use { server ->
        BlockingLastroClient(server.url, Concealed(KEY)).use { client ->
            assertEquals("Ana", client.customers.select(7).nome)
            client.close()
            assertThrows(IllegalStateException::class.java) { client.customers.select(7) }
        }
    }

    @Test
    fun settingTheMachinesClockChangesNoWait() {
        val before = SystemClock.nowMs()
        assertTrue(kotlin.math.abs(before - System.currentTimeMillis()) < 60_000)
        Thread.sleep(20)
        assertTrue(SystemClock.nowMs() - before in 15..5_000)
    }
}
