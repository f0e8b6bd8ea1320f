package dev.lastro

import com.fasterxml.jackson.databind.DeserializationFeature
import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.databind.ObjectMapper
import com.fasterxml.jackson.databind.node.JsonNodeFactory
import java.io.File
import java.math.BigDecimal
import java.time.Instant
import java.time.LocalDate
import java.time.OffsetDateTime

val ROOT = File(System.getProperty("lastro.root"))

/** A JSON parser that keeps all digits of numbers. */
val JSON: ObjectMapper =
    ObjectMapper()
        .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
        .setNodeFactory(JsonNodeFactory.withExactBigDecimals(true))

/**
 * Thrown for a value of a test case that a typed call cannot express, such as a string for a number: such a call would not compile.
 *
 * @property path The path of the value in the arguments, without list indices.
 */
class Inexpressible(private val why: String, val path: String = "") : RuntimeException("$path: $why") {
    fun below(name: String) = Inexpressible(why, if (path.isEmpty()) name else "$name.$path")
}

class Arguments(private val node: JsonNode) {
    private fun given(name: String): JsonNode? = node.get(name)?.takeUnless { it.isNull }

    private fun <T> at(name: String, read: () -> T): T =
        try {
            read()
        } catch (refused: Inexpressible) {
            throw refused.below(name)
        }

    fun <T> must(name: String, read: (JsonNode) -> T): T {
        val value = given(name) ?: if (name == "secrets") given("secret") else null
        return at(name) { read(value ?: throw Inexpressible("is missing")) }
    }

    /** Reads an argument of raw bytes. A test case has it as a string, or in base64 as the member `NAME_base64`. */
    fun bytes(name: String): ByteArray {
        val encoded = given("${name}_base64") ?: return must(name) { text(it).toByteArray() }
        val decoder = java.util.Base64.getDecoder()
        return runCatching { decoder.decode(text(encoded)) }.getOrElse { throw Inexpressible("is no base64", "${name}_base64") }
    }

    fun <T> may(name: String, read: (JsonNode) -> T): T? = given(name)?.let { at(name) { read(it) } }
}

fun text(node: JsonNode): String = if (node.isTextual) node.textValue() else throw Inexpressible("$node is no text")

fun whole(node: JsonNode): Long =
    (if (node.isTextual) node.textValue() else node.toString()).toLongOrNull() ?: throw Inexpressible("$node is no integer")

fun flag(node: JsonNode): Boolean = if (node.isBoolean) node.booleanValue() else throw Inexpressible("$node is no boolean")

fun decimal(node: JsonNode): BigDecimal {
    val text = if (node.isTextual) node.textValue() else node.toString()
    // BigDecimal also accepts other forms, such as 1e3. A case with such a value expects an error, which the typed call would not give.
    if (!Regex("-?(0|[1-9][0-9]*)(\\.[0-9]+)?").matches(text)) throw Inexpressible("$node is no decimal")
    return BigDecimal(text)
}

fun date(node: JsonNode): LocalDate =
    runCatching { LocalDate.parse(node.textValue()) }.getOrElse { throw Inexpressible("$node is no date") }

fun timestamp(node: JsonNode): OffsetDateTime =
    runCatching { OffsetDateTime.parse(node.textValue()) }.getOrElse { throw Inexpressible("$node is no timestamp") }

fun instant(node: JsonNode): Instant =
    runCatching { Instant.ofEpochSecond(whole(node)) }.getOrElse { throw Inexpressible("$node is no point in time") }

fun <T> choice(node: JsonNode, all: List<T>, name: (T) -> String): T =
    all.find { name(it) == node.textValue() } ?: throw Inexpressible("$node is no choice")

fun items(node: JsonNode): List<JsonNode> = if (node.isArray) node.toList() else throw Inexpressible("$node is no list")

fun <T> object_(node: JsonNode, read: () -> T): T = if (node.isObject) read() else throw Inexpressible("$node is no object")

fun <T> whole(value: T, issues: List<LastroIssue>): T {
    val first = issues.find { it.severity == Severity.ERROR } ?: return value
    throw Inexpressible(first.code.text, withoutIndices(first.path))
}

fun withoutIndices(path: String): String = path.replace(Regex("\\[[0-9]+]"), "")

