// Benchmarks that verify a signed webhook event, with and without reading its record. Every contender must accept an unchanged
// body, and reject a body with a changed digit.
import { rejects } from "node:assert/strict";
import { createHmac, timingSafeEqual } from "node:crypto";
import * as webhook from "lastro/webhook";
import { Webhook } from "standardwebhooks";
import Stripe from "stripe";
import { edited, fixture, inputs, kilobytes, work } from "./harness.mjs";
import { lastro, ours } from "./ours.mjs";

const { secret, now, tolerance_s, note, shortest_numbers } = inputs.webhook;
const noted = ["{", `{"custom_observacao":${JSON.stringify(note)},`];
const data = edited(fixture.contract_json, [noted, ...shortest_numbers]);
const sent = lastro.webhook.sign({ endpoint: "vendas", operation: "insert", data, timestamp: now, secret, flavour: "php" });
const forged = edited(sent, [["389.9", "389.8"]]);

const stripe = new Stripe("sk_test_unused");
const stripeHeader = stripe.webhooks.generateTestHeaderString({ payload: sent, secret, timestamp: now });
const standard = new Webhook(Buffer.from(secret).toString("base64"));
const sentAt = new Date();
const standardHeaders = {
  "webhook-id": "msg_1",
  "webhook-timestamp": String(Math.floor(sentAt / 1000)),
  "webhook-signature": standard.sign("msg_1", sentAt, sent),
};

/** Verifies a body by hand: removes the signature from it, serializes it again as PHP's `json_encode` does, and compares HMACs. */
function byHand(body) {
  const { header: { signature, ...header }, data } = JSON.parse(body);
  const signed = JSON.stringify({ header, data })
    .replaceAll("/", "\\/")
    .replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const expected = createHmac("sha256", secret).update(signed).digest();
  const claimed = Buffer.from(signature[0], "hex");
  const late = now - header.timestamp > tolerance_s;
  if (late || claimed.length !== expected.length || !timingSafeEqual(claimed, expected)) throw new Error("forged");
  return data;
}

const BY_HAND = "refuses a sound body with a number like 389.90";
const THEIR_HEADER = "their own header, over the bytes of the same body";

const AT_HOST = "asynchronous, hashed by Node";

const settings = { secret, now, tolerance_s };
function passed({ verdict }) {
  if (verdict !== "ok") throw new Error(verdict);
  return true;
}
const record = (verification, body) => passed(verification) && JSON.parse(body).data;
const signature = [stripeHeader, secret, tolerance_s, undefined, now * 1000];

const verdicts = {
  ...ours(({ webhook }) => [(body) => passed(webhook.verify({ body, ...settings }))]),
  "lastro/webhook": [async (body) => passed(await webhook.verify({ body, ...settings })), AT_HOST],
  stripe: [(body) => stripe.webhooks.signature.verifyHeader(body, ...signature), THEIR_HEADER],
  standardwebhooks: [(body) => standard.verify(body, standardHeaders) !== null, THEIR_HEADER],
  "by hand": [(body) => byHand(body) !== null, BY_HAND],
};
const events = {
  ...ours(({ webhook }) => [(body) => record(webhook.verify({ body, ...settings }), body)]),
  "lastro/webhook": [async (body) => record(await webhook.verify({ body, ...settings }), body), AT_HOST],
  stripe: [(body) => stripe.webhooks.constructEvent(body, ...signature).data, THEIR_HEADER],
  standardwebhooks: [(body) => standard.verify(body, standardHeaders).data, THEIR_HEADER],
  "by hand": [byHand, BY_HAND],
};

async function judged(name, wanted, judges) {
  for (const [who, [judge]] of Object.entries(judges)) {
    await rejects(async () => judge(forged), `${who} takes a forged body`);
  }
  const same = (answer) => answer;
  const contenders = Object.entries(judges).map(([who, [judge, note]]) => [who, [() => judge(sent), same, note]]);
  await work(name, kilobytes(sent), wanted, Object.fromEntries(contenders));
}
await judged("webhook.verify", true, verdicts);
await judged("webhook.read", JSON.parse(data), events);
