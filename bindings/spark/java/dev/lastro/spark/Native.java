package dev.lastro.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;

/**
 * The functions of the native library. The jar contains this library for each platform. Amounts are integers in cents, rates
 * are integers in hundredths of a per cent, dates are days since 1 January 1970. Strings are UTF-8 and never null.
 *
 * <p>If an argument is out of range, a function that returns a number returns {@link #NONE}, and a function that returns
 * a string returns null.
 */
final class Native {
    /** Stands for "no value" in arguments and results. No amount, rate, number of days or boolean has this value. */
    static final long NONE = Long.MIN_VALUE;

    private static final long FAILED = Long.MIN_VALUE + 1;

    static {
        load();
    }

    private Native() {}

    static native long valorNovo(long valor, long dias, long multa, long jurosMensal, int rounding);

    static native long multaTotal(long valor, long dias, long multa, long jurosMensal, int rounding);

    static native long jurosMensalTotal(long valor, long dias, long multa, long jurosMensal, int rounding);

    static native long multa();

    static native long jurosMensal();

    static native byte[] roundings();

    static native long daysLate(int dataVencimento, int dataPagamento);

    static native long isCpf(byte[] cpf);

    static native long isCnpj(byte[] cnpj);

    static native byte[] formatCpf(byte[] cpf);

    static native byte[] formatCnpj(byte[] cnpj);

    /** Returns the result unchanged, or throws if it reports a failure of the library. The exception ends the query. */
    static long checked(long answer) {
        if (answer == FAILED) {
            throw failed();
        }
        return answer;
    }

    /** Returns the result unchanged, or throws if it reports a failure of the library. The exception ends the query. */
    static byte[] checked(byte[] answer) {
        if (answer != null && answer.length == 0) {
            throw failed();
        }
        return answer;
    }

    /** Converts a result to a boolean; null for {@link #NONE}. */
    static Boolean truth(long answer) {
        return checked(answer) == NONE ? null : answer == 1;
    }

    private static IllegalStateException failed() {
        return new IllegalStateException("lastro: internal error; what was wrong is on the executor's standard error");
    }

    /**
     * Loads the library from a temporary copy. The JVM lets only one class loader load a library file, and Spark has several
     * class loaders in one process, so each class loader needs its own copy.
     */
    private static void load() {
        String name = System.mapLibraryName("lastro_spark");
        String place = "/native/" + platform() + "/" + name;
        try (InputStream library = Native.class.getResourceAsStream(place)) {
            if (library == null) {
                throw new UnsatisfiedLinkError("lastro: the jar has no library for this platform: " + place);
            }
            Path file = Files.createTempFile("lastro-", "-" + name);
            try {
                Files.copy(library, file, StandardCopyOption.REPLACE_EXISTING);
                System.load(file.toString());
            } finally {
                // on Windows, a loaded library cannot be deleted until the process ends
                if (!file.toFile().delete()) {
                    file.toFile().deleteOnExit();
                }
            }
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    /** The name of the folder with this platform's library: system and processor, as Rust names them. */
    private static String platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String processor = System.getProperty("os.arch");
        String os = system.startsWith("mac") ? "macos" : system.startsWith("windows") ? "windows" : "linux";
        return os + "-" + (processor.equals("amd64") ? "x86_64" : processor);
    }
}
