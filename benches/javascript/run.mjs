// Every work in turn. Prints a line of JSON for each contender; with --check only their agreement is looked at.
await import("./sale.mjs");
await import("./calculations.mjs");
await import("./query.mjs");
await import("./webhook.mjs");
