import { screen, within } from "@testing-library/react";
import RemedyPage, { Head } from "../../../src/pregnancy/remedy/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const sign = (key: string, text: string, tier: Queries.Tier) => ({
  key,
  text,
  weekFrom: null,
  weekTo: null,
  tiers: (["before20", "from20"] as const).map((stage) => ({ stage, tier })),
});

const remedy = {
  title: "What helps with nausea in pregnancy?",
  name: "Nausea",
  lead: "Small meals help most.",
  description: "What helps with nausea, and how well that is known.",
  why: ["Hormones rise.", "The stomach slows."],
  helps: [
    { title: "Small meals", text: "Every two hours.", evidence: "good" as const },
    { title: "Ginger", text: "As tea.", evidence: "some" as const },
    { title: "Wristbands", text: "They do no harm.", evidence: "weak" as const },
    { title: "Crystals", text: "Nothing is known to help here.", evidence: "none" as const },
  ],
  habits: [
    { name: "Mint tea", verdict: "fine" as const, text: "A cup a day." },
    { name: "Fennel tea", verdict: "limit" as const, text: "Now and then." },
    { name: "Sage tea", verdict: "avoid" as const, text: "It can start contractions." },
    { name: "Mahaleb", verdict: "unknown" as const, text: "Nobody has tested it." },
  ],
  avoid: ["Long fasting."],
  advice: [
    {
      stage: "any" as const,
      isWhole: false,
      signs: [
        { text: "No urine for 8 hours", sign: sign("no-urine", "You pass no urine", "now") },
        { text: null, sign: sign("vomit-blood", "Blood in what comes up", "call112") },
      ],
      home: "It eases when you eat.",
    },
  ],
  questions: [{ question: "When does it end?", answer: "Mostly by week 16." }],
  symptoms: [{ title: "Nausea and vomiting", path: "/symptoms/nausea" }],
  written: "2026-11-01",
  nextReview: "2027-11-01",
  abroad: [],
  named: [
    { path: "/can-i-eat/sage", title: "Sage tea", reader: "pregnancy" as const, verdict: "avoid" as const, label: "Leave it" },
    { path: "/medicines/doxylamine", title: "Doxylamine", reader: "pregnancy" as const, verdict: null, label: "Usually used" },
  ],
  sources: [{ key: "rcog", publisher: "RCOG", title: "Nausea", year: 2024, url: "https://rcog.org.uk/n" }],
};
const dataIn = (language: Language): Queries.RemedyPageQuery => ({
  ...shellFor("nauseaRemedy", language),
  remedy,
  others: { nodes: [{ title: "What helps with heartburn?", path: "/heartburn" }] },
});

describe.each(languages)("the page of what helps (%s)", (language) => {
  const text = textsIn(language, "remedy", "triage", "common");
  const context = contextFor("nauseaRemedy", language);
  const draw = (data = dataIn(language)) => renderTemplate(RemedyPage, data, context);
  const main = () => within(screen.getByRole("main"));
  const partAfter = (anchor: string) => document.getElementById(anchor)?.nextElementSibling;
  const headingsOf = (anchor: string) => [...(partAfter(anchor)?.querySelectorAll("h3") ?? [])].map((heading) => heading.textContent);

  test("has its heading and lead, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(remedy.title);
    expect(screen.getByText(remedy.lead)).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("has a breadcrumb to the symptoms, with a short name for itself", () => {
    draw();
    const crumbs = within(main().getAllByRole("navigation")[0] ?? document.body);
    expect(crumbs.getByRole("link", { name: text("nav.symptoms") })).toHaveAttribute("href", pathTo("symptoms", language));
    expect(crumbs.getByText("Nausea")).toHaveAttribute("aria-current", "page");
  });

  test("says of each remedy how good the evidence is", () => {
    draw();
    expect(headingsOf("helps")).toEqual(remedy.helps.map(({ title, evidence }) => `${title} ${text(`evidence.${evidence}`)}`));
    for (const help of remedy.helps) expect(screen.getByText(help.text)).toBeInTheDocument();
  });

  test("gives herbs and habits a verdict in words", () => {
    draw();
    expect(headingsOf("habits")).toEqual(remedy.habits.map(({ name, verdict }) => `${name} ${text(`verdict.${verdict}`)}`));
    for (const habit of remedy.habits) expect(screen.getByText(habit.text)).toBeInTheDocument();
  });

  test("says when to call, most urgent first, and does not recommend home care where it is not enough", () => {
    const tiers = () =>
      main()
        .getAllByRole("region")
        .flatMap((card) => card.getAttribute("data-tier") ?? []);
    const tierOf = (words: string) => screen.getByText(words).closest("section")?.getAttribute("data-tier");
    const { unmount } = draw();
    expect(tiers()).toEqual(["call112", "now", "home"]);
    expect(tierOf("Blood in what comes up")).toBe("call112");
    expect(tierOf("No urine for 8 hours")).toBe("now");
    expect(tierOf("It eases when you eat.")).toBe("home");
    unmount();
    draw({ ...dataIn(language), remedy: { ...remedy, advice: remedy.advice.map((part) => ({ ...part, home: null })) } });
    expect(tiers()).toEqual(["call112", "now"]);
  });

  test("shows the other texts of its record", () => {
    draw();
    for (const words of [...remedy.avoid, ...remedy.why, "When does it end?", "Mostly by week 16."])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole("region", { name: text("trust.title") })).toHaveTextContent("RCOG. Nausea, 2024");
  });

  test("leads to the foods and medicines it names, each with its own answer", () => {
    draw();
    const links = within(screen.getByRole("region", { name: text("named.pregnancy") })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Sage teaLeave it", "/can-i-eat/sage"],
      ["DoxylamineUsually used", "/medicines/doxylamine"],
    ]);
  });

  test("leads to its symptoms and then to the other remedies", () => {
    draw();
    const links = within(screen.getByRole("region", { name: text("heading.related") })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Nausea and vomiting", "/symptoms/nausea"],
      ["What helps with heartburn?", "/heartburn"],
    ]);
  });

  test("has a table of contents with each of its parts", () => {
    draw();
    const parts = main()
      .getAllByRole("heading", { level: 2 })
      .filter(({ id }) => id !== "" && id !== "named");
    const links = within(screen.getByRole("complementary")).getAllByRole("link");
    expect(parts).toHaveLength(8);
    expect(links.map((link) => link.getAttribute("href"))).toEqual(parts.map(({ id }) => `#${id}`));
    for (const [i, link] of links.slice(0, -1).entries()) expect(link).toHaveTextContent(parts[i]?.textContent ?? "");
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${remedy.title} – Ninni`,
      description: remedy.description,
      ...headAddresses(context.paths, language),
    });
  });
});