fun document(node: JsonNode): String = if (node.isTextual) node.textValue() else node.toString()

fun secrets(node: JsonNode): List<Concealed> = (if (node.isTextual) listOf(node) else node.toList()).map { Concealed(text(it)) }

fun anyScalar(node: JsonNode): String =
    if (node.isContainerNode) throw Inexpressible("$node is no scalar") else if (node.isTextual) node.textValue() else node.toString()

fun headers(node: JsonNode): ConcealedHeaders = ConcealedHeaders(params(node))

fun params(node: JsonNode): Map<String, String> = node.properties().associate { it.key to it.value.textValue() }

fun pairs(node: JsonNode): List<FormPair> = items(node).map {
    if (items(it).size != 2) throw Inexpressible("$it is no pair")
    FormPair(text(it[0]), Concealed(text(it[1])))
}

/** The unknown parameters of version 1, which are in the member `extra`. A typed call cannot express unknown members outside of it. */
fun extras(node: JsonNode, fields: Set<String>): List<ExtraMember> {
    if (!node.isObject) throw Inexpressible("$node is no object")
    for ((name, _) in node.properties()) if (name !in fields && name != "extra") throw Inexpressible("is no field", name)
    val extra = node.get("extra") ?: return emptyList()
    if (!extra.isObject) throw Inexpressible("$extra is no object", "extra")
    return extra.properties().map { ExtraMember(it.key, it.value.toString()) }
}

fun scalar(value: Any?): Any? =
    when (value) {
        is BigDecimal -> value.toPlainString()
        is LocalDate -> value.toString()
        is OffsetDateTime -> momentText(value)
        is Concealed -> value.reveal()
        is ConcealedHeaders -> value.reveal()
        is FormPair -> listOf(value.name, value.value.reveal())
        is List<*> -> value.map { structure(it) }
        else -> value
    }

/** A record as a map of its fields that are set and its unknown members. */
fun open(extra: List<ExtraMember>, vararg members: Pair<String, Any?>): Map<String, Any?> {
    val set = LinkedHashMap<String, Any?>(members.filter { it.second != null }.toMap())
    for (member in extra) set.putIfAbsent(member.name, JSON.readTree(member.json))
    return set
}

fun apart(extra: List<ExtraMember>, vararg members: Pair<String, Any?>): Map<String, Any?> {
    val set = LinkedHashMap<String, Any?>(members.filter { it.second != null }.toMap())
    if (extra.isNotEmpty()) set["extra"] = extra.associate { it.name to JSON.readTree(it.json) }
    return set
}

/**
 * Whether two values are equal as JSON. If `actual` is a string but `wanted` is an object or array, the string is parsed, since typed
 * functions return some JSON documents as strings. 1.5 and 1.50 are equal numbers.
 */
fun same(wanted: JsonNode, actual: JsonNode): Boolean =
    when {
        (wanted.isObject || wanted.isArray) && actual.isTextual -> same(wanted, JSON.readTree(actual.textValue()))
        wanted.isNumber && actual.isNumber -> wanted.decimalValue().compareTo(actual.decimalValue()) == 0
        wanted.isObject && actual.isObject ->
            wanted.size() == actual.size() && wanted.properties().all { (k, v) -> actual.get(k)?.let { same(v, it) } ?: false }
        wanted.isArray && actual.isArray ->
            wanted.size() == actual.size() && wanted.zip(actual).all { (w, a) -> same(w, a) || (a.isTextual && isDocument(w, a.textValue())) }
        // Kotlin writes timestamps without trailing zeros in the fraction and with `Z` for UTC. Different strings may thus be the same
        // point in time, so compare the points in time.
        wanted.isTextual && actual.isTextual -> wanted == actual || moments(wanted, actual)
        else -> wanted == actual
    }

private fun moments(wanted: JsonNode, actual: JsonNode): Boolean =
    runCatching { momentText(moment(wanted.textValue())) == actual.textValue() }.getOrDefault(false)

/** Whether `text` is the expected JSON document. Typed functions return the entries of a listing as strings. */
private fun isDocument(wanted: JsonNode, text: String): Boolean = runCatching { JSON.readTree(text) == wanted }.getOrDefault(false)
