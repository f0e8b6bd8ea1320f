package dev.lastro.client

import dev.lastro.CarriedOut
import dev.lastro.Concealed
import dev.lastro.Customer
import dev.lastro.ExchangeFailureKind
import dev.lastro.LastroException
import dev.lastro.PageEnd
import dev.lastro.Stories
import dev.lastro.TwinInterceptor
import dev.lastro.billing
import dev.lastro.billingBlocking
import dev.lastro.customer
import dev.lastro.customerParameters
import dev.lastro.listingQueryV1
import dev.lastro.service
import java.io.ByteArrayOutputStream
import java.io.File
import java.io.PrintStream
import java.math.BigDecimal
import java.time.Duration
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.awaitAll
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.map
import kotlinx.coroutines.flow.take
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.runBlocking
import okhttp3.OkHttpClient
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Tests both clients against a twin, with OkHttp as in an app. */
class ClientTest {
    private fun Service.fill(count: Int) = (1..count).forEach { blocking.customers.insert(ANA.copy { nome = "Cliente $it" }) }

    private fun paths(call: () -> Unit) = assertThrows(LastroException::class.java) { call() }.problems.map { it.path }

    private fun failed(call: () -> Unit): ExchangeException = assertThrows(ExchangeException::class.java) { call() }

    @Test
    fun aPageIsRequestedWhenItIsNeeded() = Service().use { service ->
        service.fill(5)
        val two = Customer.query().limit(2)
        service.seen.clear()
        val names = runBlocking { service.client.customers.list(two).map { it.nome }.toList() }
        assertEquals((1..5).map { "Cliente $it" }, names)
        assertEquals(names, service.blocking.customers.list(two).map { it.nome })
        assertEquals(names, service.blocking.customers.list(two).stream().map { it.nome }.toList())
        assertEquals(9, service.sent.size)
        service.seen.clear()
        assertEquals(2, runBlocking { service.client.customers.list(two).take(2).toList() }.size)
        assertEquals(2, service.blocking.customers.list(two).take(2).size)
        assertEquals(List(2) { "GET /clientes/?_sort=id&_limit=2" }, service.sent)
    }

    @Test
    fun aListingIsResumedAfterAPageAndSaysWhetherItIsComplete() = Service().use { service ->
        service.fill(3)
        val first = runBlocking { service.client.customers.list(Customer.query().limit(2)).pages.first() }
        assertEquals(listOf(2, null), listOf(first.items.size, first.end))
        val rest = runBlocking { service.client.customers.list(state = first.state).pages.toList() }
        assertEquals(listOf(Triple(listOf<Long?>(3), PageEnd.COMPLETE, false)), rest.map { page -> Triple(page.items.map { it.id }, page.end, page.countChanged) })
        val reader = service.blocking.customers.list("_limit=2").pages()
        assertEquals(listOf(2, 1, null), listOf(reader.next(), reader.next(), reader.next()).map { it?.items?.size })
        assertEquals(PageEnd.COMPLETE, service.blocking.indices.list().pages().next()?.end)
    }

    @Test
    fun aRetryWaitsAsLongAsRetryAfterSays() = Service().use { service ->
        service.fill(1)
        service.fail(rule("customers.list", 1, """{"status": 429, "retry_after": 7}"""))
        service.seen.clear()
        assertEquals(1, runBlocking { service.client.customers.list().toList() }.size)
        assertTrue(service.clock.waits.any { it >= 7000 }, service.clock.waits.toString())
        assertEquals(listOf(429, 200), service.seen.filterIsInstance<ClientEvent.Response>().map { it.status })
    }

    @Test
    fun theClientTakesAndReturnsTypedRecords(): Unit = Service().use { service ->
        runBlocking {
            val customers = service.client.customers
            val ana = customers.insert(ANA)
            assertEquals(1L to "Ana Conceição", ana.id to ana.nome)
            assertEquals("Ana Souza", customers.update(1, ana.copy { nome = "Ana Souza" }, original = ana).nome)
            assertEquals("Ana Souza", customers.select(1, Customer.query().fields("nome")).nome)
            customers.delete(1)
            val error = failed { runBlocking { customers.select(1) } }
            assertTrue(error is ExchangeException.Refused)
            assertEquals("customers.select: refused (404 not_found); carried out: no", error.message)
            assertEquals(404L, error.apiError?.code)
            assertEquals(6, service.sent.size)
            val made = service.client.services.insert(service { nome = "Consultoria"; valor = BigDecimal("129.9") })
            assertEquals(BigDecimal("129.90"), made.valor)
        }
        assertEquals("Ana Conceição", service.blocking.customers.insert(ANA).nome)
    }

