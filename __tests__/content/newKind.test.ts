// The recipe “Add a kind of record” of CONTRIBUTING.md, followed in a copy of the site for a kind `Lullaby`: with all steps its page is there and nothing
// is wrong; without any one of them the compiler, the checks, the page or the browser tests miss it.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import ts from "typescript";

// Each step bundles or checks the whole site, which takes a while on a busy machine.
jest.setTimeout(400_000);

let copy: string;
const original = process.cwd();
const at = (file: string): string => join(copy, file);

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "kind-"));
  for (const part of [
    "src",
    "data",
    "package.json",
    "tsconfig.json",
    "gatsby-ssr.tsx",
    "__tests__/support",
    "__tests__/browser/pageKinds.ts",
  ])
    cpSync(part, at(part), { recursive: true });
  for (const part of ["node_modules", "static"]) symlinkSync(join(original, part), at(part));
  writeFileSync(at("follow.ts"), follow);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Run in the copy: prints the faults of the content, the page of the lullaby in both languages, and whether the browser tests open it. */
const follow = `
import { findFaults as rawFindFaults } from "./src/content/checks/checks";
import { missingContentFaults as rawMissingContentFaults } from "./src/content/checks/missingContent";
import { asLines } from "./__tests__/support/faultLines";
import { readContent } from "./src/content/readContent";
import { bundleRenderer } from "./src/preview/bundle";
import { previewSite } from "./src/preview/previewSite";
import { pages } from "./__tests__/browser/pageKinds";

async function run() {
  if (process.argv[2] === "check") {
    const { files, broken } = readContent("data");
    return { faults: [...broken, ...asLines(rawFindFaults)(files), ...asLines(rawMissingContentFaults)(files)] };
  }
  const site = previewSite("data");
  site.use(await bundleRenderer());
  site.refresh();
  const drawn = ["/ninniler/dandini", "/en/lullabies/dandini"].map((path) => site.page(path));
  return { drawn, isOpened: pages.some(({ path }) => path === "/en/lullabies/dandini") };
}
run().then((found) => process.stdout.write(JSON.stringify(found)));
`;

