import type { Issue, IssueCode } from "../api.js";

/** The message templates in Brazilian Portuguese: `{name}` is a parameter; `[a|b]` is `a`, or `b` if a parameter in `a` is missing. */
export declare const messages: Readonly<Record<IssueCode, string>>;

/** The words for values of the parameters `expected`, `found` and `reason`, such as the type `number`. */
export declare const words: Readonly<Record<string, string>>;

/**
 * The message of an issue: its path, then the message with its parameters. An unknown code is its own message.
 * @throws {TypeError} if the argument is not an issue.
 */
export declare function text(issue: Issue): string;

/**
 * The messages of an error, one line for each problem.
 * @throws {TypeError} if the argument has no issues.
 */
export declare function errorText(error: { readonly issues: readonly Issue[] }): string;
