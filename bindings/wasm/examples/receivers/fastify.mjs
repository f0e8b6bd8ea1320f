// A webhook receiver with Fastify. By default Fastify parses JSON before the handler runs, and the signed bytes are lost. A content
// type parser that returns the buffer keeps them. Register it in a plugin, so that it applies only to the plugin's routes.
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
