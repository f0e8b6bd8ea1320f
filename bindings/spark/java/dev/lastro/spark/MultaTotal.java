package dev.lastro.spark;

import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.Decimal;
import org.apache.spark.unsafe.types.UTF8String;

/** The fine on a late boleto. */
public final class MultaTotal extends Call<Decimal> {
    private static final long serialVersionUID = 1;

    MultaTotal(String name, DataType[] inputs) {
        super(name, inputs, Amount.MONEY);
    }

    /** Computes the fine with the default rates. */
    public static Decimal invoke(Decimal valor, long dias) {
        return Amount.money(Native.multaTotal(Amount.hundredths(valor), dias, Rates.MULTA, Rates.JUROS_MENSAL, Rates.USUAL));
    }

    /** Computes the fine with these rates of fine and interest, in per cent. */
    public static Decimal invoke(Decimal valor, long dias, Decimal multa, Decimal jurosMensal) {
        return rounded(valor, dias, multa, jurosMensal, Rates.USUAL);
    }

    /** Computes the fine with these rates of fine and interest, in per cent, and this rounding mode. */
    public static Decimal invoke(Decimal valor, long dias, Decimal multa, Decimal jurosMensal, UTF8String rounding) {
        return rounding == null ? null : rounded(valor, dias, multa, jurosMensal, Rates.rounding(rounding));
    }

    private static Decimal rounded(Decimal valor, long dias, Decimal multa, Decimal jurosMensal, int rounding) {
        long cents = Amount.hundredths(valor);
        return Amount.money(
                Native.multaTotal(cents, dias, Amount.hundredths(multa), Amount.hundredths(jurosMensal), rounding));
    }
}
