import { screen, within } from "@testing-library/react";
import GrowthPercentilePage, { Head } from "../../../src/calculators/growthPercentile/page";
import { type Language, languages } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

type Id = "growthPercentile" | "headPercentile";

const dataIn = (id: Id, language: Language): Queries.GrowthPercentilePageQuery => ({
  ...shellFor(id, language),
  calculator: {
    written: "2026-11-21",
    nextReview: "2027-11-21",
    abroad: [],
    sources: [{ key: "who-growth", publisher: "WHO", title: "Child Growth Standards", year: 2006, url: "https://who.int/growth" }],
  },
});

// WHO simplified tables: the 3rd, 50th and 97th percentile at birth, and those of length or height at 24 months, measured standing.
const tr = textsIn("tr", "growthPercentile", "common");
const en = textsIn("en", "growthPercentile", "common");
const expected = {
  tr: {
    growthPercentile: {
      title: tr("growth.title"),
      description: tr("growth.description"),
      tables: [tr("growth.table.weight"), tr("growth.table.length")],
      birth: [
        tr("growth.table.cell", { high: "4,2", low: "2,4", median: "3,2" }),
        tr("growth.table.cell", { high: "4,3", low: "2,5", median: "3,3" }),
      ],
      last: [
        tr("growth.table.cell", { high: "91,8", low: "79,6", median: "85,7" }),
        tr("growth.table.cell", { high: "92,9", low: "81,4", median: "87,1" }),
      ],
      first: tr("growth.box.weight"),
    },
    headPercentile: {
      title: tr("growth.headTitle"),
      description: tr("growth.headDescription"),
      tables: [tr("growth.table.head")],
      birth: [
        tr("growth.table.cell", { high: "36,1", low: "31,7", median: "33,9" }),
        tr("growth.table.cell", { high: "36,9", low: "32,1", median: "34,5" }),
      ],
      last: [
        tr("growth.table.cell", { high: "49,8", low: "44,6", median: "47,2" }),
        tr("growth.table.cell", { high: "50,8", low: "45,7", median: "48,3" }),
      ],
      first: tr("growth.box.head"),
    },
    form: tr("growth.form"),
    measures: tr("growth.measures"),
    made: tr("trust.title"),
    row: tr("growth.months_other", { count: 24 }),
  },
  en: {
    growthPercentile: {
      title: en("growth.title"),
      description: en("growth.description"),
      tables: [en("growth.table.weight"), en("growth.table.length")],
      birth: [
        en("growth.table.cell", { high: "4.2", low: "2.4", median: "3.2" }),
        en("growth.table.cell", { high: "4.3", low: "2.5", median: "3.3" }),
      ],
      last: [
        en("growth.table.cell", { high: "91.8", low: "79.6", median: "85.7" }),
        en("growth.table.cell", { high: "92.9", low: "81.4", median: "87.1" }),
      ],
      first: en("growth.box.weight"),
    },
    headPercentile: {
      title: en("growth.headTitle"),
      description: en("growth.headDescription"),
      tables: [en("growth.table.head")],
      birth: [
        en("growth.table.cell", { high: "36.1", low: "31.7", median: "33.9" }),
        en("growth.table.cell", { high: "36.9", low: "32.1", median: "34.5" }),
      ],
      last: [
        en("growth.table.cell", { high: "49.8", low: "44.6", median: "47.2" }),
        en("growth.table.cell", { high: "50.8", low: "45.7", median: "48.3" }),
      ],
      first: en("growth.box.head"),
    },
    form: en("growth.form"),
    measures: en("growth.measures"),
    made: en("trust.title"),
    row: en("growth.months_other", { count: 24 }),
  },
} as const;

const pages = languages.flatMap((language) => (["growthPercentile", "headPercentile"] as const).map((id) => ({ id, language })));

describe.each(pages)("the page $id ($language)", ({ id, language }) => {
  const words = expected[language];
  const own = words[id];
  const context = contextFor(id, language);
  const draw = () => renderTemplate(GrowthPercentilePage, dataIn(id, language), context);
  const cellsOf = (table: HTMLElement | undefined, row: number) =>
    within(within(table ?? document.body).getAllByRole("row")[row] ?? document.body)
      .getAllByRole("cell")
      .map((cell) => cell.textContent);

  test("has its heading and its form, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(own.title);
    expect(screen.getByRole("form", { name: words.form })).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("has the field of its own measure first", () => {
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

  test("explains the calculation and names its sources", () => {
    draw();
    expect(screen.getByText(/^z = \(\(/, { selector: "p[class]" })).toBeInTheDocument();
    expect(screen.getByRole("region", { name: words.made })).toHaveTextContent("WHO. Child Growth Standards, 2006");
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(id, language)} pageContext={context} />)).toEqual({
      language,
      title: `${own.title} – Ninni`,
      description: own.description,
      ...headAddresses(context.paths, language),
    });
  });
});

test("the two pages have addresses, titles and descriptions of their own", async () => {
  const heads = await Promise.all(
    pages.map(({ id, language }) => renderHead(<Head data={dataIn(id, language)} pageContext={contextFor(id, language)} />)),
  );
  for (const part of ["canonical", "title", "description"] as const) expect(new Set(heads.map((head) => head[part])).size).toBe(4);
});
