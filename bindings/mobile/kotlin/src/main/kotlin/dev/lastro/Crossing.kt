package dev.lastro

import com.sun.jna.Memory
import com.sun.jna.Native
import com.sun.jna.Pointer
import java.nio.ByteBuffer
import java.nio.ByteOrder
import java.nio.charset.CharacterCodingException

/**
 * The library's own functions, in addition to those of UniFFI. They take only numbers and bytes: a JNA structure would cost
 * more than most operations, and its memory would wait for the garbage collector.
 */
@Suppress("FunctionName")
private object Crossing {
    external fun lastro_fingerprint(): Long

    external fun lastro_call_within(place: Int, bytes: ByteArray, length: Long, room: Long): Pointer?

    external fun lastro_call(place: Int, arguments: Pointer, length: Long): Pointer

    external fun lastro_free(answer: Pointer)
}

/** Makes the operations callable. Fails if the library is missing or from another build. */
internal fun loadOperations() {
    Native.register(Crossing::class.java, findLibraryName("lastro"))
    check(Crossing.lastro_fingerprint() == FINGERPRINT) { "the native library is not of the same build as its classes" }
}

/** Larger buffers are not copied through the heap, which may be small. */
private const val LARGE = 1L shl 20

/** The smallest buffer of a call. Most results fit into it and come back in it, so that there is nothing to free. */
private const val SMALL = 256L

/** The size of the header before a result: the number of bytes that follow. */
private const val LENGTH = 8L

/** An argument and UniFFI's converter of its type. */
internal class Argument<T>(private val converter: FfiConverter<T, *>, private val value: T) {
    /** The maximum size in bytes. */
    val size: Long
        get() = converter.allocationSize(value).toLong()

    fun write(to: ByteBuffer) = converter.write(value, to)
}

/** Runs the operation with this index in the core's list, and reads its result. */
internal fun <T> crossing(place: Int, value: FfiConverter<T, *>, vararg arguments: Argument<*>): T {
    LoadedLibrary.operations.check()
    val room = maxOf(arguments.sumOf { it.size }, SMALL)
    val answer =
        if (room <= LARGE) {
            val bytes = ByteArray(room.toInt())
            val buffer = ByteBuffer.wrap(bytes)
            Crossing.lastro_call_within(place, bytes, written(buffer, arguments), room)
                ?: return read(value, buffer.position(LENGTH.toInt()))
        } else {
            Memory(room).use { Crossing.lastro_call(place, it, written(it.getByteBuffer(0, room), arguments)) }
        }
    try {
        val length = answer.getLong(0)
        val bytes =
            if (length <= LARGE) ByteBuffer.wrap(answer.getByteArray(LENGTH, length.toInt())) else answer.getByteBuffer(LENGTH, length)
        return read(value, bytes)
    } finally {
        Crossing.lastro_free(answer)
    }
}

/** Reads a result: its first byte tells whether the value or the error follows. */
private fun <T> read(value: FfiConverter<T, *>, answer: ByteBuffer): T {
    answer.order(ByteOrder.BIG_ENDIAN)
    if (answer.get() != 0.toByte()) throw FfiConverterTypeLastroError.read(answer)
    return value.read(answer)
}

/** Writes the arguments one after the other, and returns their size in bytes. */
private fun written(buffer: ByteBuffer, arguments: Array<out Argument<*>>): Long {
    buffer.order(ByteOrder.BIG_ENDIAN)
    arguments.forEach { it.write(buffer) }
    return buffer.position().toLong()
}

/**
 * Writes a string. UTF-8 cannot encode an unpaired surrogate: a string with one gets an invalid byte at its end, so that the
 * library reports it with its path.
 */
internal fun putText(text: String, buffer: ByteBuffer) {
    val bytes =
        try {
            FfiConverterString.toUtf8(text)
        } catch (_: CharacterCodingException) {
            ByteBuffer.wrap(text.toByteArray() + -1)
        }
    buffer.putInt(bytes.remaining()).put(bytes)
}

/** A string for an operation that accepts every string: an unpaired surrogate is written as a question mark. */
internal object AnyText : FfiConverterRustBuffer<String> {
    override fun read(buf: ByteBuffer): String = FfiConverterString.read(buf)

    override fun allocationSize(value: String): ULong = FfiConverterString.allocationSize(value)

    override fun write(value: String, buf: ByteBuffer) {
        val bytes = value.toByteArray()
        buf.putInt(bytes.size).put(bytes)
    }
}

/** A list in UniFFI's encoding. UniFFI generates such converters only for fields of records. */
internal class ListOf<T>(private val inner: FfiConverter<T, *>) : FfiConverterRustBuffer<List<T>> {
    override fun read(buf: ByteBuffer): List<T> = List(buf.getInt()) { inner.read(buf) }

    override fun allocationSize(value: List<T>): ULong = 4UL + value.sumOf { inner.allocationSize(it) }

    override fun write(value: List<T>, buf: ByteBuffer) {
        buf.putInt(value.size)
        value.forEach { inner.write(it, buf) }
    }
}

/** An optional value in UniFFI's encoding. */
internal class OptionalOf<T : Any>(private val inner: FfiConverter<T, *>) : FfiConverterRustBuffer<T?> {
    override fun read(buf: ByteBuffer): T? = if (buf.get() == 0.toByte()) null else inner.read(buf)

    override fun allocationSize(value: T?): ULong = 1UL + if (value == null) 0UL else inner.allocationSize(value)

    override fun write(value: T?, buf: ByteBuffer) {
        buf.put((if (value == null) 0 else 1).toByte())
        if (value != null) inner.write(value, buf)
    }
}
