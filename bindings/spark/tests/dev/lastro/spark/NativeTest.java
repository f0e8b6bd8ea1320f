package dev.lastro.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import org.apache.spark.sql.types.Decimal;
import org.junit.jupiter.api.Test;

class NativeTest {
    private static final long FAILED = Long.MIN_VALUE + 1;

    @Test
    void aPanicInTheLibraryIsAnException() {
        assertThrows(IllegalStateException.class, () -> Native.checked(FAILED));
        assertThrows(IllegalStateException.class, () -> Native.checked(new byte[0]));
        assertThrows(IllegalStateException.class, () -> Native.truth(FAILED));
        assertThrows(IllegalStateException.class, () -> Amount.money(FAILED));
    }

    @Test
    void whatDoesNotFitIsNoValue() {
        assertNull(Amount.money(Native.NONE));
        assertNull(Native.truth(Native.NONE));
        assertEquals(Native.NONE, Native.valorNovo(Native.NONE, 1, Rates.MULTA, Rates.JUROS_MENSAL, Rates.USUAL));
        assertEquals(Native.NONE, Native.daysLate(Integer.MIN_VALUE, Integer.MAX_VALUE));
        assertNull(Native.formatCpf("529.982.247-26".getBytes(StandardCharsets.UTF_8)));
        // a string longer than the native library's buffer on the stack, and bytes that are not UTF-8
        assertEquals(0, Native.isCpf("5".repeat(1000).getBytes(StandardCharsets.UTF_8)));
        assertEquals(Native.NONE, Native.isCpf(new byte[] {(byte) 0xff}));
    }

    @Test
    void textsComeBackWhole() {
        byte[] printed = Native.formatCpf("52998224725".getBytes(StandardCharsets.UTF_8));
        assertArrayEquals("529.982.247-25".getBytes(StandardCharsets.UTF_8), printed);
    }

    @Test
    void aDecimalIsHundredthsExactlyOrNotAtAll() {
        assertEquals(12990, Amount.hundredths(Decimal.apply("129.9")));
        assertEquals(12990, Amount.hundredths(Decimal.apply("129.9000")));
        assertEquals(-100, Amount.hundredths(Decimal.apply("-1")));
        assertEquals(99_999_999_999_999_999L, Amount.hundredths(Decimal.apply("999999999999999.99")));
        assertEquals(100_000_000_000_000_000L, Amount.hundredths(Decimal.apply("1000000000000000")));
        assertEquals(0, Amount.hundredths(Decimal.apply(new BigDecimal("0").setScale(18))));
        for (String other : new String[] {"1.505", "0.001", "92233720368547758.08", "99999999999999999999999999999999999999"}) {
            assertEquals(Native.NONE, Amount.hundredths(Decimal.apply(other)), other);
        }
        assertEquals(Native.NONE, Amount.hundredths(null));
    }
}
