import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { RawRecord } from "../../src/content/recordPages";
import type { RecordTypeName } from "../../src/content/records/registry";
import { type MadePage, makeDigest, refuseStale, staleNodes, stalePages, validContentFiles } from "../../src/gatsby/staleness";
import { validContent } from "../support/validContent";

const home = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "staleness-"));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const write = (file: string, content: unknown): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
};

/** The valid content as files in a folder: records of a table are together in one file. */
function writeContent(files = validContent()): void {
  const tables = new Map<string, unknown[]>();
  for (const { file, record } of files) {
    const [path = "", number] = file.split("#");
    if (number) tables.set(path, [...(tables.get(path) ?? []), record]);
    else write(path, record);
  }
  for (const [path, records] of tables) write(path, records);
}

describe("a fingerprint", () => {
  const week = { key: "24", week: 24, baby: { tr: ["Bir."], en: ["One."] } };

  test("is the same for the same content and another for a changed word", () => {
    expect(makeDigest(week)).toMatch(/^[0-9a-f]{12}$/);
    expect(makeDigest(structuredClone(week))).toBe(makeDigest(week));
    expect(makeDigest({ ...week, baby: { tr: ["Bir."], en: ["One"] } })).not.toBe(makeDigest(week));
  });

  test("is the same for a missing and an undefined field", () => {
    expect(makeDigest({ ...week, twins: undefined })).toBe(makeDigest(week));
  });
});

describe("the content on disk", () => {
  test("is returned if it is valid", () => {
    writeContent();
    expect(validContentFiles()).toHaveLength(validContent().length);
  });

  test("throws with all faults in one report: broken files and invalid records", () => {
    writeContent();
    write("data/faqs/torn.json", "{");
    write("data/unclaimed/x.json", {});
    expect(() => validContentFiles()).toThrow(
      /^The content has 2 faults:\n {2}data\/faqs\/torn\.json: record: is not valid JSON \(line 1\): .*\n {2}data\/unclaimed\/x\.json: record: no type of record/,
    );
  });
});

describe("nodes of an earlier build", () => {
  const files = validContent();
  /** The records as Gatsby stores them, with fields of its own; a test may change them. */
  const nodesOf =
    (change: (type: RecordTypeName, nodes: RawRecord[]) => RawRecord[] = (_, nodes) => nodes) =>
    (type: RecordTypeName) =>
      change(
        type,
        files
          .filter((file) => file.type === type)
          .map(({ record }) => ({ ...structuredClone(record as RawRecord), id: "1", parent: "p", children: [], internal: { type } })),
      );

  test("agree with the files they were made from, whatever Gatsby adds", () => {
    expect(staleNodes(files, nodesOf())).toEqual([]);
  });

  test("that are missing are reported with their file", () => {
    const without = nodesOf((type, nodes) => (type === "PregnancyWeek" ? nodes.filter(({ key }) => key !== "24") : nodes));
    expect(staleNodes(files, without)).toEqual(["data/pregnancy-weeks/24.json: has no node"]);
  });

  test("that are left over from a deleted file are reported with their folder", () => {
    const remaining = files.filter(({ file }) => file !== "data/signs/fever.json");
    expect(staleNodes(remaining, nodesOf())).toEqual(['signs: the node "fever" no longer has a record']);
  });

  test("with an older text are reported with their file, however deep the change, in either language", () => {
    const older = nodesOf((type, nodes) =>
      type === "Sign"
        ? nodes.map((node) => (node.key === "fever" ? { ...node, tiers: [{ stage: "before20", tier: "now" }] } : node))
        : nodes,
    );
    expect(staleNodes(files, older)).toEqual(["data/signs/fever.json: its node has an older text"]);
    const half = nodesOf((type, nodes) =>
      type === "Topic" ? nodes.map((node, i) => (i === 0 ? { ...node, title: { tr: "Konu", en: "Subject" } } : node)) : nodes,
    );
    expect(staleNodes(files, half)).toEqual(["data/topics/MT-0.json: its node has an older text"]);
  });

  test("that lack a new field are reported", () => {
    const before = nodesOf((type, nodes) => (type === "BabyName" ? nodes.map(({ claim, ...node }) => node as RawRecord) : nodes));
    expect(staleNodes(files, before)).toEqual(["data/names/boy-alparslan.json: its node has an older text"]);
  });

  test("that still have a removed field are reported", () => {
    const remaining = files.map((content) => {
      const { claim, ...record } = content.record as RawRecord;
      return claim ? { ...content, record } : content;
    });
    expect(staleNodes(remaining, nodesOf())).toContain("data/names/boy-alparslan.json: its node has an older text");
  });
});

describe("pages of an earlier build", () => {
  const page = (path: string, digest: string | null | undefined): MadePage => ({ path, context: { digest } });
  const writePage = (path: string, pageContext: object) => {
    write(path.endsWith(".html") ? `public${path}` : join("public", path, "index.html"), "<h1>x</h1>");
    write(join("public/page-data", path === "/" ? "index" : path, "page-data.json"), { result: { pageContext } });
  };

  test("that match their record are not a fault: with a record, without one, the first page and Gatsby's own", () => {
    writePage("/", { digest: null });
    writePage("/en/weeks/24", { digest: "0c5b1fd4a6e2" });
    writePage("/404.html", {});
    expect(stalePages([page("/", null), page("/en/weeks/24", "0c5b1fd4a6e2"), page("/404.html", undefined)])).toEqual([]);
  });

  test("that were not written are reported, whether the HTML or the data is missing", () => {
    writePage("/en", { digest: null });
    writePage("/half", { digest: null });
    rmSync("public/half/index.html");
    writePage("/data", { digest: null });
    rmSync("public/page-data/data/page-data.json");
    expect(stalePages([page("/en", null), page("/half", null), page("/data", null), page("/none", "0c5b1fd4a6e2")])).toEqual([
      "/half: no page was written",
      "/data: no page was written",
      "/none: no page was written",
    ]);
  });

  test("that were made from an older record are reported, and so is one from before fingerprints existed", () => {
    writePage("/weeks/24", { digest: "aaaaaaaaaaaa" });
    writePage("/weeks/25", {});
    expect(stalePages([page("/weeks/24", "bbbbbbbbbbbb"), page("/weeks/25", "bbbbbbbbbbbb")])).toEqual([
      "/weeks/24: was made from an older record",
      "/weeks/25: was made from an older record",
    ]);
  });
});

describe("refusing", () => {
  test("lets a build without a fault go on", () => {
    expect(() => refuseStale([])).not.toThrow();
  });

  test("says how to clean, lists what differs and counts what it leaves out", () => {
    const faults = Array.from({ length: 25 }, (_, i) => `data/faqs/${i + 1}.json: has no node`);
    const message = () => refuseStale(faults);
    expect(message).toThrow(/npm run clean/);
    expect(message).toThrow("  data/faqs/20.json: has no node\n  25 in all");
    expect(message).not.toThrow("data/faqs/21.json");
  });
});
