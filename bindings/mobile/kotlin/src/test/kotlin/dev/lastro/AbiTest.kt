package dev.lastro

import java.io.File
import java.lang.reflect.Modifier
import java.net.URLClassLoader
import java.util.function.Supplier
import javax.tools.ToolProvider
import org.jetbrains.kotlin.abi.tools.AbiFilters
import org.jetbrains.kotlin.abi.tools.AbiTools
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/**
 * Tests binary compatibility. The committed list `lastro.api` must match the public API, and a program that was compiled before a record
 * got a new field must still run.
 */
class AbiTest {
    private val work = File(System.getProperty("lastro.output"), "abi").apply { mkdirs() }
    private val dump = buildString {
        val classes = File(Sale::class.java.protectionDomain.codeSource.location.toURI()).walk().filter { it.extension == "class" }
        AbiTools.getInstance().printJvmDump(this, classes.sorted().asIterable(), AbiFilters.EMPTY)
    }

    @Test
    fun thePublicApiIsTheCommittedOne() {
        val (root, place) = File(System.getProperty("lastro.root")) to "bindings/mobile/kotlin/api/lastro.api"
        val found = short(dump)
        val file = work.resolve("lastro.api").apply { writeText(found) }
        val committed = root.resolve(place).takeIf { it.exists() }?.readText().orEmpty()
        val (before, after) = committed.lines().toSet() to found.lines().toSet()
        val changes = (before - after).map { "- $it" } + (after - before).map { "+ $it" }
        assertTrue(committed == found) {
            "the interface has changed; if it should: cp ${file.relativeTo(root)} $place\n${changes.take(40).joinToString("\n")}"
        }
    }

    @Test
    fun noPublicFunctionHasAllFieldsOfARecordAsParameters() {
        val classes = dump.split("\n\n")
        val records = classes.mapNotNull { Regex("class (dev/lastro/[^ ]*)[$]Builder ").find(it)?.groupValues?.get(1) }
        assertTrue(records.size > 50)
        val lines = classes.filter { one -> records.any { "class $it " in one } }.flatMap { it.lines() }
        val naming = lines.filter { Regex("fun (<init>|copy[$]default|component\\d+) ").containsMatchIn(it) }
        // A constructor or `copy` with all fields of a record as parameters, and a `componentN` per field, would change with a new field
        // and break compiled programs. Records may have such functions only if they are synthetic: programs cannot call these.
        assertEquals(emptyList<String>(), naming.filter { "synthetic" !in it })
    }

    /** Compiles a program against a class `Item` without the field `total`, and runs it with the real class, which has the field. */
    @Test
    fun aProgramCompiledBeforeAFieldWasAddedRuns() {
        val before = work.resolve("Item.java").apply {
            val builder = "public static final class Builder { ${membersWithout("total", Item.Builder::class.java)} }"
            writeText("package dev.lastro; public final class Item { ${membersWithout("total", Item::class.java)} $builder }")
        }
        val program = work.resolve("Program.java").apply {
            writeText(
                """
                import dev.lastro.Item;
                public class Program implements java.util.function.Supplier<String> {
                    public String get() {
                        var item = Item.builder().idServico(10L).build();
                        return item.toBuilder().qtd(new java.math.BigDecimal("1.5")).build().getQtd() + " " + item.getIdServico();
                    }
                }
                """,
            )
        }
        val compiler = ToolProvider.getSystemJavaCompiler()
        val words = listOf("-d", "$work", "-cp", System.getProperty("java.class.path"), "$before", "$program")
        assertEquals(0, compiler.run(null, null, null, *words.toTypedArray()))
        assertTrue(Item::class.java.methods.any { it.name == "getTotal" })
        URLClassLoader(arrayOf(work.toURI().toURL()), javaClass.classLoader).use {
            val made = it.loadClass("Program").getDeclaredConstructor().newInstance() as Supplier<*>
            assertEquals("1.5 10", made.get())
        }
    }

    /** Java source with the public methods of a class, without the methods for one of its fields. */
    private fun membersWithout(field: String, type: Class<*>): String {
        val methods = type.declaredMethods.filter { Modifier.isPublic(it.modifiers) && !it.isSynthetic && '$' !in it.name }
        return methods.filter { !it.name.removePrefix("get").equals(field, ignoreCase = true) }.joinToString(" ") { method ->
            val modifiers = if (Modifier.isStatic(method.modifiers)) "public static" else "public"
            val parameters = method.parameterTypes.withIndex().joinToString { (place, one) -> "${one.canonicalName} p$place" }
            "$modifiers ${method.returnType.canonicalName} ${method.name}($parameters) { throw new Error(); }"
        }
    }

    /** Shortens an API dump: removes members that every class has, closing braces and blank lines. */
    private fun short(abi: String): String {
        val dull = Regex("(}|.* fun (equals|hashCode|toString) .*|)")
        return abi.lines().filterNot(dull::matches).joinToString("\n", postfix = "\n") { it.replace("dev/lastro/", "") }
    }
}
