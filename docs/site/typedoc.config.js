// The configuration with which TypeDoc generates the reference of the npm package, one page per entry.

import { readFileSync } from "node:fs";

const npm = "../../bindings/wasm/npm";
const { exports } = JSON.parse(readFileSync(new URL(`${npm}/package.json`, import.meta.url), "utf8"));

/** @type {import("typedoc").TypeDocOptions} */
export default {
  name: "lastro for JavaScript",
  entryPoints: Object.values(exports).flatMap(({ import: entry }) => (entry ? [`${npm}/${entry.types}`] : [])),
  plugin: ["./typedoc-entries.js"],
  // the site already has the package's README.md as a page
  readme: "none",
  githubPages: false,
  // the declarations are build results, so there are no source files in the repository to link to
  disableSources: true,
  // types that only help to declare other types
  intentionallyNotExported: ["Text", "Scalar", "ArgumentsOf", "InputOf"],
  treatWarningsAsErrors: true,
};
