package dev.lastro.spark;

import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.Decimal;
import org.apache.spark.unsafe.types.UTF8String;

/** The amount of a late boleto: the original value with fine and interest. */
public final class ValorNovo extends Call<Decimal> {
    private static final long serialVersionUID = 1;

    ValorNovo(String name, DataType[] inputs) {
        super(name, inputs, Amount.MONEY);
    }

    /** Computes the amount with the default rates of fine and interest. */
    public static Decimal invoke(Decimal valor, long dias) {
        return Amount.money(Native.valorNovo(Amount.hundredths(valor), dias, Rates.MULTA, Rates.JUROS_MENSAL, Rates.USUAL));
    }

    /** Computes the amount with these rates of fine and interest, in per cent. */
    public static Decimal invoke(Decimal valor, long dias, Decimal multa, Decimal jurosMensal) {
        return rounded(valor, dias, multa, jurosMensal, Rates.USUAL);
    }

    /** Computes the amount with these rates of fine and interest, in per cent, and this rounding mode. */
    public static Decimal invoke(Decimal valor, long dias, Decimal multa, Decimal jurosMensal, UTF8String rounding) {
        return rounding == null ? null : rounded(valor, dias, multa, jurosMensal, Rates.rounding(rounding));
    }

    private static Decimal rounded(Decimal valor, long dias, Decimal multa, Decimal jurosMensal, int rounding) {
        long cents = Amount.hundredths(valor);
        return Amount.money(
                Native.valorNovo(cents, dias, Amount.hundredths(multa), Amount.hundredths(jurosMensal), rounding));
    }
}
