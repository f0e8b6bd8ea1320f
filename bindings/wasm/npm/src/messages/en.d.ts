import type { Issue, IssueCode } from "../api.js";

/** The message templates in English. `{name}` stands for a parameter; `[a|b]` for `a`, or for `b` if a parameter in `a` is missing. */
export declare const messages: Readonly<Record<IssueCode, string>>;

/** The English words for values of the parameters `expected`, `found` and `reason`, such as the type `number`. */
export declare const words: Readonly<Record<string, string>>;

/**
 * Formats an issue as its path and its message. For an unknown code the message is the code itself.
 * @throws {TypeError} if the argument is not an issue.
 */
export declare function text(issue: Issue): string;

/**
 * Formats all issues of an error, one line per issue.
 * @throws {TypeError} if the argument has no issues.
 */
export declare function errorText(error: { readonly issues: readonly Issue[] }): string;
