import { screen, within } from "@testing-library/react";
import { type Language, languages, pathTo } from "../../src/routes";
import OvulationPage, { Head } from "../../src/templates/ovulation";
import { addressesOf, contextOf, headOf, landmarksOf, rawKeysOn, renderTemplate, shellOf } from "../support/templates";

const dataIn = (language: Language): Queries.OvulationPageQuery => ({
  ...shellOf("ovulation", language),
  sources: {
    nodes: [{ key: "wilcox1995", publisher: "NEJM", title: "Timing in relation to ovulation", year: 1995, url: "https://nejm.org/1" }],
  },
});

const expected = {
  tr: {
    title: "Yumurtlama ve doğurgan günler",
    description: /^Son adetinizden altı döngünün/,
    form: "Doğurgan gün hesaplama",
    // By hand: 28 − 14 = 14 days after day 1 is day 15; five days before it is day 10.
    row: ["28 gün", "10–15. gün", "15. gün dolayı"],
    formula: /^Sonraki adet = son adet \+ döngü/,
    limits: /Emziriyorsanız.*PKOS/,
    contraception: /korunma yöntemi olarak kullanılamaz/,
    made: "Bu sayfa nasıl hazırlandı?",
  },
  en: {
    title: "Ovulation and fertile days",
    description: /^Find the fertile days of your next six cycles/,
    form: "Fertile days calculator",
    row: ["28 days", "Day 10 to 15", "Around day 15"],
    formula: /^Next period = last period \+ cycle/,
    limits: /breastfeeding.*PCOS/,
    contraception: /isn’t a method of contraception/,
    made: "How was this page made?",
  },
} as const;

describe.each(languages)("the page of the fertile days (%s)", (language) => {
  const words = expected[language];
  const context = contextOf("ovulation", language);
  const draw = () => renderTemplate(OvulationPage, dataIn(language), context);
  const main = () => within(screen.getByRole("main"));

  test("has its heading and its form, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(screen.getByRole("form", { name: words.form })).toBeInTheDocument();
    expect(landmarksOf(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("explains itself without the form: the table by hand, the formula, the limits, the sources", () => {
    draw();
    const rows = within(main().getByRole("table")).getAllByRole("row").slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toContainEqual(words.row);
    expect(rows).toHaveLength(7);
    expect(main().getByText(words.formula)).toBeInTheDocument();
    expect(
      main()
        .getAllByRole("list")
        .map((list) => list.textContent),
    ).toContainEqual(expect.stringMatching(words.limits));
    expect(main().getByText(words.contraception)).toBeInTheDocument();
    expect(main().getByRole("region", { name: words.made })).toHaveTextContent("NEJM. Timing in relation to ovulation, 1995");
  });

  test("leads to the pregnancy test and the due date", () => {
    draw();
    const links = main().getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      expect.arrayContaining([pathTo("pregnancyTest", language), pathTo("dueDate", language)]),
    );
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own head", async () => {
    expect(await headOf(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: expect.stringMatching(words.description),
      ...addressesOf(context.paths, language),
    });
  });
});
