import { LastroError, type FormLabel, type Issue, type Language } from "lastro";
import * as en from "lastro/messages/en";
import * as ptBr from "lastro/messages/pt-BR";

const CATALOGUES = { en, "pt-BR": ptBr } as const satisfies Record<Language, unknown>;

/** The result of an operation: a value, or the issues of its error. */
export interface Outcome<T> {
  value?: T;
  issues: readonly Issue[];
}

/** Calls an operation of the core. If it throws a `LastroError`, returns the error's issues. */
export function attempt<T>(operation: () => T): Outcome<T> {
  try {
    return { value: operation(), issues: [] };
  } catch (error) {
    if (error instanceof LastroError) return { issues: error.issues };
    throw error;
  }
}

/** The message of an issue, without the path, since the message is shown next to the field. */
export function say(language: Language, issue: Issue): string {
  return CATALOGUES[language].text({ ...issue, path: "" });
}

/** Passes user input as a numeric argument. Only the type is changed: the core reads the string and validates it. */
export const figure = (text: string): number => text as unknown as number;

/** The label of a field in a language. */
export function labelIn(language: Language, label: FormLabel): string {
  return language === "en" ? label.en : label.pt_br;
}

/** The issues with this path. */
export function at(issues: readonly Issue[], path: string): readonly Issue[] {
  return issues.filter((issue) => issue.path === path);
}

/** Removes the name of an argument from the paths of issues: `sale.itens` becomes `itens`. */
export function within(argument: string, issues: readonly Issue[]): readonly Issue[] {
  const prefix = `${argument}.`;
  return issues.map((issue) =>
    issue.path.startsWith(prefix) ? { ...issue, path: issue.path.slice(prefix.length) } : issue,
  );
}

/** Removes issues with the same path and code, which several checks may report. */
export function unique(issues: readonly Issue[]): readonly Issue[] {
  const seen = new Map(issues.map((issue) => [`${issue.path} ${issue.code}`, issue]));
  return [...seen.values()];
}
