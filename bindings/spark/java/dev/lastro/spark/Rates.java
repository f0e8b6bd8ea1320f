package dev.lastro.spark;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.spark.unsafe.types.UTF8String;

/** The default fine and interest, and the names of the rounding modes. All are read from the native library. */
final class Rates {
    /** The default fine, in hundredths of a per cent. */
    static final long MULTA = Native.multa();
    /** The default interest, in hundredths of a per cent per month. */
    static final long JUROS_MENSAL = Native.jurosMensal();
    /** The index of the default rounding mode. */
    static final int USUAL = 0;

    private static final String NAMES = new String(Native.checked(Native.roundings()), StandardCharsets.UTF_8);
    private static final UTF8String[] ROUNDINGS =
            Arrays.stream(NAMES.split(",")).map(UTF8String::fromString).toArray(UTF8String[]::new);

    private Rates() {}

    /** The index of the rounding mode with this name. */
    static int rounding(UTF8String name) {
        for (int place = 0; place < ROUNDINGS.length; place++) {
            if (ROUNDINGS[place].equals(name)) {
                return place;
            }
        }
        throw new IllegalArgumentException("rounding must be one of " + NAMES + ", not " + name);
    }
}
