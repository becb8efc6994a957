import { existsSync, readFileSync } from "node:fs";
import { routePaths } from "../../src/routes/paths";
import {
  defaultLanguage,
  fillPath,
  type Language,
  languageOfPath,
  languages,
  nameFile,
  pathTo,
  type RouteId,
  routeIds,
  routeOf,
} from "../../src/routes/routes";

/** The addresses that were specified at the start and never change: one line a route, `id,tr,en,kind,origin`. Later ones are only in paths.ts. */
const ordered = readFileSync("__tests__/support/routes.csv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [id = "", tr = "", en = "", kind = ""] = line.split(",");
    return { id, tr, en, kind };
  });
const ids = routeIds;
const placeholders = (path: string) => path.match(/:\w+/g) ?? [];

describe("the registry", () => {
  test("contains the specified routes, in the same order", () => {
    expect(ordered).toHaveLength(106);
    const known = ordered.map(({ id }) => id);
    expect(ids.filter((id) => known.includes(id))).toEqual(known);
  });

  test.each(ordered)("has exactly the specified addresses of $id", ({ id, tr, en }) => {
    const route = routeOf(id as RouteId);
    expect({ tr: route.tr, en: route.en }).toEqual({ tr, en });
  });

  test("numbers the lists and the static pages as specified", () => {
    const kindOf = (id: RouteId) => {
      const { contentType, index } = routeOf(id);
      return contentType ? `list ${contentType}` : index ? `static ${index}` : null;
    };
    const numbered = ordered.filter(({ kind }) => /\d$/.test(kind));
    expect(numbered).toHaveLength(16);
    expect(ids.flatMap((id) => (kindOf(id) ? [`${id} ${kindOf(id)}`] : []))).toEqual(numbered.map(({ id, kind }) => `${id} ${kind}`));
  });

  test("no address except the Turkish home page ends with a slash", () => {
    const slashed = ids.flatMap((id) => languages.map((language) => routePaths[id][language])).filter((path) => path.endsWith("/"));
    expect(slashed).toEqual(["/"]);
  });

  test("has lower-case ASCII addresses only", () => {
    const odd = ids
      .flatMap((id) => languages.map((language) => routePaths[id][language]))
      .filter((path) => !/^(\/|(\/(:\w+|[a-z0-9]+(-[a-z0-9]+)*))+)$/.test(path));
    expect(odd).toEqual([]);
  });

  test("has the same placeholders in the same order in both languages", () => {
    const differing = ids.filter((id) => placeholders(routePaths[id].tr).join() !== placeholders(routePaths[id].en).join());
    expect(differing).toEqual([]);
  });

  test("puts English under /en and Turkish outside of it", () => {
    expect(ids.filter((id) => languageOfPath(routePaths[id].en) !== "en")).toEqual([]);
    expect(ids.filter((id) => languageOfPath(routePaths[id].tr) !== "tr")).toEqual([]);
  });

  test("no two routes have the same pattern, whatever their placeholders are called", () => {
    const patterns = ids.flatMap((id) => languages.map((language) => routePaths[id][language].replace(/:\w+/g, ":")));
    const doubled = patterns.filter((pattern, i) => patterns.indexOf(pattern) !== i);
    expect(doubled).toEqual([]);
  });

  test("is Turkish by default", () => {
    expect(defaultLanguage).toBe("tr");
    expect(languages).toEqual(["tr", "en"]);
  });
});

describe("pathTo", () => {
  test("returns an address without placeholders unchanged", () => {
    expect(pathTo("home", "tr")).toBe("/");
    expect(pathTo("tools", "en")).toBe("/en/pregnancy-and-baby-tools");
    expect(pathTo("tools", "en", {})).toBe("/en/pregnancy-and-baby-tools");
  });

  test("fills one placeholder", () => {
    expect(pathTo("pregnancyWeek", "tr", { hafta: "24" })).toBe("/hafta-hafta-hamilelik-gebelik-takibi-gelisimi/24");
    expect(pathTo("pregnancyWeek", "en", { hafta: "24" })).toBe("/en/week-week-pregnancy-tracking-development/24");
  });

  test("fills every placeholder with its own value, also when one name begins with another", () => {
    const params = { mom: "m", category: "c", article: "a", article2: "b" };
    expect(pathTo("articlePart", "tr", params)).toBe("/makaleler/m/c/a/b");
    expect(pathTo("articlePart", "en", params)).toBe("/en/articles/m/c/a/b");
  });

  test("fills every route in both languages, leaving no placeholder behind", () => {
    const params = Object.fromEntries(["mom", "category", "article", "article2", "hafta", "ay", "id", "name"].map((name) => [name, "x-1"]));
    const left = ids.flatMap((id) => languages.map((language) => fillPath(id, language, params))).filter((path) => path.includes(":"));
    expect(left).toEqual([]);
  });

  test("encodes characters an address cannot contain, so that a value stays one segment", () => {
    expect(pathTo("symptom", "tr", { id: "baş ağrısı/1?#%" })).toBe(
      "/hamilelik-gebelik-belirtileri-semptomlar/ba%C5%9F%20a%C4%9Fr%C4%B1s%C4%B1%2F1%3F%23%25",
    );
  });

  test("inserts a value literally, even if it looks like a replacement pattern", () => {
    expect(decodeURIComponent(pathTo("symptom", "en", { id: "$&:id" }))).toBe("/en/pregnancy-signs-symptoms/$&:id");
  });

  test("throws with the template and what was given when a value is missing", () => {
    expect(() => fillPath("article", "en", { mom: "hamile", article: "1" })).toThrow(
      new Error('pathTo requires a value for :category in /en/articles/:mom/:category/:article, got {"mom":"hamile","article":"1"}'),
    );
  });

  test("takes an empty value for a missing one", () => {
    expect(() => pathTo("babyWeek", "tr", { id: "" })).toThrow(
      new Error('pathTo requires a value for :id in /hafta-hafta-bebek-gelisimi/:id, got {"id":""}'),
    );
  });
});

