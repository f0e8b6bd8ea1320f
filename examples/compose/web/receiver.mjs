// A receiver of webhook notifications. POST /webhook accepts signed notifications, and GET /events lists them.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { verify } from "lastro/webhook";

const secret = readFileSync(process.env.LASTRO_WEBHOOK_SECRET_FILE, "utf8").trim();
const events = [];
const seen = new Set();

/** Verifies a body and stores its event. Returns the status of the response. The body must be the bytes as received, not parsed JSON. */
async function take(body) {
  const judged = await verify({ body, secret, now: Math.floor(Date.now() / 1000), tolerance_s: 7 * 24 * 3600 });
  if (judged.verdict !== "ok") return 401;
  if (!seen.has(judged.dedupe_key)) {
    const { entity, operation } = judged.event;
    events.push({ entity, operation });
    console.log(`${entity} ${operation}`);
    seen.add(judged.dedupe_key);
  }
  return 204;
}

const server = createServer(async (request, response) => {
  if (request.method === "POST" && request.url === "/webhook") response.writeHead(await take(await buffer(request))).end();
  else if (request.url === "/events") response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(events));
  else response.writeHead(404).end();
});
server.listen(Number(process.env.PORT ?? 3000), process.env.HOST, () => console.log(`receiver on port ${server.address().port}`));
