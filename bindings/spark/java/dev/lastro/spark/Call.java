package dev.lastro.spark;

import java.io.Serializable;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.apache.spark.sql.connector.catalog.functions.ScalarFunction;
import org.apache.spark.sql.types.DataType;

/**
 * A function bound to the types of its arguments. Each subclass has static methods {@code invoke}, which the code that Spark
 * generates calls directly.
 *
 * <p>The result is null if an argument is null or out of range.
 */
abstract class Call<R> implements ScalarFunction<R>, Serializable {
    private static final long serialVersionUID = 1;

    private final String name;
    private final DataType[] inputs;
    private final DataType result;

    Call(String name, DataType[] inputs, DataType result) {
        this.name = name;
        this.inputs = inputs;
        this.result = result;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final DataType[] inputTypes() {
        return inputs.clone();
    }

    @Override
    public final DataType resultType() {
        return result;
    }

    @Override
    public final String canonicalName() {
        return Arrays.stream(inputs).map(DataType::catalogString).collect(Collectors.joining(",", "lastro." + name + "(", ")"));
    }
}
