import { execFileSync } from "node:child_process";
import { type Browser, chromium } from "@playwright/test";

/** Opens headless Chromium; if there is none, Debian's is installed first, as for the tests. */
export function launchChromium(): Promise<Browser> {
  const executablePath = execFileSync("bash", ["scripts/chromium.sh"], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}
