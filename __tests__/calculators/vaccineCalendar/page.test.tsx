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
    abroad: [],
    sources: [{ key: "uk-2026", publisher: "UKHSA", title: "Schedule", year: 2025, url: "https://gov.uk/s" }],
  },
});

const expectedIn = (language: Language) => {
  const t = textsIn(language, "vaccineCalendar", "common");
  return {
    title: t("vaccine.title"),
    description: t("vaccine.description"),
    form: t("vaccine.form"),
    schedule: t("vaccine.schedule.TR"),
    ages: [
      t("vaccine.age.birth"),
      t("vaccine.age.months_other", { count: 2 }),
      t("vaccine.age.months_other", { count: 4 }),
      t("vaccine.age.months_other", { count: 6 }),
      t("vaccine.age.months_other", { count: 9 }),
      t("vaccine.age.months_other", { count: 12 }),
      t("vaccine.age.months_other", { count: 18 }),
      t("vaccine.age.months_other", { count: 24 }),
      t("vaccine.age.months_other", { count: 48 }),
      t("vaccine.age.years_other", { count: 13 }),
    ],
    preschool: t("vaccine.age.yearsMonths", { months: 4, years: 3 }),
    rota: { tr: /Rotavirüs Ücretli/, en: /Rotavirus Paid/ }[language],
    tools: t("nav.tools"),
    emergency: { tr: /112’yi arayın/, en: /call 112/ }[language],
    uk: t("vaccine.schedule.UK"),
  };
};

describe.each(languages)("the page of the vaccine calendar (%s)", (language) => {
  const words = expectedIn(language);
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

  test("labels what is not in the programme and must be paid for", () => {
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

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: words.description,
      ...headAddresses(context.paths, language),
    });
  });
});
