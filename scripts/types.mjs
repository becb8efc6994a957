/** The types of the page queries, which the type check needs: a build makes them, so a fresh checkout builds once. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

if (!existsSync("src/gatsby-types.d.ts")) {
  console.log("No query types yet: building once.");
  const { status } = spawnSync("node", ["scripts/build.mjs"], { stdio: "inherit" });
  process.exit(status ?? 1);
}
