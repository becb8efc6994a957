/**
 * `npm run bench [-- --pages 10000,20000 | -- --without-builds]`: what the site costs to build, to keep and to read, written to docs/bench.md. Builds the site twice in a copy, and twice more
 * for each number of pages, which is reached with generated names. Without builds it measures the preview, and the first views of the site as it was built last. Takes ten minutes on two quiet cores; a busy machine is told of in the page. Linux only.
 */
import { writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { turkishDate } from "../src/text/calendar";
import { firstViews } from "./bench/firstView";
import { measureTree } from "./bench/measureTree";
import { previewTime } from "./bench/previewTime";
import { benchPage, type SiteMeasured } from "./bench/report";
import { builtPages, copySite, deployed, editRecord, removeSite } from "./bench/site";

async function buildTwice(copy: string): Promise<SiteMeasured> {
  const build = () => measureTree("node", ["scripts/build.mjs"], copy);
  const cold = await build();
  const size = deployed(`${copy}/public`);
  const pages = builtPages(`${copy}/public`);
  editRecord(copy);
  return { pages, cold, warm: await build(), ...size };
}

interface Wanted {
  builds: boolean;
  /** Sizes to build beside the site as it is. */
  pages: readonly number[];
}

async function bench({ builds, pages }: Wanted): Promise<void> {
  const root = process.cwd();
  const load = () => loadavg()[0] ?? 0;
  const before = load();
  const copy = copySite();
  const sites = builds ? [await buildTwice(copy)] : [];
  const preview = await previewTime(copy);
  if (builds) process.chdir(copy);
  const views = await firstViews();
  process.chdir(root);
  removeSite(copy);
  for (const wanted of builds ? pages : []) {
    const larger = copySite({ wanted, present: sites[0]?.pages ?? 0 });
    sites.push(await buildTwice(larger));
    removeSite(larger);
  }
  const machine = { cores: cpus().length, memoryGb: totalmem() / 1024 ** 3, node: process.versions.node, system: process.platform };
  const measured = { date: turkishDate(Date.now()), machine, load: [before, load()] as const, sites, preview, firstViews: views };
  writeFileSync("docs/bench.md", benchPage(measured));
  console.log("Written to docs/bench.md");
}

const { values } = parseArgs({ options: { pages: { type: "string" }, "without-builds": { type: "boolean" } } });
bench({ builds: !values["without-builds"], pages: (values.pages ?? "").split(",").filter(Boolean).map(Number) });
