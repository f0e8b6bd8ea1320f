// The configuration with which TypeDoc generates the reference of the npm packages, one page per entry.

import { readFileSync } from "node:fs";

/** The type declarations of a package's entries. */
function types(folder) {
  const npm = `../../bindings/wasm/${folder}`;
  const { exports } = JSON.parse(readFileSync(new URL(`${npm}/package.json`, import.meta.url), "utf8"));
  const files = Object.values(exports).map((entry) => entry.import?.types ?? entry.types);
  return files.filter((file) => file !== undefined).map((file) => `${npm}/${file}`);
}

/** @type {import("typedoc").TypeDocOptions} */
export default {
  name: "lastro for JavaScript",
  entryPoints: ["npm", "npm-twin"].flatMap(types),
  plugin: ["./typedoc-entries.js"],
  // the site already has the packages' README.md as pages
  readme: "none",
  githubPages: false,
  // the declarations are build results, so there are no source files in the repository to link to
  disableSources: true,
  treatWarningsAsErrors: true,
};
