/** Google's own Firestore emulator under Java 17, for the rules: a copy of them in code would prove nothing. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";

const jar =
  process.env.FIRESTORE_EMULATOR_JAR ?? "/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar";

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

/**
 * Starts it with the rules of a file. Fails where it is not installed: Debian package google-cloud-cli-firestore-emulator, or its jar in
 * FIRESTORE_EMULATOR_JAR.
 */
export async function startFirestore(rules: string): Promise<Emulator> {
  if (!existsSync(jar)) throw new Error(`startFirestore requires the emulator at ${jar}, see .github/workflows/ci.yml`);
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
