import type { ExchangeSettingsInput } from "./client-api.js";
import type { ClientHost } from "./client-loop.js";
import type { Resources } from "./client-v1-resources.js";

export * from "./client-loop.js";
export type { Resources } from "./client-v1-resources.js";

/**
 * A client of version 1 of the service. It sends the requests of a call, retries and waits as needed, and reads the pages of listings.
 */
export interface Client extends Resources {}
export class Client {
  /**
   * Creates a client. It sends nothing before the first call.
   * @throws {LastroError} `invalid_type` if `settings` or `host` is not an object. For invalid settings, each call throws instead.
   */
  constructor(settings: ExchangeSettingsInput, host?: ClientHost);
}