    @Test
    fun invalidRecordsAreNotSent() = Service().use { service ->
        val wrong = customer { tipo = ANA.tipo; nome = ""; cpf = "1" }
        assertEquals(listOf("record.nome", "record.cpf"), paths { runBlocking { service.client.customers.insert(wrong) } })
        assertEquals(listOf("record.nome", "record.cpf"), paths { service.blocking.customers.insert(wrong) })
        val listing = assertThrows(ListingException::class.java) { service.blocking.customers.list("_limit=x").toList() }
        assertTrue(listing.cause is LastroException)
        assertEquals(emptyList<String>(), service.sent)
    }

    @Test
    fun version1TakesParametersAndReturnsItsRecords() = Service { perSecond = 1 }.use { service ->
        val ana = customerParameters { nome = "Ana"; cpf = "52998224725" }
        runBlocking {
            val customers = service.client.v1.customers
            assertEquals(1L to "Ana", customers.insert(ana).let { it.id to it.nome })
            assertEquals("Bia", customers.update(1, customerParameters { nome = "Bia" }).nome)
            service.client.customers.insert(ANA)
            assertTrue(service.clock.waits.size >= 4, "both versions share the rate limit: ${service.clock.waits}")
            val one = listingQueryV1 { limite = 1 }
            assertEquals(listOf("Bia", "Ana Conceição"), customers.list(one).toList().map { it.nome })
            val first = customers.list(one).pages.first()
            assertEquals(listOf("Ana Conceição"), customers.list(state = first.state).toList().map { it.nome })
        }
        val blocking = service.blocking.v1.customers
        assertEquals(2, blocking.list().count())
        blocking.delete(1)
        assertTrue(failed { blocking.select(1) } is ExchangeException.Refused)
        service.seen.clear()
        assertEquals(listOf("parameters.nome", "parameters.cpf"), paths { blocking.insert(customerParameters { cpf = "1" }) })
        assertEquals(emptyList<String>(), service.sent)
    }

    @Test
    fun aLostInsertOfVersion1IsLookedUpAndItsStateIsInvalidForVersion2() = Service().use { service ->
        service.fail(rule("customers.insert", 1, """{"drop": true}""", "after"))
        val states = mutableListOf<String>()
        val ana = service.blocking.v1.customers.insert(customerParameters { nome = "Ana" }, CallOptions().keep { states += it })
        assertEquals(1L, ana.id)
        assertEquals(3, states.size)
        assertEquals(listOf("state.operation"), paths { service.blocking.customers.insert(ANA, options = CallOptions().state(states[0])) })
    }

    @Test
    fun aChangeWhoseResponseIsLostIsLookedUp() = Service().use { service ->
        service.fill(1)
        service.fail(rule("customers.insert", 1, """{"drop": true}""", "after"))
        val ana = runBlocking { service.client.customers.insert(ANA) }
        assertEquals(2L to "Ana Conceição", ana.id to ana.nome)
        assertEquals(2, service.sent.count { it.startsWith("POST") })
        service.fail(rule("customers.delete", 1, """{"drop": true}""", "after"))
        service.blocking.customers.delete(2)
    }

    @Test
    fun aChangeWithUnknownOutcomeIsResumedWithItsState() = Service().use { service ->
        val lost = (2..20).map { rule("customers.list", it, """{"drop": true}""") }
        service.fail(rule("customers.insert", 1, """{"drop": true}""", "after"), *lost.toTypedArray())
        val error = failed { service.blocking.customers.insert(ANA) }
        assertEquals(ExchangeFailureKind.UNREACHABLE to CarriedOut.UNKNOWN, error.kind to error.carriedOut)
        assertTrue(error.cause is java.io.IOException)
        service.fail()
        assertEquals(1L, runBlocking { service.client.customers.insert(ANA, state = error.state) }.id)
        val other = service { nome = "Suporte"; valor = BigDecimal.ONE }
        assertEquals(listOf("operation"), paths { service.blocking.services.insert(other, CallOptions().state(error.state)) })
    }

    @Test
    fun theStateIsStoredBeforeEachRequest() = Service().use { service ->
        val states = mutableListOf<String>()
        val stopped = assertThrows(IllegalStateException::class.java) {
            runBlocking {
                service.client.customers.insert(ANA, keep = { state ->
                    states += state
                    // simulates a program that stops before the insert is sent
                    check(states.size < 2) { "stopped" }
                })
            }
        }
        assertEquals("stopped" to 1, stopped.message to service.sent.size)
        assertTrue(states.none { KEY in it || "Ana" in it })
        val next = service.another { settledAfter = Duration.ofSeconds(1) }
        assertEquals(1L, runBlocking { next.customers.insert(ANA, state = states.last()) }.id)
        val kept = mutableListOf<String>()
        service.blocking.customers.select(1, options = CallOptions().keep(kept::add))
        assertEquals(1, kept.size)
    }

