package dev.lastro

/** A card's number, a key, a request's body: a text that `toString` hides, so that no log of a record shows it. */
class Concealed(private val text: String) {
    /** The text itself: for the body of a request, and for nothing that people read. */
    fun reveal(): String = text

    /** Whether the texts are the same. */
    override fun equals(other: Any?): Boolean = other is Concealed && other.text == text

    /** Goes with [equals]. */
    override fun hashCode(): Int = text.hashCode()

    /** Three asterisks. */
    override fun toString(): String = "***"
}

/** The headers of a request: `toString` shows the names alone, since the key is a value. */
class ConcealedHeaders(private val headers: Map<String, String>) {
    /** The names and values, to be sent. */
    fun reveal(): Map<String, String> = headers

    /** Whether the names and values are the same. */
    override fun equals(other: Any?): Boolean = other is ConcealedHeaders && other.headers == headers

    /** Goes with [equals]. */
    override fun hashCode(): Int = headers.hashCode()

    /** The names. */
    override fun toString(): String = headers.keys.toString()
}
