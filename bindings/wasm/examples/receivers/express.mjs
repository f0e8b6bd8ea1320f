// A webhook receiver with Express. Do not use express.json() for this route: it parses the body, and JSON.stringify of the result may
// give other bytes than those that were signed. Use express.raw(), before any other body parser.
import express from "express";
import { verify } from "lastro/webhook";

export function receiver({ secret, seen, handle }) {
  const app = express();
  app.post("/webhook", express.raw({ type: () => true, limit: "16mb" }), async (request, response) => {
    const now = Math.floor(Date.now() / 1000);
    const judged = await verify({ body: request.body ?? "", secret, now, tolerance_s: 7 * 24 * 3600 });
    if (judged.verdict !== "ok") return response.status(401).json({ refused: judged.verdict });
    // The same event may arrive twice. Store its key only after `handle` has succeeded: if it fails, the service sends the event again.
    if (!seen.has(judged.dedupe_key)) {
      await handle(judged.event, request.body);
      seen.add(judged.dedupe_key);
    }
    response.status(204).end();
  });
  return app;
}
