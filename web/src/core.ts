import { LastroError, type FormLabel, type Issue, type Language } from "lastro";
import * as en from "lastro/messages/en";
import * as ptBr from "lastro/messages/pt-BR";

const CATALOGUES = { en, "pt-BR": ptBr } as const satisfies Record<Language, unknown>;

/** A value, or the issues that prevented it. */
export interface Outcome<T> {
  value?: T;
  issues: readonly Issue[];
}

/** Calls the core; returns its rejections as issues. */
export function attempt<T>(operation: () => T): Outcome<T> {
  try {
    return { value: operation(), issues: [] };
  } catch (error) {
    if (error instanceof LastroError) return { issues: error.issues };
    throw error;
  }
}

/** The core's message for an issue that is shown at its field, so without the path. */
export function say(language: Language, issue: Issue): string {
  return CATALOGUES[language].text({ ...issue, path: "" });
}

/** User input for a numeric argument: the core reads the string itself and validates it. */
export const figure = (text: string): number => text as unknown as number;

/** The label of a field in a language. */
export function labelIn(language: Language, label: FormLabel): string {
  return language === "en" ? label.en : label.pt_br;
}

/** The issues at a path. */
export function at(issues: readonly Issue[], path: string): readonly Issue[] {
  return issues.filter((issue) => issue.path === path);
}

/** The same issues with paths relative to an argument: `sale.itens` becomes `itens`. */
export function within(argument: string, issues: readonly Issue[]): readonly Issue[] {
  const prefix = `${argument}.`;
  return issues.map((issue) =>
    issue.path.startsWith(prefix) ? { ...issue, path: issue.path.slice(prefix.length) } : issue,
  );
}

/** Issues of several checks without duplicates. */
export function unique(issues: readonly Issue[]): readonly Issue[] {
  const seen = new Map(issues.map((issue) => [`${issue.path} ${issue.code}`, issue]));
  return [...seen.values()];
}
