import { execFileSync } from "node:child_process";

/**
 * As on a phone: without font hinting, which changes where lines break, and with lazy images loaded at the distance of a fast connection, because
 * Chromium considers the connection slow when the machine is busy.
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
