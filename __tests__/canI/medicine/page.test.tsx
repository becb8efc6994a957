import { readFileSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import MedicinePage, { Head } from "../../../src/canI/medicine/page";
import { type Language, languages } from "../../../src/routes/routes";
import { contextFor, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const source = (key: string, title: string, url: string) => ({ key, publisher: key, title, year: 2025, url });
const medicine = {
  title: "Sertraline",
  answer: "It is often used; your doctor decides.",
  isPrescribed: true,
  pregnancy: { label: "If the doctor says so", text: "Much is known." },
  breastfeeding: { label: "Usually used", text: "Little gets into milk." },
  weeks: "The same in all weeks.",
  known: ["It has been used for long."],
  questions: ["Is my dose still right?"],
  whom: "Your psychiatrist.",
  selfCare: null,
  taken: ["One more is no harm."],
  signs: null,
  similar: [{ path: "/m/citalopram", title: "Citalopram", pregnancy: { label: "If the doctor says so" } }],
  written: "2026-11-22",
  nextReview: "2027-11-22",
  abroad: [],
  sources: [
    source("BUMPS", "Sertraline in pregnancy", "https://www.medicinesinpregnancy.org/leaflets-a-z/sertraline/"),
    source("LactMed", "Sertraline", "https://www.ncbi.nlm.nih.gov/books/NBK501191/"),
  ],
};
const dataIn = (language: Language, change = {}): Queries.MedicinePageQuery => ({
  ...shellFor("medicine", language),
  medicine: { ...medicine, ...change } as Queries.MedicinePageQuery["medicine"],
  medicines: { totalCount: 130 },
});

describe.each(languages)("the page of a medicine (%s)", (language) => {
  const text = textsIn(language, "canI", "triage", "common");
  const context = contextFor("medicine", language, { tr: "/hamilelikte-ilac/sertralin", en: "/en/medicines/sertraline" });
  const draw = (change = {}) => renderTemplate(MedicinePage, dataIn(language, change), context);
  const main = () => within(screen.getByRole("main"));
  const headings = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

  test("says that no clinician has reviewed it, whom to ask, and the poison line", () => {
    draw();
    const signpost = main().getByRole("complementary", { name: text("medicine.signpost") });
    expect(signpost).toHaveTextContent(text("medicine.signpost.text"));
    expect(within(signpost).getByRole("link", { name: text("medicine.poisonLine") })).toHaveAttribute("href", "tel:114");
    expect(main().getByText(medicine.whom)).toBeInTheDocument();
    for (const words of [...medicine.known, medicine.weeks, ...medicine.questions, ...medicine.taken])
      expect(main().getByText(words)).toBeInTheDocument();
  });

  test("no answer has the colour of a verdict", () => {
    draw();
    const card = screen.getByRole("region", { name: `${text("stage.pregnancy")} ${medicine.pregnancy.label}` });
    expect(card.querySelector("header .icon")).toBeNull();
  });

  test("for a prescribed medicine only, says right after the answers to ask before stopping it", () => {
    const { unmount } = draw();
    expect(headings().indexOf(text("medicine.never"))).toBe(2);
    unmount();
    draw({ isPrescribed: false, selfCare: "500 mg, at most 4 times in 24 hours." });
    expect(headings()).not.toContain(text("medicine.never"));
    expect(headings()).toContain(text("medicine.selfCare"));
  });

  test("the notice is true also where the page says not to take the next dose before ringing", () => {
    draw();
    const answers = ["isotretinoin", "metotreksat"].map(
      (key): string => JSON.parse(readFileSync(`data/medicines/${key}.json`, "utf8")).answer[language],
    );
    for (const answer of answers) expect(answer).toMatch(language === "tr" ? /yeni (hap|doz) almadan/ : /before another/);
    const exception = language === "tr" ? /yeni dozdan önce aramanızı söylüyorsa/ : /ring before the next dose/;
    expect(screen.getByRole("region", { name: text("medicine.never") })).toHaveTextContent(exception);
  });

  test("links to the official pages about the substance if they are among its sources, else to the lists", () => {
    draw();
    const hrefs = [
      ...(document
        .getElementById("leaflet")
        ?.parentElement?.querySelectorAll<HTMLAnchorElement>("#leaflet ~ ul")[0]
        ?.querySelectorAll("a") ?? []),
    ].map((link) => link.href);
    expect(hrefs).toEqual(["https://www.titck.gov.tr/kubkt", medicine.sources[0]?.url, medicine.sources[1]?.url]);
  });

  test("shows no text key, and is named after the substance", async () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${text("medicine.headTitle", { title: "Sertraline" })} – Ninni`,
      description: medicine.answer,
      ...headAddresses(context.paths, language),
    });
  });
});
