/** docs/bench.md, from what was measured. */
import type { Measured } from "./measureTree";
import type { PreviewTime } from "./previewTime";

/** A site of some size, built twice. */
export interface SiteMeasured {
  pages: number;
  cold: Measured;
  warm: Measured;
  mb: number;
  files: number;
}

export interface Bench {
  /** YYYY-MM-DD */
  date: string;
  machine: { cores: number; memoryGb: number; node: string; system: string };
  /** Processes that waited for a processor when it began and when it ended, the mean of the last minute. */
  load: readonly [number, number];
  /** None when nothing was built. */
  sites: readonly SiteMeasured[];
  preview: PreviewTime;
  /** Kilobytes by kind of page. */
  firstViews: ReadonlyMap<string, number>;
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
const whole = (number: number): string => Math.round(number).toLocaleString("en");

/** The parts of the page about what was built. */
function ofBuilds(sites: readonly SiteMeasured[]): string {
  const build = (name: string, { wallSeconds, cpuSeconds, peakMb }: Measured, pages: number) => [
    whole(pages),
    name,
    whole(cpuSeconds),
    whole(wallSeconds),
    whole(peakMb),
  ];
  return `## Builds

A cold build begins from nothing; a warm one follows it after one record of a week was edited. Processor: all processes together. Memory: the most they held at once.

${table(
  ["Pages", "Build", "Processor, s", "Clock, s", "Memory, MB"],
  sites.flatMap(({ pages, cold, warm }) => [build("cold", cold, pages), build("warm", warm, pages)]),
)}

## What is deployed

${table(
  ["Pages", "Files", "MB, not compressed"],
  sites.map(({ pages, files, mb }) => [whole(pages), whole(files), whole(mb)]),
)}

`;
}

/**
 * The page as Markdown.
 * @example benchPage(bench).startsWith("# Bench") // true
 */
export function benchPage({ date, machine, load, sites, preview, firstViews }: Bench): string {
  const isBusy = Math.max(...load) > machine.cores + 1;
  return `# Bench

Measured by \`npm run bench\` on ${date}: ${machine.cores} cores, ${whole(machine.memoryGb)} GB of memory, Node ${machine.node}, ${machine.system}.
${
  isBusy
    ? `The machine had other work (load ${load[0].toFixed(1)} at the start, ${load[1].toFixed(1)} at the end): compare the seconds of the processor, not those of the clock.`
    : `Nothing else ran (load ${load[0].toFixed(1)} at the start, ${load[1].toFixed(1)} at the end).`
}

${sites.length > 0 ? ofBuilds(sites) : ""}## The preview

From a record saved to its page drawn, the middle of nine: ${preview.cpuSeconds.toFixed(2)} s of the processor, ${preview.wallSeconds.toFixed(2)} s by the clock.

## First view

Everything a phone fetches of a Turkish page before it is touched, in KB: text compressed by gzip, fonts and pictures as they are.

${table(
  ["Kind of page", "KB"],
  [...firstViews].map(([kind, kb]) => [kind, kb.toFixed(1)]),
)}
`;
}
