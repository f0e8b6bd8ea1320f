package dev.lastro

import com.sun.jna.Native
import com.sun.jna.Platform
import java.io.File
import java.io.IOException

/** Functions of the whole library: loading its native part, setting its language, calling operations by name. */
object Lastro {
    /** The language of error messages, and the default language of the functions `text` and `label`. Initially English. */
    @JvmStatic
    @Volatile
    var language: Language = Language.EN

    /**
     * Loads the native library. Without a call of this function, the first call of an operation loads it. An app can call this function
     * at its start, on a thread that may block.
     *
     * @throws LastroException.Unavailable if the library is missing, cannot be loaded, or is from another build than these
     * classes.
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun load() = LoadedLibrary.operations.check()

    /**
     * Runs an operation by name. [input] is a JSON object of named arguments. The result is `{"ok": ..}` or `{"error": ..}` as JSON text.
     *
     * @throws LastroException.Unavailable in the same cases as [load].
     */
    @JvmStatic
    @Throws(LastroException::class)
    fun dispatch(operation: String, input: String): String {
        LoadedLibrary.unified.check()
        return callByName(operation, input)
    }
}

/** Loads the native library on first use. If that fails, every later use throws the same error. */
internal object LoadedLibrary {
    /** The functions that run operations (`Crossing.kt`). */
    val operations = Part { loadOperations() }

    /** The functions that UniFFI declares: those of the twin and of recordings, form labels, and operations by name. */
    val unified = Part {
        loadOperations()
        uniffiEnsureInitialized()
    }

    /**
     * The library's name, with which JNA finds and loads it. On Linux with musl it is the path of the unpacked file, since JNA would
     * choose the library for glibc.
     */
    val name: String by lazy {
        if (platform.startsWith("linux-musl-")) {
            Native.extractFromResourcePath("/$platform/liblastro_mobile.so", Lastro::class.java.classLoader).path
        } else {
            "lastro_mobile"
        }
    }

    private val platform: String by lazy { platform(Platform.RESOURCE_PREFIX, File("/proc/self/maps")) }

    /** A set of native functions that is bound on first use. */
    class Part(load: () -> Unit) {
        private val failure: Throwable? by lazy {
            try {
                load()
                null
            } catch (missing: LinkageError) {
                missing
            } catch (missing: IOException) {
                missing
            } catch (other: RuntimeException) {
                other
            }
        }

        fun check() {
            val failure = failure ?: return
            throw unavailable(failure).initCause(failure)
        }
    }

    private fun unavailable(failure: Throwable): LastroException {
        val remedies = if (failure is RuntimeException) OTHER_BUILD else MISSING
        val remedy = if (Lastro.language == Language.PT_BR) remedies.second else remedies.first
        val place = System.getProperty("uniffi.component.lastro.libraryOverride") ?: "$platform/${System.mapLibraryName("lastro_mobile")}"
        return LastroException.Unavailable(platform, place, remedy)
    }
}

private val MISSING =
    "add an artifact that holds the library of this platform, or set the property uniffi.component.lastro.libraryOverride to its path" to
        "inclua um artefato com a biblioteca desta plataforma, ou informe o caminho na propriedade uniffi.component.lastro.libraryOverride"

private val OTHER_BUILD =
    "use the library and the classes of one version: another version of lastro is on the class path" to
        "use a biblioteca e as classes da mesma versão: há outra versão do lastro no class path"

/**
 * The name of the folder with this platform's library. [prefix] is JNA's name for the platform, which does not distinguish musl from
 * glibc. [maps] lists the files that the process has mapped: on a system with musl, they include
 * musl's loader.
 */
internal fun platform(prefix: String, maps: File): String {
    val musl = prefix.startsWith("linux-") && maps.exists() && maps.useLines { lines -> lines.any { "/ld-musl-" in it } }
    return if (musl) prefix.replaceFirst("linux-", "linux-musl-") else prefix
}
