import { screen, within } from "@testing-library/react";
import FirstAidTopicPage, { Head } from "../../../src/baby/firstAid/page";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const paths = {
  tr: pathTo("firstAidTopic", "tr", { id: "bogulma-tikanma" }),
  en: pathTo("firstAidTopic", "en", { id: "choking" }),
};

const topic = {
  title: "Something in the throat",
  lead: "If they can cough, let them.",
  description: "Back blows and thrusts, step by step.",
  recognise: ["No sound comes."],
  call: ["They turn blue."],
  parts: [
    {
      key: "under-1",
      age: "under1" as const,
      title: "Back blows",
      picture: "back-blows-infant",
      steps: ["Lay the baby face down.", "Give up to 5 blows."],
    },
    { key: "over-1", age: "over1" as const, title: "Abdominal thrusts", picture: null, steps: ["Stand behind the child."] },
    { key: "unconscious", age: "all" as const, title: "If they pass out", picture: null, steps: ["Lay them on the floor.", "Start CPR."] },
  ],
  doNot: ["Do not reach in blindly."],
  doctor: ["After any thrust."],
  guideline: "ERC 2025.",
  isPoison: false,
  written: "2026-11-21",
  nextReview: "2027-11-21",
  abroad: [],
  sources: [{ key: "erc", publisher: "ERC", title: "Paediatric life support", year: 2025, url: "https://erc.edu/p" }],
};
const dataIn = (language: Language): Queries.FirstAidTopicPageQuery => ({
  ...shellFor("firstAidTopic", language),
  topic,
  others: {
    nodes: [
      { title: "Burns", path: "/first-aid/burns" },
      { title: "Cuts", path: "/first-aid/cuts" },
    ],
  },
});

const draw = (language: Language, data = dataIn(language)) =>
  renderTemplate(FirstAidTopicPage, data, contextFor("firstAidTopic", language, paths));
const main = () => within(screen.getByRole("main"));
const entriesAfter = (id: string) =>
  [...(document.getElementById(id)?.nextElementSibling?.children ?? [])].map((entry) => entry.textContent);

const expectedIn = (language: Language) => {
  const t = textsIn(language, "firstAidTopic", "common");
  return {
    up: t("nav.firstAid"),
    card: `${t("tier.call112")}: ${t("call.title")}`,
    poison: `${t("tier.call112")}: ${t("call.poison")}`,
    picture: t("picture.back-blows-infant"),
    closing: t("call.closing"),
    poisonClosing: t("call.poisonClosing"),
    print: t("print"),
    dial: t("nav.callLabel"),
    ask: t("age.ask"),
    under1: t("age.under1"),
    over1: t("age.over1"),
    course: t("course"),
    others: t("heading.others"),
    made: t("trust.title"),
  };
};

