package dev.lastro.client

import dev.lastro.ApiRequest
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream
import java.time.Duration

/**
 * Sends the requests of a client. Use [OkHttpEngine] or [JdkEngine], or implement your own. Closing a client also closes its engine,
 * if it is [AutoCloseable].
 *
 * An engine must send each request at most once: it must neither retry nor follow redirects. It must not use cookies or a cache.
 */
fun interface HttpEngine {
    /**
     * Sends a request. Returns the complete response, also if its status is an error.
     *
     * @param request The request. Its headers contain the key.
     * @param timeout The time limit for the request and the whole response.
     * @throws java.net.SocketTimeoutException if the response is not complete within the timeout.
     * @throws java.net.UnknownHostException or [java.net.ConnectException] only if nothing was sent.
     * @throws InterruptedException soon after the thread was interrupted, which cancels the call.
     * @throws IOException for every other failure.
     */
    @Throws(IOException::class, InterruptedException::class)
    fun send(request: ApiRequest, timeout: Duration): HttpReply
}

/** A complete response. */
class HttpReply(
    /** The HTTP status. */
    val status: Int,
    /** The headers: each name, in upper or lower case, with its values. The client uses `Retry-After`; a recording contains all headers. */
    val headers: Map<String, List<String>>,
    /** The whole body. It is compressed only if the headers have `Content-Encoding`. */
    val body: ByteArray,
) {
    internal val retryAfter: String?
        get() = headers.entries.firstOrNull { it.key.equals("Retry-After", ignoreCase = true) }?.value?.firstOrNull()

    /** A short description for logs: only the status. */
    override fun toString(): String = "HttpReply(status=$status)"
}

/** The largest body of a response, in bytes. A longer body is an error. */
internal const val MOST_BYTES: Long = 64L shl 20

internal fun tooLarge(): IOException = IOException("the response is larger than $MOST_BYTES bytes")

/** Reads a whole body. Throws if it is longer than [MOST_BYTES]. */
internal fun readBody(stream: InputStream): ByteArray {
    val all = ByteArrayOutputStream()
    val part = ByteArray(1 shl 16)
    while (true) {
        val count = stream.read(part)
        if (count < 0) return all.toByteArray()
        if (all.size() + count > MOST_BYTES) throw tooLarge()
        all.write(part, 0, count)
    }
}
