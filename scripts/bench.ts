/**
 * `npm run bench [-- --pages 10000,20000 | -- --without-builds]`: measures what the site costs to build, host and read, and writes docs/bench.md.
 * Builds the site twice in a copy, the same pages twice with Astro (bench/astro), and once more for each number of pages, which is reached with generated
 * names. Without builds it measures the preview and the first views of the last built site. Takes a quarter of an hour on two quiet cores; when the
 * machine was busy, docs/bench.md says so. Linux only.
 */
import { writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { turkishDate } from "../src/text/calendar";
import { type AstroMeasured, installAstro, measureAstro } from "./bench/astro";
import { firstViews } from "./bench/firstView";
import { launchChromium } from "./bench/launchChromium";
import { measureTree } from "./bench/measureTree";
import { benchPage, type SiteMeasured } from "./bench/report";
import { seenTime } from "./bench/seenTime";
import { builtPages, copySite, deployed, editRecord, removeSite } from "./bench/site";

/** @param isEdited whether to build once more after editing a record */
async function buildSite(copy: string, isEdited: boolean): Promise<SiteMeasured> {
  const build = () => measureTree("node", ["scripts/build.mjs"], copy);
  const cold = await build();
  const size = deployed(`${copy}/public`);
  const pages = builtPages(`${copy}/public`);
  if (!isEdited) return { pages, cold, ...size };
  editRecord(copy);
  return { pages, cold, warm: await build(), ...size };
}

/** Measures the preview in a copy, with the packages of the site. */
const previewPort = 8390;
const preview = { command: process.execPath, args: ["--import", "tsx", "scripts/preview.ts", String(previewPort)], port: previewPort };

interface Wanted {
  builds: boolean;
  /** Numbers of pages to build in addition to the site as it is. */
  pages: readonly number[];
}

async function bench({ builds, pages }: Wanted): Promise<void> {
  // Installs come first: if one failed later, the builds measured so far would be lost.
  await (await launchChromium()).close();
  if (builds) installAstro();
  const root = process.cwd();
  const load = () => loadavg()[0] ?? 0;
  const before = load();
  const copy = copySite();
  const sites = builds ? [await buildSite(copy, true)] : [];
  const seenSeconds = await seenTime(preview, copy);
  if (builds) process.chdir(copy);
  const views = await firstViews();
  process.chdir(root);
  removeSite(copy);
  const present = sites[0]?.pages ?? 0;
  const astro: AstroMeasured | undefined = builds ? await measureAstro(present) : undefined;
  for (const wanted of builds ? pages : []) {
    const larger = copySite({ pages: { wanted, present } });
    sites.push(await buildSite(larger, false));
    removeSite(larger);
  }
  const machine = { cores: cpus().length, memoryGb: totalmem() / 1024 ** 3, node: process.versions.node, system: process.platform };
  const measured = {
    date: turkishDate(Date.now()),
    machine,
    load: [before, load()] as const,
    sites,
    astro,
    seenSeconds,
    firstViews: views,
  };
  writeFileSync("docs/bench.md", benchPage(measured));
  console.log("Written to docs/bench.md");
}

const { values } = parseArgs({ options: { pages: { type: "string" }, "without-builds": { type: "boolean" } } });
bench({ builds: !values["without-builds"], pages: (values.pages ?? "").split(",").filter(Boolean).map(Number) });
