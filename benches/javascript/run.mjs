// Runs every benchmark, then measures the download sizes. Prints one line of JSON per contender and app; with --check it only
// compares the results.
await import("./sale.mjs");
await import("./calculations.mjs");
await import("./query.mjs");
await import("./webhook.mjs");
await import("./sizes.mjs");
