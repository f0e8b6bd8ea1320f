package dev.lastro

/** A field that a filter may name. What its type can be asked is a method, so that a wrong operator does not compile. */
open class FilterField<in T> internal constructor(
    /** The name on the wire. */
    val name: String,
    private val write: (T) -> String,
) {
    /** Equal. */
    fun eq(value: T): Filter = compared(Operator.EQ, value)

    /** Different; null is different from every value. */
    fun neq(value: T): Filter = compared(Operator.NEQ, value)

    /** Is null. */
    fun isNull(): Filter = Filter(name, Operator.IS_NULL, null, null)

    /** Is not null. */
    fun isNotNull(): Filter = Filter(name, Operator.IS_NOT_NULL, null, null)

    internal fun compared(operator: Operator, value: T): Filter = Filter(name, operator, write(value), null)

    internal fun ends(from: T, to: T): Filter = Filter(name, Operator.BETWEEN, null, listOf(write(from), write(to)))
}

/** A field of numbers, amounts, dates, moments or codes: they have an order. */
class OrderedField<in T> internal constructor(name: String, write: (T) -> String) : FilterField<T>(name, write) {
    /** Greater than. */
    fun gt(value: T): Filter = compared(Operator.GT, value)

    /** Less than. */
    fun lt(value: T): Filter = compared(Operator.LT, value)

    /** Greater or equal. */
    fun gte(value: T): Filter = compared(Operator.GTE, value)

    /** Less or equal. */
    fun lte(value: T): Filter = compared(Operator.LTE, value)

    /** Between the two, both included. */
    fun between(from: T, to: T): Filter = ends(from, to)
}

/** A field of text. */
class TextFilterField internal constructor(name: String) : FilterField<String>(name, { it }) {
    /** Contains the text, in any case of letters. */
    fun contains(text: String): Filter = compared(Operator.CONTAINS, text)

    /** Does not contain the text; null does not. */
    fun notContains(text: String): Filter = compared(Operator.NOT_CONTAINS, text)
}
