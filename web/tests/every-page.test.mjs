// Tests that each page is accessible, fits the screen of a phone, sends no request to another origin, and works offline.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, describe, test } from "node:test";

import { begin, PAGES, picture, visit } from "./playground.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
let playground;
before(async () => {
  playground = await begin();
});
after(() => playground.close());

/** The serious and critical accessibility problems that axe finds on a page, with their elements. */
async function findings(page) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document));
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("\n")}`,
    );
}

/** The brightness of a colour, from 0 (black) to 1 (white). */
const brightness = (color) => {
  const [red, green, blue] = color.match(/[0-9.]+/g).map(Number);
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
};

const overflow = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const name of PAGES) {
  describe(name, () => {
    for (const theme of ["light", "dark"]) {
      test(`is accessible in ${theme}, also with invalid input in every field`, async () => {
        const { page, context, errors } = await visit(playground, name, { theme });
        await page.evaluate(() =>
          document.querySelectorAll("details").forEach((part) => part.setAttribute("open", "")),
        );
        assert.deepEqual(await findings(page), []);
        for (const field of await page.locator("main input[type=text], main textarea").all()) await field.fill("x");
        assert.ok(
          (await page.locator(".issues .error").count()) > 0 || (await page.locator(".verdict.error").count()) > 0,
        );
        assert.deepEqual(await findings(page), []);
        assert.deepEqual(errors, []);
        await context.close();
      });
    }

    test("fits a width of 360 pixels with all parts open", async () => {
      for (const language of ["pt-BR", "en"]) {
        const { page, context } = await visit(playground, name, { width: 360, language });
        await page.evaluate(() =>
          document.querySelectorAll("details").forEach((part) => part.setAttribute("open", "")),
        );
        assert.equal(await overflow(page), 0, language);
        await context.close();
      }
    });

    test("sends no request to another origin", async () => {
      const { page, context, requests } = await visit(playground, name);
      await page.evaluate(() => navigator.serviceWorker.ready);
      assert.ok(requests.length >= 3, `${requests}`);
      assert.deepEqual(
        requests.filter((url) => new URL(url).origin !== playground.origin),
        [],
      );
      await context.close();
    });

    test("its screenshots are as wide as the window, in light and dark", async () => {
      const backgrounds = [];
      for (const [kind, options] of [
        ["desktop", { width: 1280 }],
        ["phone", { width: 390, height: 844 }],
        ["desktop-dark", { width: 1280, theme: "dark", language: "en" }],
      ]) {
        const { page, context, errors } = await visit(playground, name, options);
        const { width, background } = await picture(page, `${name}-${kind}`);
        assert.equal(width, options.width, kind);
        assert.deepEqual(errors, [], kind);
        backgrounds.push(brightness(background));
        await context.close();
      }
      const [desktop, phone, dark] = backgrounds;
      assert.ok(desktop > 0.8 && phone === desktop && dark < 0.2, `${backgrounds}`);
    });
  });
}
