const TOKEN = /"(?:\\.|[^"\\])*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** Indents JSON text. It does not parse the numbers, so every number keeps the digits that the core wrote. */
export function indentJson(json: string): string {
  const tokens = json.match(TOKEN) ?? [];
  let depth = 0;
  return tokens
    .map((token, index) => {
      const line = () => `\n${"  ".repeat(depth)}`;
      if (token === "{" || token === "[") {
        const empty = tokens[index + 1] === (token === "{" ? "}" : "]");
        depth += 1;
        return empty ? token : token + line();
      }
      if (token === "}" || token === "]") {
        depth -= 1;
        const empty = tokens[index - 1] === (token === "}" ? "{" : "[");
        return empty ? token : line() + token;
      }
      if (token === ",") return token + line();
      return token === ":" ? ": " : token;
    })
    .join("");
}
