package dev.lastro.spark;

import java.util.Locale;
import java.util.Optional;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.DateType;
import org.apache.spark.sql.types.DecimalType;
import org.apache.spark.sql.types.IntegralType;
import org.apache.spark.sql.types.LongType;
import org.apache.spark.sql.types.NullType;
import org.apache.spark.sql.types.StringType;

/** The parameters of the functions, and the Spark types that each accepts. */
enum Parameter {
    VALOR(Kind.AMOUNT),
    DIAS(Kind.DAYS),
    MULTA(Kind.AMOUNT),
    JUROS_MENSAL(Kind.AMOUNT),
    ROUNDING(Kind.TEXT),
    DATA_VENCIMENTO(Kind.DATE),
    DATA_PAGAMENTO(Kind.DATE),
    CPF(Kind.TEXT),
    CNPJ(Kind.TEXT);

    private enum Kind {
        AMOUNT("DECIMAL or a whole number", DataTypes.createDecimalType(17, 2)),
        DAYS("a whole number", DataTypes.LongType),
        DATE("DATE", DataTypes.DateType),
        TEXT("STRING", DataTypes.StringType);

        private final String wanted;
        private final DataType usual;

        Kind(String wanted, DataType usual) {
            this.wanted = wanted;
            this.usual = usual;
        }
    }

    private final Kind kind;

    Parameter(Kind kind) {
        this.kind = kind;
    }

    String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The error message for an argument of this type; empty if the parameter accepts the type. */
    Optional<String> unfit(DataType given) {
        boolean fits = given instanceof NullType
                || switch (kind) {
                    case AMOUNT -> given instanceof IntegralType || given instanceof DecimalType;
                    case DAYS -> given instanceof IntegralType;
                    case DATE -> given instanceof DateType;
                    case TEXT -> given instanceof StringType;
                };
        return fits ? Optional.empty() : Optional.of(text() + " must be " + kind.wanted + ", not " + given.sql());
    }

    /**
     * The type to which Spark converts an argument of an accepted type before the call. The conversion must not change the
     * value, so a decimal keeps its precision and scale.
     */
    DataType declared(DataType given) {
        if (given instanceof NullType || kind == Kind.DAYS) {
            return kind.usual;
        }
        if (given instanceof IntegralType) {
            return DataTypes.createDecimalType(given instanceof LongType ? 20 : 10, 0);
        }
        return given;
    }
}
