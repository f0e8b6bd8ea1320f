// A plugin of TypeDoc that names each module as programs import it, such as `lastro/calc`. TypeDoc itself uses the name of its file.

import { Converter, ReflectionKind } from "typedoc";

export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_context, reflection) => {
    if (!reflection.kindOf(ReflectionKind.Module)) return;
    // the name without its extension, relative to `bindings/wasm`; without `index`, which names a folder
    const [, twin, file] = /^npm(-twin)?\/dist(\/.+)?$/.exec(reflection.name);
    reflection.name = `lastro${twin ?? ""}${file ?? ""}`;
  });
}
