package dev.lastro.spark;

import java.util.Arrays;
import java.util.Locale;
import org.apache.spark.sql.catalyst.analysis.NoSuchFunctionException;
import org.apache.spark.sql.catalyst.analysis.NoSuchNamespaceException;
import org.apache.spark.sql.connector.catalog.FunctionCatalog;
import org.apache.spark.sql.connector.catalog.Identifier;
import org.apache.spark.sql.connector.catalog.functions.UnboundFunction;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/**
 * The Spark catalog with the functions in {@link Functions}. If the setting {@code spark.sql.catalog.lastro} has the value
 * {@code dev.lastro.spark.LastroCatalog}, queries can call {@code lastro.valor_novo(valor, dias)}.
 */
public final class LastroCatalog implements FunctionCatalog {
    private String name;

    /** Spark calls the constructor when a query first uses the catalog. */
    public LastroCatalog() {}

    @Override
    public void initialize(String name, CaseInsensitiveStringMap options) {
        this.name = name;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Identifier[] listFunctions(String[] namespace) throws NoSuchNamespaceException {
        if (namespace.length > 0) {
            throw new NoSuchNamespaceException(namespace);
        }
        return Arrays.stream(Functions.values())
                .map(function -> Identifier.of(namespace, function.name()))
                .toArray(Identifier[]::new);
    }

    @Override
    public UnboundFunction loadFunction(Identifier identifier) throws NoSuchFunctionException {
        String wanted = identifier.name().toLowerCase(Locale.ROOT);
        return Arrays.stream(Functions.values())
                .filter(function -> identifier.namespace().length == 0 && function.name().equals(wanted))
                .findFirst()
                .orElseThrow(() -> new NoSuchFunctionException(identifier));
    }
}
