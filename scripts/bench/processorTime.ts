/** Processor time of a reader's steps, read from Chromium's trace: other work on the machine disturbs it less than time by the clock. */
import type { Browser, Page } from "@playwright/test";

/** One entry of Chromium's trace; times in microseconds, `tdur` is processor time. */
interface TraceEvent {
  name: string;
  cat?: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  dur?: number;
}

/** A step and the tasks of the page until the next step, in ms of a processor slowed down four times. */
export interface TracedStep {
  kind: string;
  tasks: readonly number[];
}

/** How many times slower a slow phone is than this processor. */
export const slowdown = 4;
const step = "step:";

/** Marks in the trace where a step begins. */
export const beginStep = (page: Page, kind: string): Promise<unknown> => page.evaluate((mark) => performance.mark(mark), step + kind);

const msOf = ({ tdur, dur = 0 }: TraceEvent): number => (slowdown * (tdur ?? dur)) / 1000;

/**
 * Runs steps and measures each.
 * @param run performs the steps on the page, each begun with `beginStep`; work after the last step does not count
 * @example await traceSteps(browser, page, async () => { await beginStep(page, "key"); await page.keyboard.press("a"); })
 */
export async function traceSteps(browser: Browser, page: Page, run: () => Promise<void>): Promise<TracedStep[]> {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "blink.user_timing"] });
  await run();
  await beginStep(page, "end");
  const events: TraceEvent[] = JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  const marks = events.filter(({ cat, name }) => cat?.includes("user_timing") && name.startsWith(step)).sort((a, b) => a.ts - b.ts);
  const [{ pid, tid } = { pid: 0, tid: 0 }] = marks;
  const tasks = events.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X" && event.name.endsWith("RunTask"));
  return marks.slice(0, -1).map(({ name, ts }, i) => ({
    kind: name.slice(step.length),
    tasks: tasks.filter((task) => task.ts >= ts && task.ts < (marks[i + 1]?.ts ?? 0)).map(msOf),
  }));
}
