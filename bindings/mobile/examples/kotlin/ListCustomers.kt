package dev.lastro

import java.io.IOException
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse
import java.time.Duration
import java.time.Instant
import kotlin.random.Random

/** The service refused, or gave no answer as often as the plan allows. */
class ApiFailed(message: String) : Exception(message)

/** What came back for a request. */
class Received(val status: Int, val retryAfter: String?, val body: ByteArray)

/**
 * An account at the service: the page walk says what to request, the retry plan what to do when it fails. [send] is the
 * program's own client, by default the JDK's; OkHttp's is in ListCustomersOkHttp.kt.
 */
class Account(
    private val baseUrl: String,
    private val apiKey: Concealed,
    private val wait: (Duration) -> Unit = { Thread.sleep(it.toMillis()) },
    private val send: (ApiRequest) -> Received = jdk(),
) {
    /** Every customer; [keep] is given the walk's state after each page, so that it can be stored and resumed. */
    fun customers(query: String? = null, keep: (String) -> Unit = {}): Sequence<Customer> = sequence {
        var step = Pages.start(ApiOperation.CUSTOMERS_LIST, query)
        while (true) {
            val page = step.request ?: break
            step = Pages.next(step.state, call(page.operation, page.query))
            keep(step.state)
            yieldAll(Customer.records(step))
        }
    }

    /** One operation, as often as its retry plan says: the JSON text of what it answers. */
    private fun call(operation: ApiOperation, query: String): String {
        val started = System.nanoTime()
        for (attempt in 1L..Long.MAX_VALUE) {
            var status: Long? = null
            var retryAfter: String? = null
            val failure =
                try {
                    val answer = send(ApiRequests.build(operation, baseUrl, apiKey, query = query))
                    status = answer.status.toLong()
                    retryAfter = answer.retryAfter
                    // an answer that does not fit throws a LastroException here: it will not fit the next time either
                    when (val decoded = ApiResponses.decode(operation, status, answer.body, apiKey = apiKey)) {
                        is ApiAnswer.Success -> return decoded.value
                        is ApiAnswer.Failure -> decoded.apiError.run { "$kind: ${message?.reveal() ?: "no message"}" }
                    }
                } catch (failed: IOException) {
                    failed.javaClass.simpleName
                }
            val elapsed = Duration.ofNanos(System.nanoTime() - started)
            val seed = Random.nextInt(Int.MAX_VALUE).toLong()
            val plan = Retry.next(operation, attempt, Instant.now(), seed, elapsed, status, retryAfter)
            if (plan.action != RetryAction.RETRY) throw ApiFailed(failure)
            wait(plan.wait ?: Duration.ZERO)
        }
        error("unreachable: a plan gives up")
    }
}

/** Sends with the JDK's client, which is not there on Android. */
fun jdk(client: HttpClient = HttpClient.newHttpClient()): (ApiRequest) -> Received = { built ->
    val request = HttpRequest.newBuilder(URI(built.url)).timeout(Duration.ofSeconds(30))
    built.headers.reveal().forEach(request::header)
    val body = built.body?.let { HttpRequest.BodyPublishers.ofString(it.reveal()) } ?: HttpRequest.BodyPublishers.noBody()
    val answer = client.send(request.method(built.method, body).build(), HttpResponse.BodyHandlers.ofByteArray())
    Received(answer.statusCode(), answer.headers().firstValue("Retry-After").orElse(null), answer.body())
}
