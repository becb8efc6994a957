/** Runs Google's own Firestore emulator under Java 17 to test the rules: testing a copy of the rules in code would prove nothing. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createServer } from "node:net";

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port"))));
    });
  });

export interface Emulator {
  port: number;
  stop: () => Promise<void>;
}

/** Starts the emulator with the rules of a file. Fails if it is not installed, see scripts/firestoreEmulator.sh. */
export async function startFirestore(rules: string): Promise<Emulator> {
  const jar = execFileSync("bash", ["scripts/firestoreEmulator.sh"], { encoding: "utf8" }).trim();
  const port = await freePort();
  const server: ChildProcess = spawn(
    "java",
    [
      "-cp",
      jar,
      "com.google.cloud.datastore.emulator.firestore.CloudFirestore",
      "start",
      "--host=127.0.0.1",
      `--port=${port}`,
      `--rules=${rules}`,
    ],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const listen = (text: Buffer) => {
      output += text;
      if (/is now running/.test(output)) resolve();
    };
    server.stdout?.on("data", listen);
    server.stderr?.on("data", listen);
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`the emulator ended with ${code}: ${output}`)));
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.removeAllListeners("exit");
      server.once("exit", () => resolve());
      server.kill("SIGKILL");
    });
  return { port, stop };
}
