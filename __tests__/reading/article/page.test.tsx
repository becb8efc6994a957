import { screen, within } from "@testing-library/react";
import ArticlePage, { Head } from "../../../src/reading/article/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { articleCard, readingSources, stagedSign, textSection } from "../../support/reading";
import {
  contextFor,
  findLandmarks,
  headAddresses,
  leaveTo,
  rawKeysOn,
  renderHead,
  renderTemplate,
  shellFor,
} from "../../support/templates";
import { textsIn } from "../../support/texts";

const paths = { tr: "/makaleler/hamile/beslenme/MT-0-1", en: "/en/articles/pregnant/food/MT-0-1" };

const article = {
  title: "Eating in pregnancy",
  description: "What to eat and what to leave.",
  lead: "You do not eat for two.",
  isEmergency: null,
  summary: ["Half the plate is vegetables."],
  questions: ["“Is my iron enough?”"],
  companion: ["Boil the milk."],
  minutes: 4,
  picture: "cover-nutrition",
  weeks: [24],
  written: "2026-11-01",
  nextReview: "2027-11-01",
  abroad: [],
  named: [],
  topic: { key: "MT-0", section: "pregnancy" as const, title: "Food", path: "/topics/food" },
  signs: [{ stage: "from20" as const, isWhole: false, isAfterLoss: null, signs: [stagedSign("fever", "today")] }],
  sections: [
    textSection("plate", { list: ["Beans"] }),
    textSection("leave", { steps: ["Wash it.", "Boil it."], links: [{ path: "/topics/food", text: "All about food" }] }),
  ],
  related: [articleCard("MT-0-2"), articleCard("MT-9-1", { topic: { key: "MT-9", title: "Loss" } })],
  sources: readingSources,
};
const part = (order: number) => ({
  key: `MT-0-1-${order}`,
  order,
  title: `Part ${order}`,
  description: "About it.",
  path: `/parts/${order}`,
  minutes: 3,
});
const dataIn = (language: Language, over: object = {}): Queries.ArticlePageQuery => ({
  ...shellFor("article", language),
  article: { ...article, ...over },
  parts: { nodes: [] },
});

