package dev.lastro

/**
 * A field of the records [E] for queries. Each operator of its type is a method, so that a wrong operator or a field of another
 * record does not compile.
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

    /** Ascending order. A field of a nested record cannot be sorted by: [ListQuery.build] refuses it. */
    fun asc(): FieldOrder<E> = FieldOrder(name)

    /** Descending order; see [asc]. */
    fun desc(): FieldOrder<E> = FieldOrder("-$name")

    internal fun compared(operator: Operator, value: T): FilterCondition<E> = made(operator, write(value))

    internal fun ends(from: T, to: T): FilterCondition<E> = made(Operator.BETWEEN, values = listOf(write(from), write(to)))

    private fun made(operator: Operator, value: String? = null, values: List<String>? = null): FilterCondition<E> =
        FilterCondition(Filter(name, operator, value, values))
}

/** A field of numbers, amounts, dates, timestamps or codes, which are ordered. */
class OrderedField<E, in T> internal constructor(name: String, write: (T) -> String) : FilterField<E, T>(name, write) {
    /** Greater than. */
    fun gt(value: T): FilterCondition<E> = compared(Operator.GT, value)

    /** Less than. */
    fun lt(value: T): FilterCondition<E> = compared(Operator.LT, value)

    /** Greater or equal. */
    fun gte(value: T): FilterCondition<E> = compared(Operator.GTE, value)

    /** Less or equal. */
    fun lte(value: T): FilterCondition<E> = compared(Operator.LTE, value)

    /** Between the two values, inclusive. */
    fun between(from: T, to: T): FilterCondition<E> = ends(from, to)
}

/** A field of text. */
class TextFilterField<E> internal constructor(name: String) : FilterField<E, String>(name, { it }) {
    /** Contains the text, ignoring case. */
    fun contains(text: String): FilterCondition<E> = compared(Operator.CONTAINS, text)

    /** Does not contain the text; true for null. */
    fun notContains(text: String): FilterCondition<E> = compared(Operator.NOT_CONTAINS, text)
}

/** A condition on the records [E]. Created by the fields' methods; use the constructor for a custom field. */
class FilterCondition<E>(internal val filter: Filter)

/**
 * An order of the records [E]. Created by a field's [FilterField.asc] and [FilterField.desc]. Use the constructor for a custom
 * field: pass its name, with a leading `-` for descending order.
 */
class FieldOrder<E>(internal val name: String)

/** A query for records [E]; `Sale.query()` starts one. Each function adds to the query and returns it. */
class ListQuery<E> internal constructor(private val entity: Resource) {
    private val filters = mutableListOf<Filter>()
    private val sort = mutableListOf<String>()
    private val fields = mutableListOf<String>()
    private val expand = mutableListOf<String>()
    private var limit: Long? = null
    private var offset: Long? = null

    /** Only matching records. Conditions with the same field and operator are joined by "or", all others by "and". */
    fun where(condition: FilterCondition<E>): ListQuery<E> = apply { filters += condition.filter }

    /** Sorts by this order. Later calls sort the records that are equal in the earlier orders. */
    fun sort(order: FieldOrder<E>): ListQuery<E> = apply { sort += order.name }

    /** Only these fields, by their wire names. */
    fun fields(vararg names: String): ListQuery<E> = apply { fields += names }

    /** With these nested records, by their wire names. */
    fun expand(vararg names: String): ListQuery<E> = apply { expand += names }

    /** Maximum number of records, 1 to 1000; default 100. */
    fun limit(count: Long): ListQuery<E> = apply { limit = count }

    /** Skips this many records. */
    fun offset(count: Long): ListQuery<E> = apply { offset = count }

    /**
     * The query string, as [ApiQuery.build] builds it.
     *
     * @throws LastroException as [ApiQuery.build].
     */
    @Throws(LastroException::class)
    fun build(): String = ApiQuery.build(entity, filters, sort, fields, expand, limit, offset)
}
