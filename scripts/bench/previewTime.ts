/** How long an edited record takes to its page in the preview. */
import { bundleRenderer } from "../../src/preview/bundle";
import { previewSite } from "../../src/preview/previewSite";
import { editRecord } from "./site";

export interface PreviewTime {
  wallSeconds: number;
  cpuSeconds: number;
}

/**
 * From the moment a record was saved to its page being drawn, without the twentieth of a second the preview waits for more files: the middle of nine times.
 * The first, in which everything is read, is left out.
 * @param copy of the site, whose record is edited
 */
export async function previewTime(copy: string): Promise<PreviewTime> {
  const site = previewSite(`${copy}/data`);
  site.use(await bundleRenderer());
  const times = Array.from({ length: 10 }, () => {
    editRecord(copy);
    const [start, used] = [performance.now(), process.cpuUsage()];
    site.refresh();
    const { status } = site.page("/en/week-week-pregnancy-tracking-development/24");
    if (status !== 200) throw new Error(`previewTime requires a page, got ${status}`);
    const { user, system } = process.cpuUsage(used);
    return { wallSeconds: (performance.now() - start) / 1000, cpuSeconds: (user + system) / 1e6 };
  }).slice(1);
  const middle = (of: (time: PreviewTime) => number): number => times.map(of).sort((a, b) => a - b)[4] ?? Number.NaN;
  return { wallSeconds: middle((time) => time.wallSeconds), cpuSeconds: middle((time) => time.cpuSeconds) };
}
