// An app with all the libraries that together replace `lastro`, to measure their download size.
export * as calendar from "./date-fns.mjs";
export * as documents from "./brazilian-utils.mjs";
export * as form from "./zod.mjs";
export * as list from "./qs.mjs";
export * as money from "./dinero.js.mjs";
export * as recurrence from "./rrule.mjs";
