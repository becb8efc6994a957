import { screen, within } from "@testing-library/react";
import CommunityQuestionPage, { Head } from "../../../src/reading/communityQuestion/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { readingSources, stagedSign } from "../../support/reading";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const paths = { tr: "/anne-hamile-sohbet-topluluk-soru-cevap/leke", en: "/en/mother-pregnant-chat-community-question-answer/spot" };
const other = (name: string, subject: string) => ({ path: `/questions/${name}`, question: `Question ${name}`, subject });
const dataIn = (language: Language, over: object = {}): Queries.CommunityQuestionPageQuery => ({
  ...shellFor("communityQuestion", language),
  entry: {
    question: "A brown spot at 7 weeks?",
    subject: "bleeding",
    week: 7,
    answer: ["Ring your doctor today.", "Because it is often harmless."],
    written: "2026-11-01",
    nextReview: "2027-11-01",
    abroad: [],
    named: [],
    links: [{ path: "/symptoms/bleeding", text: "Bleeding" }],
    signs: null,
    sources: readingSources,
    ...over,
  },
  others: { nodes: [other("a", "leave"), other("b", "bleeding"), other("c", "food"), other("d", "food"), other("e", "food")] },
});

describe.each(languages)("a question of a mother (%s)", (language) => {
  const text = textsIn(language, "community", "triage", "common");
  const context = contextFor("communityQuestion", language, paths);
  const draw = (over = {}) => renderTemplate(CommunityQuestionPage, dataIn(language, over), context);
  const main = () => within(screen.getByRole("main"));

  test("has the question as its heading, where it comes from, its answer, and where to read on", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("A brown spot at 7 weeks?");
    expect(screen.getByText(text("origin"))).toBeInTheDocument();
    for (const words of ["Ring your doctor today.", "Because it is often harmless.", text("week", { n: 7 })])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(main().getByRole("link", { name: "Bleeding" })).toHaveAttribute("href", "/symptoms/bleeding");
    expect(main().getByRole("link", { name: text("title") })).toHaveAttribute("href", pathTo("community", language));
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("begins with the cards of its signs, and then has no popup", () => {
    draw({ signs: [{ stage: "from20", signs: [stagedSign("bleeding", "now")] }] });
    const [first] = main().getAllByRole("heading");
    expect(first).toHaveTextContent(text("callFor"));
    expect(screen.getByText("Sign bleeding")).toBeInTheDocument();
    expect(document.querySelector("[data-behaviour=promo]")).toBeNull();
  });

  test("links to four other questions of the stage, those of its subject first", () => {
    draw();
    const others = within(screen.getByRole("region", { name: text("others") }));
    expect(others.getAllByRole("link").map((link) => link.textContent)).toEqual(["b", "a", "c", "d"].map((name) => `Question ${name}`));
  });

  test.each([true, false])("has the button that leaves at once only where it leaves no trace (%p)", (isDiscreet) => {
    renderTemplate(CommunityQuestionPage, dataIn(language), { ...context, isDiscreet });
    expect(screen.queryAllByRole("link", { name: text("leave.now") })).toHaveLength(isDiscreet ? 1 : 0);
  });

  test("shows no text key", () => {
    const { container } = draw({ week: null });
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title in the head, and the beginning of its answer as description", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: "A brown spot at 7 weeks? – Ninni",
      description: "Ring your doctor today.",
      ...headAddresses(paths, language),
    });
  });
});
