import type { Issue, IssueCode } from "../api.js";

/** The message templates in English: `{name}` is a parameter, `[a|b]` is b, or nothing, without the parameter of a. */
export declare const messages: Readonly<Record<IssueCode, string>>;

/** The words that a message uses for the values of the parameters `expected`, `found` and `reason`: for the type `number`, for example. */
export declare const words: Readonly<Record<string, string>>;

/**
 * The message of an issue: its path, then the text with its parameters filled in. A code that has no text is the text.
 * @throws {TypeError} where the argument is not an issue.
 */
export declare function text(issue: Issue): string;

/**
 * The messages of an error, one line for each problem.
 * @throws {TypeError} where the argument has no issues.
 */
export declare function errorText(error: { readonly issues: readonly Issue[] }): string;
