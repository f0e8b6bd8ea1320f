package dev.lastro.spark;

import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;

/** Whether a string is a CNPJ. */
public final class IsCnpj extends Call<Boolean> {
    private static final long serialVersionUID = 1;

    IsCnpj(String name, DataType[] inputs) {
        super(name, inputs, DataTypes.BooleanType);
    }

    /** Whether a string is a valid CNPJ. It may or may not have punctuation. */
    public static Boolean invoke(UTF8String text) {
        return text == null ? null : Native.truth(Native.isCnpj(text.getBytes()));
    }
}
