import com.fasterxml.jackson.databind.JsonNode;
import dev.lastro.*;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Runs the steps of one billing day on the data of a fixture. It validates a contract as the service returns it, and computes its
 * totals, its installments and its dates. Then it builds a list query, verifies a webhook, and processes a customer, a late boleto,
 * its receipt, the next sale and a Pix code. The method `of` returns one line per step: its name, a tab, its result.
 */
class BillingDay {
    private final List<String> lines = new ArrayList<>();

    static List<String> of(JsonNode fixture) throws LastroException {
        var day = new BillingDay();
        day.contract(fixture);
        return day.lines;
    }

    private void say(String step, Object... result) {
        lines.add(step + "\t" + Arrays.stream(result).map(String::valueOf).collect(Collectors.joining()));
    }

    private static String told(List<LastroIssue> issues) {
        return issues.stream().map(issue -> issue.getPath() + " " + issue.getCode().getText()).collect(Collectors.joining("; "));
    }

    private static String shown(Installment one) {
        return one.getParcela() + " " + one.getDataVencimento() + " " + one.getValor();
    }

    private void contract(JsonNode fixture) throws LastroException {
        var decoded = Sale.decode(fixture.get("contract_json").textValue());
        var contract = decoded.getValue();
        var weight = contract.getExtra().stream().filter(member -> member.getName().equals("custom_peso")).findFirst().orElseThrow().getJson();
        say("decode", decoded.getIssues().size(), " issues, ", contract.getItens().size(), " items, ", contract.getCliente(), ", custom_peso ", weight);

        var checked = contract.validate(WriteOperation.INSERT).getIssues();
        say("validate", checked.stream().map(issue -> issue.getSeverity().getText() + " " + told(List.of(issue))).collect(Collectors.joining("; ")));

        var totals = contract.totals();
        say("totals", totals.getItens(), " - ", totals.getDesconto(), " = ", totals.getTotal(), ", installments ", totals.getParcelas(), ", difference ", totals.getDifference());

        var first = contract.getAgendamentoData();
        var plan = Installments.plan(totals.getTotal(), 12, first);
        say("installments", plan.stream().map(BillingDay::shown).collect(Collectors.joining("; ")));

        var numbered = new Schedule.OccurrencesOptions().agendamentoNumero(contract.getAgendamentoNumero());
        var dates = Schedule.occurrences(first, contract.getAgendamentoFrequencia(), contract.getAgendamentoRepetir(), numbered);
        say("schedule", dates.stream().map(LocalDate::toString).collect(Collectors.joining(" ")));

        var query = Sale.query()
            .where(SaleFields.agendamentoData.between(LocalDate.of(2027, 1, 1), LocalDate.of(2027, 1, 31)))
            .where(SaleFields.valorVenda.gte(new BigDecimal("100")))
            .where(SaleFields.discriminacao.contains("manutenção, 50% & mais"))
            .sort(SaleFields.valorVenda.desc())
            .sort(SaleFields.id.asc())
            .limit(50);
        say("query", query.build());

        var hook = fixture.get("webhook");
        var limits = new Webhook.VerifyOptions()
            .now(Instant.ofEpochSecond(hook.get("now").longValue()))
            .tolerance(Duration.ofSeconds(hook.get("tolerance_s").longValue()));
        var body = hook.get("body").textValue().getBytes(StandardCharsets.UTF_8);
        var judged = Webhook.verify(List.of(new Concealed(hook.get("secret").textValue())), body, limits);
        if (judged instanceof Verification.Genuine genuine) {
            say("webhook", "ok ", genuine.getEvent().getEndpoint(), " ", genuine.getEvent().getOperation(), " ", genuine.getDedupeKey());
        } else {
            say("webhook", judged.getVerdict().getText());
        }

        var found = Customer.decode(fixture.get("customer_json").textValue());
        var known = found.getValue();
        var sound = known.validate(WriteOperation.UPDATE).getIssues().stream().map(issue -> issue.getCode().getText());
        var moved = known.updateBody(known.toBuilder().bairro("Bela Vista").estado(null).build());
        say("customer", found.getIssues().size(), " issues, ", sound.collect(Collectors.joining(" ")), " ", known.getCnpj(), ", update ", moved);

        late(Sale.decode(fixture.get("late_sale_json").textValue()).getValue(), known, contract);
        versionOne(fixture);
    }

    private void late(Sale late, Customer known, Sale contract) throws LastroException {
        var owed = late.getParcelas().get(0);
        var settledOn = LocalDate.of(2026, 2, 19);
        var days = Boleto.daysLate(owed.getDataVencimento(), settledOn);
        var charges = Boleto.lateCharges(owed.getValor(), new BigDecimal(2), new BigDecimal(1), days);
        say("late boleto", "payable ", BankCalendar.nextBusinessDay(owed.getDataVencimento()), ", ", days, " days, ",
            charges.getMultaTotal(), " + ", charges.getJurosMensalTotal(), ", ", charges.getValorNovo());
        say("update", Boleto.updateBody(owed, settledOn, LocalDate.of(2026, 2, 18), new BigDecimal(2), new BigDecimal(1)));

        var paid = Receipt.builder().dataRecebimento(settledOn).idParcela(owed.getId()).build();
        var objections = paid.validate(late).getIssues();
        var settled = late.confirmReceipt(paid);
        var firstPaid = settled.getParcelas().get(0);
        say("receipt", objections.size(), " issues, ", firstPaid.getValorRecebido(), ", status ", firstPaid.getStatus().getCode(),
            ", sale ", settled.getParcelaStatus().getCode());
        next(contract);
        say("pix", Pix.generate("ana@exemplo.com.br", known.getNome().substring(0, 17), known.getCidade(), charges.getValorNovo(), "VENDA501"));
    }

    private void next(Sale contract) throws LastroException {
        var next = Sale.fromContract(contract, 1);
        var due = next.getParcelas().get(0);
        say("next sale", next.getData(), ", sequence ", next.getAgendamentoSequencia(), ", ", next.getItens().size(), " items, ",
            next.getValorVenda(), ", first ", due.getDataVencimento(), " ", due.getValor());
    }

    /** Version 1 of the service: reads a form, validates it, finds fields that the invoice locks, and converts the sale to version 2. */
    private void versionOne(JsonNode fixture) throws LastroException {
        var form = fixture.get("v1_form").textValue();
        var parameters = V1.Sale.parseParameters(V1.Form.decode(new Concealed(form)));
        var pairs = V1.Sale.parameters(parameters);
        say("v1 form", pairs.size(), " parameters, the same form ", V1.Form.encode(pairs).reveal().equals(form));

        var context = ContextV1.builder().paymentType(PaymentKind.Boleto.INSTANCE).build();
        say("v1 rules", told(parameters.validate(WriteOperation.INSERT, LocalDate.of(2026, 11, 21), context).getIssues()));

        var legacy = V1.Sale.decode(fixture.get("v1_sale_json").textValue()).getValue();
        var locked = legacy.validateUpdate(legacy.toBuilder().desconto(new BigDecimal("1.00")).build());
        say("v1 lock", told(locked.getIssues()), "; ", told(legacy.validateDelete().getIssues()));

        var made = V1.Convert.saleToV2(legacy);
        var report = made.getReport().stream().map(line -> line.getPath() + " " + line.getCode().getText());
        say("v1 to v2", made.getValue().getCliente(), ", status ", made.getValue().getParcelaStatus().getCode(), ", ", report.collect(Collectors.joining("; ")));
    }
}
