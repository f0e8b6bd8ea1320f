package dev.lastro

import com.sun.net.httpserver.HttpServer
import dev.lastro.client.BlockingLastroClient
import dev.lastro.client.ClientOptions
import dev.lastro.client.ExchangeException
import dev.lastro.client.ListingException
import dev.lastro.client.OkHttpEngine
import dev.lastro.client.StoppedClock
import java.io.IOException
import java.net.InetSocketAddress
import java.time.OffsetDateTime
import java.util.Base64
import java.util.concurrent.Executors
import okhttp3.OkHttpClient
import okhttp3.Request as OkHttpRequest
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

private const val KEY = "chave-1"
private const val HOST = "https://twin.example"
private val CONFIG = twinConfig { seed = 7; keys = listOf(twinApiKey { key = Concealed(KEY) }) }
private val FEBRUARY = OffsetDateTime.parse("2027-02-01T00:00:00-03:00")
private const val DROP = """{"rules": [{"operations": ["customers.list"], "nth": 1, "phase": "after", "action": {"drop": true}}]}"""

/** Tests the twin: called directly, through OkHttp, and behind an HTTP server. */
class TwinTest {
    private val key = Concealed(KEY)

    private fun Twin.send(operation: ApiOperation, id: Long? = null, body: String? = null): TwinOutcome =
        handle(ApiRequests.build(operation, HOST, key, id = id, body = body))

    private fun Twin.answer(operation: ApiOperation, id: Long? = null, body: String? = null): Pair<Int, String> =
        send(operation, id, body).response!!.let { it.status to String(it.body) }

    /** Creates a client of a twin. The client's waits take no time. */
    private fun client(twin: Twin): BlockingLastroClient {
        val http = OkHttpClient.Builder().addInterceptor(TwinInterceptor(twin)).build()
        return BlockingLastroClient(HOST, key, ClientOptions().engine(OkHttpEngine(http)).clock(StoppedClock()))
    }

    /** Creates a twin with five customers. */
    private fun company(config: TwinConfig = CONFIG): Twin {
        val twin = Twin(config)
        for (number in 1..5) {
            val (status, body) = twin.answer(ApiOperation.CUSTOMERS_INSERT, body = """{"tipo": 2, "nome": "Cliente $number"}""")
            assertEquals(200, status, body)
        }
        return twin
    }

    @Test
    fun aRequestGetsAResponseAndChangesTheState() {
        Twin(CONFIG).use { twin ->
            val before = twin.snapshot()
            val (status, inserted) = twin.answer(ApiOperation.SERVICES_INSERT, body = """{"nome": "Consultoria", "valor": 129.90}""")
            assertEquals(200, status)
            assertTrue(""""valor":129.90""" in inserted, inserted)
            assertEquals(200 to inserted, twin.answer(ApiOperation.SERVICES_SELECT, id = 1))
            assertEquals(404, twin.answer(ApiOperation.SERVICES_SELECT, id = 2).first)
            val unknown = twin.handle("GET", "/api/v2/servicos/1").response!!
            assertEquals(401, unknown.status)
            assertEquals("text/json; charset=utf-8", unknown.header("content-type"))
            val differences = twin.diff(before.text)
            assertTrue(differences.any { it.path.startsWith("service/1") }, differences.toString())
            twin.restore(before.text)
            assertEquals(before, twin.snapshot())
        }
    }

    @Test
    fun aForkIsIndependent() {
        Twin(CONFIG).use { twin ->
            val fork = twin.fork()
            fork.answer(ApiOperation.SERVICES_INSERT, body = """{"nome": "Consultoria"}""")
            assertEquals(200, fork.answer(ApiOperation.SERVICES_SELECT, id = 1).first)
            assertEquals(404, twin.answer(ApiOperation.SERVICES_SELECT, id = 1).first)
            assertNotEquals(twin.snapshot().sha256, fork.snapshot().sha256)
        }
    }

    @Test
    fun timeMovesForwardAndTheJournalCanBeReplayed() {
        Twin.fromJson("""{"now": "2027-01-01T09:00:00-03:00"}""").use { twin ->
            twin.answer(ApiOperation.SERVICES_INSERT, body = """{"nome": "Consultoria"}""")
            val progress = twin.advance(FEBRUARY)
            assertTrue(progress.reached)
            assertEquals(progress.now, twin.now())
            val replay = twin.replay(twin.journal())
            assertEquals(twin.snapshot().sha256 to null, replay.sha256 to replay.differs)
            assertEquals(twin.journal().size - 1, twin.journal(2).size)
        }
    }

    @Test
    fun policiesAndOpenApi() {
        Twin(twinConfig { policies = mapOf("default-limit" to "10") }).use { twin ->
            assertEquals("10", twin.policies().single { it.name == "default-limit" }.choice)
            assertEquals("3.1.0", JSON.readTree(twin.openapi())["openapi"].textValue())
        }
    }

    @Test
    fun invalidArgumentsAreTypedErrorsWithAPath() {
        assertEquals("policies.x", problem { Twin(twinConfig { policies = mapOf("x" to "y") }) })
        assertEquals("seed", problem { Twin.fromJson("""{"seed": true}""") })
        Twin().use { twin ->
            assertEquals("budget", problem { twin.advance(FEBRUARY, -1) })
            assertTrue(problem { twin.faults("""{"rules": [{"phase": 1}]}""") }.startsWith("plan.rules[0]"))
            assertTrue(problem { twin.restore("{}") }.startsWith("snapshot"))
            // the plan is inserted into the JSON of the arguments: a string that is not a JSON value must not add arguments
            assertThrows(LastroException::class.java) { twin.faults("""null,"plan":null""") }
        }
        val closed = Twin().also { it.close() }
        assertThrows(IllegalStateException::class.java) { closed.now() }
    }

