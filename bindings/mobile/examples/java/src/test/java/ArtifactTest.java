import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.lastro.*;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Uses the published artifact from Java. */
class ArtifactTest {
    @Test
    void theNativeLibraryIsLoadedFromTheJar() {
        assertNull(System.getProperty("jna.library.path"));
        assertNull(System.getenv("LD_LIBRARY_PATH"));
        var place = Installments.class.getProtectionDomain().getCodeSource().getLocation().getPath();
        assertTrue(place.endsWith(".jar"), place);
    }

    @Test
    void aRecordIsReadCheckedChangedAndWritten() throws LastroException {
        var text = "{\"id\":7,\"valor_venda\":129.9,\"custom_a\":1.0e+25}";
        var decoded = Sale.decode(text);
        assertEquals(List.of(), decoded.getIssues());
        var sale = decoded.getValue();
        assertEquals(new BigDecimal("129.90"), sale.getValorVenda());
        assertEquals("1.0e+25", sale.getExtra().get(0).getJson());

        var changed = sale.toBuilder().desconto(new BigDecimal("9.9")).data(LocalDate.of(2026, 1, 2)).valorVenda(null).build();
        assertEquals(new BigDecimal("9.90"), changed.getDesconto());
        assertNull(changed.getValorVenda());
        assertEquals(sale.getExtra(), changed.getExtra());
        assertEquals(new BigDecimal("129.90"), sale.getValorVenda());

        var issues = changed.validate(WriteOperation.INSERT).getIssues();
        assertFalse(issues.isEmpty());
        assertTrue(issues.stream().allMatch(issue -> issue.getSeverity().getText().length() > 3));
    }

    @Test
    void codesAreNumbersAndBack() {
        assertEquals(InstallmentStatus.Paid.INSTANCE, InstallmentStatus.of(2));
        assertEquals(2, InstallmentStatus.Paid.INSTANCE.getCode());
        assertEquals(77, InstallmentStatus.of(77).getCode());
    }

    @Test
    void errorsAreCheckedExceptionsWithMessages() {
        try {
            Money.parse("1.005");
        } catch (LastroException error) {
            assertEquals("invalid", error.getCode());
            assertEquals("text: has more than 2 decimal places", error.getMessage());
            assertEquals(IssueCode.TOO_MANY_DECIMALS, error.getProblems().get(0).getCode());
            return;
        }
        throw new AssertionError("1.005 is no amount");
    }

    @Test
    void optionalArgumentsAreSetByName() throws LastroException {
        var withheld = new Nfse.TotalsOptions().aliquota(new BigDecimal("5")).issRetido(YesNo.Yes.INSTANCE);
        assertEquals(new BigDecimal("95.00"), Nfse.totals(new BigDecimal("100.00"), withheld).getValorLiquidoNfse());
        var query = Sale.query().where(SaleFields.valorVenda.gte(new BigDecimal("100"))).sort(SaleFields.data.desc()).limit(10);
        assertEquals("valor_venda[gte]=100.00&_sort=-data&_limit=10", query.build());
    }

    @Test
    void aTwinIsConfiguredByABuilder() throws LastroException {
        var key = TwinApiKey.builder().key(new Concealed("chave")).build();
        try (var twin = new Twin(TwinConfig.builder().seed(7L).keys(List.of(key)).build())) {
            assertEquals(401, twin.handle("GET", "/api/v2/servicos/1").getResponse().getStatus());
            var authorization = new TwinHeader("Authorization", "Basic Y2hhdmU6");
            assertEquals(200, twin.handle("GET", "/api/v2/servicos/", List.of(authorization)).getResponse().getStatus());
        }
        var wrong = TwinConfig.builder().policies(Map.of("x", "y")).build();
        assertEquals("policies.x", assertThrows(LastroException.class, () -> new Twin(wrong)).getProblems().get(0).getPath());
    }

    @Test
    void aResponseIsOneOfTwoCases() throws LastroException {
        var key = new Concealed("chave");
        var answer = ApiResponses.decode(ApiOperation.CUSTOMERS_SELECT, 404, new byte[0], null, key);
        assertTrue(answer instanceof ApiAnswer.Failure failure && failure.getApiError().getCode() == 404);
        assertTrue(ApiAnswer.class.isSealed());
    }

    /** The Java programs print the same lines as the Kotlin programs, which the tests of the Kotlin module have written to files. */
    @Test
    void theBillingDayAndTheYear() throws Exception {
        assertEquals(written("billing-day.txt"), BillingDay.of(fixture("billing-day.json")));
        assertEquals(written("year.txt"), Year.of(fixture("year.json")));
    }

    private static final Path ROOT = Path.of(System.getProperty("lastro.root"));

    private static List<String> written(String name) throws IOException {
        return Files.readAllLines(ROOT.resolve("target/kotlin/examples").resolve(name));
    }

    private static JsonNode fixture(String name) throws IOException {
        return new ObjectMapper().readTree(ROOT.resolve("tests/fixtures").resolve(name).toFile());
    }

    @Test
    void versionOneAndCallsByName() throws LastroException {
        var parameters = SaleParameters.builder().valorVenda(new BigDecimal("10.00")).build();
        assertEquals("valor_venda", V1.Sale.parameters(parameters).get(0).getName());
        assertEquals("{\"ok\":\"1.50\"}", Lastro.dispatch("money.parse", "{\"text\":\"1.5\"}"));
        assertThrows(LastroException.class, () -> V1.Sale.decode("["));
    }
}
