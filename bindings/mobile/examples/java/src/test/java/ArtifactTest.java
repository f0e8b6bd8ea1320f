import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.lastro.*;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The published artifact, from Java. */
class ArtifactTest {
    @Test
    void theLibraryComesOutOfTheJar() {
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
    void anErrorIsCheckedAndSaysWhat() {
        try {
            Money.parse(new BigDecimal("1.005"));
        } catch (LastroException error) {
            assertEquals("invalid", error.getCode());
            assertEquals("text: has more than 2 decimal places", error.getMessage());
            assertEquals(IssueCode.TOO_MANY_DECIMALS, error.getProblems().get(0).getCode());
            return;
        }
        throw new AssertionError("1.005 is no amount");
    }

    @Test
    void versionOneAndCallsByName() throws LastroException {
        var parameters = SaleParameters.builder().valorVenda(new BigDecimal("10.00")).build();
        assertEquals("valor_venda", V1.Sale.parameters(parameters).get(0).getName());
        assertEquals("{\"ok\":\"1.50\"}", Lastro.dispatch("money.parse", "{\"text\":\"1.5\"}"));
        assertThrows(LastroException.class, () -> V1.Sale.decode("["));
    }
}
