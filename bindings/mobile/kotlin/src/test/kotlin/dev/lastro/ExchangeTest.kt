package dev.lastro

import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpServer
import dev.lastro.client.BlockingCustomersResource
import dev.lastro.client.BlockingLastroClient
import dev.lastro.client.ClientOptions
import dev.lastro.client.ExchangeException
import dev.lastro.client.ListingException
import dev.lastro.client.StoppedClock
import java.net.InetSocketAddress
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse
import java.time.Instant
import java.time.ZoneOffset
import java.time.ZonedDateTime
import java.time.format.DateTimeFormatter
import java.util.Base64
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Tests the webhook receiver of the examples and the client with real HTTP, on servers on this machine. */
class ExchangeTest {
    private fun HttpServer.running(test: (String) -> Unit) {
        start()
        try {
            test("http://127.0.0.1:${address.port}")
        } finally {
            stop(0)
        }
    }

    @Test
    fun signedBodiesPassAndEverythingElseIsRefused() {
        val secret = "segredo-de-João"
        val handled = mutableListOf<Pair<Long?, String>>()
        val client = HttpClient.newHttpClient()
        receiver(Concealed(secret), mutableSetOf()) { event, body -> handled.add((event as? WebhookEvent.CustomerEvent)?.customer?.id to String(body)) }.running { url ->
            fun post(body: String): Pair<Int, String> {
                val request = HttpRequest.newBuilder(URI("$url/webhook")).POST(HttpRequest.BodyPublishers.ofString(body))
                val answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString())
                return answer.statusCode() to answer.body()
            }
            val now = Instant.now()
            Flavour.entries.forEachIndexed { id, flavour ->
                val data = """{"id":$id,"nome":"João / Cia","valor":10.0}"""
                val body = Webhook.sign("clientes", "update", data, now, Concealed(secret), flavour)
                assertEquals(204 to "", post(body))
                assertEquals(204 to "", post(body))
                assertEquals(listOf<Pair<Long?, String>>(id.toLong() to body), handled)
                handled.clear()
                assertEquals(401 to """{"refused":"mismatch"}""", post(body.replace("Cia", "Cio")))
                // A body in the flavour of Python has the number 10.0, in other flavours 10. A receiver that parses the body and writes it again
                // would change 10.0 to 10, and then the signature would not match.
                if (flavour == Flavour.PYTHON) assertEquals(401, post(body.replace("10.0", "10")).first)
            }
            val old = Webhook.sign("clientes", "update", "{}", Instant.EPOCH, Concealed(secret), Flavour.JS)
            assertEquals(401 to """{"refused":"too_old"}""", post(old))
            for (hostile in listOf("", "{", "[]", "\ud83d", "x".repeat(100_000))) assertEquals(401, post(hostile).first)
        }
        assertEquals(emptyList<Any>(), handled)
    }

    private val asked = mutableListOf<String>()

    private fun HttpExchange.answer(status: Int, text: String, header: Pair<String, String>? = null) = use {
        header?.let { (name, value) -> responseHeaders[name] = value }
        sendResponseHeaders(status, text.toByteArray().size.toLong().takeIf { it > 0 } ?: -1)
        if (text.isNotEmpty()) responseBody.write(text.toByteArray())
    }

    /**
     * A server with 5 customers. Some requests fail: with the status 429, with 503, with an HTML error page, and with a dropped connection.
     */
    private fun service(key: String, page: String? = null): HttpServer {
        val server = HttpServer.create(InetSocketAddress("127.0.0.1", 0), 0)
        val past = DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.now(ZoneOffset.UTC).minusSeconds(5))
        val authorization = "Basic " + Base64.getEncoder().encodeToString("$key:".toByteArray())
        server.createContext("/") { exchange ->
            val url = exchange.requestURI
            asked.add(url.toString())
            when {
                page != null -> exchange.answer(200, page)
                exchange.requestHeaders.getFirst("Authorization") != authorization ->
                    exchange.answer(401, """{"code":401,"message":"chave errad inválida"}""")
                asked.size == 2 -> exchange.answer(429, """{"code":429,"message":"devagar"}""", "Retry-After" to "0")
                asked.size == 4 -> exchange.answer(503, "", "Retry-After" to past)
                asked.size == 5 -> exchange.answer(502, "<html>Bad Gateway</html>", "Content-Type" to "text/html")
                asked.size == 6 -> exchange.close()
                else -> {
                    val query = url.query.split("&").associate { it.substringBefore("=") to it.substringAfter("=") }
                    val offset = query["_offset"]?.toInt() ?: 0
                    val limit = query.getValue("_limit").toInt()
                    val ids = (1..5).drop(offset).take(limit).joinToString(",") { """{"id":$it,"nome":"Cliente $it"}""" }
                    val header = """{"offset":$offset,"limit":$limit,"count":5,"sort":"${query["_sort"]}","requestId":"r"}"""
                    exchange.answer(200, """{"header":$header,"data":[$ids]}""")
                }
            }
        }
        return server
    }

    private fun customers(url: String, key: String, clock: StoppedClock = StoppedClock()): BlockingCustomersResource =
        BlockingLastroClient(url, Concealed(key), ClientOptions().clock(clock)).customers

    @Test
    fun theClientListsEveryCustomerOnceAlthoughRequestsFail() {
        val clock = StoppedClock()
        service("chave-1").running { url ->
            val pages = customers(url, "chave-1", clock).list("_limit=2").pages()
            val read = generateSequence { pages.next() }.toList()
            assertEquals(listOf<Long?>(1, 2, 3, 4, 5), read.flatMap { page -> page.items.map { it.id } })
            assertEquals(3, read.size)
        }
        // the client waits only three times for four failures: after the dropped connection, the JDK's client repeats the GET by itself
        assertEquals(listOf(3, 7), listOf(clock.waits.size, asked.size))
        assertTrue(clock.waits.all { it in 0..120_000 })
        assertTrue(asked.all { it.startsWith("/api/v2/clientes/?") && "_sort=id" in it })
    }

    private inline fun <reified E : ExchangeException> failed(url: String, key: String): E =
        assertThrows(ListingException::class.java) { customers(url, key).list().toList() }.cause as E

    @Test
    fun anInvalidKeyIsReportedOnceWithoutTheKey() {
        service("chave-1").running { url ->
            val error = failed<ExchangeException.Refused>(url, "errada-123").apiError!!
            assertEquals("chave *** inválida", error.message?.reveal())
        }
        assertEquals(1, asked.size)
    }

    @Test
    fun aPageThatIsNotAListingIsAnUnexpectedResponse() {
        service("k", page = "<html>login</html>").running { url ->
            assertEquals("body", failed<ExchangeException.UnexpectedResponse>(url, "k").issues.first().path)
        }
    }
}
