package dev.lastro

/** A card's number, a key, a request's body: a string that `toString` hides, so that it never gets into a log. */
class Concealed(private val text: String) {
    /** The string itself, for the body of a request. Never show it to people. */
    fun reveal(): String = text

    /** Whether the strings are equal. */
    override fun equals(other: Any?): Boolean = other is Concealed && other.text == text

    /** Consistent with [equals]. */
    override fun hashCode(): Int = text.hashCode()

    /** Three asterisks. */
    override fun toString(): String = "***"
}

/** The headers of a request: `toString` shows only the names, since the key is a value. */
class ConcealedHeaders(private val headers: Map<String, String>) {
    /** The names and values, for sending. */
    fun reveal(): Map<String, String> = headers

    /** Whether the names and values are the same. */
    override fun equals(other: Any?): Boolean = other is ConcealedHeaders && other.headers == headers

    /** Consistent with [equals]. */
    override fun hashCode(): Int = headers.hashCode()

    /** The names. */
    override fun toString(): String = headers.keys.toString()
}
