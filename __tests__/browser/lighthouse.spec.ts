/** Lighthouse as a mid-range phone on a slow line: one run a kind of page, up to three where it falls short. */
import { expect, test } from "@playwright/test";
import { launch } from "chrome-launcher";
import { pages } from "./pageKinds";

/** Kinds drawn by the same template as another that is measured. */
const alike = [
  "first week",
  "last week",
  "checklists list",
  "nutrition list",
  "baby weeks list",
  "first aid list",
  "baby questions",
  "head tool",
  "popular names",
  "unisex name",
  "sources",
];
const kinds = pages.filter(
  ({ language, kind }) => (language === "tr" || kind === "week") && kind !== "unknown address" && !alike.includes(kind),
);

interface Figures {
  performance: number;
  accessibility: number;
  "best-practices": number;
  seo: number;
  layoutShift: number;
  blockingMs: number;
}

async function measure(url: string): Promise<Figures> {
  const { default: lighthouse } = await import("lighthouse");
  const chrome = await launch({
    chromePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" });
    if (!result) throw new Error("measure requires a Lighthouse result");
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
      layoutShift: audits["cumulative-layout-shift"]?.numericValue ?? 1,
      blockingMs: audits["total-blocking-time"]?.numericValue ?? 1000,
    };
  } finally {
    chrome.kill();
  }
}

const isGood = (f: Figures) =>
  f.performance >= 99 &&
  f.accessibility === 100 &&
  f["best-practices"] === 100 &&
  f.seo === 100 &&
  f.layoutShift === 0 &&
  f.blockingMs <= 50;

for (const { kind, language, path } of kinds) {
  test(`${kind} in ${language} is fast and sound on a phone`, async ({ baseURL }) => {
    let best = await measure(`${baseURL}${path}`);
    for (let run = 2; run <= 3 && !isGood(best); run++) {
      const next = await measure(`${baseURL}${path}`);
      if (isGood(next) || next.performance > best.performance) best = next;
    }
    console.log(`${kind} ${language}: ${JSON.stringify(best)}`);
    expect(best.performance).toBeGreaterThanOrEqual(99);
    expect([best.accessibility, best["best-practices"], best.seo]).toEqual([100, 100, 100]);
    expect(best.layoutShift).toBe(0);
    expect(best.blockingMs).toBeLessThanOrEqual(50);
  });
}
