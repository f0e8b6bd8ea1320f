// Compares contenders: lastro and other libraries that do the same work. All must return the same result before they are timed.
import { deepStrictEqual } from "node:assert";
import { readFileSync } from "node:fs";
import { measure } from "mitata";

const ONLY_CHECK = process.argv.includes("--check");
// Maximum number of rounds. Each round times every contender once, with many samples. The median of a contender's fastest round
// counts, to exclude other load on the machine.
const ROUNDS = 11;
// After this time per contender, no new round begins: the times of long runs vary little after a few rounds.
const BUDGET_MS = 500;
// Duration of the warm-up before timing. It is long enough for the optimizing compiler to compile the code.
const WARM_UP_MS = 300;
const TIMING = { min_cpu_time: 20e6, min_samples: 10, batch_samples: 128 };

const json = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
export const inputs = json("../inputs.json");
export const records = json("../records.json");
export const fixture = json("../../tests/fixtures/billing-day.json");

async function warmUp(run) {
  for (const end = performance.now() + WARM_UP_MS; performance.now() < end; ) {
    const result = run();
    if (result instanceof Promise) await result;
  }
}

/**
 * Checks that every contender returns `wanted`, then times all of them. A contender is a function, or a list `[run, answer, note]`: `run`
 * is the function that is timed, `answer` converts its result to a common form, and `note` says how its work differs from that of the
 * others. `size` describes the size of the input.
 */
export async function work(name, size, wanted, contenders) {
  const all = Object.entries(contenders).map(([who, given]) => {
    const [run, answer = (result) => result, note] = [given].flat();
    return { who, run, answer, note, rounds: [] };
  });
  for (const { who, run, answer } of all) {
    deepStrictEqual(answer(await run()), wanted, `${name}: ${who} answers something else`);
  }
  for (const { run } of ONLY_CHECK ? [] : all) await warmUp(run);
  const end = performance.now() + BUDGET_MS * all.length;
  for (let round = 0; round < ROUNDS && !ONLY_CHECK && (round < 2 || performance.now() < end); round++) {
    for (const { run, rounds } of all) rounds.push((await measure(run, TIMING)).p50);
  }
  for (const { who, note, rounds } of all) {
    console.log(JSON.stringify({ work: name, size, who, language: "JavaScript", ns: Math.min(...rounds), note }));
  }
}

export const kilobytes = (text) => `${(Buffer.byteLength(text) / 1000).toFixed(1)} KB`;

/** Replaces parts of a text. Throws if a part is missing. */
export function edited(text, edits) {
  return edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${from} is not in the text`);
    return text.replace(from, to);
  }, text);
}
