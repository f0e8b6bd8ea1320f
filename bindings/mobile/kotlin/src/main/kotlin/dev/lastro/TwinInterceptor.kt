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

/** A function that waits, such as `Thread.sleep`. Tests can replace it. */
fun interface Sleep {
    /** Waits the given number of milliseconds. */
    fun sleep(milliseconds: Long)
}

/**
 * Makes a [twin] respond to all requests of an OkHttp client: `OkHttpClient.Builder().addInterceptor(TwinInterceptor(twin))`. No
 * request leaves the process, whatever its address is.
 *
 * The faults of the twin's fault plan look to the program like faults of a network. If the plan drops the connection, there is an
 * [IOException] instead of the response, or while its body is read. If it delays the response, [sleep] waits; a test can pass a
 * function that returns at once.
 *
 * With a [recording], requests are recorded with the times of the twin's clock.
 *
 * OkHttp is an optional dependency of this package. If you use this class, add `com.squareup.okhttp3:okhttp`, 5.0 or later.
 */
class TwinInterceptor
@JvmOverloads
constructor(private val twin: Twin, private val recording: Recording? = null, private val sleep: Sleep = Sleep(Thread::sleep)) : Interceptor {
    /** Returns the twin's response to the request. */
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

    /** The request's headers, and `Content-Type` from its body: OkHttp adds that header only after this interceptor has run. */
    private fun headersOf(request: Request): List<TwinHeader> {
        val type = request.body?.contentType()?.takeIf { request.header("Content-Type") == null }
        val headers = request.headers.map { (name, value) -> TwinHeader(name, value) }
        return headers + listOfNotNull(type?.let { TwinHeader("Content-Type", it.toString()) })
    }

    private fun bodyOf(request: Request): ByteArray = Buffer().also { request.body?.writeTo(it) }.readByteArray()

    /** The body as the program reads it. If [dropAfter] is set, it ends with an error after that many bytes. */
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
