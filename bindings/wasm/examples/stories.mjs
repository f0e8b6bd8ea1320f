// Reads calls from FILE, one per line. Makes each call to a server with the client, and prints its outcome:
//
//   node stories.mjs BASE_URL FILE [RECORDING]
//
// Every language has such a program; the test `crates/cli/tests/stories.rs` compares what they print. The columns of a line are
// separated by tabs. For a call of version 1 of the service, the column `query` is a number of records per page, and the column
// `record` is a form.
import { readFileSync } from "node:fs";
import * as v2 from "lastro/client";
import * as v1 from "lastro/client/v1";
import { Recording } from "lastro/record";
import { toFile } from "lastro/record/file";

const [base_url, file, recorded] = process.argv.slice(2);
const recording = recorded === undefined ? null : new Recording(toFile(recorded));
const fetch = recording?.around();
// for each operation of version 1 that takes a record: the area that converts the record to form parameters
const AREAS = { "customers.insert": "customer", "customers.update": "customer", "services.insert": "service", "sales.insert": "sale" };
Object.assign(AREAS, { "sales.confirm_receipt": "receipt", "sales.update_boleto": "boletoUpdate" });
const camel = (snake) => snake.replace(/_(.)/g, (_, letter) => letter.toUpperCase());

/** Runs a call. Returns a line that describes its outcome. */
async function ended(call, { ExchangeError, LastroError }) {
  try {
    const value = await call();
    if (value?.pages === undefined) return { line: `done ${value?.id ?? "-"}` };
    const ids = [];
    let end = null;
    for await (const page of value.pages()) {
      ids.push(...page.items.map(({ id }) => id));
      end = page.end;
    }
    return { line: [end ?? "-", ...ids].join(" ") };
  } catch (error) {
    if (error instanceof LastroError) return { line: ["invalid", ...error.issues.map(({ path }) => path)].join(" ") };
    if (!(error instanceof ExchangeError)) throw error;
    const { kind, carried_out, api_error, state } = error;
    return { line: `${kind} ${carried_out} ${api_error?.code ?? "-"}`, state };
  }
}

for (const story of readFileSync(file, "utf8").split("\n").filter((line) => line !== "")) {
  const [seed, named, key, query, record, original, ...settings] = story.split("\t");
  const operation = named.replace(/^v1\./, "");
  const entry = operation === named ? v2 : v1;
  const [look_before, per_second, settled_after_ms] = settings.map((text) => (text === "" ? undefined : JSON.parse(text)));
  let now = 1_800_000_000_000;
  const clock = { now: () => now, wait: async (ms) => void (now += ms) };
  const given = { base_url, api_key: "chave-para-testes", allow_http: true, look_before, per_second, settled_after_ms };
  const client = new entry.Client(given, { fetch, clock });
  const [area, name] = operation.split(".").map(camel);
  const values = [key, record, query].filter((value) => value !== "");
  if (entry === v1 && record !== "") values.splice(-1, 1, v1[AREAS[operation]].parseParameters({ form: record }));
  if (entry === v1 && query !== "") values.splice(-1, 1, { limite: Number(query) });
  const options = original === "" ? {} : { original };
  const call = (more) => () => client[area][name](...values, { ...options, ...more });
  const { line, state = null } = await ended(call({}), entry);
  const again = state === null ? "" : `; again: ${(await ended(call({ state }), entry)).line}`;
  console.log(`${seed} ${line}${again}`);
}
await recording?.end();
