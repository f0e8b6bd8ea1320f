// Compares `lastro serve` with other test servers, one after the other, under the same load. Prints lines of JSON: the description
// of each server, each figure, and the reason for each server that could not be measured.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { served } from "./process.mjs";
import { lastro, servers } from "./servers.mjs";
import { delivered } from "./webhooks.mjs";

const text = { type: "string" };
const { values: given } = parseArgs({
  options: {
    lastro: text, // path of the command `lastro`
    oha: text, // path of the load generator
    python: text, // path of a Python in which localstripe is installed
    "no-npm": text, // the reason why the npm packages could not be installed
    "no-pip": text, // the reason why the Python packages could not be installed
    folder: text, // folder for databases; it must be on a disk, not in memory
    seconds: text, // duration of each run of the load generator
    sales: text, // number of sales in the database of --many
    many: text, // path of a database with many sales, to measure the start of a server with it
  },
});
/** Requests per second while the latency is measured. Most servers can sustain this rate. */
const RATE = 2000;
const CONNECTIONS = 64;
/** Number of records that each server has. */
const records = 1000;
/** Number of webhooks whose delivery is timed. */
const webhooks = 2000 * Number(given.seconds);

const say = (line) => console.log(JSON.stringify(line));

/** Runs oha and returns its report. All requests must succeed. */
async function load(url, { headers = {}, method = "GET", body, requests, rate }) {
  const words = ["--no-tui", "--output-format", "json", "-c", String(CONNECTIONS), "-m", method];
  // `-w` waits for pending requests: without it, a server that takes several seconds per response would have no results
  words.push(...(requests ? ["-n", String(requests)] : ["-z", `${given.seconds}s`, "-w"]));
  if (rate) words.push("-q", String(rate), "--latency-correction");
  for (const [name, value] of Object.entries(headers)) words.push("-H", `${name}: ${value}`);
  if (body) words.push("-d", body);
  const report = JSON.parse(await output(given.oha, [...words, url]));
  const answers = { ...report.statusCodeDistribution, ...report.errorDistribution };
  const sound = Object.keys(answers).every((answer) => /^2\d\d$/.test(answer));
  if (!sound || Object.keys(answers).length === 0) throw new Error(`${method} ${url}: ${JSON.stringify(answers)}`);
  return { perSecond: report.summary.requestsPerSec, p99: report.latencyPercentiles.p99 * 1000 };
}

/** Runs a program and returns its output. Asynchronous, so that this process can read the output of the servers meanwhile. */
function output(program, words) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ["ignore", "pipe", "inherit"] });
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (more) => (printed += more));
    child.once("error", reject);
    child.once("close", (code) => (code === 0 ? resolve(printed) : reject(new Error(`${program} ended with ${code}`))));
  });
}

async function measure(server, folder) {
  const who = server.name;
  await served(server.start, folder, async (base, ready) => {
    say({ work: "first response", who, value: ready, unit: "ms" });
    const { headers, requests } = server;
    const one = await server.load(base);
    await agrees(server, base, one);
    for (const [work, path] of [["GET one", one], ["GET a list of 100", server.list]]) {
      say({ work, who, value: (await load(base + path, { headers, requests })).perSecond, unit: "/s" });
    }
    const [path, body, type] = server.insert;
    const insert = { method: "POST", body, headers: { ...headers, ...type }, requests };
    say({ work: "POST one", who, value: (await load(base + path, insert)).perSecond, unit: "/s" });
    const { perSecond, p99 } = await load(base + path, { ...insert, rate: RATE });
    const note = perSecond < 0.95 * RATE ? `${Math.round(perSecond)} responses per second` : undefined;
    say({ work: `POST one at ${RATE}/s, p99`, who, value: p99, unit: "ms", note });
  });
}

/** Checks a server before it is timed: the record must exist, and on servers that keep state the list must have a full page. */
async function agrees({ headers, list, listed }, base, one) {
  const get = async (path) => {
    const answer = await fetch(base + path, { headers });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${body.slice(0, 200)}`);
    return JSON.parse(body);
  };
  await get(one);
  const found = await get(list);
  const expected = Math.min(100, records);
  if (listed && listed(found) !== expected) throw new Error(`GET ${list}: ${listed(found)} records, not ${expected}`);
}

const folder = mkdtempSync(join(given.folder, "servers-"));
const missing = { npm: given["no-npm"], pip: given["no-pip"] };
const options = { program: given.lastro, python: given.python, records, folder, missing, shared: {} };
const [sales, seconds] = [given.sales, given.seconds].map(Number);
say({ sales, seconds, connections: CONNECTIONS, records, oha: (await output(given.oha, ["--version"])).trim() });
try {
  for (const server of servers(options)) {
    const { name: who, about } = server;
    say({ who, about });
    try {
      if (server.missing) throw new Error(`installation failed: ${server.missing}`);
      await measure(server, folder);
    } catch (error) {
      // an error of `lastro serve` stops the run; an error of another server is only reported
      if (who.startsWith("lastro")) throw error;
      say({ who, absent: error.message.replace(/\s+/g, " ").slice(0, 300) });
    }
  }
  await served((port) => lastro(given.lastro, port, ["--db", given.many]), folder, (_, ready) => {
    say({ work: "first response with many sales", who: "lastro serve --db", value: ready, unit: "ms" });
  });
  const places = { "lastro serve --memory": ["--memory"], "lastro serve --db": ["--db", join(folder, "webhooks.db")] };
  for (const [who, place] of Object.entries(places)) {
    const { perSecond, expected } = await delivered({ ...options, count: webhooks }, place);
    say({ work: "webhooks, those of one record in order", who, value: perSecond, unit: "/s", note: `${expected} webhooks` });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
