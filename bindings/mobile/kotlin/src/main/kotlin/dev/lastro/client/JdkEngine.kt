package dev.lastro.client

import dev.lastro.ApiRequest
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.net.SocketTimeoutException
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse
import java.nio.ByteBuffer
import java.time.Duration
import java.util.concurrent.CompletableFuture
import java.util.concurrent.CompletionStage
import java.util.concurrent.ExecutionException
import java.util.concurrent.Flow
import java.util.concurrent.TimeUnit
import java.util.concurrent.TimeoutException

/**
 * Sends requests with the JDK's HTTP client, which Android does not have. It follows no redirects, and uses neither cookies nor a cache.
 *
 * The JDK's client sends a `GET` request a second time if the connection closes before the response. This cannot be turned off. The
 * JDK's client never sends a change twice. [OkHttpEngine] sends no request twice.
 */
class JdkEngine : HttpEngine, AutoCloseable {
    @Volatile
    private var client: HttpClient? =
        HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NEVER).version(HttpClient.Version.HTTP_1_1).build()

    /** Sends a request. */
    @Throws(IOException::class, InterruptedException::class)
    override fun send(request: ApiRequest, timeout: Duration): HttpReply {
        val sender = checkNotNull(client) { "the engine is closed" }
        val reply = sender.sendAsync(requestOf(request)) { Body() }
        try {
            // the JDK client's own timeout does not cover the body, so wait here with the timeout
            val response = reply.get(timeout.toMillis(), TimeUnit.MILLISECONDS)
            return HttpReply(response.statusCode(), response.headers().map(), response.body())
        } catch (_: TimeoutException) {
            throw SocketTimeoutException("timeout")
        } catch (failed: ExecutionException) {
            throw failed.cause ?: failed
        } finally {
            // stops a request that timed out or was interrupted; has no effect if the response is complete
            reply.cancel(true)
        }
    }

    /** Closes the connections. With Java 21 and newer this happens at once, with older ones at the next garbage collection. */
    override fun close() {
        val closed = client
        client = null
        (closed as? AutoCloseable)?.close()
    }
}

private fun requestOf(given: ApiRequest): HttpRequest {
    val request = HttpRequest.newBuilder(URI(given.url))
    given.headers.reveal().forEach { (name, value) -> request.header(name, value) }
    val body = given.body?.let { BodyPublishers.ofString(it.reveal()) } ?: BodyPublishers.noBody()
    return request.method(given.method, body).build()
}

/** Collects the body of a response. Fails if it is longer than [MOST_BYTES]. */
private class Body : HttpResponse.BodySubscriber<ByteArray> {
    private val all = ByteArrayOutputStream()
    private val done = CompletableFuture<ByteArray>()
    private var subscription: Flow.Subscription? = null

    override fun getBody(): CompletionStage<ByteArray> = done

    override fun onSubscribe(subscription: Flow.Subscription) {
        this.subscription = subscription
        subscription.request(Long.MAX_VALUE)
    }

    override fun onNext(parts: List<ByteBuffer>) {
        if (all.size() + parts.sumOf { it.remaining().toLong() } > MOST_BYTES) {
            subscription?.cancel()
            done.completeExceptionally(tooLarge())
        } else if (!done.isDone) {
            for (part in parts) all.write(ByteArray(part.remaining()).also { part.get(it) })
        }
    }

    override fun onError(error: Throwable) {
        done.completeExceptionally(error)
    }

    override fun onComplete() {
        done.complete(all.toByteArray())
    }
}