interface Drawn {
  drawn: { status: number; html: string }[];
  isOpened: boolean;
}
const runInCopy = (what: "check" | "draw"): string =>
  execFileSync(process.execPath, ["--import", "tsx", "follow.ts", what], {
    cwd: copy,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
const check = (): string[] => (JSON.parse(runInCopy("check")) as { faults: string[] }).faults;
const draw = (): Drawn => JSON.parse(runInCopy("draw")) as Drawn;

let program: ts.Program | undefined;
/** What the compiler says of the rows, the routes and the valid content. */
function compile(file = "__tests__/support/validContent.ts"): { line: number; message: string }[] {
  const { config } = ts.readConfigFile(at("tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [file] }, ts.sys, copy);
  program = ts.createProgram([at(file)], { ...options, noEmit: true, incremental: false }, undefined, program);
  return ts.getPreEmitDiagnostics(program).map(({ file: source, start = 0, messageText }) => ({
    line: source?.getLineAndCharacterOfPosition(start).line ?? 0,
    message: `${source?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
  }));
}

/** The parts of a row, each in a line of its own. */
const row = [
  'description: "A lullaby, with its words.",',
  'folder: "lullabies",',
  "fields: lullaby,",
  'checks: "health",',
  "expected: [],",
  "leastWords: {},",
  'sourceTopic: "baby",',
  'page: pageByKey("lullaby"),',
  "list: null,",
  'search: { kind: "play", title: "title", line: "lead" },',
  'sharePicture: { ground: "night", drawing: null },',
  "publishedIn: null,",
  "namesItems: null,",
];

const fields = `
export const lullaby = z.strictObject({
  key: recordKey,
  title: shortText("Its name.", 60),
  lead: text("When it is sung.", 200),
  description,
  verses: texts("Its words."),
  ...trust,
});
`;

const both = (tr: string, en: string) => ({ tr, en });
const record = {
  key: "dandini",
  title: both("Dandini dastana", "Dandini dastana"),
  lead: both("Akşam beşikte söylenir.", "Sung at the cradle in the evening."),
  description: both("Bir ninni ve sözleri.", "A lullaby and its words."),
  verses: { tr: ["Danalar girdi bostana."], en: ["The calves are in the garden."] },
  sources: ["nhs-111-wales-amniocentesis"],
  written: "2026-11-21",
  nextReview: "2027-11-21",
};

const template = `
import { graphql, type PageProps } from "gatsby";
import { brandFrom, type HeadInput, SiteHead } from "../../site/head/pageQuery";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";

export default function LullabyPage({ data, pageContext }: PageProps<Queries.LullabyPageQuery, PageContext>) {
  const t = useTexts();
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="babyWeeks">
      <h1>{data.lullaby?.title}</h1>
      <h2>{t("heading.verses")}</h2>
      {data.lullaby?.verses.map((verse) => <p key={verse}>{verse}</p>)}
    </PageShell>
  );
}
export function Head({ data, pageContext }: HeadInput<Queries.LullabyPageQuery>) {
  return <SiteHead data={data} pageContext={pageContext} title={data.lullaby?.title} description={data.lullaby?.description} />;
}
export const query = graphql\`
  query LullabyPage($key: String!, $language: String!, $lang: Language!, $namespaces: [String!]!) {
    ...Shell
    lullaby(key: { eq: $key }) {
      title(language: $lang)
      description(language: $lang)
      verses(language: $lang)
      ...Trust
    }
  }
\`;
`;

/** The first \`before\` of a file is followed by \`added\`. */
const after =
  (before: string, added: string) =>
  (text: string): string => {
    if (!text.includes(before)) throw new Error(`after requires “${before}”`);
    return text.replace(before, () => before + added);
  };
const whole = (text: string) => (): string => text;

/** The steps of the recipe, by the file each names, with what it does to the file. */
const steps: Record<string, [file: string, change: (text: string) => string][]> = {
  "src/content/records/<domain>.ts": [
    [
      "src/content/records/baby.ts",
      (text) =>
        after(
          "export const babyTypes = {",
          `\n  Lullaby: {\n    ${row.join("\n    ")}\n  },`,
        )(text).replace("export const babyTypes", () => `${fields}\nexport const babyTypes`),
    ],
  ],
  "data/<folder>/<key>.json": [["data/lullabies/dandini.json", whole(JSON.stringify(record))]],
  "__tests__/support/validContent.ts": [
    ["__tests__/support/validContent.ts", after("  FirstAidTopic: [", 'validRecord("FirstAidTopic", { key: "fever" })],\n  Lullaby: [')],
  ],
  "src/routes/paths.ts": [
    ["src/routes/paths.ts", after("export const routePaths = {", '\n  lullaby: { tr: "/ninniler/:id", en: "/en/lullabies/:id" },')],
  ],
  "src/routes/pages.ts": [
    [
      "src/routes/pages.ts",
      after(
        "export const pages = {",
        '\n  lullaby: { ...ofBirth, template: "baby/lullaby", texts: ["lullaby"], sharePicture: { titled: "lullaby-" } },',
      ),
    ],
  ],
  "src/<domain>/<name>/page.tsx": [["src/baby/lullaby/page.tsx", whole(template)]],
  "src/locales/{tr,en}/<name>.json": [
    ["src/locales/tr/lullaby.json", whole(JSON.stringify({ "heading.verses": "Ninninin sözleri" }))],
    ["src/locales/en/lullaby.json", whole(JSON.stringify({ "heading.verses": "The words of it" }))],
  ],
  "__tests__/browser/pageKinds.ts": [
    ["__tests__/browser/pageKinds.ts", after("const kinds = {", '\n  lullaby: (l) => pathTo("lullaby", l, { id: "dandini" }),')],
  ],
};

const originalText = (file: string): string | undefined => {
  try {
    return readFileSync(join(original, file), "utf8");
  } catch {
    return undefined;
  }
};

/** Does all steps of the recipe but some, each to the files as they are in the original. */
function followAllBut(...left: string[]): void {
  for (const [step, changes] of Object.entries(steps))
    for (const [file, change] of changes) {
      const text = originalText(file);
      mkdirSync(dirname(at(file)), { recursive: true });
      if (!left.includes(step)) writeFileSync(at(file), change(text ?? ""));
      else if (text === undefined) rmSync(at(file), { force: true });
      else writeFileSync(at(file), text);
    }
}

const headings = ["Ninninin sözleri", "The words of it"];

test("the recipe names the files of the steps, in their order, and no more than nine", () => {
  const [, recipe = ""] = /## Add a kind of record\n([\s\S]*?)\n## /.exec(readFileSync("CONTRIBUTING.md", "utf8")) ?? [];
  const named = [...recipe.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file);
  expect(named).toEqual(Object.keys(steps));
  expect(Object.values(steps).flat().length).toBeLessThanOrEqual(9);
});

test("with all steps the compiler and the checks find nothing, and the page is there in both languages", () => {
  followAllBut();
  expect(compile()).toEqual([]);
  expect(check()).toEqual([]);
  const { drawn, isOpened } = draw();
  expect(drawn.map(({ status }) => status)).toEqual([200, 200]);
  expect(drawn.map(({ html }, i) => html.includes(headings[i] ?? "?") && html.includes("<h1>Dandini dastana</h1>"))).toEqual([true, true]);
  expect(isOpened).toBe(true);
});

test.each(["src/content/records/<domain>.ts", "__tests__/support/validContent.ts", "src/routes/paths.ts", "src/routes/pages.ts"])(
  "the compiler misses %s",
  (step) => {
    followAllBut(step);
    expect(compile().map(({ message }) => message)).toEqual(expect.arrayContaining([expect.stringMatching(/lullaby/i)]));
  },
);

test("the compiler misses each part of a row that is left out", () => {
  followAllBut();
  const rows = row.map((part) => `{ ${row.filter((other) => other !== part).join(" ")} } satisfies RecordType,`);
  writeFileSync(
    at("src/content/records/rows.ts"),
    `import { lullaby } from "./baby"; import { pageByKey, type RecordType } from "./recordType"; export const rows = [\n${rows.join("\n")}\n];`,
  );
  const lines = new Set(compile("src/content/records/rows.ts").map(({ line }) => line));
  rmSync(at("src/content/records/rows.ts"));
  expect([...lines]).toEqual(row.map((_, i) => i + 1));
});

test("the checks miss a kind without a record, and read the texts of its records", () => {
  followAllBut("data/<folder>/<key>.json");
  expect(check()).toEqual(["data/lullabies: record: there is no record of the type Lullaby"]);
  followAllBut();
  const verses = { tr: ["Beş damla verin."], en: ["Give 5 drops so that the baby sleeps."] };
  writeFileSync(at("data/lullabies/dandini.json"), JSON.stringify({ ...record, verses }));
  expect(check()).toEqual(expect.arrayContaining([expect.stringMatching(/lullabies\/dandini.*: gives a dose in drops/)]));
});

test("no page can be drawn without its template", () => {
  followAllBut("src/<domain>/<name>/page.tsx");
  expect(draw).toThrow("baby/lullaby/page.tsx");
});

test("the page misses its texts, and the browser tests the page", () => {
  followAllBut("src/locales/{tr,en}/<name>.json", "__tests__/browser/pageKinds.ts");
  const { drawn, isOpened } = draw();
  expect(drawn.filter(({ html }, i) => html.includes(headings[i] ?? "?"))).toEqual([]);
  expect(isOpened).toBe(false);
});

test("without all of its steps the kind is gone", () => {
  followAllBut(...Object.keys(steps));
  expect(draw().drawn.map(({ status }) => status)).toEqual([404, 404]);
});
