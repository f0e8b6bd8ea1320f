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

/**
 * While OkHttp processes a response, the header `Retry-After` has this name instead. With the usual name, OkHttp would send the request
 * again by itself.
 */
private const val RETRY_AFTER = "Lastro-Retry-After"

/**
 * Sends requests with the program's own OkHttp client. It uses that client's connections, threads, interceptors, proxy and
 * certificates, and does not close any of them. Redirects, retries, cookies, the cache and the client's timeouts are turned off.
 *
 * Interceptors of the client must not send a request a second time, since a change could then be made twice.
 *
 * OkHttp is an optional dependency of this package. If you use this class, add `com.squareup.okhttp3:okhttp`, 5.0 or later.
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
            // `send` sets a timeout that covers the whole call
            .connectTimeout(Duration.ZERO)
            .readTimeout(Duration.ZERO)
            .writeTimeout(Duration.ZERO)
            .callTimeout(Duration.ZERO)
            // without this interceptor, OkHttp would send a request again after a 503 with `Retry-After: 0`
            .addNetworkInterceptor { chain -> withoutRetry(chain.proceed(chain.request())) }
            // uses the client's threads, but not its limit of five requests per host: with this limit, a request could use up its timeout
            // while it waits in the queue
            .dispatcher(Dispatcher(client.dispatcher.executorService).apply { maxRequests = Int.MAX_VALUE; maxRequestsPerHost = Int.MAX_VALUE })
            .build()

    /** Sends a request. */
    @Throws(IOException::class, InterruptedException::class)
    override fun send(request: ApiRequest, timeout: Duration): HttpReply {
        val call = client.newCall(requestOf(request))
        val reply = CompletableFuture<HttpReply>()
        call.timeout().timeout(timeout.toMillis(), TimeUnit.MILLISECONDS)
        // A read that blocks in OkHttp cannot be interrupted. So a thread of OkHttp reads the response, while the thread of this function
        // waits for it and can be interrupted.
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

/** A request body that OkHttp must not send a second time. */
private class OneShot(private val bytes: ByteArray) : RequestBody() {
    override fun contentType(): MediaType? = null

    override fun contentLength(): Long = bytes.size.toLong()

    override fun isOneShot(): Boolean = true

    override fun writeTo(sink: BufferedSink) {
        sink.write(bytes)
    }
}
