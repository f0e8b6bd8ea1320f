package dev.lastro

import com.sun.net.httpserver.HttpServer
import java.net.InetSocketAddress
import java.time.Duration
import java.time.Instant

/**
 * A receiver on the JDK's own server. The pitfall: a reader decodes the bytes with some character set, and a JSON library
 * changes `10.0`, escapes and order. Take the raw bytes (in Ktor `call.receive<ByteArray>()`, in Spring `@RequestBody body:
 * ByteArray`) and parse them after the verification.
 */
fun receiver(secret: Concealed, seen: MutableSet<String>, handle: (WebhookEvent, ByteArray) -> Unit): HttpServer {
    val server = HttpServer.create(InetSocketAddress("127.0.0.1", 0), 0)
    server.createContext("/webhook") { exchange ->
        exchange.use {
            val body = exchange.requestBody.readBytes()
            val judged = Webhook.verify(listOf(secret), body, now = Instant.now(), tolerance = Duration.ofDays(7))
            val key = (judged as? Verification.Genuine)?.dedupeKey
            if (key == null) {
                val refusal = """{"refused":"${judged.verdict.name.lowercase()}"}""".toByteArray()
                exchange.sendResponseHeaders(401, refusal.size.toLong())
                exchange.responseBody.write(refusal)
            } else {
                // a delivery may arrive twice; store its key only after it was handled, so that a failed one is repeated
                if (key !in seen) {
                    handle(Webhook.event(body), body)
                    seen.add(key)
                }
                exchange.sendResponseHeaders(204, -1)
            }
        }
    }
    return server
}
