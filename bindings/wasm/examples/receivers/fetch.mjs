// A webhook receiver as a function of a Request, for a Cloudflare Worker's `fetch`, a Next.js route's `POST`, Deno.serve or Bun.serve.
//
// Do not call request.json(): it parses the body, and a body can be read only once. Call arrayBuffer(), and parse the bytes after the
// verification.
//
// Cloudflare does not compile wasm at run time, so use `lastro/webhook/slim` there:
// `import wasm from "lastro/webhook.wasm"; await init(wasm);`
import { verify } from "lastro/webhook";

export function receiver({ secret, seen, handle }) {
  return async function POST(request) {
    if (request.method !== "POST") return new Response(null, { status: 405 });
    const body = await request.arrayBuffer();
    const now = Math.floor(Date.now() / 1000);
    const judged = await verify({ body, secret, now, tolerance_s: 7 * 24 * 3600 });
    if (judged.verdict !== "ok") return Response.json({ refused: judged.verdict }, { status: 401 });
    if (!seen.has(judged.dedupe_key)) {
      await handle(judged.event, new Uint8Array(body));
      seen.add(judged.dedupe_key);
    }
    return new Response(null, { status: 204 });
  };
}
