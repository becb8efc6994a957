/** Measures how long an edited record takes until its page shows it: the page is requested again and again, in the same way for every server. */
import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { markedPage, markRecord } from "./site";

export interface ServerCommand {
  command: string;
  args: readonly string[];
  /** Port the server listens on. */
  port: number;
}

/** The page at an address; empty while no server answers. */
const read = (address: string): Promise<string> =>
  fetch(address).then(
    (response) => response.text(),
    () => "",
  );

/**
 * Requests the page until it contains a text.
 * @param again called every ten seconds meanwhile
 * @throws Error after ten minutes: a server may start slowly on a busy machine
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
 * Seconds by the clock from saving a record until its page shows it: the median of five edits of a week. An edit before these, during which the server
 * reads everything, is not counted.
 * @param copy folder of the copy of the site that the server runs in and whose record is edited
 * @throws Error when an edit does not appear
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
    // A negative id ends the whole process group, so that the server's own children end too.
    if (server.pid) process.kill(-server.pid);
  }
}
