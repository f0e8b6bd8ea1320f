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
 * Sends with the JDK's client, which Android lacks. It follows no redirects and has neither cookies nor a cache.
 *
 * The JDK's client repeats a read once by itself if the connection ends before a response, and nothing turns that off. It never repeats
 * a change. [OkHttpEngine] repeats nothing.
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
            // the client's own time-out ends with the headers
            val response = reply.get(timeout.toMillis(), TimeUnit.MILLISECONDS)
            return HttpReply(response.statusCode(), response.headers().map(), response.body())
        } catch (_: TimeoutException) {
            throw SocketTimeoutException("timeout")
        } catch (failed: ExecutionException) {
            throw failed.cause ?: failed
        } finally {
            // without effect on a request that is over
            reply.cancel(true)
        }
    }

    /** Closes the connections: at once on Java 21 and newer, before that when the collector finds them. */
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

/** Collects a body, unless it is too large. */
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