describe("the compiler", () => {
  test("rejects an unknown id and an unknown language", () => {
    // @ts-expect-error no such route
    expect(() => pathTo("nowhere", "tr")).toThrow();
    // @ts-expect-error no such language
    expect(() => pathTo("home", "de")).toThrow();
  });

  test("rejects missing values", () => {
    // @ts-expect-error the week is missing
    expect(() => pathTo("pregnancyWeek", "tr")).toThrow(":hafta");
    // @ts-expect-error the week is missing
    expect(() => pathTo("pregnancyWeek", "tr", {})).toThrow(":hafta");
    // @ts-expect-error one of three values is missing
    expect(() => pathTo("article", "tr", { mom: "m", category: "c" })).toThrow(":article");
  });

  test("rejects a value of another name, and any for a route that takes none", () => {
    // @ts-expect-error the placeholder is called hafta
    expect(() => pathTo("pregnancyWeek", "tr", { week: "24" })).toThrow(":hafta");
    // @ts-expect-error the tools page takes no values
    expect(pathTo("tools", "tr", { id: "1" })).toBe(routePaths.tools.tr);
  });
});

test("the template of every route exists", () => {
  const templates = ids.map((id) => routeOf(id).template);
  expect(templates.filter((template) => !existsSync(`src/${template}/page.tsx`))).toEqual([]);
});

describe("the lists of names", () => {
  const listed = ids.filter((id) => routeOf(id).nameList);

  test("are eight of girls and eight of boys, matching their ids", () => {
    expect(listed).toHaveLength(16);
    const called = listed.map((id) => {
      const { side, nameList } = routeOf(id);
      const sideWord = side === "girl" ? "Girl" : "Boy";
      return nameList === "all" ? `${side}Names` : `${nameList}${sideWord}Names`;
    });
    expect(listed).toEqual(called);
  });

  test("each have a counterpart for the other gender", () => {
    const of = (side: string) => listed.filter((id) => routeOf(id).side === side).map((id) => routeOf(id).nameList);
    expect(of("girl")).toEqual(of("boy"));
    expect(new Set(of("girl")).size).toBe(8);
  });

  test("have the gender in their address in both languages", () => {
    const wrong = listed.filter((id) => {
      const { side, tr, en } = routeOf(id);
      return !tr.includes(side === "girl" ? "kiz" : "erkek") || !en.includes(`${side}`);
    });
    expect(wrong).toEqual([]);
  });

  test("share one template and the texts of names", () => {
    expect(new Set(listed.map((id) => `${routeOf(id).template} ${routeOf(id).texts}`))).toEqual(new Set(["names/list names,nameList"]));
  });

  test("are the only routes with a side and a list", () => {
    expect(ids.filter((id) => routeOf(id).side || routeOf(id).nameList)).toEqual(listed);
  });
});

describe("nameFile", () => {
  test("is an address for each side and language", () => {
    expect(nameFile("girl", "tr")).toBe("/data/tr/girl-names.json");
    expect(nameFile("boy", "en")).toBe("/data/en/boy-names.json");
  });

  test("is not the address of a page", () => {
    const files: string[] = languages.flatMap((language) => (["girl", "boy"] as const).map((side) => nameFile(side, language)));
    expect(new Set(files).size).toBe(4);
    expect(ids.flatMap((id) => languages.map((language) => routeOf(id)[language])).filter((path) => files.includes(path))).toEqual([]);
  });
});

describe("languageOfPath", () => {
  test.each<[string, Language]>([
    ["/en", "en"],
    ["/en/", "en"],
    ["/en/search", "en"],
    ["/", "tr"],
    ["/arama", "tr"],
    ["/en-begenilen-kiz-bebek-isimleri", "tr"],
    ["/kiz-bebek-isimleri/en", "tr"],
    ["", "tr"],
  ])("of %p is %s", (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });
});
