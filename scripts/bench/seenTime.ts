/** How long an edited record takes until it is on its page: the page is asked for over and over, by the same reader for every server. */
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { markedPage, markRecord } from "./site";

export interface ServerCommand {
  command: string;
  args: readonly string[];
  /** Where it answers. */
  port: number;
}

/** The page at an address; empty while nobody answers. */
const read = (address: string): Promise<string> =>
  fetch(address).then(
    (response) => response.text(),
    () => "",
  );

/**
 * Asks until the page holds a text.
 * @param again done every ten seconds meanwhile
 * @throws Error after ten minutes: a server that starts on a busy machine takes its time
 */
async function readUntil(address: string, text: string, again: () => void = () => undefined): Promise<void> {
  const end = Date.now() + 600_000;
  let last = Date.now();
  while (!(await read(address)).includes(text)) {
    if (Date.now() > end) throw new Error(`readUntil requires ${text} on ${address}`);
    if (Date.now() - last > 10_000) {
      again();
      last = Date.now();
    }
    await sleep(20);
  }
}

/**
 * Seconds by the clock from a record saved to a page that shows it: the middle of five edits of a week. The first edit, with which everything is read, is left out.
 * @param copy of the site in which the server works, and whose record is edited
 * @throws Error when the edit does not come
 * @example await seenTime({ command: "npx", args: ["tsx", "scripts/preview.ts", "8300"], port: 8300 }, copy) // 0.4
 */
export async function seenTime({ command, args, port }: ServerCommand, copy: string): Promise<number> {
  const server = spawn(command, args, { cwd: copy, stdio: "ignore", detached: true });
  const address = `http://localhost:${port}${markedPage}`;
  try {
    await readUntil(address, "</html>");
    const times: number[] = [];
    for (let edit = 0; edit <= 5; edit++) {
      const start = performance.now();
      const mark = () => markRecord(copy, edit);
      // A server may answer before it watches its files: then the first edit is saved again.
      await readUntil(address, mark(), edit === 0 ? mark : undefined);
      times.push((performance.now() - start) / 1000);
      await sleep(500);
    }
    return times.slice(1).sort((a, b) => a - b)[2] ?? Number.NaN;
  } finally {
    // With what it started itself.
    if (server.pid) process.kill(-server.pid);
  }
}
