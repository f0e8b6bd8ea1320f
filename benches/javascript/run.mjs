// Every work in turn, then the sizes of downloads. Prints a line of JSON for each contender and app; with --check only the
// agreement of the contenders is looked at.
await import("./sale.mjs");
await import("./calculations.mjs");
await import("./query.mjs");
await import("./webhook.mjs");
await import("./sizes.mjs");
