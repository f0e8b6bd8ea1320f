package dev.lastro

import java.math.BigDecimal

/** Normalizes an amount: removes trailing zeros, but keeps at least two decimal places. So 1.5 and 1.50 are equal and print alike. */
internal fun amount(value: BigDecimal?): BigDecimal? = plain(value)?.let { if (it.scale() < 2) it.setScale(2) else it }

/** Removes a number's trailing decimal zeros, so that equal numbers are equal as `BigDecimal`s. */
internal fun plain(value: BigDecimal?): BigDecimal? = value?.stripTrailingZeros()?.let { if (it.scale() < 0) it.setScale(0) else it }

/**
 * Formats a record for logs: its name, and the fields that are set. [names] are the fields' names, separated by spaces. [texts] says
 * whether the values of strings are shown.
 */
internal fun shown(record: String, names: String, values: List<Any?>, texts: Boolean): String {
    val set = names.split(' ').zip(values).filter { (_, value) -> value != null && value != emptyList<Any>() }
    return set.joinToString(prefix = "$record(", postfix = ")") { (name, value) -> "$name=${shown(value, texts)}" }
}

private fun shown(value: Any?, texts: Boolean): String =
    when (value) {
        is String -> if (texts) value else "..."
        is ExtraMember -> value.name
        is List<*> -> value.joinToString(prefix = "[", postfix = "]") { shown(it, texts) }
        is Map<*, *> -> if (texts) value.toString() else value.keys.toString()
        else -> value.toString()
    }
