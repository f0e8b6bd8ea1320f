import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.lastro.*;
import dev.lastro.client.*;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testcontainers.containers.GenericContainer;
import org.testcontainers.containers.wait.strategy.Wait;

/**
 * A test with the twin in a container, using Testcontainers and JUnit. On machines without Docker, set the environment variable LASTRO to
 * the path of the program `lastro`: the test then runs this program instead of the container.
 */
class TwinTest {
    private static final String KEY = "chave-dos-testes-com-container";
    private static final String TOKEN = "token-dos-testes-com-container";
    private static final List<String> WORDS = List.of("--memory", "--key", KEY, "--token", TOKEN);

    private static GenericContainer<?> container;
    private static Process process;
    private static String address;

    @BeforeAll
    static void start() throws Exception {
        var program = System.getenv("LASTRO");
        if (program != null) {
            var words = new ArrayList<>(List.of(program, "serve", "--port", "0"));
            words.addAll(WORDS);
            process = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start();
            address = new BufferedReader(new InputStreamReader(process.getInputStream())).readLine().replace("listening on ", "");
            return;
        }
        // by default the image that `docker build --tag lastro .` builds from this repository's Dockerfile
        var image = System.getenv().getOrDefault("LASTRO_IMAGE", "lastro");
        container = new GenericContainer<>(image)
            .withCommand(WORDS.toArray(String[]::new))
            .withExposedPorts(8130)
            .waitingFor(Wait.forHttp("/_twin/health").forStatusCode(200));
        container.start();
        address = "http://" + container.getHost() + ":" + container.getMappedPort(8130);
    }

    @AfterAll
    static void stop() {
        if (container != null) container.stop();
        if (process != null) process.destroy();
    }

    @Test
    void customersAreThereAndTheClockMoves() throws Exception {
        try (var client = new BlockingLastroClient(address, new Concealed(KEY), new ClientOptions())) {
            client.customers.insert(Customer.builder().tipo(PersonKind.Individual.INSTANCE).nome("Ana Souza").build());
            client.services.insert(Service.builder().nome("Aula").valor(new BigDecimal("129.90")).build());
            var names = new ArrayList<String>();
            for (var customer : client.customers.list()) names.add(customer.getNome());
            assertEquals(List.of("Ana Souza"), names);
        }
        var body = HttpRequest.BodyPublishers.ofString("{\"to\": \"2027-02-01T09:00:00-03:00\"}");
        var advance = HttpRequest.newBuilder(URI.create(address + "/_twin/advance")).header("Authorization", "Bearer " + TOKEN).POST(body).build();
        assertEquals(200, HttpClient.newHttpClient().send(advance, HttpResponse.BodyHandlers.ofString()).statusCode());
    }
}
