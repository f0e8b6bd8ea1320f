// Tests that the documentation of every function in the packages' types says what the function throws.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { test } from "node:test";

const dist = (entry) => dirname(createRequire(import.meta.url).resolve(entry));
const types = ["lastro", "lastro/messages/en", "lastro-twin"].map(dist).flatMap((folder) =>
  readdirSync(folder).filter((name) => /\.d\.c?ts$/.test(name)).map((name) => join(folder, name)),
);
// Matches the declaration of an operation (a member of its area) or of an exported function, but not a function type in an interface.
const FUNCTION = /^ {2}(\w+)(?:<[^>]*>)?\(input\??:|^(?:export )?(?:declare )?function (\w+)/;
const SAYS = /@throws \{(?:LastroError|TypeError|Error)\} \S|It never throws\./;

/** The functions that a file declares: pairs of a name and the comment above it. */
function functions(text) {
  const found = [];
  let comment = [];
  for (const line of text.split("\n")) {
    const [, member, alone] = line.match(FUNCTION) ?? [];
    if (member ?? alone) found.push([member ?? alone, comment.join("\n")]);
    if (/^\s*\/\*\*/.test(line)) comment = [line];
    else if (/^\s*\*/.test(line)) comment.push(line);
    else comment = [];
  }
  return found;
}

test("the documentation of every function says what it throws", () => {
  let all = 0;
  for (const name of types) {
    for (const [called, comment] of functions(readFileSync(name, "utf8"))) {
      if (basename(name).startsWith("standard.") && ["validate", "decode"].includes(called)) continue; // members of the interface FormEntity
      assert.match(comment, SAYS, `${called} of ${name}`);
      assert.doesNotMatch(comment, /\{LastroError\} None/, `${called} of ${name}`);
      all += 1;
    }
  }
  assert.ok(all > 200, String(all));
});

test("a function without such documentation is found", () => {
  const [[name, comment]] = functions("/** Adds. */\nexport declare function add(input: { a: string }): string;\n");
  assert.equal(name, "add");
  assert.doesNotMatch(comment, SAYS);
});
