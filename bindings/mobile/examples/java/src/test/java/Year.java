import com.fasterxml.jackson.databind.JsonNode;
import dev.lastro.*;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Simulates a year of an account on a twin, the simulation of the service: runs the steps of a fixture, and delivers every webhook at
 * its point in time. The method `of` returns one line per result: its name, a tab, the result.
 */
class Year {
    private final Twin twin;
    private final JsonNode fixture;
    private final Concealed secret;
    private final List<Verdict> verdicts = new ArrayList<>();

    private Year(Twin twin, JsonNode fixture) {
        this.twin = twin;
        this.fixture = fixture;
        this.secret = new Concealed(fixture.get("secret").textValue());
    }

    static List<String> of(JsonNode fixture) throws LastroException {
        var secret = new Concealed(fixture.get("secret").textValue());
        var config = TwinConfig.builder()
            .seed(2027L)
            .now(OffsetDateTime.parse("2027-01-01T09:00:00-03:00"))
            .keys(List.of(TwinApiKey.builder().key(new Concealed("chave-da-conta")).build()))
            .subscriptions(List.of(TwinSubscription.builder().url("https://cliente.example/avisos").secret(secret).build()))
            .paymentMethods(List.of(PaymentMethod.builder().id(1L).nome("Boleto").tipo(PaymentKind.Boleto.INSTANCE).build()))
            .build();
        try (var twin = new Twin(config)) {
            return new Year(twin, fixture).lines();
        }
    }

    private TwinResponse send(JsonNode step) throws LastroException {
        var headers = List.of(new TwinHeader("Authorization", fixture.get("authorization").textValue()));
        var body = step.path("body").asText("").getBytes(StandardCharsets.UTF_8);
        return twin.handle(step.get("method").textValue(), step.get("target").textValue(), headers, body).getResponse();
    }

    /** Takes the pending webhooks, verifies each as a receiver would, and reports to the twin that it was accepted. */
    private void deliver() throws LastroException {
        var limits = new Webhook.VerifyOptions().now(twin.now().toInstant()).tolerance(Duration.ofMinutes(5));
        for (var notice : twin.takeEffects()) {
            var body = notice.getBody().getBytes(StandardCharsets.UTF_8);
            verdicts.add(Webhook.verify(List.of(secret), body, limits).getVerdict());
            twin.report(notice.getDelivery(), 200L);
        }
    }

    /** Moves the clock by one item of due work at a time, so that the item's webhooks are delivered before the next item. */
    private void advance(OffsetDateTime to) throws LastroException {
        boolean reached;
        do {
            reached = twin.advance(to, 1L).getReached();
            deliver();
        } while (!reached);
    }

    private List<String> lines() throws LastroException {
        var statuses = new ArrayList<Integer>();
        for (var step : fixture.get("steps")) {
            if (step.has("advance")) {
                advance(OffsetDateTime.parse(step.get("advance").textValue()));
            } else {
                statuses.add(send(step).getStatus());
                deliver();
            }
        }
        var listing = new String(send(fixture.get("sales")).getBody(), StandardCharsets.UTF_8);
        var sales = SaleListing.decode(listing).getValue().getData();
        var days = sales.stream().map(sale -> sale.getData().toString()).collect(Collectors.joining(" "));
        var states = sales.stream().map(Sale::getParcelaStatus).toList();
        var paid = Collections.frequency(states, InstallmentStatus.Paid.INSTANCE);
        var overdue = Collections.frequency(states, InstallmentStatus.Overdue.INSTANCE);
        return List.of(
            "year requests\t" + Collections.frequency(statuses, 200) + " of " + statuses.size() + " answered 200",
            "year sales\t" + sales.size() + ": " + days,
            "year states\t" + paid + " paid, " + overdue + " overdue",
            "year webhooks\t" + Collections.frequency(verdicts, Verdict.OK) + " of " + verdicts.size() + " verified",
            "year snapshot\t" + twin.snapshot().getSha256().substring(0, 16));
    }
}
