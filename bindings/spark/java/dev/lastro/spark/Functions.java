package dev.lastro.spark;

import static dev.lastro.spark.Parameter.CNPJ;
import static dev.lastro.spark.Parameter.CPF;
import static dev.lastro.spark.Parameter.DATA_PAGAMENTO;
import static dev.lastro.spark.Parameter.DATA_VENCIMENTO;
import static dev.lastro.spark.Parameter.DIAS;
import static dev.lastro.spark.Parameter.JUROS_MENSAL;
import static dev.lastro.spark.Parameter.MULTA;
import static dev.lastro.spark.Parameter.ROUNDING;
import static dev.lastro.spark.Parameter.VALOR;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.spark.sql.connector.catalog.functions.BoundFunction;
import org.apache.spark.sql.connector.catalog.functions.UnboundFunction;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * The functions with their descriptions and parameters.
 *
 * <p>The constants are in lower case, because each has the SQL name of its function.
 */
enum Functions implements UnboundFunction {
    valor_novo("what a late boleto costs: the original value with fine and interest", charges(), ValorNovo::new),
    multa_total("the fine on a late boleto", charges(), MultaTotal::new),
    juros_mensal_total("the interest on a late boleto", charges(), JurosMensalTotal::new),
    days_late(
            "days late: 0 when paid on or before the first business day on or after the due date, else the calendar"
                    + " days from the due date itself; national bank holidays only",
            List.of(List.of(DATA_VENCIMENTO, DATA_PAGAMENTO)),
            DaysLate::new),
    is_cpf("whether it is a CPF, bare or as printed", List.of(List.of(CPF)), IsCpf::new),
    is_cnpj("whether it is a CNPJ, bare or as printed", List.of(List.of(CNPJ)), IsCnpj::new),
    format_cpf("a valid CPF as it is printed; null for any other text", List.of(List.of(CPF)), FormatCpf::new),
    format_cnpj("a valid CNPJ as it is printed; null for any other text", List.of(List.of(CNPJ)), FormatCnpj::new);

    private final String description;
    private final List<List<Parameter>> forms;
    private final BiFunction<String, DataType[], BoundFunction> bound;

    Functions(
            String description, List<List<Parameter>> forms, BiFunction<String, DataType[], BoundFunction> bound) {
        this.description = description;
        this.forms = forms;
        this.bound = bound;
    }

    /** The signatures that the functions for late charges share: each has the same two, four or five parameters. */
    private static List<List<Parameter>> charges() {
        return List.of(
                List.of(VALOR, DIAS),
                List.of(VALOR, DIAS, MULTA, JUROS_MENSAL),
                List.of(VALOR, DIAS, MULTA, JUROS_MENSAL, ROUNDING));
    }

    @Override
    public BoundFunction bind(StructType inputs) {
        StructField[] given = inputs.fields();
        List<Parameter> form = forms.stream()
                .filter(parameters -> parameters.size() == given.length)
                .findFirst()
                .orElseThrow(() -> new UnsupportedOperationException(
                        "takes " + forms() + ", not " + given.length + " arguments"));
        String unfit = IntStream.range(0, given.length)
                .mapToObj(place -> form.get(place).unfit(given[place].dataType()))
                .flatMap(Optional::stream)
                .collect(Collectors.joining("; "));
        if (!unfit.isEmpty()) {
            throw new UnsupportedOperationException(unfit);
        }
        DataType[] types = IntStream.range(0, given.length)
                .mapToObj(place -> form.get(place).declared(given[place].dataType()))
                .toArray(DataType[]::new);
        return bound.apply(name(), types);
    }

    @Override
    public String description() {
        return forms() + ": " + description;
    }

    private String forms() {
        return forms.stream()
                .map(form -> form.stream().map(Parameter::text).collect(Collectors.joining(", ", name() + "(", ")")))
                .collect(Collectors.joining(" or "));
    }
}
