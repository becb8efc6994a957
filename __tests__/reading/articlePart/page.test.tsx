import { screen, within } from "@testing-library/react";
import ArticlePartPage, { Head } from "../../../src/reading/articlePart/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { readingSources, stagedSign, textSection } from "../../support/reading";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const paths = { tr: "/makaleler/hamile/testler/MT-5-1/MT-5-1-2", en: "/en/articles/pregnant/tests/MT-5-1/MT-5-1-2" };
const listed = (order: number) => ({
  key: `MT-5-1-${order}`,
  order,
  title: `Part ${order}`,
  description: "About it.",
  path: `/parts/${order}`,
  minutes: 3,
});
const dataIn = (language: Language, over: object = {}): Queries.ArticlePartPageQuery => ({
  ...shellFor("articlePart", language),
  part: {
    title: "Part 2",
    description: "What it finds.",
    lead: "From ten weeks.",
    isEmergency: null,
    minutes: 3,
    written: "2026-11-01",
    nextReview: "2027-11-01",
    abroad: [],
    named: [],
    article: {
      title: "Choosing a test",
      path: "/articles/MT-5-1",
      picture: "cover-tests",
      topic: { key: "MT-5", section: "pregnancy", title: "Tests", path: "/topics/tests" },
    },
    signs: [{ stage: "from20", isWhole: false, isAfterLoss: null, signs: [stagedSign("waters", "today")] }],
    sections: [textSection("how")],
    sources: readingSources,
    ...over,
  },
  parts: { nodes: [listed(1), listed(2), listed(3)] },
});

describe.each(languages)("a part of a long article (%s)", (language) => {
  const text = textsIn(language, "article", "common");
  const context = { ...contextFor("articlePart", language, paths), key: "MT-5-1-2" };
  const draw = (key = context.key) => renderTemplate(ArticlePartPage, dataIn(language), { ...context, key });

  test("says which part it is of how many, inside the site", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Part 2");
    expect(screen.getByText(text("place", { n: 2, count: 3 }))).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("has breadcrumbs to section, topic and article", () => {
    draw();
    const crumbs = within(screen.getByRole("navigation", { name: text("nav.crumbs") }));
    expect(crumbs.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      pathTo("home", language),
      pathTo("pregnancy", language),
      "/topics/tests",
      "/articles/MT-5-1",
    ]);
  });

  test.each([
    ["MT-5-1-1", [["next", "/parts/2"]]],
    [
      "MT-5-1-2",
      [
        ["prev", "/parts/1"],
        ["next", "/parts/3"],
      ],
    ],
    ["MT-5-1-3", [["prev", "/parts/2"]]],
  ])("links to the previous and the next part (%s)", (key, expected) => {
    draw(key);
    const pager = within(screen.getByRole("navigation", { name: text("pager") }));
    expect(pager.getAllByRole("link").map((link) => [link.getAttribute("rel"), link.getAttribute("href")])).toEqual(expected);
  });

  test("lists all parts and marks its own", () => {
    draw();
    const parts = within(screen.getByRole("navigation", { name: text("parts") })).getAllByRole("link");
    expect(parts.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual([
      ["/parts/1", null],
      ["/parts/2", "page"],
      ["/parts/3", null],
    ]);
  });

  test.each([
    ["is read at leisure has the place of the popup", {}, false, 1],
    ["sends to hospital at once has none", { isEmergency: true }, false, 0],
    ["begins with whom to call has none", { signs: [{ stage: "from20", signs: [stagedSign("bleeding", "now")] }] }, false, 0],
    ["leaves no trace has none", {}, true, 0],
  ])("that %s", (_, over, isDiscreet, places) => {
    renderTemplate(ArticlePartPage, dataIn(language, over), { ...context, isDiscreet });
    expect(document.querySelectorAll("[data-behaviour=promo]")).toHaveLength(places);
    expect(screen.queryAllByRole("link", { name: text("leave.now") })).toHaveLength(isDiscreet ? 1 : 0);
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={context} />)).toEqual({
      language,
      title: "Part 2 – Ninni",
      description: "What it finds.",
      ...headAddresses(paths, language),
    });
  });
});
