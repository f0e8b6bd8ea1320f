// Measures the package in Chromium: runs the same calls in Chromium and in Node with the same wasm file, and measures the time
// until the playground is usable. Prints one line of JSON per measurement. With --check, it only compares the results.
import { deepStrictEqual } from "node:assert";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { begin } from "../../web/tests/playground.mjs";

const ONLY_CHECK = process.argv.includes("--check");
const ROUNDS = ONLY_CHECK ? 1 : 9;
const ROUND_MS = ONLY_CHECK ? 0 : 150;
// The factor by which Chromium slows down the CPU. Measurements of page loads commonly use 4.
const THROTTLED = 4;
const LOADS = ONLY_CHECK ? 1 : 5;

const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const { documents, split } = read("../inputs.json");
const { contract_json } = read("../../tests/fixtures/billing-day.json");
const package_ = createRequire(new URL("../../web/package.json", import.meta.url));
const slim = package_.resolve("lastro/slim");
const wasm = readFileSync(package_.resolve("lastro/lastro.wasm"));

const say = (work, who, size, ns, note) => console.log(JSON.stringify({ work, size, who, language: "Browser", ns, note }));

/** Initializes `lastro/slim`, and returns each call's result and its time in nanoseconds. Runs in Node, and in a blank page of Chromium. */
async function calls({ code, wasm, inputs, rounds, roundMs }) {
  const url = typeof process === "undefined" ? URL.createObjectURL(new Blob([code], { type: "text/javascript" })) : code;
  const lastro = await import(url);
  await lastro.init(Uint8Array.from(atob(wasm), (letter) => letter.charCodeAt(0)));
  const { value } = lastro.sale.decode({ json: inputs.contract });
  const works = {
    "browser.cpf": () => lastro.cpf.isValid({ cpf: inputs.cpf }),
    "browser.split": () => lastro.installments.split(inputs.split),
    "browser.check": () => lastro.sale.validate({ value, operation: "insert" }).issues.length,
  };
  const found = {};
  for (const [name, run] of Object.entries(works)) {
    const answer = run();
    let best = Infinity;
    // round 0 is not measured: it warms up the engine
    for (let round = 0; round <= rounds; round++) {
      const start = performance.now();
      let times = 0;
      let end = start;
      do {
        for (let i = 0; i < 100; i++) run();
        times += 100;
        end = performance.now();
      } while (end - start < roundMs);
      if (round > 0) best = Math.min(best, ((end - start) / times) * 1e6);
    }
    found[name] = { answer, ns: best };
  }
  return found;
}

const given = {
  code: `file://${slim}`,
  wasm: wasm.toString("base64"),
  inputs: { cpf: documents.cpf[0], split, contract: contract_json },
  rounds: ROUNDS,
  roundMs: ROUND_MS,
};
const inNode = await calls(given);

const playground = await begin();
try {
  const blank = await playground.browser.newPage();
  const inChromium = await blank.evaluate(calls, { ...given, code: readFileSync(slim, "utf8") });
  await blank.close();
  for (const [work, { answer, ns }] of Object.entries(inChromium)) {
    deepStrictEqual(answer, inNode[work].answer, `${work}: Chromium answers something else`);
    const times = ONLY_CHECK ? [null, null] : [ns, inNode[work].ns];
    say(work, "lastro", "one call", times[0]);
    say(work, "Node", "one call", times[1], "the same file");
  }

  const loads = [];
  for (let load = 0; load < LOADS; load++) {
    // a new context has an empty cache
    const context = await playground.browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLED });
    await page.goto(`${playground.origin}/#/boleto`);
    // waits for the heading: the page renders it only after the wasm module is initialized
    await page.locator("main h1").waitFor();
    const [paint, ready] = await page.evaluate(() => [
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      performance.now(),
    ]);
    if (paint === undefined) throw new Error("nothing was painted");
    loads.push({ paint, ready });
    await context.close();
  }
  const median = (name) => loads.map((load) => load[name]).sort((a, b) => a - b)[Math.floor(LOADS / 2)];
  const note = `median of ${LOADS} loads; engine ready after ${Math.round(median("ready"))} ms`;
  say("browser.paint", "lastro", `processor ${THROTTLED} x slower`, ONLY_CHECK ? null : median("paint") * 1e6, note);
} finally {
  await playground.close();
}
