package dev.lastro

import com.sun.jna.Memory
import com.sun.jna.Native
import com.sun.jna.Pointer
import java.nio.ByteBuffer
import java.nio.ByteOrder
import java.nio.charset.CharacterCodingException

/**
 * The native functions that run operations. They take only numbers and bytes, unlike the functions that UniFFI generates: those take JNA
 * structures. Creating a JNA structure costs more than most operations, and only the garbage collector frees its memory.
 */
@Suppress("FunctionName")
private object Crossing {
    external fun lastro_fingerprint(): Long

    external fun lastro_call_within(place: Int, bytes: ByteArray, length: Long, room: Long): Pointer?

    external fun lastro_call(place: Int, arguments: Pointer, length: Long): Pointer

    external fun lastro_free(answer: Pointer)
}

/** Binds the native functions. Throws if the library is missing, or was not built together with these classes. */
internal fun loadOperations() {
    Native.register(Crossing::class.java, findLibraryName("lastro"))
    check(Crossing.lastro_fingerprint() == FINGERPRINT) { "the native library is not of the same build as its classes" }
}

/** The size in bytes up to which arguments and results are copied to the Java heap. Larger data stays in native memory. */
private const val LARGE = 1L shl 20

/** The minimum size in bytes of the buffer for the arguments of a call. The library also writes the result into it, if it fits. */
private const val SMALL = 256L

/** The size in bytes of a result's header, which is the number of bytes after it. */
private const val LENGTH = 8L

/** An argument of an operation, with UniFFI's converter for its type. */
internal class Argument<T>(private val converter: FfiConverter<T, *>, private val value: T) {
    /** The largest number of bytes that the serialized argument can need. */
    val size: Long
        get() = converter.allocationSize(value).toLong()

    fun write(to: ByteBuffer) = converter.write(value, to)
}

/** Runs the operation with index [place] in the list of all operations. [value] is the converter of its result. */
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

/** Reads a result: its first byte says whether a value or an error follows. Throws the error. */
private fun <T> read(value: FfiConverter<T, *>, answer: ByteBuffer): T {
    answer.order(ByteOrder.BIG_ENDIAN)
    if (answer.get() != 0.toByte()) throw FfiConverterTypeLastroError.read(answer)
    return value.read(answer)
}

/** Serializes the arguments one after the other. Returns their size in bytes. */
private fun written(buffer: ByteBuffer, arguments: Array<out Argument<*>>): Long {
    buffer.order(ByteOrder.BIG_ENDIAN)
    arguments.forEach { it.write(buffer) }
    return buffer.position().toLong()
}

/**
 * Serializes a string as UTF-8, which cannot encode an unpaired surrogate. A string with an unpaired surrogate gets an
 * invalid byte at its end: the library then rejects the string with an error that names the field.
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

/** The converter of strings for operations that never fail. It replaces an unpaired surrogate by a question mark. */
internal object AnyText : FfiConverterRustBuffer<String> {
    override fun read(buf: ByteBuffer): String = FfiConverterString.read(buf)

    override fun allocationSize(value: String): ULong = FfiConverterString.allocationSize(value)

    override fun write(value: String, buf: ByteBuffer) {
        val bytes = value.toByteArray()
        buf.putInt(bytes.size).put(bytes)
    }
}

/** The converter of lists, in UniFFI's encoding. UniFFI itself generates converters only for lists that are fields of records. */
internal class ListOf<T>(private val inner: FfiConverter<T, *>) : FfiConverterRustBuffer<List<T>> {
    override fun read(buf: ByteBuffer): List<T> = List(buf.getInt()) { inner.read(buf) }

    override fun allocationSize(value: List<T>): ULong = 4UL + value.sumOf { inner.allocationSize(it) }

    override fun write(value: List<T>, buf: ByteBuffer) {
        buf.putInt(value.size)
        value.forEach { inner.write(it, buf) }
    }
}

/** The converter of optional values, in UniFFI's encoding. */
internal class OptionalOf<T : Any>(private val inner: FfiConverter<T, *>) : FfiConverterRustBuffer<T?> {
    override fun read(buf: ByteBuffer): T? = if (buf.get() == 0.toByte()) null else inner.read(buf)

    override fun allocationSize(value: T?): ULong = 1UL + if (value == null) 0UL else inner.allocationSize(value)

    override fun write(value: T?, buf: ByteBuffer) {
        buf.put((if (value == null) 0 else 1).toByte())
        if (value != null) inner.write(value, buf)
    }
}
