package dev.lastro

import java.io.File

/**
 * Records requests and their responses in a HAR 1.2 file. Keys, secrets, card numbers and security codes are not recorded. The command
 * `lastro drift` compares the file with the twin.
 *
 * Pass a recording to `ClientOptions.recording` or to [TwinInterceptor]. Several clients and threads may use the same recording. A
 * response is written to the file before the program gets it.
 *
 * @constructor Creates the file, or continues it if it is a recording. Only its owner can read a new file.
 * @param file The HAR file.
 * @throws RecordingException if the file cannot be opened, if another program is recording into it, or if it is not a recording.
 */
class Recording
@Throws(RecordingException::class)
constructor(file: File) : AutoCloseable {
    private val core = loaded { RecordingHandle(file.path) }

    /** Records a request and its response. Does nothing after [close], or after the file could not be written. */
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
     * @throws RecordingException if the file could not be written, so that the recording is incomplete. The calls of a client do not
     *   fail in this case; only this function reports it.
     */
    @Throws(RecordingException::class)
    override fun close(): Unit = core.end()
}