describe.each(languages)("the page of a first aid topic (%s)", (language) => {
  const words = expectedIn(language);

  test("is named after what has happened, inside the site", () => {
    draw(language);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(topic.title);
    expect(main().getByText(topic.lead)).toBeInTheDocument();
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("has a breadcrumb to the topics", () => {
    draw(language);
    expect(main().getByRole("link", { name: words.up })).toHaveAttribute("href", pathTo("firstAidTopics", language));
  });

  test("says what to do first, and under it whom to call: 112 in words, and no link in the card but the one that calls", () => {
    draw(language);
    const card = screen.getByRole("region", { name: words.card });
    expect(card).toHaveTextContent(`They turn blue.${words.closing}`);
    expect(words.closing).toMatch(/\b112\b/);
    expect(
      within(card)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["tel:112"]);
    const last = screen.getByText("Start CPR.");
    expect(last.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // The header has a link to call 112 before any of this.
    expect(screen.getByRole("link", { name: words.dial })).toHaveAttribute("href", "tel:112");
  });

  test("says whom to call before anything else where that is what to do: a poison", () => {
    draw(language, { ...dataIn(language), topic: { ...topic, isPoison: true } });
    const card = screen.getByRole("region", { name: words.poison });
    expect(card.compareDocumentPosition(screen.getByText("Lay the baby face down."))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("asks how old the child is before the steps, the baby chosen", () => {
    draw(language);
    const choice = screen.getByRole("group", { name: words.ask });
    expect(
      within(choice)
        .getAllByRole("radio")
        .map((radio) => radio.parentElement?.textContent),
    ).toEqual([words.under1, words.over1]);
    expect(within(choice).getByRole("radio", { name: words.under1 })).toBeChecked();
    expect(choice.compareDocumentPosition(screen.getByText("Lay the baby face down."))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("asks for no age where nothing depends on it", () => {
    const parts = topic.parts.filter(({ age }) => age !== "over1");
    draw(language, { ...dataIn(language), topic: { ...topic, parts } });
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    const links = within(screen.getByRole("complementary")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href")).slice(0, 3)).toEqual(["#under-1", "#unconscious", "#call"]);
  });

  test("names the poison line on the page about poisoning only", () => {
    const { unmount } = draw(language);
    expect(main().queryByText(/114/)).not.toBeInTheDocument();
    unmount();
    draw(language, { ...dataIn(language), topic: { ...topic, isPoison: true } });
    const card = screen.getByRole("region", { name: words.poison });
    expect(card).toHaveTextContent(words.poisonClosing);
    expect(words.poisonClosing).toMatch(/\b112\b.*\b114\b/);
    expect(
      within(card)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["tel:112"]);
  });

  test("has a part for each age and its steps in order under it", () => {
    draw(language);
    const parts = topic.parts.map(({ key }) => document.getElementById(key));
    expect(parts.map((part) => part?.textContent?.trim())).toEqual(topic.parts.map(({ title }) => title));
    const lists = main()
      .getAllByRole("list")
      .filter((list) => list.tagName === "OL" && list.closest("section, nav") === null);
    expect(lists.map((list) => [...list.children].map((step) => step.textContent))).toEqual(topic.parts.map(({ steps }) => steps));
  });

  test("shows a part’s picture with words for it, and none where there is none", () => {
    draw(language);
    const picture = main().getByRole("img");
    expect(picture).toHaveAccessibleName(words.picture);
    expect(picture).toHaveAttribute("src", "/first-aid/back-blows-infant.webp");
  });

  test("says what not to do, how to recognize it, when to see a doctor and by which guideline", () => {
    draw(language);
    expect(entriesAfter("doNot")).toEqual(topic.doNot);
    expect(entriesAfter("recognise")).toEqual(topic.recognise);
    expect(entriesAfter("doctor")).toEqual(topic.doctor);
    for (const text of [topic.guideline, words.course]) expect(main().getByText(text)).toBeInTheDocument();
  });

  test("lists its parts beside the text in the order of the page", () => {
    draw(language);
    const ids = main()
      .getAllByRole("heading", { level: 2 })
      .map(({ id }) => id)
      .filter((id) => !["", "others"].includes(id));
    const [steps, ...rest] = ids.slice(topic.parts.length - 1);
    expect(steps).toBe("unconscious");
    const links = within(screen.getByRole("complementary")).getAllByRole("link");
    // The link leads to the choice of age, because parts for the other age are hidden.
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["#steps", ...rest.map((id) => `#${id}`)]);
  });

  test("can be printed", () => {
    draw(language);
    expect(main().getByRole("button", { name: words.print })).toBeInTheDocument();
  });

  test("leads to the other topics", () => {
    draw(language);
    const links = within(screen.getByRole("region", { name: words.others })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Burns", "/first-aid/burns"],
      ["Cuts", "/first-aid/cuts"],
    ]);
  });

  test("shows how it was made and its sources", () => {
    draw(language);
    expect(screen.getByRole("region", { name: words.made })).toHaveTextContent("ERC. Paediatric life support, 2025");
  });

  test("shows no text key", () => {
    const { container } = draw(language);
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={dataIn(language)} pageContext={contextFor("firstAidTopic", language, paths)} />)).toEqual({
      language,
      title: `${topic.title} – Ninni`,
      description: topic.description,
      ...headAddresses(paths, language),
    });
  });
});

test("a topic without pictures has none", () => {
  draw("en", { ...dataIn("en"), topic: { ...topic, parts: topic.parts.map((part) => ({ ...part, picture: null })) } });
  expect(main().queryByRole("img")).not.toBeInTheDocument();
  expect(main().queryByRole("figure")).not.toBeInTheDocument();
});
