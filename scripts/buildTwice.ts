/**
 * `npm run build:twice`: builds the site two times from nothing, in two folders, and compares every file by its hash. The second build has
 * another language, time zone and home folder and a clock 32 days ahead; only what shows the month of the build may differ. Takes two cold builds.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { copySite, removeSite } from "./bench/site";

/** Files that may contain the date of the build: the home page names its month. Files in page-data are not deployed. */
const dated = ["public/index.html", "public/en/index.html", "public/page-data/index/page-data.json", "public/page-data/en/page-data.json"];

const ahead = 32 * 86_400_000;
/** Sets the clock of every process of a build ahead. */
const laterClock = `
  const { now } = Date;
  const later = () => now() + ${ahead};
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [later()], made),
    apply: (target) => new target(later()).toString(),
    get: (target, key) => (key === "now" ? later : Reflect.get(target, key)),
  });`;

const otherMachine = (home: string) => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(laterClock)}`,
  LANG: "tr_TR.UTF-8",
  LC_ALL: "tr_TR.UTF-8",
  TZ: "Pacific/Kiritimati",
  HOME: home,
  USER: "somebody",
});

function build(folder: string, environment: Record<string, string>): void {
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "true", ...environment };
  const { status } = spawnSync("npm", ["run", "build"], { cwd: folder, stdio: "inherit", env });
  if (status !== 0) throw new Error(`The build in ${folder} ended with ${status}`);
}

/** The hash of each file a build has made: all of public/, and firebase.json, which contains the policy for its scripts. */
function builtHashes(folder: string): Map<string, string> {
  const inPublic = readdirSync(join(folder, "public"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = ["firebase.json", ...inPublic.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))];
  return new Map(
    files.map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(folder, file)))
        .digest("hex"),
    ]),
  );
}

const folders = [copySite(), copySite()] as const;
const home = join(folders[1], ".home");
mkdirSync(home);
build(folders[0], { LANG: "C", TZ: "UTC" });
build(folders[1], otherMachine(home));

const [first, second] = [builtHashes(folders[0]), builtHashes(folders[1])];
const differing = [...new Set([...first.keys(), ...second.keys()])].filter((file) => first.get(file) !== second.get(file)).sort();
const faults = differing.filter((file) => !dated.includes(file));
console.log(
  `${first.size} files, ${differing.length - faults.length} that show the month of the build, ${faults.length} that should be equal and are not`,
);
if (faults.length > 0) {
  console.error(faults.map((file) => `  ${file}`).join("\n"));
  console.error(`To compare: ${folders.join(" ")}`);
  process.exit(1);
}
for (const folder of folders) removeSite(folder);
