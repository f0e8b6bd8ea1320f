import { Twin, LastroError } from "lastro/twin";
import { http } from "msw";
import { setupServer } from "msw/node";
const twin = new Twin({ seed: 3, now: new Date("2027-01-01T12:00:00Z") });
console.log(twin.now(), twin.policies().length);
const headers = { Authorization: "Basic " + btoa("key:") };
const r = await twin.fetch("https://x.example/api/v2/servicos/", { method: "POST", headers: {...headers, "Content-Type": "application/json"}, body: JSON.stringify({ nome: "Aula", valor: 10 }) });
console.log(r.status, r.url, [...r.headers], await r.text());
console.log(new TextDecoder().decode(twin.handle({ url: "/api/v2/servicos/", headers }).response.body));
try { new Twin({ polices: {} }); } catch (e) { console.log(e instanceof LastroError, e.message, e.issues); }
try { twin.handle({ url: "/", at: "x" }); } catch (e) { console.log(e instanceof LastroError, e.message); }
const fork = twin.fork();
const server = setupServer(...fork.handlers(http, "http://127.0.0.1:9999"));
server.listen({ onUnhandledRequest: "error" });
const m = await fetch("http://127.0.0.1:9999/api/v2/servicos/?_limit=1", { headers });
console.log(m.status, await m.json());
server.close();
