import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dirname } from "node:path/posix";
import { createLogger } from "vite";
import { defineConfig } from "vitepress";

import { anchor, extend } from "./markdown.js";
import { address, contents, description, inFolder, licence, pages, parts, repository, root, sitePath, skipped, title } from "./pages.js";

// The references of the languages, which `cargo xtask build docs` has generated before: [{ language, entry }].
const made = join(process.env.LASTRO_DOCS ?? join(root, "target/docs"), "references.json");
const references = existsSync(made) ? JSON.parse(readFileSync(made, "utf8")) : [];

const overview = "docs/site/reference.md";
const item = (page, text = title(page)) => ({ text, link: address(page) });
const isOverview = (page) => page.startsWith("docs/") && page.endsWith("/README.md");
const named = (page) => item(page, isOverview(page) ? "Overview" : title(page));
const folded = (text, found) => ({ text, items: found.map(named), collapsed: true });

/** The sidebar entry for an item of the table of contents: a page, or a group with all pages of a folder. */
function entry({ text, target }) {
  if (pages.includes(target) && !isOverview(target)) return item(target, text);
  const found = inFolder(pages.includes(target) ? dirname(target) : target);
  if (found.length === 0) throw new Error(`${contents}: ${target} is not there`);
  return folded(text, found);
}

const sidebar = parts().map(({ text, items }) => ({ text, items: items.map(entry) }));
const part = (name) => sidebar.find(({ text }) => text === name).items;
const packages = pages.filter((page) => sitePath(page).startsWith("packages/"));
const languages = references.map(({ language, entry }) => ({ text: language, link: entry, target: "_self" }));
part("Reference").push(
  ...inFolder("docs/reference").map((page) => item(page)),
  folded("Operations", inFolder("docs/operations")),
  folded("Operations of version 1", inFolder("docs/operations/v1")),
  folded("Packages", packages),
  { text: "Languages", items: [item(overview, "All languages"), ...languages], collapsed: true },
);

// Every page in `docs` must be in the table of contents. Pages in other folders are added to the part "Project".
const linked = new Set(sidebar.flatMap(({ items }) => items).flatMap((one) => [one, ...(one.items ?? [])]).map(({ link }) => link));
const others = pages.filter((page) => !linked.has(address(page)) && !["README.md", contents].includes(page));
const forgotten = others.filter((page) => page.startsWith("docs/"));
if (forgotten.length > 0) throw new Error(`${contents} does not list ${forgotten.join(", ")}`);
part("Project").push(...others.map((page) => item(page)));

const first = ([{ link, items }]) => link ?? items[0].link;

// The compiled pages import Vue, but the pages are outside this package, where Vite would not find it. So resolve Vue from this package.
const vueOfThisPackage = {
  name: "vue-of-this-package",
  enforce: "pre",
  resolveId(id, _importer, options) {
    const here = join(root, "docs/site/package.json");
    return /^vue(\/|$)/.test(id) ? this.resolve(id, here, { ...options, skipSelf: true }) : undefined;
  },
};

// Every warning is an error, for example about an unknown language of a code block, malformed Markdown, or a chunk that is too large.
const refuse = (message) => {
  throw new Error(message);
};
const customLogger = { ...createLogger(), warn: refuse, warnOnce: refuse };

export default defineConfig({
  title: "lastro",
  description,
  lang: "en",
  srcDir: root,
  srcExclude: skipped.map((name) => `**/${name}/**`),
  cacheDir: "node_modules/.cache/vitepress",
  rewrites: sitePath,
  // links to pages of other generators, which do not exist yet: check.js checks them in the complete site
  ignoreDeadLinks: [/^\/reference\/.+\//],
  markdown: { anchor, config: extend },
  themeConfig: {
    references,
    sidebar,
    nav: [
      ...sidebar.map(({ text, items }) => ({ text, link: first(items) })),
      { text: "Languages", items: [item(overview, "All languages"), ...languages] },
    ],
    outline: [2, 3],
    search: { provider: "local" },
    socialLinks: [{ icon: "github", link: repository }],
    footer: { message: licence },
  },
  transformPageData(page) {
    if (page.relativePath !== "index.md") return;
    page.title = "lastro";
    page.titleTemplate = description;
    page.frontmatter = {
      layout: "home",
      hero: {
        name: "lastro",
        tagline: description,
        actions: [
          { text: "Documentation", link: address(contents) },
          { text: "Tutorials", link: first(part("Tutorials")), theme: "alt" },
          { text: "Guides", link: first(part("How-to guides")), theme: "alt" },
          { text: "Operations", link: "/operations/", theme: "alt" },
          { text: "Reference", link: address(overview), theme: "alt" },
        ],
      },
    };
  },
  vite: {
    customLogger,
    plugins: [vueOfThisPackage],
    // the limit allows for the search index, which is a single large file
    build: { chunkSizeWarningLimit: 4096 },
  },
});
