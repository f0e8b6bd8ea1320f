import { BaseClient } from "./client-loop.js";
import resources from "./generated/client-resources.js";
// the functions of the entry `lastro/client`, into which this file is bundled
import { exchange } from "./generated/entries/client.js";

export { ExchangeError } from "./client-loop.js";

/** A client of the service. */
export class Client extends BaseClient {
  constructor(settings, host) {
    super(exchange, resources, settings, host);
  }
}
