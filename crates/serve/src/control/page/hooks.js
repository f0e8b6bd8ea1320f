async function drawSubscriptions() {
  const found = await call("GET", "subscriptions");
  rows("subscriptions", found.map((subscription) => el("tr", [
    el("td", subscription.url, { class: "long" }),
    el("td", subscription.endpoints?.join(", ") ?? "all"),
    el("td", subscription.operations?.join(", ") ?? "all"),
    el("td", subscription.receivable ? "yes" : "no: only http to this machine or to an allowed host"),
    el("td", button("Remove", `Remove subscription ${subscription.index}, ${subscription.url}`, async () => {
      await call("DELETE", `subscriptions/${subscription.index}`);
      await draw();
    })),
  ])));
}

async function drawDeliveries() {
  const from = Math.max(1, state.records.delivery - PAGE + 1);
  const found = await call("GET", `deliveries?from=${from}&limit=${PAGE}`);
  rows("deliveries", found.reverse().map((delivery) => {
    const likely = delivery.explanation?.likely ?? "no such subscription";
    const fits = likely === "nothing";
    const mark = el("span", fits ? "valid" : likely.replaceAll("_", " "), { class: fits ? "good" : "bad" });
    const again = button("Send again", `Send again: delivery ${delivery.id}`, async () => {
      await call("POST", `deliveries/${delivery.id}/send`);
      await draw();
    });
    again.disabled = ["waiting", "sending"].includes(delivery.status);
    return el("tr", [
      el("td", String(delivery.id), { class: "number" }),
      el("td", `${delivery.endpoint} ${delivery.record} ${delivery.operation}`),
      el("td", delivery.url, { class: "long" }),
      el("td", delivery.status),
      el("td", String(delivery.attempts.length), { class: "number" }),
      el("td", opened(`delivery-${delivery.id}`, mark, delivery), { class: "long" }),
      el("td", again),
    ]);
  }));
}

VIEWS.webhooks = () => Promise.all([drawSubscriptions(), drawDeliveries()]);

/** The comma-separated names in a string; null if there are none. */
function names(text) {
  const found = text.split(",").map((name) => name.trim()).filter((name) => name !== "");
  return found.length === 0 ? null : found;
}

at("subscribe").addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(async () => {
    const [endpoints, operations] = ["endpoints", "operations"].map((id) => names(at(id).value));
    await call("POST", "subscriptions", JSON.stringify({ url: at("url").value, secret: at("secret").value, endpoints, operations }));
    at("subscribe").reset();
    await draw();
  });
});
