package dev.lastro.spark;

import java.math.BigDecimal;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Decimal;

/** Converts amounts and rates between Spark decimals and integers in hundredths. */
final class Amount {
    private static final int PRECISION = 17;
    private static final int SCALE = 2;

    /** The Spark type of an amount. It covers the full range of the amounts that the native library computes. */
    static final DataType MONEY = DataTypes.createDecimalType(PRECISION, SCALE);

    private Amount() {}

    /** Converts a decimal to hundredths; {@link Native#NONE} for null, for more than two decimal places, or out of range. */
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

    /** Converts a result in cents to a Spark decimal; null for {@link Native#NONE}. */
    static Decimal money(long cents) {
        return Native.checked(cents) == Native.NONE ? null : Decimal.createUnsafe(cents, PRECISION, SCALE);
    }
}
