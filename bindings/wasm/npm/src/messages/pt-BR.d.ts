import type { Issue, IssueCode } from "../api.js";

/** The message templates in Brazilian Portuguese: `{name}` is a parameter, `[..]` is left out without its parameter. */
export declare const messages: Readonly<Record<IssueCode, string>>;

/** The message of an issue, its path in front and its figures filled in. */
export declare function text(issue: Issue): string;

/** The messages of an error, a line a problem. */
export declare function errorText(error: { readonly issues: readonly Issue[] }): string;
