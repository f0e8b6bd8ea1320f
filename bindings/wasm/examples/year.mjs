// Simulates a year of an account on a twin, the simulation of the service: runs the steps of a fixture, and delivers every webhook at
// its point in time. Prints one line per result: its name, a tab, the result.
import { readFileSync } from "node:fs";
import { InstallmentStatus, saleListing, webhook } from "lastro";
import { Twin } from "lastro-twin";

const fixture = JSON.parse(readFileSync(process.argv[2], "utf8"));
const say = (name, result) => console.log(`${name}\t${result}`);

const twin = new Twin(JSON.parse(fixture.config_json));
const headers = { Authorization: fixture.authorization };
const send = ({ method, target, body }) => twin.handle({ method, url: target, headers, body }).response;

// Takes the pending webhooks, verifies each as a receiver would, and reports to the twin that the receiver accepted it.
const verdicts = [];
function deliver() {
  const now = Date.parse(twin.now()) / 1000;
  for (const { delivery, body } of twin.takeEffects()) {
    const bytes = new TextEncoder().encode(body);
    verdicts.push(webhook.verify({ secret: fixture.secret, body: bytes, now, tolerance_s: 300 }).verdict);
    twin.report(delivery, 200);
  }
}

// Moves the clock to `to`. The twin does one item of work at a time, such as a contract's next sale, and the webhooks of the item are
// delivered before the next item.
function advance(to) {
  for (let reached = false; !reached; deliver()) reached = twin.advance(to, { budget: 1 }).reached;
}

const statuses = [];
for (const step of fixture.steps) {
  if (step.advance) {
    advance(step.advance);
  } else {
    statuses.push(send(step).status);
    deliver();
  }
}
say("year requests", `${statuses.filter((status) => status === 200).length} of ${statuses.length} answered 200`);

const sales = saleListing.decode({ json: new TextDecoder().decode(send(fixture.sales).body) }).value.data;
say("year sales", `${sales.length}: ${sales.map((one) => one.data).join(" ")}`);
const count = (state) => sales.filter((one) => one.parcela_status === state).length;
say("year states", `${count(InstallmentStatus.PAID)} paid, ${count(InstallmentStatus.OVERDUE)} overdue`);
say("year webhooks", `${verdicts.filter((verdict) => verdict === "ok").length} of ${verdicts.length} verified`);
say("year snapshot", twin.snapshot().sha256.slice(0, 16));
