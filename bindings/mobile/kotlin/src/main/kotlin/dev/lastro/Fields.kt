package dev.lastro

/**
 * A field of the records [E] that a query may name. Each operator of its type is a method, so that a wrong operator does not
 * compile, nor does the field of another record.
 */
open class FilterField<E, in T> internal constructor(
    /** The name on the wire. */
    val name: String,
    private val write: (T) -> String,
) {
    /** Equal. */
    fun eq(value: T): FilterCondition<E> = compared(Operator.EQ, value)

    /** Different; null is different from every value. */
    fun neq(value: T): FilterCondition<E> = compared(Operator.NEQ, value)

    /** Is null. */
    fun isNull(): FilterCondition<E> = made(Operator.IS_NULL)

    /** Is not null. */
    fun isNotNull(): FilterCondition<E> = made(Operator.IS_NOT_NULL)

    /** The smallest first. The field of a nested record has no order: [ListQuery.build] refuses it. */
    fun asc(): FieldOrder<E> = FieldOrder(name)

    /** The largest first; see [asc]. */
    fun desc(): FieldOrder<E> = FieldOrder("-$name")

    internal fun compared(operator: Operator, value: T): FilterCondition<E> = made(operator, write(value))

    internal fun ends(from: T, to: T): FilterCondition<E> = made(Operator.BETWEEN, values = listOf(write(from), write(to)))

    private fun made(operator: Operator, value: String? = null, values: List<String>? = null): FilterCondition<E> =
        FilterCondition(Filter(name, operator, value, values))
}

/** A field of numbers, amounts, dates, instants or codes: they have an order. */
class OrderedField<E, in T> internal constructor(name: String, write: (T) -> String) : FilterField<E, T>(name, write) {
    /** Greater than. */
    fun gt(value: T): FilterCondition<E> = compared(Operator.GT, value)

    /** Less than. */
    fun lt(value: T): FilterCondition<E> = compared(Operator.LT, value)

    /** Greater or equal. */
    fun gte(value: T): FilterCondition<E> = compared(Operator.GTE, value)

    /** Less or equal. */
    fun lte(value: T): FilterCondition<E> = compared(Operator.LTE, value)

    /** Between the two, both included. */
    fun between(from: T, to: T): FilterCondition<E> = ends(from, to)
}

/** A field of text. */
class TextFilterField<E> internal constructor(name: String) : FilterField<E, String>(name, { it }) {
    /** Contains the text, in any case of letters. */
    fun contains(text: String): FilterCondition<E> = compared(Operator.CONTAINS, text)

    /** Does not contain the text; null does not. */
    fun notContains(text: String): FilterCondition<E> = compared(Operator.NOT_CONTAINS, text)
}

/** A condition on the records [E]. The fields' methods make it; the constructor is for a custom field, which has no method. */
class FilterCondition<E>(internal val filter: Filter)

/**
 * An order of the records [E]. A field's [FilterField.asc] and [FilterField.desc] make it. The constructor is for a custom field: it
 * takes its name, with `-` in front if the largest come first.
 */
class FieldOrder<E>(internal val name: String)

/** A query for records [E], which `Sale.query()` begins. Each function adds to it and gives it back. */
class ListQuery<E> internal constructor(private val entity: Resource) {
    private val filters = mutableListOf<Filter>()
    private val sort = mutableListOf<String>()
    private val fields = mutableListOf<String>()
    private val expand = mutableListOf<String>()
    private var limit: Long? = null
    private var offset: Long? = null

    /** Only records that fit. Conditions with the same field and operator are joined by "or", all others by "and". */
    fun where(condition: FilterCondition<E>): ListQuery<E> = apply { filters += condition.filter }

    /** In this order; where records are equal in it, in the one that is added next. */
    fun sort(order: FieldOrder<E>): ListQuery<E> = apply { sort += order.name }

    /** Only these fields, by their names on the wire. */
    fun fields(vararg names: String): ListQuery<E> = apply { fields += names }

    /** With these nested records, by their names on the wire. */
    fun expand(vararg names: String): ListQuery<E> = apply { expand += names }

    /** At most this many records, 1 to 1000; 100 when unset. */
    fun limit(count: Long): ListQuery<E> = apply { limit = count }

    /** Without this many records at the beginning. */
    fun offset(count: Long): ListQuery<E> = apply { offset = count }

    /**
     * The query string, as [ApiQuery.build] makes it.
     *
     * @throws LastroException as [ApiQuery.build].
     */
    @Throws(LastroException::class)
    fun build(): String = ApiQuery.build(entity, filters, sort, fields, expand, limit, offset)
}
