package dev.lastro

import com.sun.net.httpserver.HttpServer
import java.net.InetSocketAddress
import java.time.Duration
import java.time.Instant

/**
 * A webhook receiver with the JDK's own HTTP server. The signature is over the raw bytes of the body, so verify these: in Ktor
 * `call.receive<ByteArray>()`, in Spring `@RequestBody body: ByteArray`. A decoded string or parsed JSON may no longer have the same
 * bytes: for example, a JSON library changes `10.0`, escapes and the order of members. Parse the body after the verification.
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
                // The same event may arrive twice. Store its key only after `handle` has succeeded: if it fails, the service sends the event again.
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
