import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { milestonePicture } from "../../src/baby/milestones/milestonePicture";
import { activityPicture } from "../../src/guides/activityPicture";
import { monthPicture, monthPictureOfWeek } from "../../src/guides/monthPicture";
import { agePictures } from "../../src/reading/list/agePictures";
import { pages } from "../../src/routes/pages";

const folder = "static/illustrations";
const isDrawn = (name: string): boolean => existsSync(`${folder}/${name}.svg`);
const filesIn = (kind: string): string[] => readdirSync(`${folder}/${kind}`).map((file) => `${kind}/${file.replace(".svg", "")}`);
interface Advised {
  picture?: string;
  verdict?: string;
}
const records = <Shape>(name: string): Shape[] =>
  readdirSync(`data/${name}`).map((file) => JSON.parse(readFileSync(`data/${name}/${file}`, "utf8")) as Shape);

const foods = (): Advised[] => [
  ...records<{ notYet: Advised[] }>("baby-nutrition-months").flatMap(({ notYet }) => notYet),
  ...records<{ limit: Advised[] }>("pregnancy-nutrition-months").flatMap(({ limit }) => limit),
];
const checklists = records<{ month: number; domains: { items: { key: string }[] }[] }>("milestone-checklists");
const pageIcons = Object.entries(pages).flatMap(([page, { icon }]) => (icon === null ? [] : [{ page, icon }]));
const steps = checklists.flatMap(({ domains }) => domains.flatMap(({ items }) => items.map(({ key }) => key)));
const plays = Array.from({ length: 52 }, (_, i) => activityPicture(i + 1));
const months = Array.from({ length: 61 }, (_, month) => monthPicture(month));

/** All drawings that pages use, by folder. */
const named: Record<string, string[]> = {
  icons: [...pageIcons.map(({ icon }) => icon), ...records<{ key: string }>("first-aid").map(({ key }) => `aid-${key}`)].map(
    (name) => `icons/${name}`,
  ),
  foods: foods().flatMap(({ picture }) => (picture ? [`foods/${picture}`] : [])),
  "baby-months": months,
  milestones: steps.map(milestonePicture).filter((name) => name.startsWith("milestones/")),
  plays: plays.filter((name) => name.startsWith("plays/")),
};

test.each(Object.keys(named))("every drawing of %s that a page names exists, and none is shipped unused", (kind) => {
  expect(new Set(named[kind])).toEqual(new Set(filesIn(kind)));
});

test("each page has a drawing of its own, but for the two pages of questions", () => {
  const names = pageIcons.filter(({ page }) => page !== "babyFaq");
  expect(names.length).toBeGreaterThan(30);
  expect(new Set(names.map(({ icon }) => icon)).size).toBe(names.length);
});

test("a child is never drawn older than its age", () => {
  expect([0, 11, 12, 15, 18, 23, 30, 59, 60].map(monthPicture)).toEqual(
    [0, 11, 12, 12, 18, 18, 24, 48, 60].map((month) => `baby-months/${month}`),
  );
  expect([1, 5, 22, 52].map(monthPictureOfWeek)).toEqual([0, 0, 4, 11].map((month) => `baby-months/${month}`));
});

test("every step of every age is drawn, each with a drawing of its own", () => {
  const pictures = steps.map(milestonePicture);
  expect(pictures.filter((name) => !isDrawn(name))).toEqual([]);
  expect(new Set(pictures).size).toBe(steps.length);
});

test("each age of the list of ages is shown by three drawings of its own steps", () => {
  for (const { month, domains } of checklists) {
    const own = domains.flatMap(({ items }) => items.map(({ key }) => `milestones/${key}`));
    expect(new Set(agePictures(month)).size).toBe(3);
    expect(own).toEqual(expect.arrayContaining([...agePictures(month)]));
    expect(agePictures(month).filter((name) => !isDrawn(name))).toEqual([]);
  }
  expect(() => agePictures(7)).toThrow("month 7");
});

test("a drawing of a step or a play weighs at most 2 KB as it is sent", () => {
  const weights = [...filesIn("milestones"), ...filesIn("plays")].map((name) => gzipSync(readFileSync(`${folder}/${name}.svg`)).length);
  expect(Math.max(...weights)).toBeLessThanOrEqual(2048);
});

test("each play shows what is done in it, no two the same", () => {
  expect(plays.filter((name) => !isDrawn(name))).toEqual([]);
  expect(new Set(plays).size).toBe(52);
  expect([activityPicture(13), activityPicture(22)]).toEqual(["milestones/m4-mot-1", "plays/22"]);
});
