/** Weights in KB of 1024 bytes as a browser with gzip gets them. What is over fails the run. */
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { pages, readThrough } from "./pageKinds";

const limits = { firstView: 90, inlineScript: 3, script: 125, whole: 180 };
const kb = (bytes: number) => Math.round((bytes / 1024) * 10) / 10;

for (const { kind, language, path } of pages) {
  test(`${kind} in ${language} stays within its weight`, async ({ page }, info) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const weights = new Map<string, { type: string; size: number }>();
    page.on("response", async (response) => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      const type = response.request().resourceType();
      weights.set(response.url(), { type, size: type === "font" ? body.length : gzipSync(body, { level: 9 }).length });
    });
    const total = () => kb([...weights.values()].reduce((sum, { size }) => sum + size, 0));
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    const firstView = total();
    expect([...weights.values()].filter(({ type }) => type === "script")).toEqual([]);
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll("script:not([type])")].map((script) => script.textContent ?? ""),
    );
    const inlineScript = kb(inline.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0));
    await page.mouse.move(5, 5);
    await readThrough(page);
    const whole = total();
    const script = kb([...weights.values()].reduce((sum, { type, size }) => sum + (type === "script" ? size : 0), 0));
    const sums = `${kind} ${language}: first view ${firstView} KB, inline script ${inlineScript} KB, script ${script} KB, whole ${whole} KB`;
    info.annotations.push({ type: "weight", description: sums });
    console.log(sums);
    expect(firstView).toBeLessThanOrEqual(limits.firstView);
    expect(inlineScript).toBeLessThanOrEqual(limits.inlineScript);
    expect(script).toBeLessThanOrEqual(limits.script);
    expect(whole).toBeLessThanOrEqual(limits.whole);
  });
}
