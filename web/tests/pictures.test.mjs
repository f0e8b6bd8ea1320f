// The pictures in the documentation. `LASTRO_PICTURES=../../docs/pictures node --test pictures.test.mjs` renews them.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { begin, picture, visit } from "./playground.mjs";

let playground;
before(async () => {
  playground = await begin();
});
after(() => playground.close());

const SHOWN = [
  ["playground-en", "contract", "en", (page) => page],
  ["playground-pt", "contract", "pt-BR", (page) => page],
  ["contract-dates", "contract", "en", (page) => page.locator(".panel", { has: page.locator("svg.schedule") })],
  ["late-charges", "boleto", "en", (page) => page.locator(".panel", { has: page.locator("svg.chart") })],
];

for (const theme of ["light", "dark"]) {
  for (const [name, shown, language, part] of SHOWN) {
    test(`${name} in ${theme}`, async () => {
      const { page, context, errors } = await visit(playground, shown, { language, theme, height: 800 });
      // a chart is drawn only after the width of its panel is known
      await page.locator("svg.chart text").first().waitFor();
      const { width, height } = await picture(page, `${name}-${theme}`, part(page));
      assert.ok(width >= 500 && height >= 300, `${width} x ${height}`);
      assert.deepEqual(errors, []);
      await context.close();
    });
  }
}
