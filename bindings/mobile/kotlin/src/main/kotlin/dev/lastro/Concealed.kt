package dev.lastro

/** A card's number or security code: a text that `toString` hides, so that no log of a record shows it. */
class Concealed(private val text: String) {
    /** The text itself: for the body of a request, and for nothing that people read. */
    fun reveal(): String = text

    override fun equals(other: Any?): Boolean = other is Concealed && other.text == text

    override fun hashCode(): Int = text.hashCode()

    override fun toString(): String = "***"
}
