/** Measures time and memory of a command and of all processes it starts. Linux only: it reads /proc. */
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export interface Measured {
  /** Seconds from start to end. */
  wallSeconds: number;
  /** Processor seconds of all processes of the tree: the figure to compare on a busy machine. */
  cpuSeconds: number;
  /** Peak memory of the tree, sampled four times a second; memory pages that processes share count once for each process. */
  peakMb: number;
}

/** Parent and memory (KB) of every process. */
function processes(): Map<number, { parent: number; kb: number }> {
  const found = new Map<number, { parent: number; kb: number }>();
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${id}/status`, "utf8");
      const value = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
      found.set(Number(id), { parent: value("PPid"), kb: value("VmRSS") });
    } catch {
      // The process has ended since the folder was read.
    }
  }
  return found;
}

/** Memory of a process and of its descendants, in MB. */
function treeMb(root: number): number {
  const all = processes();
  const isBelow = (id: number): boolean => id === root || (all.has(id) && id > 1 && isBelow(all.get(id)?.parent ?? 0));
  return [...all].filter(([id]) => isBelow(id)).reduce((sum, [, { kb }]) => sum + kb, 0) / 1024;
}

/**
 * Runs a command to its end; its output is shown.
 * @throws Error when it fails
 * @example await measureTree("npx", ["gatsby", "build"], "/tmp/copy")
 */
export async function measureTree(command: string, given: readonly string[], folder: string): Promise<Measured> {
  // The shell reports the processor time of all its descendants that have ended and were waited for.
  const timed = 'exec 3>&2; TIMEFORMAT="%R %U %S"; { time "$@" 2>&3; } 2>"$TIMES"';
  const times = `${folder}/.times`;
  const child = spawn("bash", ["-c", timed, "bash", command, ...given], {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, TIMES: times },
  });
  let peakMb = 0;
  const look = setInterval(() => {
    peakMb = Math.max(peakMb, treeMb(child.pid ?? -1));
  }, 250);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  }).finally(() => clearInterval(look));
  if (status !== 0) throw new Error(`${command} ${given.join(" ")} ended with ${status}`);
  const [wallSeconds = 0, user = 0, system = 0] = readFileSync(times, "utf8").trim().split("\n").at(-1)?.split(" ").map(Number) ?? [];
  return { wallSeconds, cpuSeconds: user + system, peakMb };
}
