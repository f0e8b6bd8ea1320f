package dev.lastro.spark;

import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;

/** A valid CPF with punctuation. */
public final class FormatCpf extends Call<UTF8String> {
    private static final long serialVersionUID = 1;

    FormatCpf(String name, DataType[] inputs) {
        super(name, inputs, DataTypes.StringType);
    }

    /** Formats a CPF, which may or may not have punctuation; null for any other string. */
    public static UTF8String invoke(UTF8String text) {
        return text == null ? null : UTF8String.fromBytes(Native.checked(Native.formatCpf(text.getBytes())));
    }
}
