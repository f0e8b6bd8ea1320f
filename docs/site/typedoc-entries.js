// Names each module as it is imported: TypeDoc knows its file only.

import { Converter, ReflectionKind } from "typedoc";

export function load(app) {
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (_context, reflection) => {
    if (!reflection.kindOf(ReflectionKind.Module)) return;
    reflection.name = reflection.name === "index" ? "lastro" : `lastro/${reflection.name}`;
  });
}
