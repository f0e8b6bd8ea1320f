import type { ExchangeSettingsInput } from "./client-api.js";
import type { ClientHost } from "./client-loop.js";
import type { Resources } from "./client-v1-resources.js";

export * from "./client-loop.js";
export type { Resources } from "./client-v1-resources.js";

/** A client of version 1 of the service: sends requests, retries, waits and reads pages according to `exchange`. */
export interface Client extends Resources {}
export class Client {
  /**
   * Nothing is sent before the first call.
   * @throws {LastroError} `invalid_type` at `settings` or `host`. Invalid settings are reported by each call.
   */
  constructor(settings: ExchangeSettingsInput, host?: ClientHost);
}
