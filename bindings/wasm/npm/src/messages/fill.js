/** A parameter as shown in a message. Some parameters are words, which each language translates. */
function said(name, value, { words, worded }) {
  return worded.includes(name) && Object.hasOwn(words, value) ? words[value] : value;
}

/** Fills in a piece of a message. Returns false if it needs a parameter that the issue lacks. */
function fillPiece(piece, params, language) {
  let whole = true;
  const text = piece.replace(/\{([^}]*)\}/g, (_, name) => {
    whole &&= name in params;
    return name in params ? said(name, params[name], language) : "?";
  });
  return { text, whole };
}

/**
 * The message of an issue in a language (its templates, its words, and which parameters are words): its path, then the
 * filled-in template. `[a|b]` gives `a` if the issue has its parameters, else `b`.
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
