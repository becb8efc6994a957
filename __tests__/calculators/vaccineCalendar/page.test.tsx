import { screen, within } from "@testing-library/react";
import VaccineCalendarPage, { Head } from "../../../src/calculators/vaccineCalendar/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const dataIn = (language: Language): Queries.VaccineCalendarPageQuery => ({
  ...shellFor("vaccineCalendar", language),
  calculator: {
    written: "2026-11-21",
    nextReview: "2027-11-21",
    sources: [{ key: "uk-2026", publisher: "UKHSA", title: "Schedule", year: 2025, url: "https://gov.uk/s" }],
  },
});

const tr = textsIn("tr", "vaccineCalendar", "common");
const en = textsIn("en", "vaccineCalendar", "common");
const expected = {
  tr: {
    title: tr("vaccine.title"),
    description: tr("vaccine.description"),
    form: tr("vaccine.form"),
    schedule: tr("vaccine.schedule.TR"),
    ages: [
      tr("vaccine.age.birth"),
      tr("vaccine.age.months_other", { count: 2 }),
      tr("vaccine.age.months_other", { count: 4 }),
      tr("vaccine.age.months_other", { count: 6 }),
      tr("vaccine.age.months_other", { count: 9 }),
      tr("vaccine.age.months_other", { count: 12 }),
      tr("vaccine.age.months_other", { count: 18 }),
      tr("vaccine.age.months_other", { count: 24 }),
      tr("vaccine.age.months_other", { count: 48 }),
      tr("vaccine.age.years_other", { count: 13 }),
    ],
    preschool: tr("vaccine.age.yearsMonths", { months: 4, years: 3 }),
    rota: /Rotavirüs Ücretli/,
    tools: tr("nav.tools"),
    emergency: /112’yi arayın/,
    uk: tr("vaccine.schedule.UK"),
  },
  en: {
    title: en("vaccine.title"),
    description: en("vaccine.description"),
    form: en("vaccine.form"),
    schedule: en("vaccine.schedule.TR"),
    ages: [
      en("vaccine.age.birth"),
      en("vaccine.age.months_other", { count: 2 }),
      en("vaccine.age.months_other", { count: 4 }),
      en("vaccine.age.months_other", { count: 6 }),
      en("vaccine.age.months_other", { count: 9 }),
      en("vaccine.age.months_other", { count: 12 }),
      en("vaccine.age.months_other", { count: 18 }),
      en("vaccine.age.months_other", { count: 24 }),
      en("vaccine.age.months_other", { count: 48 }),
      en("vaccine.age.years_other", { count: 13 }),
    ],
    preschool: en("vaccine.age.yearsMonths", { months: 4, years: 3 }),
    rota: /Rotavirus Paid/,
    tools: en("nav.tools"),
    emergency: /call 112/,
    uk: en("vaccine.schedule.UK"),
  },
} as const;

describe.each(languages)("the page of the vaccine calendar (%s)", (language) => {
  const words = expected[language];
  const context = contextFor("vaccineCalendar", language);
  const draw = () => renderTemplate(VaccineCalendarPage, dataIn(language), context);
  const main = () => within(screen.getByRole("main"));

  test("has its heading and its form, inside the site, and leads up to the tools", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(screen.getByRole("form", { name: words.form })).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
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
    expect(main().getAllByText(words.emergency)[0]).toBeInTheDocument();
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: words.description,
      ...headAddresses(context.paths, language),
    });
  });
});
