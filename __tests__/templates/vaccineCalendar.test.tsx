import { screen, within } from "@testing-library/react";
import { type Language, languages, pathTo } from "../../src/routes";
import VaccineCalendarPage, { Head } from "../../src/templates/vaccineCalendar";
import { addressesOf, contextOf, headOf, landmarksOf, rawKeysOn, renderTemplate, shellOf } from "../support/templates";

const dataIn = (language: Language): Queries.VaccineCalendarPageQuery => ({
  ...shellOf("vaccineCalendar", language),
  sources: { nodes: [{ key: "uk-2026", publisher: "UKHSA", title: "Schedule", year: 2025, url: "https://gov.uk/s" }] },
});

const expected = {
  tr: {
    title: "Bebek aşı takvimi",
    description: /^Doğum tarihini yazın/,
    form: "Aşı takvimi hesaplama",
    schedule: "Ulusal Çocukluk Dönemi Aşılama Takvimi",
    ages: [
      "doğumda",
      "2. ayın sonu",
      "4. ayın sonu",
      "6. ayın sonu",
      "9. ayın sonu",
      "12. ayın sonu",
      "18. ayın sonu",
      "24. ayın sonu",
      "48. ayın sonu",
      "13 yaş",
    ],
    preschool: "3 yaş 4 ay",
    rota: /Rotavirüs Ücretli/,
    tools: "Hesaplayıcılar",
    emergency: /112’yi arayın/,
    uk: "NHS rutin çocukluk takvimi",
  },
  en: {
    title: "Baby vaccine calendar",
    description: /^Give the date of birth/,
    form: "Vaccine calendar calculator",
    schedule: "Türkiye’s national childhood schedule",
    ages: ["at birth", "2 months", "4 months", "6 months", "9 months", "12 months", "18 months", "24 months", "48 months", "13 years"],
    preschool: "3 years 4 months",
    rota: /Rotavirus Paid/,
    tools: "Calculators",
    emergency: /call 112/,
    uk: "NHS routine childhood schedule",
  },
} as const;

describe.each(languages)("the page of the vaccine calendar (%s)", (language) => {
  const words = expected[language];
  const context = contextOf("vaccineCalendar", language);
  const draw = () => renderTemplate(VaccineCalendarPage, dataIn(language), context);
  const main = () => within(screen.getByRole("main"));

  test("has its heading and its form, inside the site, and leads up to the tools", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(screen.getByRole("form", { name: words.form })).toBeInTheDocument();
    expect(landmarksOf(document.body)).toEqual(["header", "main", "footer"]);
    expect(main().getByRole("link", { name: words.tools })).toHaveAttribute("href", pathTo("tools", language));
  });

  test("shows Türkiye's schedule by age without the form", () => {
    draw();
    const table = within(main().getByRole("table", { name: words.schedule }));
    expect(table.getAllByRole("rowheader").map((head) => head.textContent)).toEqual(words.ages);
  });

  test("has the other schedules too", () => {
    draw();
    const table = within(main().getByRole("table", { name: words.uk, hidden: true }));
    expect(table.getByRole("rowheader", { name: words.preschool, hidden: true })).toBeInTheDocument();
  });

  test("labels what is outside the programme and has to be paid", () => {
    draw();
    expect(
      main()
        .getAllByRole("listitem")
        .some((item) => words.rota.test(item.textContent ?? "")),
    ).toBe(true);
  });

  test("says what to do in an emergency", () => {
    draw();
    expect(main().getByText(words.emergency)).toBeInTheDocument();
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
