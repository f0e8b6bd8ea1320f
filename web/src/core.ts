import { LastroError, type FormLabel, type Issue, type Language } from "lastro";
import * as en from "lastro/messages/en";
import * as ptBr from "lastro/messages/pt-BR";

const CATALOGUES = { en, "pt-BR": ptBr } as const satisfies Record<Language, unknown>;

/** A value, or the reasons why there is none. */
export interface Outcome<T> {
  value?: T;
  issues: readonly Issue[];
}

/** Asks the core; what it refuses comes back as issues. */
export function attempt<T>(operation: () => T): Outcome<T> {
  try {
    return { value: operation(), issues: [] };
  } catch (error) {
    if (error instanceof LastroError) return { issues: error.issues };
    throw error;
  }
}

/** The core's text for an issue that is shown at its field, and so without the path. */
export function say(language: Language, issue: Issue): string {
  return CATALOGUES[language].text({ ...issue, path: "" });
}

/** What was typed for an argument that is a number: the core reads the text by itself, and judges it. */
export const figure = (text: string): number => text as unknown as number;

/** A label of the form metadata. */
export function labelIn(language: Language, label: FormLabel): string {
  return language === "en" ? label.en : label.pt_br;
}

/** The issues at a path. */
export function at(issues: readonly Issue[], path: string): readonly Issue[] {
  return issues.filter((issue) => issue.path === path);
}

/** The same issues, their paths seen from within an argument: `sale.itens` becomes `itens`. */
export function within(argument: string, issues: readonly Issue[]): readonly Issue[] {
  const prefix = `${argument}.`;
  return issues.map((issue) =>
    issue.path.startsWith(prefix) ? { ...issue, path: issue.path.slice(prefix.length) } : issue,
  );
}

/** Issues of several checks, each said once. */
export function unique(issues: readonly Issue[]): readonly Issue[] {
  const seen = new Map(issues.map((issue) => [`${issue.path} ${issue.code}`, issue]));
  return [...seen.values()];
}
