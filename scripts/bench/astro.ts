/** The same pages built by Astro: the site's templates, records and queries in a copy with the packages of bench/astro. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { type Measured, measureTree } from "./measureTree";
import { seenTime } from "./seenTime";
import { copySite, editRecord, removeSite } from "./site";

const home = "bench/astro";
const script = "node_modules/astro/astro.js";

export interface AstroMeasured {
  /** Version of the package `astro`. */
  version: string;
  pages: number;
  cold: Measured;
  /** After one edited record. */
  warm: Measured;
  /** Seconds from saving a record until its page shows it, in `astro dev`. */
  seenSeconds: number;
}

/** Installs the packages of bench/astro if they are missing. */
export function installAstro(): void {
  if (!existsSync(`${home}/node_modules`)) execFileSync("npm", ["ci"], { cwd: home, stdio: "inherit" });
}

/**
 * Builds all pages twice and edits a record in Astro's server, with the packages `installAstro` has installed.
 * @throws Error when the build fails or makes fewer pages than it should
 */
export async function measureAstro(wantedPages: number): Promise<AstroMeasured> {
  const copy = copySite({ packages: `${home}/node_modules` });
  try {
    cpSync(home, copy, { recursive: true, filter: (file) => !file.includes("node_modules") });
    process.env.ASTRO_TELEMETRY_DISABLED = "1";
    const build = () => measureTree("node", [script, "build"], copy);
    const cold = await build();
    const pages = readdirSync(`${copy}/dist`, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html")).length;
    if (pages < wantedPages) throw new Error(`measureAstro requires ${wantedPages} pages, got ${pages}`);
    editRecord(copy);
    const warm = await build();
    rmSync(`${copy}/dist`, { recursive: true });
    const port = 8391;
    const seenSeconds = await seenTime({ command: "node", args: [script, "dev", "--port", String(port)], port }, copy);
    const { version } = JSON.parse(
      execFileSync("node", ["-p", `JSON.stringify(require("./${home}/node_modules/astro/package.json"))`], { encoding: "utf8" }),
    );
    return { version, pages, cold, warm, seenSeconds };
  } finally {
    removeSite(copy);
  }
}