describe.each(languages)("an article's page (%s)", (language) => {
  const text = textsIn(language, "article", "triage", "common");
  const context = contextFor("article", language, paths);
  const draw = (data = dataIn(language)) => renderTemplate(ArticlePage, data, context);
  const main = () => within(screen.getByRole("main"));
  const headings = () =>
    main()
      .getAllByRole("heading", { level: 2 })
      .map((heading) => heading.id);

  test("has its title, answer and minutes, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Eating in pregnancy");
    expect(screen.getByText("You do not eat for two.")).toBeInTheDocument();
    expect(
      screen.getByText(language === "tr" ? "4 dakika · Yazıldı: Kasım 2026" : "4 minutes · Written November 2026"),
    ).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("has breadcrumbs to its topic and its section", () => {
    draw();
    const crumbs = main().getByRole("navigation", { name: text("nav.crumbs") });
    expect(
      within(crumbs)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual([pathTo("home", language), pathTo("pregnancy", language), "/topics/food"]);
  });

  test("has its parts in order, each in the table of contents, next to the text and on phones", () => {
    draw();
    const order = ["summary", "plate", "leave", "signs", "questions", "companion", "trust"];
    expect(headings().filter((id) => order.includes(id))).toEqual(order);
    const contents = [screen.getByRole("complementary"), ...document.querySelectorAll<HTMLElement>("details[data-behaviour=contents]")];
    expect(contents).toHaveLength(2);
    for (const list of contents)
      expect([...list.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(order.map((id) => `#${id}`));
  });

  test("shows the cards first if every sign means 112 or now", () => {
    draw(
      dataIn(language, {
        signs: [{ stage: "from20" as const, isWhole: false, isAfterLoss: null, signs: [stagedSign("bleeding", "now")] }],
      }),
    );
    expect(headings()[0]).toBe("signs");
    expect(screen.getByText("Sign bleeding")).toBeInTheDocument();
  });

  test("numbers its steps, and links to its weeks", () => {
    draw();
    const steps = screen.getByText("Wash it.").closest("ol");
    expect(
      within(steps ?? document.body)
        .getAllByRole("listitem")
        .map((step) => step.textContent),
    ).toEqual(["Wash it.", "Boil it."]);
    expect(main().getByRole("link", { name: text("week", { n: 24 }) })).toHaveAttribute(
      "href",
      pathTo("pregnancyWeek", language, { hafta: "24" }),
    );
  });

  test("of a long article leads to its parts", () => {
    draw({ ...dataIn(language), parts: { nodes: [part(1), part(2)] } });
    expect(headings()).toContain("parts");
    expect(
      ["/parts/1", "/parts/2"].map((path) =>
        main()
          .getByRole("link", { name: new RegExp(`^Part ${path.at(-1)}`) })
          .getAttribute("href"),
      ),
    ).toEqual(["/parts/1", "/parts/2"]);
  });

  test("leaves out parts its record does not have", () => {
    draw(dataIn(language, { summary: null, questions: null, companion: null, signs: null, weeks: [], related: [] }));
    expect(headings().filter((id) => id)).toEqual(["plate", "leave", "trust"]);
  });

  test("links to related articles, but never from another topic to those about a loss", () => {
    draw();
    const related = within(screen.getByRole("region", { name: text("related") }));
    expect(related.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/articles/MT-0-2"]);
  });

  test("of a loss has no cover, no popup, and related articles as links alone", () => {
    const topic = { key: "MT-9", section: "pregnancy" as const, title: "Loss", path: "/topics/loss" };
    draw(dataIn(language, { topic }));
    expect(document.querySelector("main img")).toBeNull();
    expect(document.querySelector("[data-behaviour=promo]")).toBeNull();
    const related = within(screen.getByRole("region", { name: text("related") }));
    expect(related.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/articles/MT-0-2", "/articles/MT-9-1"]);
  });

  test.each([
    ["sends to hospital at once", { isEmergency: true }],
    [
      "begins with whom to call",
      { signs: [{ stage: "from20" as const, isWhole: false, isAfterLoss: null, signs: [stagedSign("bleeding", "now")] }] },
    ],
  ])("that %s has no popup", (_, over) => {
    draw(dataIn(language, over));
    expect(document.querySelector("[data-behaviour=promo]")).toBeNull();
  });

  test("that is not urgent has the place for the popup, the tab bar and no call button in its header", () => {
    draw();
    expect(document.querySelector("[data-behaviour=promo]")).toBeInTheDocument();
    expect(screen.getByRole("navigation", { name: text("nav.quick") })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: text("nav.callLabel") })).not.toBeInTheDocument();
  });

  test("about an emergency has a call button in its header, and no tab bar", () => {
    draw(dataIn(language, { isEmergency: true }));
    expect(screen.getByRole("link", { name: text("nav.callLabel") })).toHaveAttribute("href", "tel:112");
    expect(screen.queryByRole("navigation", { name: text("nav.quick") })).not.toBeInTheDocument();
  });

  test("that leaves no trace has the button that leaves at once, and no popup", () => {
    renderTemplate(ArticlePage, dataIn(language), { ...context, isDiscreet: true });
    expect(screen.getByRole("link", { name: text("leave.now") })).toHaveAttribute("href", leaveTo);
    expect(document.querySelector("[data-behaviour=promo]")).toBeNull();
  });

  test("shows no text key", () => {
    const { container } = draw({ ...dataIn(language), parts: { nodes: [part(1)] } });
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    const head = (data: Queries.ArticlePageQuery) => <Head data={data} pageContext={context} />;
    expect(await renderHead(head(dataIn(language)))).toEqual({
      language,
      title: "Eating in pregnancy – Ninni",
      description: "What to eat and what to leave.",
      ...headAddresses(paths, language),
    });
  });
});
