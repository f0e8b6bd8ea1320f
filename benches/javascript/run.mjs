// Runs every benchmark, then measures the download sizes of the apps. Prints one line of JSON per contender and per app. With
// --check, it only compares the results.
await import("./sale.mjs");
await import("./calculations.mjs");
await import("./query.mjs");
await import("./webhook.mjs");
await import("./sizes.mjs");
