// The reference of the npm package: what each of its entries exports.

import { readFileSync } from "node:fs";

const npm = "../../bindings/wasm/npm";
const { exports } = JSON.parse(readFileSync(new URL(`${npm}/package.json`, import.meta.url), "utf8"));

/** @type {import("typedoc").TypeDocOptions} */
export default {
  name: "lastro for JavaScript",
  entryPoints: Object.values(exports).flatMap(({ import: entry }) => (entry ? [`${npm}/${entry.types}`] : [])),
  plugin: ["./typedoc-entries.js"],
  // the package's page is in the site
  readme: "none",
  githubPages: false,
  // the declarations are built, and stand in no repository
  disableSources: true,
  // helpers of other types, of no use by themselves
  intentionallyNotExported: ["Text", "Scalar", "ArgumentsOf", "InputOf"],
  treatWarningsAsErrors: true,
};
