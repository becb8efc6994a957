/**
 * The exit drill: the site's content does not depend on Gatsby. A page of each kind is rendered from src/ and data/ alone and compared, character by
 * character, with the page Gatsby has built. It needs a built site to compare with: `npm test` builds first.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newRecord } from "../../src/content/newRecord";
import { bundleRenderer } from "../../src/preview/bundle";
import { firstDifference, mainOf } from "../../src/preview/compareMain";
import { type PreviewSite, previewSite } from "../../src/preview/previewSite";
import { pathTo } from "../../src/routes/routes";
import { pages } from "../browser/pageKinds";

const environment = process.env.NODE_ENV;
let site: PreviewSite;
let folder: string;

beforeAll(async () => {
  // As in a build, fields that depend on all names are computed only once.
  Object.assign(process.env, { NODE_ENV: "production" });
  folder = mkdtempSync(join(tmpdir(), "preview-"));
  cpSync("data", folder, { recursive: true, preserveTimestamps: true });
  site = previewSite(folder, "<script>preview</script>");
  site.use(await bundleRenderer());
  site.refresh();
});
afterAll(() => {
  Object.assign(process.env, { NODE_ENV: environment });
  rmSync(folder, { recursive: true, force: true });
});

const built = (path: string): string => readFileSync(`public${path === "/" ? "" : path}/index.html`, "utf8");
/** The page for unknown addresses is built under an address of its own. */
const builtPath = (path: string): string => path.replace(/\/no-such-page$/, "/404");

test("a page of each kind, rendered without Gatsby, has exactly the same text", () => {
  const differences = pages.flatMap(({ kind, path }) => {
    const difference = firstDifference(mainOf(site.page(builtPath(path)).html), mainOf(built(builtPath(path))));
    return difference ? [{ kind, path, ...difference }] : [];
  });
  expect(differences).toEqual([]);
  expect(pages.length).toBeGreaterThan(120);
});

test("the drill renders exactly the pages that Gatsby has built", () => {
  const folders = readdirSync("public", { recursive: true, encoding: "utf8" }).filter((file) => /(?:^|\/)index\.html$/.test(file));
  const listed = folders.map((file) => `/${file.replace(/\/?index\.html$/, "")}`);
  expect(listed.sort()).toEqual(site.paths().sort());
});

test.each([
  ["/", 1],
  ["/en/404", 1],
  [pathTo("girlName", "tr", { name: "elif" }), 2],
])("the styles %s requests exist", (path, count) => {
  const asked = [...site.page(path).html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) =>
    site.sharedFileAt(href as string),
  );
  expect(asked).toEqual(asked.map(() => expect.stringContaining("{")));
  expect(asked.length).toBe(count);
});

describe("a record that is edited", () => {
  const page = "/en/week-week-pregnancy-tracking-development/24";
  const edit = (change: (text: string) => string): (() => void) => {
    const file = join(folder, "pregnancy-weeks/24.json");
    const before = readFileSync(file, "utf8");
    const write = (text: string) => {
      const { mtimeMs } = statSync(file);
      writeFileSync(file, text);
      // Makes sure the modification time differs even on a disk with a coarse clock.
      utimesSync(file, mtimeMs / 1000 + 2, mtimeMs / 1000 + 2);
      site.refresh();
    };
    write(change(before));
    return () => write(before);
  };
  const { lead } = JSON.parse(readFileSync("data/pregnancy-weeks/24.json", "utf8")) as { lead: { en: string } };

  test("is shown on its page and differs from the built page", () => {
    const undo = edit((text) => text.replace(lead.en, `${lead.en} Edited.`));
    const own = mainOf(site.page(page).html);
    expect(own).toContain("Edited.");
    expect(firstDifference(own, mainOf(built(page)))?.own).toContain("Edited.");
    undo();
    expect(firstDifference(mainOf(site.page(page).html), mainOf(built(page)))).toBeUndefined();
  });

  test("and is not valid JSON keeps its last valid text; its fault is reported with the line, and other pages are unaffected", () => {
    const undo = edit((text) => text.replace('"key":', '"key"'));
    expect(site.page(page).html).toContain(lead.en.slice(0, 20));
    expect(site.faultsOn(page)).toEqual([
      expect.objectContaining({
        file: "data/pregnancy-weeks/24.json",
        isOwn: true,
        message: expect.stringMatching(/^is not valid JSON \(line 2\)/),
      }),
    ]);
    expect(site.page("/en").status).toBe(200);
    undo();
    expect(site.faultsOn(page)).toEqual([]);
  });

  test("and lacks a language leaves a gap instead of hiding this page or others", () => {
    const undo = edit((text) => JSON.stringify({ ...JSON.parse(text), lead: { tr: "Kısa." } }));
    expect(site.page(page).html).toMatch(/<main id="?main\b/);
    expect(site.page("/en").status).toBe(200);
    undo();
  });

  test("and lacks fields its page needs shows the error instead of the page", () => {
    const undo = edit((text) => JSON.stringify({ ...JSON.parse(text), questions: undefined }));
    const { status, html } = site.page(page);
    expect(status).toBe(500);
    expect(html).toContain("cannot be drawn yet");
    expect(html).toContain("<script>preview</script>");
    undo();
  });
});

test("a new record hides no other page, and has its page as soon as it has an address", () => {
  const file = join(folder, "symptoms/dry-mouth.json");
  const form = newRecord("Symptom", "dry-mouth", "2026-11-23");
  const paths = site.paths();
  const begun = previewSite(folder);
  writeFileSync(file, JSON.stringify(form));
  begun.refresh();
  expect(begun.paths()).toEqual(paths);
  writeFileSync(file, JSON.stringify({ ...form, slug: { tr: "agiz-kurulugu", en: "dry-mouth" } }));
  begun.refresh();
  expect(begun.paths().filter((path) => !paths.includes(path)).length).toBe(2);
  rmSync(file);
});

test("an unknown address gets the 404 page in its language", () => {
  expect(site.page("/en/nowhere")).toMatchObject({ status: 404, html: expect.stringContaining('<html lang="en">') });
  expect(site.page("/hicbir-yer")).toMatchObject({ status: 404, html: expect.stringContaining('<html lang="tr">') });
});

describe("the comparison", () => {
  test("leaves out the depth in React's ids and nothing else", () => {
    expect(mainOf('<main><p id=":R1:" class="a"></p><a href="#:R1:"></a><i id=":R2h:"></i></main>')).toBe(
      '<main><p id=":1:" class="a"></p><a href="#:1:"></a><i id=":2:"></i></main>',
    );
    const swapped = [
      mainOf('<main><p id=":R1:"></p><a href="#:R1:"></a></main>'),
      mainOf('<main><p id=":R1:"></p><a href="#:R2:"></a></main>'),
    ];
    expect(firstDifference(swapped[0] ?? "", swapped[1] ?? "")).toMatchObject({ at: 33 });
  });
  test("notices one changed letter, a missing end and a document without a main element", () => {
    expect(firstDifference("<main>a</main>", "<main>b</main>")).toEqual({ at: 6, own: "<main>a</main>", built: "<main>b</main>" });
    expect(firstDifference("<main>", "<main></main>")).toMatchObject({ at: 6 });
    expect(() => mainOf("<p></p>")).toThrow("got 0");
    expect(() => mainOf("<main></main><main></main>")).toThrow("got 2");
  });
});
