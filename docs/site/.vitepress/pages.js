// Lists the project's Markdown pages, with their paths and titles on the site.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The names of folders whose Markdown is not on the site. */
export const skipped = ["node_modules", "dist", "target", "tests", "benches"];

const manifest = readFileSync(join(root, "Cargo.toml"), "utf8");
const stated = (name) => manifest.match(new RegExp(`^${name} = "(.*)"$`, "m"))[1];
export const repository = stated("repository");
export const description = stated("description");
export const licence = stated("license");

/** The page with the table of contents. */
export const contents = "docs/README.md";

/** All pages, by their paths in the project. */
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

/** The file on the site for a page of the project. */
export function sitePath(page) {
  if (page === "README.md") return "index.md";
  if (page === contents) return "docs/index.md";
  if (page.startsWith("docs/site/")) return page.slice("docs/site/".length).replace(/\.md$/, "/index.md");
  if (page.startsWith("docs/")) return page.slice("docs/".length).replace(/README\.md$/, "index.md");
  if (page.endsWith("/README.md")) return `packages/${page.replace(/^(bindings|crates)\//, "").replace("/README", "")}`;
  return page.toLowerCase();
}

/** The address on the site of a page of the project. */
export function address(page) {
  return `/${sitePath(page).replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, ".html")}`;
}

/** A page's first heading. */
export function title(page) {
  return plain(readFileSync(join(root, page), "utf8").match(/^# (.+)$/m)[1]);
}

const plain = (text) => text.replaceAll("`", "");

/** The parts of the table of contents: each heading, with the titles and link targets of the list below it. */
export function parts() {
  const sections = readFileSync(join(root, contents), "utf8").split(/^## /m).slice(1);
  return sections.map((section) => {
    const links = [...section.matchAll(/^- \[(.+?)\]\((.+?)\)/gm)];
    const items = links.map(([, text, path]) => ({ text: plain(text), target: posix.join(posix.dirname(contents), path) }));
    return { text: section.split("\n", 1)[0], items };
  });
}

/** The pages in a folder, its README.md first. */
export function inFolder(folder) {
  const found = pages.filter((page) => posix.dirname(page) === folder);
  return found.sort((a, b) => b.endsWith("/README.md") - a.endsWith("/README.md"));
}

/**
 * Converts a link in a page of the project to an address. A link to a page leads to it on the site, and a link to a folder with pages to
 * the first of them. Any other link leads to the file in the repository. Throws if the target does not exist.
 */
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
