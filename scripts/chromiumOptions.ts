import { execFileSync } from "node:child_process";

/**
 * As on a phone: letters without hints for a coarse screen, which would break lines at other words, and lazy images fetched as near to the window as on
 * a good line, whatever line Chromium takes a busy machine for.
 */
const asOnPhone = [
  "--font-render-hinting=none",
  `--blink-settings=${["Unknown", "Slow2G", "2G", "3G"].map((line) => `lazyLoadingImageMarginPx${line}=1250`).join()}`,
];

/**
 * How the browser tests and the bench start headless Chromium: the one in `CHROMIUM`, else the one scripts/chromium.sh finds or installs.
 * @throws if there is no Chromium and none can be installed
 * @example chromium.launch(chromiumOptions())
 */
export function chromiumOptions(): { executablePath: string; args: string[] } {
  const executablePath =
    process.env.CHROMIUM ||
    execFileSync("bash", ["scripts/chromium.sh"], { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();
  return { executablePath, args: ["--no-sandbox", "--disable-gpu", ...asOnPhone] };
}
