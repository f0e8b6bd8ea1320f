package dev.lastro

/**
 * A field of the record type [E] that a query can filter and sort by. Each operator that the field supports is a method. So a
 * query with an unsupported operator, or with a field of another record type, does not compile.
 */
open class FilterField<E, in T> internal constructor(
    /** The field's name in the query string. */
    val name: String,
    private val write: (T) -> String,
) {
    /** The field's value equals [value]. */
    fun eq(value: T): FilterCondition<E> = compared(Operator.EQ, value)

    /** The field's value differs from [value], or is null. */
    fun neq(value: T): FilterCondition<E> = compared(Operator.NEQ, value)

    /** The field's value is null. */
    fun isNull(): FilterCondition<E> = made(Operator.IS_NULL)

    /** The field's value is not null. */
    fun isNotNull(): FilterCondition<E> = made(Operator.IS_NOT_NULL)

    /** Ascending order by this field. [ListQuery.build] rejects the order if the field belongs to a nested record. */
    fun asc(): FieldOrder<E> = FieldOrder(name)

    /** Descending order by this field. [ListQuery.build] rejects the order if the field belongs to a nested record. */
    fun desc(): FieldOrder<E> = FieldOrder("-$name")

    internal fun compared(operator: Operator, value: T): FilterCondition<E> = made(operator, write(value))

    internal fun ends(from: T, to: T): FilterCondition<E> = made(Operator.BETWEEN, values = listOf(write(from), write(to)))

    private fun made(operator: Operator, value: String? = null, values: List<String>? = null): FilterCondition<E> =
        FilterCondition(Filter(name, operator, value, values))
}

/** A field whose values have an order: numbers, amounts, dates, timestamps or codes. */
class OrderedField<E, in T> internal constructor(name: String, write: (T) -> String) : FilterField<E, T>(name, write) {
    /** The field's value is greater than [value]. */
    fun gt(value: T): FilterCondition<E> = compared(Operator.GT, value)

    /** The field's value is less than [value]. */
    fun lt(value: T): FilterCondition<E> = compared(Operator.LT, value)

    /** The field's value is greater than or equal to [value]. */
    fun gte(value: T): FilterCondition<E> = compared(Operator.GTE, value)

    /** The field's value is less than or equal to [value]. */
    fun lte(value: T): FilterCondition<E> = compared(Operator.LTE, value)

    /** The field's value is between [from] and [to], or equals one of them. */
    fun between(from: T, to: T): FilterCondition<E> = ends(from, to)
}

/** A field whose values are strings. */
class TextFilterField<E> internal constructor(name: String) : FilterField<E, String>(name, { it }) {
    /** The field's value contains [text], ignoring case. */
    fun contains(text: String): FilterCondition<E> = compared(Operator.CONTAINS, text)

    /** The field's value does not contain [text], or is null. */
    fun notContains(text: String): FilterCondition<E> = compared(Operator.NOT_CONTAINS, text)
}

/** A condition on records of type [E]. The fields' methods create it; for a custom field use the constructor. */
class FilterCondition<E>(internal val filter: Filter)

/**
 * A sort order of records of type [E]. [FilterField.asc] and [FilterField.desc] create it. For a custom field use the constructor
 * and pass the field's name, with a leading `-` for descending order.
 */
class FieldOrder<E>(internal val name: String)

/** A query for records of type [E]. Functions such as `Sale.query()` create it. Each function adds to the query and returns it. */
class ListQuery<E> internal constructor(private val entity: Resource) {
    private val filters = mutableListOf<Filter>()
    private val sort = mutableListOf<String>()
    private val fields = mutableListOf<String>()
    private val expand = mutableListOf<String>()
    private var limit: Long? = null
    private var offset: Long? = null

    /** Selects only records that meet the condition. Conditions with the same field and operator are joined by "or", others by "and". */
    fun where(condition: FilterCondition<E>): ListQuery<E> = apply { filters += condition.filter }

    /** Sorts the records. The order of a later call applies to records that are equal in the earlier orders. */
    fun sort(order: FieldOrder<E>): ListQuery<E> = apply { sort += order.name }

    /** Selects only these fields. [names] are the JSON names, such as `valor_venda`. */
    fun fields(vararg names: String): ListQuery<E> = apply { fields += names }

    /** Includes these nested records. [names] are their JSON names. */
    fun expand(vararg names: String): ListQuery<E> = apply { expand += names }

    /** Sets the largest number of records to return, 1 to 1000. Default: 100. */
    fun limit(count: Long): ListQuery<E> = apply { limit = count }

    /** Skips the first [count] records. */
    fun offset(count: Long): ListQuery<E> = apply { offset = count }

    /**
     * Builds the query string.
     *
     * @throws LastroException in the same cases as [ApiQuery.build].
     */
    @Throws(LastroException::class)
    fun build(): String = ApiQuery.build(entity, filters, sort, fields, expand, limit, offset)
}
