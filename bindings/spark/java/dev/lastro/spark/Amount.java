package dev.lastro.spark;

import java.math.BigDecimal;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Decimal;

/** Amounts and rates as whole hundredths, and back. */
final class Amount {
    private static final int PRECISION = 17;
    private static final int SCALE = 2;

    /** The type of an amount, with the full range of the core's amounts. */
    static final DataType MONEY = DataTypes.createDecimalType(PRECISION, SCALE);

    private Amount() {}

    /** A decimal in hundredths; {@link Native#NONE} for null, or if it is not a whole number of hundredths. */
    static long hundredths(Decimal decimal) {
        if (decimal == null) {
            return Native.NONE;
        }
        int scale = decimal.scale();
        if (scale == SCALE && decimal.precision() <= PRECISION) {
            return decimal.toUnscaledLong();
        }
        if (scale == 0 && decimal.precision() <= PRECISION - SCALE) {
            return decimal.toUnscaledLong() * 100;
        }
        BigDecimal exact = decimal.toJavaBigDecimal().stripTrailingZeros();
        if (exact.scale() > SCALE) {
            return Native.NONE;
        }
        BigDecimal shifted = exact.movePointRight(SCALE);
        return shifted.toBigInteger().bitLength() < Long.SIZE ? shifted.longValueExact() : Native.NONE;
    }

    /** A result in cents as a Spark decimal. */
    static Decimal money(long cents) {
        return Native.checked(cents) == Native.NONE ? null : Decimal.createUnsafe(cents, PRECISION, SCALE);
    }
}
