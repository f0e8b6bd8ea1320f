package dev.lastro.client

import dev.lastro.ApiRequest
import java.io.IOException
import java.net.SocketTimeoutException
import java.time.Duration
import java.util.concurrent.CompletableFuture
import java.util.concurrent.ExecutionException
import java.util.concurrent.TimeUnit
import java.util.concurrent.TimeoutException
import okhttp3.Authenticator
import okhttp3.Call
import okhttp3.Callback
import okhttp3.CookieJar
import okhttp3.Dispatcher
import okhttp3.MediaType
import okhttp3.OkHttpClient
import okhttp3.Request
import okhttp3.RequestBody
import okhttp3.Response
import okio.BufferedSink

/** What a response carries in place of `Retry-After`, on which OkHttp would act by itself. */
private const val RETRY_AFTER = "Lastro-Retry-After"

/**
 * Sends with OkHttp. The client is yours: its connections, threads, interceptors, proxy and certificates are used, and nothing of
 * it is closed here. Redirects, repetitions, cookies, the cache and its own time-outs are off. An interceptor of yours must not send a
 * request again: a change would be made twice.
 *
 * OkHttp is an optional dependency: a program that uses this class brings `com.squareup.okhttp3:okhttp`, 5.0 or later.
 */
class OkHttpEngine(client: OkHttpClient) : HttpEngine {
    private val client: OkHttpClient =
        client.newBuilder()
            .retryOnConnectionFailure(false)
            .followRedirects(false)
            .followSslRedirects(false)
            .authenticator(Authenticator.NONE)
            .cookieJar(CookieJar.NO_COOKIES)
            .cache(null)
            // the time-out of a call covers all of it
            .connectTimeout(Duration.ZERO)
            .readTimeout(Duration.ZERO)
            .writeTimeout(Duration.ZERO)
            .callTimeout(Duration.ZERO)
            // OkHttp sends again by itself after a 503 with `Retry-After: 0`
            .addNetworkInterceptor { chain -> withoutRetry(chain.proceed(chain.request())) }
            // the same threads, without the limit of five requests per host: time in a queue would count as sending
            .dispatcher(Dispatcher(client.dispatcher.executorService).apply { maxRequests = Int.MAX_VALUE; maxRequestsPerHost = Int.MAX_VALUE })
            .build()

    /** Sends a request. */
    @Throws(IOException::class, InterruptedException::class)
    override fun send(request: ApiRequest, timeout: Duration): HttpReply {
        val call = client.newCall(requestOf(request))
        val reply = CompletableFuture<HttpReply>()
        call.timeout().timeout(timeout.toMillis(), TimeUnit.MILLISECONDS)
        // a blocking read ignores the interruption of its thread, so a thread of OkHttp reads and this one waits
        call.enqueue(
            object : Callback {
                override fun onFailure(call: Call, e: IOException) {
                    reply.completeExceptionally(e)
                }

                override fun onResponse(call: Call, response: Response) {
                    try {
                        reply.complete(response.use(::replyOf))
                    } catch (error: Throwable) {
                        reply.completeExceptionally(error)
                    }
                }
            },
        )
        try {
            return reply.get(timeout.toMillis(), TimeUnit.MILLISECONDS)
        } catch (_: TimeoutException) {
            throw SocketTimeoutException("timeout")
        } catch (failed: ExecutionException) {
            throw failed.cause ?: failed
        } finally {
            if (!reply.isDone) call.cancel()
        }
    }
}

private fun requestOf(given: ApiRequest): Request {
    val request = Request.Builder().url(given.url)
    given.headers.reveal().forEach { (name, value) -> request.header(name, value) }
    return request.method(given.method, given.body?.let { OneShot(it.reveal().toByteArray()) }).build()
}

private fun replyOf(response: Response): HttpReply {
    val headers = response.headers.newBuilder()
    response.header(RETRY_AFTER)?.let { headers.removeAll(RETRY_AFTER).set("Retry-After", it) }
    return HttpReply(response.code, headers.build().toMultimap(), readBody(response.body.byteStream()))
}

private fun withoutRetry(response: Response): Response {
    val retryAfter = response.header("Retry-After") ?: return response
    return response.newBuilder().removeHeader("Retry-After").header(RETRY_AFTER, retryAfter).build()
}

/** A body that OkHttp does not send a second time. */
private class OneShot(private val bytes: ByteArray) : RequestBody() {
    override fun contentType(): MediaType? = null

    override fun contentLength(): Long = bytes.size.toLong()

    override fun isOneShot(): Boolean = true

    override fun writeTo(sink: BufferedSink) {
        sink.write(bytes)
    }
}
