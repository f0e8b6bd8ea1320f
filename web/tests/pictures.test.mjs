// The pictures in the documents. `LASTRO_PICTURES=../../docs/pictures node --test pictures.test.mjs` takes them again.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { begin, PICTURES, visit } from "./playground.mjs";

let playground;
before(async () => {
  playground = await begin();
  await mkdir(PICTURES, { recursive: true });
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
      // a chart is drawn once the width of its panel is known
      await page.locator("svg.chart text").first().waitFor();
      const png = await part(page).screenshot({ path: join(PICTURES, `${name}-${theme}.png`) });
      // the first chunk of a PNG begins with its width and height
      const [width, height] = [16, 20].map((at) => png.readUInt32BE(at));
      assert.ok(width >= 500 && height >= 300, `${width} x ${height}`);
      assert.deepEqual(errors, []);
      await context.close();
    });
  }
}
