import { type Bench, benchPage } from "../../scripts/bench/report";

const measured = (cpuSeconds: number) => ({ wallSeconds: 184.2, cpuSeconds, peakMb: 2150.4 });
const bench = (load: [number, number]): Bench => ({
  date: "2026-11-22",
  machine: { cores: 2, memoryGb: 23.4, node: "20.20.2", system: "linux" },
  load,
  sites: [{ pages: 7386, cold: measured(240.6), warm: measured(88.1), mb: 512.3, files: 9021 }],
  astro: { version: "5.18.2", pages: 7386, cold: measured(120.3), warm: measured(110), seenSeconds: 3.456 },
  seenSeconds: 0.312,
  firstViews: new Map([["week", 68.24]]),
});

test("the page contains the figures, and nothing about the machine except its size", () => {
  const page = benchPage(bench([0.4, 2.1]));
  expect(page).toContain("on 2026-11-22: 2 cores, 23 GB of memory, Node 20.20.2, linux.");
  expect(page).toContain("| 7,386 | cold | 241 | 32.6 | 184 | 2,150 |\n| 7,386 | warm | 88 | 11.9 | 184 | 2,150 |");
  expect(page).toContain("| 7,386 | 9,021 | 512 |");
  expect(page).toContain("0.31 s in the preview, 3.46 s in Astro's server");
  expect(page).toContain("| cold | 241 | 120 | 2.0 × | 184 | 184 | 1.0 × | 2,150 | 2,150 |");
  expect(page).toContain("| week | 68.2 |");
});

test.each([
  [[0.4, 3], "Nothing else ran"],
  [[0.4, 3.1], "compare the seconds of the processor"],
  [[3.1, 0.4], "compare the seconds of the processor"],
] as const)("a load of %j on two cores is mentioned", ([before, after], words) => {
  expect(benchPage(bench([before, after]))).toContain(words);
});

test("there is no table for sites that were not built", () => {
  expect(benchPage({ ...bench([0, 0]), sites: [], astro: undefined })).not.toMatch(/## (?:Builds|What is deployed|Beside Astro)|Astro/);
});
