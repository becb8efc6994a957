/**
 * `npm run build`: builds the site so that success means a complete and current site. A build that failed or was killed leaves a cache with only half
 * of the changes, so the next build starts from nothing. Two builds at once in one folder are refused.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mayBuild } from "./owner.mjs";

/** Next to the cache, not in it, because Gatsby may empty its cache at any time. */
const marker = ".build-unfinished";

/** True for another process that lives, also one of another user; a marker that names none is from a build that is over. */
const isAlive = (pid) => {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch ({ code }) {
    return code === "EPERM";
  }
};

if (!mayBuild(JSON.parse(readFileSync("data/site.json", "utf8")), process.env)) process.exit(1);
if (existsSync(marker)) {
  const pid = Number(readFileSync(marker, "utf8"));
  if (isAlive(pid)) {
    console.error(`Another build (process ${pid}) is at work in this folder. If it is no build, delete ${marker} and start again.`);
    process.exit(1);
  }
  console.log("The last build did not finish: starting from nothing.");
  for (const folder of [".cache", "public"]) rmSync(folder, { recursive: true, force: true });
}
writeFileSync(marker, String(process.pid));
const { status } = spawnSync(process.execPath, ["node_modules/gatsby/cli.js", "build", ...process.argv.slice(2)], { stdio: "inherit" });
if (status === 0) rmSync(marker, { force: true });
process.exit(status ?? 1);
