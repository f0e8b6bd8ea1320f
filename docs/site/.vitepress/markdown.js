// Adapts the project's Markdown for the site. The Markdown is written to be read in the repository.

import { relative, sep } from "node:path";
import { slug } from "github-slugger";

import { resolve, root } from "./pages.js";

/** Gives headings the same anchors as in the repository on GitHub. */
export const anchor = { slugify: slug };

export function extend(markdown) {
  markdown.core.ruler.push("links_of_the_project", links);
  markdown.core.ruler.push("margins", margins);
  markdown.core.ruler.push("tabs", tabs);
  markdown.core.ruler.push("title_of_the_hero", heroTitle);
}

const fileOf = (env) => relative(root, env.realPath ?? env.path).split(sep).join("/");

function links(state) {
  const file = fileOf(state.env);
  const inline = state.tokens.flatMap((token) => token.children ?? []);
  for (const token of inline.filter(({ type }) => type === "link_open")) {
    token.attrSet("href", resolve(file, token.attrGet("href")));
  }
}

/** Removes the common indentation of a code block. An excerpt of a file is indented as in the file. */
function margins(state) {
  for (const fence of state.tokens.filter(({ type }) => type === "fence")) {
    const depths = [...fence.content.matchAll(/^( *)\S/gm)].map(([, indent]) => indent.length);
    fence.content = fence.content.replace(new RegExp(`^ {${Math.min(...depths, 99)}}`, "gm"), "");
  }
}

/** Converts consecutive code blocks, each after a paragraph that begins with a bold label, to tabs with these labels. */
function tabs(state) {
  const { tokens } = state;
  const label = (at) => {
    const [open, inline, , fence] = tokens.slice(at, at + 4);
    const bold = open?.type === "paragraph_open" && inline.children.find(({ content, type }) => content || type === "strong_open");
    return fence?.type === "fence" && bold?.type === "strong_open" ? inline.content.match(/\*\*(.+?)\*\*/)[1] : undefined;
  };
  for (let at = 0; at < tokens.length; at++) {
    const group = [];
    for (let next = at; label(next); next += 4) {
      const fence = tokens[next + 3];
      fence.info += ` [${label(next)}]`;
      group.push(fence);
    }
    if (group.length < 2) continue;
    const container = (suffix, nesting) => new state.Token(`container_code-group_${suffix}`, "div", nesting);
    tokens.splice(at, group.length * 4, container("open", 1), ...group, container("close", -1));
  }
}

/** Removes the heading of the landing page, whose layout already shows the title. */
function heroTitle(state) {
  if (fileOf(state.env) !== "README.md") return;
  const at = state.tokens.findIndex(({ type, tag }) => type === "heading_open" && tag === "h1");
  state.tokens.splice(at, 3);
}
