package dev.lastro

import java.io.IOException
import okhttp3.Interceptor
import okhttp3.MediaType.Companion.toMediaTypeOrNull
import okhttp3.Protocol
import okhttp3.Request
import okhttp3.Response
import okhttp3.ResponseBody.Companion.asResponseBody
import okio.Buffer
import okio.ForwardingSource
import okio.buffer

/** Waits this many milliseconds, as `Thread.sleep` does. */
fun interface Sleep {
    /** Waits. */
    fun sleep(milliseconds: Long)
}

/**
 * Responds to the requests of an OkHttp client by a [twin]: `OkHttpClient.Builder().addInterceptor(TwinInterceptor(twin))`. Nothing
 * leaves the process, whatever the address is.
 *
 * Planned faults reach the program as they would on a network: a connection that ends is an [IOException], before the response or
 * while its body is read, and latency is waited for by [sleep]; a test gives one that only notes it. With a [recording], requests are
 * recorded with the times of the twin's clock.
 *
 * OkHttp is an optional dependency: a program that uses this class brings `com.squareup.okhttp3:okhttp`, 5.0 or later.
 */
class TwinInterceptor
@JvmOverloads
constructor(private val twin: Twin, private val recording: Recording? = null, private val sleep: Sleep = Sleep(Thread::sleep)) : Interceptor {
    /** Responds to the request of a call. */
    @Throws(IOException::class)
    override fun intercept(chain: Interceptor.Chain): Response {
        val request = chain.request()
        val (url, headers, body) = Triple(request.url.toString(), headersOf(request), bodyOf(request))
        val outcome = twin.handle(request.method, url, headers, body)
        val fault = outcome.fault
        val complete = outcome.response.takeIf { fault?.dropAfter == null }
        recording?.add(request.method, url, headers, body, twin.now().toInstant().toEpochMilli(), fault?.latencyMs ?: 0, complete)
        if (fault != null && fault.latencyMs > 0) sleep.sleep(fault.latencyMs)
        val answer = outcome.response ?: throw IOException("unexpected end of stream: the twin ended the connection")
        val type = answer.header("Content-Type")?.toMediaTypeOrNull()
        val built = Response.Builder().request(request).protocol(Protocol.HTTP_1_1).code(answer.status).message("")
        for (header in answer.headers) built.addHeader(header.name, header.value)
        return built.body(arriving(answer.body, fault?.dropAfter).asResponseBody(type, answer.body.size.toLong())).build()
    }

    /** The request's headers; OkHttp adds the body's type to them only after this interceptor. */
    private fun headersOf(request: Request): List<TwinHeader> {
        val type = request.body?.contentType()?.takeIf { request.header("Content-Type") == null }
        val headers = request.headers.map { (name, value) -> TwinHeader(name, value) }
        return headers + listOfNotNull(type?.let { TwinHeader("Content-Type", it.toString()) })
    }

    private fun bodyOf(request: Request): ByteArray = Buffer().also { request.body?.writeTo(it) }.readByteArray()

    /** The body as it arrives: all of it, or this many bytes and then the end of the connection. */
    private fun arriving(body: ByteArray, dropAfter: Long?) =
        if (dropAfter == null) {
            Buffer().write(body)
        } else {
            val arrived = Buffer().write(body, 0, dropAfter.coerceIn(0, body.size.toLong()).toInt())
            object : ForwardingSource(arrived) {
                override fun read(sink: Buffer, byteCount: Long): Long {
                    val count = super.read(sink, byteCount)
                    if (count < 0) throw IOException("unexpected end of stream: the twin ended the connection")
                    return count
                }
            }.buffer()
        }
}
