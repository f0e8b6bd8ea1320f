package dev.lastro.client

import dev.lastro.ApiRequest
import java.io.ByteArrayOutputStream
import java.io.IOException
import java.io.InputStream
import java.time.Duration

/**
 * Sends the requests of a client: [OkHttpEngine], [JdkEngine], or your own. An engine that is also [AutoCloseable] is closed
 * with its client.
 *
 * An engine sends a change once. It follows no redirect, repeats nothing, and keeps neither cookies nor a cache.
 */
fun interface HttpEngine {
    /**
     * Sends a request and returns the complete response, whatever its status is.
     *
     * @param request The request. Its headers hold the key.
     * @param timeout Limit for the whole request, the body of the response included.
     * @throws java.net.SocketTimeoutException if there is no complete response within the timeout.
     * @throws java.net.UnknownHostException or [java.net.ConnectException] only if nothing was sent.
     * @throws InterruptedException soon after the thread was interrupted: the call is cancelled.
     * @throws IOException if anything else broke.
     */
    @Throws(IOException::class, InterruptedException::class)
    fun send(request: ApiRequest, timeout: Duration): HttpReply
}

/** A complete response. */
class HttpReply(
    /** The HTTP status. */
    val status: Int,
    /** The headers: the values of each name, in any case. `Retry-After` is obeyed; a recording has them all. */
    val headers: Map<String, List<String>>,
    /** The whole body, no longer compressed if `Content-Encoding` is not among the headers. */
    val body: ByteArray,
) {
    internal val retryAfter: String?
        get() = headers.entries.firstOrNull { it.key.equals("Retry-After", ignoreCase = true) }?.value?.firstOrNull()

    /** For logs: the status alone. */
    override fun toString(): String = "HttpReply(status=$status)"
}

/** Longer bodies are not read to their end. */
internal const val MOST_BYTES: Long = 64L shl 20

internal fun tooLarge(): IOException = IOException("the response is larger than $MOST_BYTES bytes")

/** All bytes of a body, unless it is too large. */
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
