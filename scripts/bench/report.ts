/** Writes the text of docs/bench.md from the measured figures. */
import type { AstroMeasured } from "./astro";
import type { Measured } from "./measureTree";

/** A site of some size. */
export interface SiteMeasured {
  pages: number;
  cold: Measured;
  /** Build after one edited record; measured only for the site as it is. */
  warm?: Measured;
  mb: number;
  files: number;
}

export interface Bench {
  /** YYYY-MM-DD */
  date: string;
  machine: { cores: number; memoryGb: number; node: string; system: string };
  /** Load average of the last minute when the bench began and when it ended. */
  load: readonly [number, number];
  /** None when nothing was built. */
  sites: readonly SiteMeasured[];
  /** The same pages; undefined when nothing was built. */
  astro: AstroMeasured | undefined;
  /** Seconds by the clock from saving a record until its page in the preview shows it. */
  seenSeconds: number;
  /** Kilobytes of the first view by kind of page. */
  firstViews: ReadonlyMap<string, number>;
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
const whole = (number: number): string => Math.round(number).toLocaleString("en");

/** The sections about the builds. */
function ofBuilds(sites: readonly SiteMeasured[]): string {
  const build = (name: string, { wallSeconds, cpuSeconds, peakMb }: Measured, pages: number) => [
    whole(pages),
    name,
    whole(cpuSeconds),
    ((cpuSeconds / pages) * 1000).toFixed(1),
    whole(wallSeconds),
    whole(peakMb),
  ];
  return `## Builds

A cold build begins from nothing; a warm one follows it after one record of a week was edited. Processor: all processes together; a page: that of all, divided by the pages. Memory: the most they held at once. What goes beyond the site as it is are names made for measuring.

${table(
  ["Pages", "Build", "Processor, s", "A page, ms", "Clock, s", "Memory, MB"],
  sites.flatMap(({ pages, cold, warm }) => [build("cold", cold, pages), ...(warm ? [build("warm", warm, pages)] : [])]),
)}

## What is deployed

${table(
  ["Pages", "Files", "MB, not compressed"],
  sites.map(({ pages, files, mb }) => [whole(pages), whole(files), whole(mb)]),
)}

`;
}

const ratio = (ours: number, theirs: number): string => `${(ours / theirs).toFixed(1)} ×`;

/** The section that compares our builds with Astro's. */
function ofAstro({ version, pages, cold, warm }: AstroMeasured, [site]: readonly SiteMeasured[]): string {
  if (!site?.warm) throw new Error("ofAstro requires the site built twice");
  const row = (name: string, ours: Measured, theirs: Measured) => [
    name,
    whole(ours.cpuSeconds),
    whole(theirs.cpuSeconds),
    ratio(ours.cpuSeconds, theirs.cpuSeconds),
    whole(ours.wallSeconds),
    whole(theirs.wallSeconds),
    ratio(ours.wallSeconds, theirs.wallSeconds),
    whole(ours.peakMb),
    whole(theirs.peakMb),
  ];
  return `## Beside Astro

The same ${whole(pages)} pages, built by Astro ${version} in the same run: the same React templates, drawn by Astro's React renderer, with the same records and queries (\`bench/astro\`). Ours does more: it checks the content, draws the pictures for shared links, writes the search, the data files and the script of the islands, and collects the styles of each page; Astro keeps nothing between two builds.

${table(
  ["Build", "Processor, s", "Astro", "Ratio", "Clock, s", "Astro", "Ratio", "Memory, MB", "Astro"],
  [row("cold", site.cold, cold), row("one edited record", site.warm, warm)],
)}

`;
}

/**
 * The page as Markdown.
 * @example benchPage(bench).startsWith("# Bench") // true
 */
export function benchPage({ date, machine, load, sites, astro, seenSeconds, firstViews }: Bench): string {
  const isBusy = Math.max(...load) > machine.cores + 1;
  return `# Bench

Measured by \`npm run bench\` on ${date}: ${machine.cores} cores, ${whole(machine.memoryGb)} GB of memory, Node ${machine.node}, ${machine.system}.
${
  isBusy
    ? `The machine had other work (load ${load[0].toFixed(1)} at the start, ${load[1].toFixed(1)} at the end): compare the seconds of the processor, not those of the clock.`
    : `Nothing else ran (load ${load[0].toFixed(1)} at the start, ${load[1].toFixed(1)} at the end).`
}

${sites.length > 0 ? ofBuilds(sites) : ""}${astro ? ofAstro(astro, sites) : ""}## An edited record

From a record saved to a page that shows it, by the clock, the middle of five: ${seenSeconds.toFixed(2)} s in the preview${astro ? `, ${astro.seenSeconds.toFixed(2)} s in Astro's server` : ""}.

## First view

Everything a phone fetches of a Turkish page before it is touched, in KB: text compressed by gzip, fonts and pictures as they are.

${table(
  ["Kind of page", "KB"],
  [...firstViews].map(([kind, kb]) => [kind, kb.toFixed(1)]),
)}
`;
}
