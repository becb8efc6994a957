import { screen, within } from "@testing-library/react";
import { type Language, languages } from "../../src/routes";
import GrowthPercentilePage, { Head } from "../../src/templates/growthPercentile";
import { addressesOf, contextOf, headOf, landmarksOf, rawKeysOn, renderTemplate, shellOf } from "../support/templates";

type Id = "growthPercentile" | "headPercentile";

const dataIn = (id: Id, language: Language): Queries.GrowthPercentilePageQuery => ({
  ...shellOf(id, language),
  sources: { nodes: [{ key: "who-growth", publisher: "WHO", title: "Child Growth Standards", year: 2006, url: "https://who.int/growth" }] },
});

// WHO simplified tables: the 3rd, 50th and 97th percentile at birth, and those of length or height at 24 months, measured standing.
const expected = {
  tr: {
    growthPercentile: {
      title: "Boy, kilo ve baş çevresi persentili",
      description: /^Kilo, boy, baş çevresi ve beden kitle indeksi persentili/,
      tables: ["Ağırlık (kg)", "Boy (cm)"],
      birth: ["2,4 · 3,2 · 4,2", "2,5 · 3,3 · 4,3"],
      last: ["79,6 · 85,7 · 91,8", "81,4 · 87,1 · 92,9"],
      first: "Kilo (kg)",
    },
    headPercentile: {
      title: "Baş çevresi persentili",
      description: /^Bebeğin baş çevresi persentili/,
      tables: ["Baş çevresi (cm)"],
      birth: ["31,7 · 33,9 · 36,1", "32,1 · 34,5 · 36,9"],
      last: ["44,6 · 47,2 · 49,8", "45,7 · 48,3 · 50,8"],
      first: "Baş (cm)",
    },
    form: "Ölçüm ekleyin",
    measures: "Ölçümler",
    made: "Bu sayfa nasıl hazırlandı?",
    row: "24 ay",
  },
  en: {
    growthPercentile: {
      title: "Weight, length and head circumference percentile",
      description: /^Weight, length, head circumference and BMI percentiles/,
      tables: ["Weight (kg)", "Length or height (cm)"],
      birth: ["2.4 · 3.2 · 4.2", "2.5 · 3.3 · 4.3"],
      last: ["79.6 · 85.7 · 91.8", "81.4 · 87.1 · 92.9"],
      first: "Weight (kg)",
    },
    headPercentile: {
      title: "Head circumference percentile",
      description: /^Your baby’s head circumference percentile/,
      tables: ["Head circumference (cm)"],
      birth: ["31.7 · 33.9 · 36.1", "32.1 · 34.5 · 36.9"],
      last: ["44.6 · 47.2 · 49.8", "45.7 · 48.3 · 50.8"],
      first: "Head (cm)",
    },
    form: "Add a measurement",
    measures: "Measurements",
    made: "How was this page made?",
    row: "24 months",
  },
} as const;

const pages = languages.flatMap((language) => (["growthPercentile", "headPercentile"] as const).map((id) => ({ id, language })));

describe.each(pages)("the page $id ($language)", ({ id, language }) => {
  const words = expected[language];
  const own = words[id];
  const context = contextOf(id, language);
  const draw = () => renderTemplate(GrowthPercentilePage, dataIn(id, language), context);
  const cellsOf = (table: HTMLElement | undefined, row: number) =>
    within(within(table ?? document.body).getAllByRole("row")[row] ?? document.body)
      .getAllByRole("cell")
      .map((cell) => cell.textContent);

  test("has its heading and its form, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(own.title);
    expect(screen.getByRole("form", { name: words.form })).toBeInTheDocument();
    expect(landmarksOf(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("asks first for what it is about", () => {
    draw();
    const [first] = within(screen.getByRole("group", { name: words.measures })).getAllByRole("textbox");
    expect(first).toHaveAccessibleName(own.first);
  });

  test("shows WHO’s values by month without the form, girls before boys", () => {
    draw();
    const tables = within(screen.getByRole("main")).getAllByRole("table");
    expect(tables.map((table) => table.querySelector("caption")?.textContent)).toEqual(own.tables);
    expect(cellsOf(tables[0], 1)).toEqual(own.birth);
    const last = tables[tables.length - 1];
    expect(within(last ?? document.body).getByRole("rowheader", { name: words.row })).toBeInTheDocument();
    expect(cellsOf(last, 10)).toEqual(own.last);
  });

  test("explains the sum and names its sources", () => {
    draw();
    expect(screen.getByText(/^z = \(\(/, { selector: "p[class]" })).toBeInTheDocument();
    expect(screen.getByRole("region", { name: words.made })).toHaveTextContent("WHO. Child Growth Standards, 2006");
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own head", async () => {
    expect(await headOf(<Head data={dataIn(id, language)} pageContext={context} />)).toEqual({
      language,
      title: `${own.title} – Ninni`,
      description: expect.stringMatching(own.description),
      ...addressesOf(context.paths, language),
    });
  });
});

test("the two pages have addresses, titles and descriptions of their own", async () => {
  const heads = await Promise.all(
    pages.map(({ id, language }) => headOf(<Head data={dataIn(id, language)} pageContext={contextOf(id, language)} />)),
  );
  for (const part of ["canonical", "title", "description"] as const) expect(new Set(heads.map((head) => head[part])).size).toBe(4);
});
