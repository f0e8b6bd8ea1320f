// A receiver on Fastify. The pitfall: its JSON parser runs first, and the raw bytes are lost. A content type parser that
// returns the buffer keeps them; registered in a plugin, it applies only to these routes.
import Fastify from "fastify";
import { verify } from "lastro/webhook";

export function receiver({ secret, seen, handle }) {
  const app = Fastify({ bodyLimit: 16 * 1024 * 1024 });
  app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers();
    hooks.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    hooks.post("/webhook", async (request, reply) => {
      const now = Math.floor(Date.now() / 1000);
      const judged = await verify({ body: request.body ?? "", secret, now, tolerance_s: 7 * 24 * 3600 });
      if (judged.verdict !== "ok") return reply.code(401).send({ refused: judged.verdict });
      if (!seen.has(judged.dedupe_key)) {
        await handle(judged.event, request.body);
        seen.add(judged.dedupe_key);
      }
      return reply.code(204).send();
    });
  });
  return app;
}
