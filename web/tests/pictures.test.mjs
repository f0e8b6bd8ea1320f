// Takes the screenshots for the documentation. `LASTRO_PICTURES=../../docs/pictures node --test pictures.test.mjs` replaces the
// screenshots in the repository.
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
      // wait for the chart, which is drawn only after its width was measured
      await page.locator("svg.chart text").first().waitFor();
      const { width, height } = await picture(page, `${name}-${theme}`, part(page));
      assert.ok(width >= 500 && height >= 300, `${width} x ${height}`);
      assert.deepEqual(errors, []);
      await context.close();
    });
  }
}
