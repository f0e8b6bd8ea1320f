package dev.lastro

/** A confidential string: a card number, a key, or a request's body. Its `toString` hides it, so that it does not get into logs. */
class Concealed(private val text: String) {
    /** The string itself, for example to send it. Do not log or display it. */
    fun reveal(): String = text

    /** Whether the strings are equal. */
    override fun equals(other: Any?): Boolean = other is Concealed && other.text == text

    /** Consistent with [equals]. */
    override fun hashCode(): Int = text.hashCode()

    /** Three asterisks. */
    override fun toString(): String = "***"
}

/** The headers of a request. `toString` shows only their names, since the API key is one of the values. */
class ConcealedHeaders(private val headers: Map<String, String>) {
    /** The names and values, to send them. */
    fun reveal(): Map<String, String> = headers

    /** Whether all names and values are equal. */
    override fun equals(other: Any?): Boolean = other is ConcealedHeaders && other.headers == headers

    /** Consistent with [equals]. */
    override fun hashCode(): Int = headers.hashCode()

    /** The names of the headers, without their values. */
    override fun toString(): String = headers.keys.toString()
}
