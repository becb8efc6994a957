import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { islands } from "../src/browser/registry";
import { type Language, languages, routeIds, routeOf } from "../src/routes/routes";

type Texts = Record<string, string>;

const rawOf = (language: Language, namespace: string): string => readFileSync(`src/locales/${language}/${namespace}.json`, "utf8");
const textsOf = (language: Language, namespace: string): Texts => JSON.parse(rawOf(language, namespace));
const namespacesOf = (language: Language): string[] => readdirSync(`src/locales/${language}`).map((file) => file.replace(/\.json$/, ""));
const namespaces = namespacesOf("tr");
const placeholdersOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/{{(.*?)(?:, number)?}}/g)].map(([, name = ""]) => name))].sort();
const ids = routeIds;

/** A key as the code writes it: `size.count_one` is used as `size.count`. */
const asAskedFor = (key: string): string => key.replace(/_(zero|one|other)$/, "");

interface Source {
  file: string;
  code: string;
}

const sources: Source[] = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
  .map((file) => ({ file: join("src", file), code: readFileSync(join("src", file), "utf8") }));

/** Keys a file uses literally: t("…"), and both keys of t(is ? "…" : "…"). */
const literalKeysOf = (code: string): string[] =>
  [...code.matchAll(/\bt\(([^`]*?)[,)]/g)].flatMap(([, argument = ""]) =>
    [...argument.replace(/=== "[^"]*"/g, "").matchAll(/"([^"]+)"/g)].map(([, key = ""]) => key),
  );

/** Keys a file composes, as patterns: t(`stores.${store}`) is /^stores\..+$/. */
const builtKeysOf = (code: string): RegExp[] =>
  [...code.matchAll(/\bt\(`([^`]+)`/g)].map(([, template = ""]) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${parts.join(".+")}$`);
  });

describe("both languages", () => {
  test("have the same namespaces", () => {
    expect(namespacesOf("en")).toEqual(namespaces);
    expect(namespaces).toContain("common");
  });

  test.each(namespaces)("have the same keys in %s, in the same order", (namespace) => {
    expect(Object.keys(textsOf("en", namespace))).toEqual(Object.keys(textsOf("tr", namespace)));
  });

  test.each(namespaces)("have the same placeholders in %s", (namespace) => {
    const [tr, en] = [textsOf("tr", namespace), textsOf("en", namespace)];
    const differing = Object.keys(tr).filter((key) => placeholdersOf(tr[key] ?? "").join() !== placeholdersOf(en[key] ?? "").join());
    expect(differing).toEqual([]);
  });
});

test.each(languages)(
  "the texts of all calculators mention no date, because the budget and the caffeine page have none (%s)",
  (language) => {
    const shared = Object.entries(textsOf(language, "common")).filter(([key]) => key.startsWith("tool."));
    expect(shared.length).toBeGreaterThan(5);
    expect(shared.filter(([, text]) => /\bdate|tarih/i.test(text))).toEqual([]);
  },
);

describe.each(languages.flatMap((language) => namespaces.map((namespace) => ({ language, namespace }))))(
  "$namespace ($language)",
  ({ language, namespace }) => {
    const texts = textsOf(language, namespace);

    test("is flat, and every value is a text with something in it", () => {
      expect(Object.entries(texts).filter(([, text]) => typeof text !== "string" || text.trim() === "")).toEqual([]);
      expect(Object.keys(texts)).not.toEqual([]);
    });

    test("has no spaces at the ends and no double spaces", () => {
      expect(Object.entries(texts).filter(([, text]) => text !== text.trim() || /\s{2}/.test(text))).toEqual([]);
    });

    test("has each key once", () => {
      // JSON.parse silently takes the last of two equal keys.
      const written = [...rawOf(language, namespace).matchAll(/^\s*"((?:[^"\\]|\\.)+)":/gm)].map(([, key]) => key);
      expect(written).toEqual(Object.keys(texts));
    });

    test("opens and closes every placeholder", () => {
      const broken = Object.entries(texts).filter(([, text]) => /[{}]/.test(text.replace(/{{\w+(, number)?}}/g, "")));
      expect(broken).toEqual([]);
    });

    test("has the forms one and other of every plural, each with its number, and no key without a form", () => {
      const plurals = [...new Set(Object.keys(texts).filter((key) => asAskedFor(key) !== key))].map(asAskedFor);
      for (const key of plurals) {
        expect(Object.keys(texts)).toEqual(expect.arrayContaining([`${key}_one`, `${key}_other`]));
        expect(Object.keys(texts)).not.toContain(key);
        expect(placeholdersOf(texts[`${key}_other`] ?? "")).toContain("count");
        expect(placeholdersOf(texts[`${key}_one`] ?? "")).toContain("count");
      }
    });
  },
);

describe("the code", () => {
  const keys = new Set(namespaces.flatMap((namespace) => Object.keys(textsOf("tr", namespace)).map(asAskedFor)));

  test("is scanned: the keys it uses are found", () => {
    const found = sources.flatMap(({ code }) => literalKeysOf(code));
    expect(found).toEqual(expect.arrayContaining(["nav.logo", "months.daysLeft", "months.daysPast", "tool.calculate"]));
  });

  test("uses only keys that exist", () => {
    const missing = sources.flatMap(({ file, code }) =>
      literalKeysOf(code)
        .filter((key) => !keys.has(key))
        .map((key) => `${file}: ${key}`),
    );
    expect(missing).toEqual([]);
  });

  test("composes only keys of which at least one exists", () => {
    const missing = sources.flatMap(({ file, code }) =>
      builtKeysOf(code)
        .filter((pattern) => ![...keys].some((key) => pattern.test(key)))
        .map((pattern) => `${file}: ${pattern.source}`),
    );
    expect(missing).toEqual([]);
  });

  test("passes a number to every plural it uses", () => {
    const plurals = new Set(
      namespaces.flatMap((namespace) =>
        Object.keys(textsOf("tr", namespace))
          .filter((key) => asAskedFor(key) !== key)
          .map(asAskedFor),
      ),
    );
    const calls = sources.flatMap(({ file, code }) =>
      [...code.matchAll(/\bt\("([^"]+)"([^)]*)/g)].map(([, key = "", rest = ""]) => ({ file, key, rest })),
    );
    expect(calls.filter(({ key, rest }) => plurals.has(key) && !rest.includes("count")).map(({ file, key }) => `${file}: ${key}`)).toEqual(
      [],
    );
  });
});

/** The file itself and everything it imports, directly or indirectly. */
function closureOf(file: string, seen = new Set<string>()): Set<string> {
  const source = sources.find((one) => one.file === file);
  if (!source || seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ""] of source.code.replace(/^import type .*;$/gm, "").matchAll(/(?:from |import\()"(\.[^"]+)"/g)) {
    const target = relative(".", join(dirname(file), path));
    for (const extension of [".ts", ".tsx"]) closureOf(target + extension, seen);
  }
  return seen;
}

describe("a page", () => {
  test.each(ids)("at %s names only namespaces that exist", (id) => {
    expect(routeOf(id).texts.filter((namespace) => !namespaces.includes(namespace))).toEqual([]);
  });

  test.each(ids)("at %s has every text it uses, including its components", (id) => {
    const shipped = new Set(["common", ...routeOf(id).texts].flatMap((namespace) => Object.keys(textsOf("tr", namespace)).map(asAskedFor)));
    const files = closureOf(`src/${routeOf(id).template}/page.tsx`);
    expect(files.size).toBeGreaterThan(5);
    const missing = sources
      .filter(({ file }) => files.has(file))
      .flatMap(({ file, code }) =>
        literalKeysOf(code)
          .filter((key) => !shipped.has(key))
          .map((key) => `${file}: ${key}`),
      );
    expect(missing).toEqual([]);
  });

  test.each(ids)("at %s has no key in two of its namespaces, where one would hide the other", (id) => {
    const shipped = ["common", ...routeOf(id).texts].flatMap((namespace) => Object.keys(textsOf("tr", namespace)));
    expect(shipped.filter((key, i) => shipped.indexOf(key) !== i)).toEqual([]);
  });
});

describe("an island", () => {
  test.each(Object.entries(islands))("%s loads every text it uses", async (name, { texts }) => {
    const registry = sources.find(({ file }) => file === "src/browser/registry.ts");
    const [, path = ""] = new RegExp(`\\b${name}: \\{[\\s\\S]*?import\\("\\.\\./([^"]+)"`).exec(registry?.code ?? "") ?? [];
    const files = closureOf(`src/${path}.tsx`);
    expect(files.size).toBeGreaterThan(5);
    const fetched = new Set(["common", ...texts].flatMap((namespace) => Object.keys(textsOf("tr", namespace)).map(asAskedFor)));
    const missing = sources
      .filter(({ file }) => files.has(file))
      .flatMap(({ code }) => literalKeysOf(code))
      .filter((key) => !fetched.has(key));
    expect(missing).toEqual([]);
  });
});
