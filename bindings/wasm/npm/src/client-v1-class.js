import { BaseClient } from "./client-loop.js";
import resources from "./generated/client-v1-resources.js";
// the functions of the entry `lastro/client/v1`, into which this file is bundled
import { exchange } from "./generated/entries/client-v1.js";

export { ExchangeError } from "./client-loop.js";

/** A client of version 1 of the service. */
export class Client extends BaseClient {
  constructor(settings, host) {
    super(exchange, resources, settings, host);
  }
}
