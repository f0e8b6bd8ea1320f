package dev.lastro.spark;

import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;

/** Counts the days by which a payment is late. It knows national bank holidays, but no local holidays. */
public final class DaysLate extends Call<Long> {
    private static final long serialVersionUID = 1;

    DaysLate(String name, DataType[] inputs) {
        super(name, inputs, DataTypes.LongType);
    }

    /** The days late for a due date and a payment date. Spark stores dates as days since 1 January 1970. */
    public static Long invoke(int dataVencimento, int dataPagamento) {
        long dias = Native.checked(Native.daysLate(dataVencimento, dataPagamento));
        return dias == Native.NONE ? null : dias;
    }
}
