import type { Issue, IssueCode } from "../api.js";

/** The message templates in Brazilian Portuguese: `{name}` is a parameter, `[a|b]` is b, or nothing, without the parameter of a. */
export declare const messages: Readonly<Record<IssueCode, string>>;

/** What a message says for a parameter that is a word (`expected`, `found`, `reason`): `number` is a type, for example. */
export declare const words: Readonly<Record<string, string>>;

/** The message of an issue, its path in front and its figures filled in. */
export declare function text(issue: Issue): string;

/** The messages of an error, a line a problem. */
export declare function errorText(error: { readonly issues: readonly Issue[] }): string;
