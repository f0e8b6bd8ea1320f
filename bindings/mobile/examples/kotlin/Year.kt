package dev.lastro

import com.fasterxml.jackson.databind.JsonNode
import java.io.File
import java.time.Duration
import java.time.OffsetDateTime

/**
 * Simulates a year of an account on a twin, the simulation of the service: runs the steps of a fixture, and delivers every webhook at
 * its point in time. Prints one line per result: its name, a tab, the result.
 */
fun year(path: String) {
    val fixture = JSON.readTree(File(path))
    fun JsonNode.text(name: String) = path(name).asText("")
    fun say(name: String, result: String) = println("$name\t$result")

    val webhookSecret = Concealed(fixture.text("secret"))
    val config = twinConfig {
        seed = 2027
        now = OffsetDateTime.parse("2027-01-01T09:00:00-03:00")
        keys = listOf(twinApiKey { key = Concealed("chave-da-conta") })
        subscriptions = listOf(twinSubscription { url = "https://cliente.example/avisos"; secret = webhookSecret })
        paymentMethods = listOf(paymentMethod { id = 1; nome = "Boleto"; tipo = PaymentKind.Boleto })
    }
    Twin(config).use { twin ->
        val headers = listOf(TwinHeader("Authorization", fixture.text("authorization")))
        fun send(step: JsonNode) =
            twin.handle(step.text("method"), step.text("target"), headers, step.text("body").toByteArray()).response!!

        // Takes the pending webhooks, verifies each as a receiver would, and reports to the twin that it was accepted.
        val verdicts = mutableListOf<Verdict>()
        fun deliver() {
            val now = twin.now().toInstant()
            for (notice in twin.takeEffects()) {
                verdicts += Webhook.verify(listOf(webhookSecret), notice.body.toByteArray(), now = now, tolerance = Duration.ofMinutes(5)).verdict
                twin.report(notice.delivery, 200)
            }
        }

        // Moves the clock by one item of due work at a time, so that the item's webhooks are delivered before the next item.
        fun advance(to: OffsetDateTime) {
            do {
                val reached = twin.advance(to, budget = 1).reached
                deliver()
            } while (!reached)
        }

        val statuses = mutableListOf<Int>()
        for (step in fixture.get("steps")) {
            if (step.has("advance")) {
                advance(OffsetDateTime.parse(step.text("advance")))
            } else {
                statuses += send(step).status
                deliver()
            }
        }
        say("year requests", "${statuses.count { it == 200 }} of ${statuses.size} answered 200")

        val sales = SaleListing.decode(String(send(fixture.get("sales")).body)).value.data!!
        say("year sales", "${sales.size}: ${sales.joinToString(" ") { "${it.data}" }}")
        fun count(state: InstallmentStatus) = sales.count { it.parcelaStatus == state }
        say("year states", "${count(InstallmentStatus.Paid)} paid, ${count(InstallmentStatus.Overdue)} overdue")
        say("year webhooks", "${verdicts.count { it == Verdict.OK }} of ${verdicts.size} verified")
        say("year snapshot", twin.snapshot().sha256.take(16))
    }
}
