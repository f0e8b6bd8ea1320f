// The project's Markdown, where each page stands in the site, and what it is called.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Folders without pages. */
export const skipped = ["node_modules", "dist", "target", "tests", "benches"];

const manifest = readFileSync(join(root, "Cargo.toml"), "utf8");
const stated = (name) => manifest.match(new RegExp(`^${name} = "(.*)"$`, "m"))[1];
export const repository = stated("repository");
export const description = stated("description");
export const licence = stated("license");

/** The page that lists the others. */
export const contents = "docs/README.md";

/** Every page, by its path in the project. */
export const pages = walk("");

function walk(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const { name } = entry;
    if (name.startsWith(".") || skipped.includes(name)) return [];
    const path = posix.join(folder, name);
    if (entry.isDirectory()) return walk(path);
    return name.endsWith(".md") ? [path] : [];
  });
}

/** The path in the site of a page of the project. */
export function sitePath(page) {
  if (page === "README.md") return "index.md";
  if (page === contents) return "docs/index.md";
  if (page.startsWith("docs/site/")) return page.slice("docs/site/".length).replace(/\.md$/, "/index.md");
  if (page.startsWith("docs/")) return page.slice("docs/".length).replace(/README\.md$/, "index.md");
  if (page.endsWith("/README.md")) return `packages/${page.replace(/^(bindings|crates)\//, "").replace("/README", "")}`;
  return page.toLowerCase();
}

/** The address in the site of a page of the project. */
export function address(page) {
  return `/${sitePath(page).replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, ".html")}`;
}

/** A page's first heading. */
export function title(page) {
  return plain(readFileSync(join(root, page), "utf8").match(/^# (.+)$/m)[1]);
}

const plain = (text) => text.replaceAll("`", "");

/** The parts of the documents, as the page of contents has them: its headings, and what the items of their lists lead to. */
export function parts() {
  const sections = readFileSync(join(root, contents), "utf8").split(/^## /m).slice(1);
  return sections.map((section) => {
    const links = [...section.matchAll(/^- \[(.+?)\]\((.+?)\)/gm)];
    const items = links.map(([, text, path]) => ({ text: plain(text), target: posix.join(posix.dirname(contents), path) }));
    return { text: section.split("\n", 1)[0], items };
  });
}

/** The pages that stand in a folder, its overview first. */
export function inFolder(folder) {
  const found = pages.filter((page) => posix.dirname(page) === folder);
  return found.sort((a, b) => b.endsWith("/README.md") - a.endsWith("/README.md"));
}

/** Where a link of a page leads: to a page of the site (a folder is its overview or its first page), else to the repository. */
export function resolve(page, link) {
  if (/^([a-z]+:|#|\/)/i.test(link)) return link;
  const [path, anchor] = link.split("#");
  const target = posix.join(posix.dirname(page), path);
  const hash = anchor ? `#${anchor}` : "";
  const found = pages.includes(target) ? target : inFolder(target)[0];
  if (found) return address(found) + hash;
  if (!existsSync(join(root, target))) throw new Error(`${page}: ${link} is not there`);
  const kind = statSync(join(root, target)).isDirectory() ? "tree" : "blob";
  return `${repository}/${kind}/HEAD/${target}${hash}`;
}
