/**
 * Lighthouse as a mid-range phone on a slow line, once for each way a page is built. Audits and layout shift are the same on every machine and have to be right;
 * times are printed for the record and gate nothing, since a busy machine would fail them.
 */
import { expect, test } from "@playwright/test";
import { launch } from "chrome-launcher";
import { pages } from "./pageKinds";

/** One of each way a page is built: lazy parts, drawings, cards, tables, an island, a long list. Each kind is looked at by axe in pages.spec. */
const measured = ["home", "week", "symptom", "first aid", "article", "checklist", "due date tool", "growth tool", "girl names", "name"];
const kinds = pages.filter(({ language, kind }) => language === "tr" && measured.includes(kind));

interface Figures {
  performance: number;
  accessibility: number;
  "best-practices": number;
  seo: number;
  layoutShift: number;
  blockingMs: number;
}

/** One run; null where Chromium gave Lighthouse no trace to look at, which says nothing of the page. */
async function measureOnce(url: string): Promise<Figures | null> {
  const { default: lighthouse } = await import("lighthouse");
  const chrome = await launch({
    chromePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "error" });
    if (!result) throw new Error("measure requires a Lighthouse result");
    const { categories, audits } = result.lhr;
    if (typeof categories.performance?.score !== "number") return null;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
      layoutShift: audits["cumulative-layout-shift"]?.numericValue ?? 1,
      blockingMs: Math.round(audits["total-blocking-time"]?.numericValue ?? 1000),
    };
  } finally {
    chrome.kill();
  }
}

async function measure(url: string): Promise<Figures> {
  for (let run = 1; run <= 3; run++) {
    const figures = await measureOnce(url);
    if (figures) return figures;
  }
  throw new Error(`measure requires a trace, and three runs of ${url} gave none`);
}

for (const { kind, language, path } of kinds) {
  test(`${kind} in ${language} is sound on a phone`, async ({ baseURL }) => {
    const figures = await measure(`${baseURL}${path}`);
    console.log(`${kind} ${language}: ${JSON.stringify(figures)}`);
    expect([figures.accessibility, figures["best-practices"], figures.seo]).toEqual([100, 100, 100]);
    expect(figures.layoutShift).toBe(0);
  });
}
