// A receiver on Express. The pitfall: express.json() parses the body, and JSON.stringify of the result differs from the signed
// bytes. express.raw() keeps the bytes; mount it for this route, before any other body parser.
import express from "express";
import { verify } from "lastro/webhook";

export function receiver({ secret, seen, handle }) {
  const app = express();
  app.post("/webhook", express.raw({ type: () => true, limit: "16mb" }), async (request, response) => {
    const now = Math.floor(Date.now() / 1000);
    const judged = await verify({ body: request.body ?? "", secret, now, tolerance_s: 7 * 24 * 3600 });
    if (judged.verdict !== "ok") return response.status(401).json({ refused: judged.verdict });
    // a delivery may arrive twice; store its key only after it was handled, so that a failed one is repeated
    if (!seen.has(judged.dedupe_key)) {
      await handle(judged.event, request.body);
      seen.add(judged.dedupe_key);
    }
    response.status(204).end();
  });
  return app;
}
