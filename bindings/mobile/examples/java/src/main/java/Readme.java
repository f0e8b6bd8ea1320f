// begin readme
import dev.lastro.*;
import java.math.BigDecimal;
import java.time.LocalDate;

class Readme {
    public static void main(String[] arguments) throws LastroException {
        var shares = Installments.split(new BigDecimal("129.90"), 12);
        System.out.println(shares.get(0) + " " + shares.get(6));
        var first = LocalDate.of(2027, 1, 31);
        var three = new Schedule.OccurrencesOptions().agendamentoNumero(3L);
        var dates = Schedule.occurrences(first, Frequency.Monthly.INSTANCE, Repetition.Count.INSTANCE, three);
        System.out.println(dates.get(0) + " " + dates.get(1) + " " + dates.get(2));
        System.out.println(Sale.query().where(SaleFields.valorVenda.gte(new BigDecimal("100"))).build());
        var value = Item.builder()
            .idServico(10L)
            .valor(new BigDecimal("33.33"))
            .qtd(new BigDecimal("1.5"))
            .total(new BigDecimal("49.99"))
            .build();
        var issue = value.validate(WriteOperation.INSERT).getIssues().get(0);
        System.out.println(issue.getPath() + " " + issue.getCode().getText());
    }
}
// end readme
