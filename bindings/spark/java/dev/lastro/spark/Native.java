package dev.lastro.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;

/**
 * The functions of the native library, which the jar contains for each platform. Amounts are whole cents, rates hundredths of a
 * per cent, dates days since 1 January 1970; strings are UTF-8 and never null.
 *
 * <p>If an argument is outside the function's range, a numeric result is {@link #NONE} and a string is null.
 */
final class Native {
    /** "No value", as an argument and as a result. No amount, rate, number of days or boolean has this value. */
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

    /** Returns a result. Throws if the library failed, which makes the query fail. */
    static long checked(long answer) {
        if (answer == FAILED) {
            throw failed();
        }
        return answer;
    }

    /** Returns a result. Throws if the library failed, which makes the query fail. */
    static byte[] checked(byte[] answer) {
        if (answer != null && answer.length == 0) {
            throw failed();
        }
        return answer;
    }

    /** A boolean result. */
    static Boolean truth(long answer) {
        return checked(answer) == NONE ? null : answer == 1;
    }

    private static IllegalStateException failed() {
        return new IllegalStateException("lastro: internal error; what was wrong is on the executor's standard error");
    }

    /**
     * Loads the library from a separate file for each class loader: only one class loader can load a library, and Spark has
     * several in one process.
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
                // Windows locks a loaded file until the process ends
                if (!file.toFile().delete()) {
                    file.toFile().deleteOnExit();
                }
            }
        } catch (IOException error) {
            throw new UncheckedIOException(error);
        }
    }

    /** The system and the processor, as Rust names them. */
    private static String platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String processor = System.getProperty("os.arch");
        String os = system.startsWith("mac") ? "macos" : system.startsWith("windows") ? "windows" : "linux";
        return os + "-" + (processor.equals("amd64") ? "x86_64" : processor);
    }
}
