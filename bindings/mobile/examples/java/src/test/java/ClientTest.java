import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.sun.net.httpserver.HttpServer;
import dev.lastro.*;
import dev.lastro.client.*;
import java.math.BigDecimal;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Uses the blocking client from Java, without the optional dependencies on coroutines and OkHttp. */
class ClientTest {
    private static final Concealed KEY = new Concealed("chave-para-testes");

    private final List<String> sent = new ArrayList<>();
    private Twin twin;
    private HttpServer server;
    private BlockingLastroClient client;

    /** Starts a server of the JDK that passes its requests to a twin, the simulation of the service. */
    @BeforeEach
    void start() throws Exception {
        var key = TwinApiKey.builder().key(KEY).build();
        twin = new Twin(TwinConfig.builder().seed(7L).keys(List.of(key)).build());
        server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        server.createContext("/", exchange -> {
            try (exchange) {
                var headers = new ArrayList<TwinHeader>();
                exchange.getRequestHeaders().forEach((name, values) -> values.forEach(value -> headers.add(new TwinHeader(name, value))));
                var body = exchange.getRequestBody().readAllBytes();
                var response = twin.handle(exchange.getRequestMethod(), exchange.getRequestURI().toString(), headers, body).getResponse();
                for (var header : response.getHeaders()) exchange.getResponseHeaders().add(header.getName(), header.getValue());
                exchange.sendResponseHeaders(response.getStatus(), response.getBody().length == 0 ? -1 : response.getBody().length);
                exchange.getResponseBody().write(response.getBody());
            } catch (LastroException wrong) {
                throw new IllegalStateException(wrong);
            }
        });
        server.start();
        ClientListener listener = event -> {
            if (event instanceof ClientEvent.Request request) sent.add(request.getMethod());
        };
        var options = new ClientOptions().timeout(Duration.ofSeconds(10)).lookBefore(false).listener(listener);
        client = new BlockingLastroClient("http://127.0.0.1:" + server.getAddress().getPort(), KEY, options);
    }

    @AfterEach
    void stop() {
        client.close();
        server.stop(0);
        twin.close();
    }

    @Test
    void recordsAreInsertedListedChangedAndDeleted() throws LastroException, ExchangeException {
        var ana = client.customers.insert(Customer.builder().tipo(PersonKind.Individual.INSTANCE).nome("Ana Souza").build());
        client.services.insert(Service.builder().nome("Consultoria").valor(new BigDecimal("129.90")).build());
        var names = new ArrayList<String>();
        for (var customer : client.customers.list(Customer.query().where(CustomerFields.nome.contains("Ana")))) names.add(customer.getNome());
        assertEquals(List.of("Ana Souza"), names);
        assertEquals(List.of(new BigDecimal("129.90")), client.services.list().stream().map(Service::getValor).toList());
        var renamed = client.customers.update(ana.getId(), ana.toBuilder().nome("Ana Lima").build(), ana);
        assertEquals("Ana Lima", renamed.getNome());
        client.customers.delete(ana.getId());
        assertEquals(List.of("POST", "POST", "GET", "GET", "PUT", "DELETE"), sent);
    }

    @Test
    void aListingIsReadByPages() throws LastroException, ExchangeException {
        for (var name : List.of("Ana", "Bia", "Caio")) client.services.insert(Service.builder().nome(name).build());
        var pages = client.services.list("_limit=2").pages();
        var first = pages.next();
        assertEquals(2, first.getItems().size());
        assertEquals(PageEnd.COMPLETE, pages.next().getEnd());
        assertNull(pages.next());
        var rest = client.services.list("", new CallOptions().state(first.getState())).stream().map(Service::getNome).toList();
        assertEquals(List.of("Caio"), rest);
    }

    @Test
    void errorsAreChecked() {
        try {
            client.customers.select(7);
        } catch (ExchangeException.Refused refused) {
            assertEquals(404, refused.getApiError().getCode());
            assertEquals(CarriedOut.NO, refused.getCarriedOut());
        } catch (ExchangeException | LastroException other) {
            throw new AssertionError(other);
        }
        var wrong = assertThrows(LastroException.class, () -> client.customers.insert(Customer.builder().build()));
        assertEquals("record.tipo", wrong.getProblems().get(0).getPath());
        var listing = assertThrows(ListingException.class, () -> client.customers.list("_limit=x").iterator().next());
        assertInstanceOf(LastroException.class, listing.getCause());
    }
}
