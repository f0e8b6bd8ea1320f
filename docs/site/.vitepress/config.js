import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLogger } from "vite";
import { defineConfig } from "vitepress";

import { anchor, extend } from "./markdown.js";
import { address, description, inFolder, licence, pages, repository, root, sitePath, skipped, title } from "./pages.js";

// What `cargo xtask build docs` has made of the languages' own references: [{ language, entry }].
const made = join(process.env.LASTRO_DOCS ?? join(root, "target/docs"), "references.json");
const references = existsSync(made) ? JSON.parse(readFileSync(made, "utf8")) : [];

const isOverview = (page) => page.startsWith("docs/") && page.endsWith("/README.md");
const item = (page) => ({ text: isOverview(page) ? "Overview" : title(page), link: address(page) });
const overview = "docs/site/reference.md";
const groups = [
  ["Guides", inFolder("docs/guides")],
  ["Calculations", inFolder("docs/calculations")],
  ["Rules", ["docs/rules.md", "docs/policies.md"]],
  ["The twin", ["docs/twin.md", "docs/twin-policies.md"]],
  ["Packages", pages.filter((page) => sitePath(page).startsWith("packages/"))],
  ["Operations", inFolder("docs/operations"), { collapsed: true }],
  ["Operations of version 1", inFolder("docs/operations/v1"), { collapsed: true }],
  ["Decisions", inFolder("docs/decisions"), { collapsed: true }],
];
const placed = ["README.md", overview, ...groups.flatMap(([, found]) => found)];
groups.push(["The project", pages.filter((page) => !placed.includes(page))]);

const sidebar = groups.map(([text, found, more]) => ({ text, items: found.map(item), ...more }));
const links = references.map(({ language, entry }) => ({ text: language, link: entry, target: "_self" }));
sidebar.push({ text: "Reference", items: [{ text: "All languages", link: address(overview) }, ...links] });

// The pages stand outside this package, and what they are compiled to imports Vue.
const vueOfThisPackage = {
  name: "vue-of-this-package",
  enforce: "pre",
  resolveId(id, _importer, options) {
    const here = join(root, "docs/site/package.json");
    return /^vue(\/|$)/.test(id) ? this.resolve(id, here, { ...options, skipSelf: true }) : undefined;
  },
};

// A warning ends the build: an unknown language of a code block, a link without an end, a chunk that grew too large.
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
  // what other generators make; the link checker looks at it once everything stands together
  ignoreDeadLinks: [/^\/reference\/.+/],
  markdown: { anchor, config: extend },
  themeConfig: {
    references,
    sidebar,
    nav: [
      { text: "Guides", link: sidebar[0].items[0].link, activeMatch: "/guides/" },
      { text: "Calculations", link: "/calculations/", activeMatch: "/calculations/" },
      { text: "Operations", link: "/operations/", activeMatch: "/operations/" },
      { text: "Reference", items: sidebar.at(-1).items },
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
          { text: "Set-up", link: "#set-up" },
          { text: "Guides", link: sidebar[0].items[0].link, theme: "alt" },
          { text: "Operations", link: "/operations/", theme: "alt" },
          { text: "Reference", link: address(overview), theme: "alt" },
        ],
      },
    };
  },
  vite: {
    customLogger,
    plugins: [vueOfThisPackage],
    // the search index is one file
    build: { chunkSizeWarningLimit: 4096 },
  },
});
