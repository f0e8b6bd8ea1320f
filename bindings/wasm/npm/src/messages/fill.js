/** The text for a parameter's value in a message. The values of some parameters (`worded`) are words that each language translates. */
function said(name, value, { words, worded }) {
  return worded.includes(name) && Object.hasOwn(words, value) ? words[value] : value;
}

/** Replaces the parameters in a piece of a template. Returns the text, and whether the issue has all of the parameters (`whole`). */
function fillPiece(piece, params, language) {
  let whole = true;
  const text = piece.replace(/\{([^}]*)\}/g, (_, name) => {
    whole &&= name in params;
    return name in params ? said(name, params[name], language) : "?";
  });
  return { text, whole };
}

/**
 * Formats an issue as its path and its message. `language` has the templates of the messages, the translated words, and the names of
 * the parameters whose values are words. In a template, `[a|b]` stands for `a` if the issue has the parameters in it, else for `b`.
 */
export function fill({ path, code, params }, language) {
  const template = language.default[code] ?? code;
  const message = template.replace(/\[([^\]]*)\]|[^[]+/g, (piece, optional) => {
    const [given, missing = ""] = optional === undefined ? [piece] : optional.split("|");
    const { text, whole } = fillPiece(given, params ?? {}, language);
    return optional === undefined || whole ? text : missing;
  });
  return path ? `${path}: ${message}` : message;
}
