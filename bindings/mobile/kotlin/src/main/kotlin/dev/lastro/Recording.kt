package dev.lastro

import java.io.File

/**
 * A file in which requests are recorded with their responses, as HAR 1.2. Keys, secrets, card numbers and security codes are left
 * out. `lastro drift` compares it with the twin.
 *
 * `ClientOptions.recording` and [TwinInterceptor] take one, and several may share it. Every thread may use it. A response is in the
 * file before the program gets it.
 *
 * @constructor Begins a recording, or continues an existing one. A new file is readable by its owner only.
 * @param file Where to record.
 * @throws RecordingException if the file cannot be opened, another program records into it, or it is not a recording.
 */
class Recording
@Throws(RecordingException::class)
constructor(file: File) : AutoCloseable {
    private val core = loaded { RecordingHandle(file.path) }

    /** Records an exchange. It does nothing after [close] or an error of writing. */
    internal fun add(
        method: String,
        url: String,
        headers: List<TwinHeader>,
        body: ByteArray,
        atMs: Long,
        tookMs: Long,
        response: TwinResponse?,
    ): Unit = core.add(method, url, headers.flatMap { listOf(it.name, it.value) }, body, atMs, tookMs, response)

    /**
     * Ends the recording, so that another program can continue it.
     *
     * @throws RecordingException if the recording is incomplete, because the file could not be written. An error of writing fails no
     *   call of a client.
     */
    @Throws(RecordingException::class)
    override fun close(): Unit = core.end()
}