    private fun problem(call: () -> Unit): String = assertThrows(LastroException::class.java) { call() }.problems.first().path

    @Test
    fun theClientListsEveryCustomerOnceUnderFaults() {
        val plan = """{"rules": [
            {"operations": ["customers.list"], "nth": 1, "phase": "before", "action": {"status": 429, "retry_after": 3, "latency_ms": 250}},
            {"operations": ["customers.list"], "nth": 3, "phase": "after", "action": {"drop": true}},
            {"operations": ["customers.list"], "nth": 5, "phase": "after", "action": {"drop_after": 20}},
            {"operations": ["customers.list"], "nth": 6, "phase": "before", "action": {"status": 503}}
        ]}"""
        val (clock, slept) = StoppedClock() to mutableListOf<Long>()
        company().use { twin ->
            twin.faults(plan)
            val http = OkHttpClient.Builder().addInterceptor(TwinInterceptor(twin) { slept += it }).build()
            val client = BlockingLastroClient(HOST, key, ClientOptions().engine(OkHttpEngine(http)).clock(clock))
            assertEquals((1..5).map { "Cliente $it" }, client.customers.list("_limit=2").map { it.nome })
            assertEquals(listOf(250L), slept)
            assertEquals(4, clock.waits.size)
            assertEquals(3_000, clock.waits.first())
        }
    }

    @Test
    fun wrongJsonIsAnUnexpectedResponse() {
        val plan = """{"rules": [{"operations": ["customers.list"], "phase": "after", "action": {"body": "wrong_json"}}]}"""
        company().use { twin ->
            twin.faults(plan)
            val raised = assertThrows(ListingException::class.java) { client(twin).customers.list().toList() }
            val cause = raised.cause as ExchangeException.UnexpectedResponse
            assertEquals("body", cause.issues.first().path)
        }
    }

    @Test
    fun aRequestIsCarriedOutAlthoughItsResponseIsLost() {
        val plan = """{"rules": [{"operations": ["customers.insert"], "nth": 1, "phase": "after", "action": {"drop": true}}]}"""
        Twin(CONFIG).use { twin ->
            twin.faults(plan)
            val customers = client(twin).customers
            // the response to the insert is lost: the client looks the record up and does not send it again
            assertEquals(1, customers.insert(customer { tipo = PersonKind.Individual; nome = "Maria" }).id)
            assertEquals(listOf<Long?>(1), customers.list("nome=Maria").map { it.id })
        }
    }

    @Test
    fun aBodyThatEndsEarlyFailsWhileItIsRead() {
        company().use { twin ->
            twin.faults("""{"rules": [{"phase": "after", "action": {"drop_after": 10}}]}""")
            val client = OkHttpClient.Builder().addInterceptor(TwinInterceptor(twin)).build()
            val request = OkHttpRequest.Builder().url("$HOST/api/v2/clientes/1").header("Authorization", "Basic " + basic()).build()
            client.newCall(request).execute().use { answer ->
                assertEquals(200, answer.code)
                val source = answer.body.source()
                assertEquals("""{"id":1,"c""", source.readUtf8(10))
                assertThrows(IOException::class.java) { source.readByte() }
            }
        }
    }

    private fun basic() = Base64.getEncoder().encodeToString("$KEY:".toByteArray())

    /** Tests the JDK's client, which has no interceptors: a server of the JDK passes the requests to the twin. */
    @Test
    fun theClientWorksUnchangedAgainstAServer() {
        company().use { twin ->
            twin.faults(DROP)
            val server = HttpServer.create(InetSocketAddress("127.0.0.1", 0), 0)
            server.createContext("/") { exchange ->
                val headers = exchange.requestHeaders.flatMap { (name, values) -> values.map { TwinHeader(name, it) } }
                val answer = twin.handle(exchange.requestMethod, exchange.requestURI.toString(), headers, exchange.requestBody.readBytes()).response
                if (answer != null) {
                    answer.headers.forEach { exchange.responseHeaders.add(it.name, it.value) }
                    exchange.sendResponseHeaders(answer.status, answer.body.size.toLong())
                    exchange.responseBody.write(answer.body)
                }
                exchange.close()
            }
            server.start()
            try {
                val client = BlockingLastroClient("http://127.0.0.1:${server.address.port}", key, ClientOptions().clock(StoppedClock()))
                assertEquals(5, client.customers.list("_limit=2").count())
            } finally {
                server.stop(0)
            }
        }
    }

    @Test
    fun severalThreadsMayCall() {
        Twin(CONFIG).use { twin ->
            val pool = Executors.newFixedThreadPool(4)
            try {
                val done = (1..4).map { pool.submit { repeat(50) { twin.answer(ApiOperation.SERVICES_INSERT, body = """{"nome": "A"}""") } } }
                done.forEach { it.get() }
            } finally {
                pool.shutdown()
            }
            assertTrue(""""count":200""" in twin.answer(ApiOperation.SERVICES_LIST).second)
        }
    }

    @Test
    fun theKeyIsNeverShown() {
        company().use { twin ->
            val shown = listOf(twin.toString(), twin.snapshot().text, twin.journal().joinToString(), twin.policies().toString())
            assertTrue(shown.none { KEY in it || basic() in it })
        }
    }
}
