// Checks a built site, including the pages of other generators. Every link must lead to an existing file and anchor, no page may load
// anything from another host, and the headings of the project's own pages must not skip a level.
//
// Usage: node check.js FOLDER

import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { parse } from "parse5";

const folder = process.argv[2];
const files = new Set(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1).split(sep).join("/")),
);
const here = "http://site.invalid/";
const isOwn = (file) => !/^reference\/.+\//.test(file);
const problems = [];
const pages = new Map();

// The elements with which a browser loads a file, each with the attribute for its address. A `link` element also loads a file if it has
// one of the relations in LOADING.
const LOADS = { script: "src", img: "src", iframe: "src", source: "srcset", video: "src", audio: "src", embed: "src", object: "data" };
const LOADING = ["stylesheet", "icon", "preload", "modulepreload", "prefetch", "preconnect", "dns-prefetch", "manifest"];

function* elements(node, main = false) {
  for (const child of node.childNodes ?? []) {
    const within = main || child.tagName === "main";
    if (child.tagName) yield [child.tagName, Object.fromEntries(child.attrs.map(({ name, value }) => [name, value])), within];
    yield* elements(child, within);
  }
}

function read(file) {
  const page = { anchors: new Set(), links: [], loads: [], levels: [] };
  for (const [tagName, attributes, main] of elements(parse(readFileSync(join(folder, file), "utf8")))) {
    if (attributes.id) page.anchors.add(attributes.id);
    if (tagName === "a" && attributes.name) page.anchors.add(attributes.name);
    if (tagName === "a" && attributes.href !== undefined) page.links.push(attributes.href);
    if (attributes[LOADS[tagName]]) page.loads.push(attributes[LOADS[tagName]]);
    if (tagName === "link" && attributes.rel.split(" ").some((rel) => LOADING.includes(rel))) page.loads.push(attributes.href);
    if (main && /^h[1-6]$/.test(tagName)) page.levels.push(Number(tagName[1]));
  }
  return page;
}

/** The file and the anchor to which a link in page `from` leads. Undefined for a link to another host. */
function target(from, link) {
  const url = new URL(link, here + from);
  if (!url.href.startsWith(here)) return undefined;
  const path = decodeURIComponent(url.pathname.slice(1));
  return { file: path === "" || path.endsWith("/") ? `${path}index.html` : path, anchor: url.hash.slice(1) };
}

for (const file of files) if (file.endsWith(".html")) pages.set(file, read(file));

for (const [file, { links, loads, levels }] of pages) {
  for (const link of links) {
    const found = target(file, link);
    if (!found) continue;
    if (!files.has(found.file)) problems.push(`${file}: ${link} is not there`);
    // in source code of a reference, an anchor may be a range of lines, which the page's own script handles
    if (found.anchor === "" || /^\d+(-\d+)?$/.test(found.anchor)) continue;
    const anchors = pages.get(found.file)?.anchors;
    // a browser first searches for the anchor as it is written, then for its decoded form
    if (!anchors?.has(found.anchor) && !anchors?.has(decodeURIComponent(found.anchor))) problems.push(`${file}: ${link} has no such anchor`);
  }
  for (const load of loads) {
    if (load.startsWith("data:")) continue;
    const found = target(file, load);
    if (!found) problems.push(`${file} loads ${load}`);
    else if (!files.has(found.file)) problems.push(`${file}: ${load} is not there`);
  }
  if (!isOwn(file)) continue;
  levels.forEach((level, at) => {
    if (level > (levels[at - 1] ?? 0) + 1) problems.push(`${file}: a heading of level ${level} below one of level ${levels[at - 1] ?? 0}`);
  });
}

for (const file of files) {
  if (!file.endsWith(".css")) continue;
  const loaded = readFileSync(join(folder, file), "utf8").match(/(?:url\(|@import\s+)["']?(?:https?:)?\/\/[^)"';]+/g) ?? [];
  problems.push(...loaded.map((load) => `${file} loads ${load}`));
}

const count = [...pages.values()].reduce((sum, { links }) => sum + links.length, 0);
console.log(`${pages.size} pages with ${count} links: ${problems.length} problems`);
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 || count === 0 ? 1 : 0;
