/** Appends a piece of a message; false where it speaks of a parameter that the issue does not carry. */
function fillPiece(piece, params) {
  let whole = true;
  const text = piece.replace(/\{([^}]*)\}/g, (_, name) => {
    whole &&= name in params;
    return params[name] ?? "?";
  });
  return { text, whole };
}

/** The message of an issue by a catalogue: its path, then the template with its figures; `[..]` only where they are there. */
export function fill({ path, code, params }, messages) {
  const template = messages[code] ?? code;
  const said = template.replace(/\[([^\]]*)\]|[^[]+/g, (piece, optional) => {
    const { text, whole } = fillPiece(optional ?? piece, params ?? {});
    return optional === undefined || whole ? text : "";
  });
  return path ? `${path}: ${said}` : said;
}
