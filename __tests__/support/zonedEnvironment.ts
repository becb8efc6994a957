/**
 * A browser-like environment whose tests can change the time zone: `process.env.TZ = "Pacific/Auckland"` affects every Date. Otherwise Jest gives tests
 * a copy of process.env, and setting the zone there changes nothing. A file uses it with `@jest-environment ./__tests__/support/zonedEnvironment.ts`.
 */
import JsdomEnvironment from "jest-environment-jsdom";

export default class ZonedEnvironment extends JsdomEnvironment {
  private readonly homeZone = process.env.TZ;

  override async setup(): Promise<void> {
    await super.setup();
    this.global.process.env = process.env;
  }

  override async teardown(): Promise<void> {
    if (this.homeZone === undefined) delete process.env.TZ;
    else process.env.TZ = this.homeZone;
    await super.teardown();
  }
}