    @Test
    fun theKeyIsNeverShown() = Service().use { service ->
        service.blocking.customers.insert(ANA)
        val wrong = LastroClient(HOST, Concealed("outra-chave-secreta")) {
            engine = HttpEngine { request, _ -> HttpReply(401, emptyMap(), """{"code":401,"message":"outra-chave-secreta ${request.headers.reveal()}"}""".toByteArray()) }
            listener = ClientListener(service.seen::add)
        }
        val error = failed { runBlocking { wrong.customers.select(1) } }
        val shown = listOf(service.client, service.blocking, service.seen, error, error.state, error.apiError, error.issues, wrong).joinToString()
        assertTrue(listOf(KEY, BASIC, "outra-chave-secreta").none { it in shown }, shown)
        assertEquals(List(3) { "Request Response" }, service.seen.map { it.javaClass.simpleName }.chunked(2) { it.joinToString(" ") })
        // after the service has rejected the key, the client sends nothing more
        assertTrue(failed { wrong.blocking().customers.select(2) } is ExchangeException.KeyRefused)
    }

    @Test
    fun theRateLimitAppliesToAllCalls() = Service({ perSecond = 2 }).use { service ->
        val began = service.clock.nowMs()
        runBlocking(Dispatchers.Default) {
            coroutineScope { (1..8).map { async { service.client.indices.list().toList() } }.awaitAll() }
        }
        assertEquals(8, service.sent.size)
        assertTrue(service.clock.nowMs() - began >= 3000, "${service.clock.nowMs() - began}")
    }

    @Test
    fun theWalletOfACpfIsAList() {
        val engine = HttpEngine { request, _ ->
            assertTrue(request.url.endsWith("/carteira-virtual/52998224725"), request.url)
            HttpReply(200, emptyMap(), """[{"nome":"Ana","novo":1.50},{"nome":"Bia"}]""".toByteArray())
        }
        LastroClient(HOST, Concealed(KEY)) { this.engine = engine }.use { client ->
            val entries = runBlocking { client.wallet.select("529.982.247-25") }
            assertEquals(listOf("Ana" to "1.50", "Bia" to null), entries.map { it.nome to it.extra.firstOrNull()?.json })
            assertEquals(entries, client.blocking().wallet.select("52998224725"))
        }
    }

    @Test
    fun anUnexpectedExceptionOfAnEngineLeavesAChangeUnknown() {
        val engines = listOf(HttpEngine { _, _ -> HttpReply(999, emptyMap(), ByteArray(0)) }, HttpEngine { _, _ -> error("a fault of the engine") })
        for (engine in engines) {
            BlockingLastroClient(HOST, Concealed(KEY), ClientOptions().engine(engine).lookBefore(false)).use { client ->
                val error = failed { client.customers.insert(ANA) }
                assertEquals(CarriedOut.UNKNOWN to null, error.carriedOut to error.state, "without the newest key there is nothing to look up")
            }
        }
    }

    @Test
    fun exceptionsOfAListenerAreIgnored() = Service({ listener = ClientListener { error("full disk") } }).use { service ->
        assertEquals(1L, service.blocking.customers.insert(ANA).id)
    }

    @Test
    fun aClosedClientThrows() {
        val service = Service()
        service.close()
        assertThrows(IllegalStateException::class.java) { service.blocking.customers.select(1) }
        assertThrows(IllegalStateException::class.java) { runBlocking { service.client.customers.list().toList() } }
    }

    /** Writes the arguments of `java` for the program `Stories` to a file. A later check runs the program with them. */
    @Test
    fun theArgumentsOfTheProgramStoriesAreWritten() {
        val path = System.getProperty("java.class.path").replace("\\", "\\\\")
        val folder = File(System.getProperty("lastro.output")).apply { mkdirs() }
        folder.resolve("stories.args").writeText("-cp \"$path\" ${Stories::class.java.name}\n")
    }

    @Test
    fun storiesPrintsTheOutcomeOfEachCall() = Service().use { service ->
        val calls = listOf(
            "1\tcustomers.insert\t\t\t{\"tipo\":2,\"nome\":\"Ana\"}\t\tfalse",
            "2\tcustomers.list\t\t_limit=2",
            "3\tcustomers.insert\t\t\t{\"tipo\":2,\"nome\":\"\"}\t\t\t2\t1000",
        )
        service.fail(rule("customers.insert", 1, """{"drop": true}"""))
        val http = OkHttpClient.Builder().addInterceptor(TwinInterceptor(service.twin)).build()
        val told = calls.map { line -> runBlocking { Stories.story(HOST, http, line.split('\t')) } }
        assertEquals(listOf("1 unreachable unknown -", "2 complete", "3 invalid record.nome"), told)
    }

    @Test
    fun theExampleOfTheDocumentation() = Service().use { service ->
        val http = OkHttpClient.Builder().addInterceptor(TwinInterceptor(service.twin) {}).build()
        assertEquals("[]" to 1L, runBlocking { billing(Concealed(KEY), http) }.let { (sales, ana) -> "$sales" to ana.id })
        val printed = ByteArrayOutputStream()
        val console = System.out
        System.setOut(PrintStream(printed))
        billingBlocking(Concealed(KEY), http)
        System.setOut(console)
        assertEquals("Ana Souza\n", "$printed")
    }
}
