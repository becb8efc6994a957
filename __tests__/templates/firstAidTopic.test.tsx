import { screen, within } from "@testing-library/react";
import { type Language, languages, pathTo } from "../../src/routes";
import FirstAidTopicPage, { Head } from "../../src/templates/firstAidTopic";
import { addressesOf, contextOf, headOf, landmarksOf, rawKeysOn, renderTemplate, shellOf } from "../support/templates";

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
      age: "under1",
      title: "Back blows",
      picture: "back-blows-infant",
      steps: ["Lay the baby face down.", "Give up to 5 blows."],
    },
    { key: "over-1", age: "over1", title: "Abdominal thrusts", picture: null, steps: ["Stand behind the child."] },
    { key: "unconscious", age: "all", title: "If they pass out", picture: null, steps: ["Lay them on the floor.", "Start CPR."] },
  ],
  doNot: ["Do not reach in blindly."],
  doctor: ["After any thrust."],
  guideline: "ERC 2025.",
  differs: "ILCOR says the same in other words.",
  isPoison: false,
  written: "2026-11-21",
  nextReview: "2027-11-21",
  sources: [{ key: "erc", publisher: "ERC", title: "Paediatric life support", year: 2025, url: "https://erc.edu/p" }],
};
const dataIn = (language: Language): Queries.FirstAidTopicPageQuery => ({
  ...shellOf("firstAidTopic", language),
  topic,
  others: {
    nodes: [
      { title: "Burns", path: "/first-aid/burns" },
      { title: "Cuts", path: "/first-aid/cuts" },
    ],
  },
});

const draw = (language: Language, data = dataIn(language)) =>
  renderTemplate(FirstAidTopicPage, data, contextOf("firstAidTopic", language, paths));
const main = () => within(screen.getByRole("main"));
const entriesAfter = (id: string) =>
  [...(document.getElementById(id)?.nextElementSibling?.children ?? [])].map((entry) => entry.textContent);

const expected = {
  tr: {
    up: "İlk yardım",
    card: "Acil: 112’yi arayın",
    poison: "Acil: 112’yi ya da 114’ü (UZEM) arayın",
    parts: ["Back blows 1 yaşından küçük", "Abdominal thrusts 1 yaş ve üstü", "If they pass out"],
    picture: /^Bebek yüzüstü/,
    print: "Büyük yazıyla yazdırın",
    course: "Bu sayfa bir ilk yardım kursunun yerini tutmaz.",
    others: "Öbür konular",
    made: "Bu sayfa nasıl hazırlandı?",
  },
  en: {
    up: "First aid",
    card: "Emergency: Call 112",
    poison: "Emergency: Call 112 or 114 (UZEM)",
    parts: ["Back blows Under 1 year", "Abdominal thrusts 1 year and over", "If they pass out"],
    picture: /^Baby face down/,
    print: "Print in large type",
    course: "This page does not replace a first aid course.",
    others: "Other topics",
    made: "How was this page made?",
  },
} as const;

describe.each(languages)("the page of a first aid topic (%s)", (language) => {
  const words = expected[language];

  test("is named after what has happened, inside the site", () => {
    draw(language);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(topic.title);
    expect(main().getByText(topic.lead)).toBeInTheDocument();
    expect(landmarksOf(document.body)).toEqual(["header", "main", "footer"]);
  });

  test("leads up to the topics", () => {
    draw(language);
    expect(main().getByRole("link", { name: words.up })).toHaveAttribute("href", pathTo("firstAidTopics", language));
  });

  test("begins with whom to call: 112 in words, and no link in the card that leads away", () => {
    draw(language);
    const card = screen.getByRole("region", { name: words.card });
    expect(card).toHaveTextContent(/They turn blue\.112/);
    expect(within(card).queryByRole("link")).not.toBeInTheDocument();
    const [first] = main().getAllByRole("heading", { level: 2 });
    expect(first?.nextElementSibling).toBe(card);
  });

  test("names the poison line where it is one, and only there", () => {
    const { unmount } = draw(language);
    expect(main().queryByText(/114/)).not.toBeInTheDocument();
    unmount();
    draw(language, { ...dataIn(language), topic: { ...topic, isPoison: true } });
    const card = screen.getByRole("region", { name: words.poison });
    expect(card).toHaveTextContent(/112.*114 UZEM/);
    expect(within(card).queryByRole("link")).not.toBeInTheDocument();
  });

  test("has a part for each age, marked with it, and its steps in order under it", () => {
    draw(language);
    const parts = topic.parts.map(({ key }) => document.getElementById(key));
    expect(parts.map((part) => part?.textContent?.trim())).toEqual(words.parts);
    const lists = main()
      .getAllByRole("list")
      .filter((list) => list.tagName === "OL" && list.closest("section, nav") === null);
    expect(lists.map((list) => [...list.children].map((step) => step.textContent))).toEqual(topic.parts.map(({ steps }) => steps));
  });

  test("shows a part’s picture with words for it, and none where there is none", () => {
    draw(language);
    const picture = main().getByRole("img");
    expect(picture).toHaveAccessibleName(words.picture);
    expect(picture).toHaveAttribute("src", "/first-aid/back-blows-infant.svg");
  });

  test("says what not to do, how to tell, when to see a doctor and by which guideline", () => {
    draw(language);
    expect(entriesAfter("doNot")).toEqual(topic.doNot);
    expect(entriesAfter("recognise")).toEqual(topic.recognise);
    expect(entriesAfter("doctor")).toEqual(topic.doctor);
    for (const text of [topic.guideline, topic.differs, words.course]) expect(main().getByText(text)).toBeInTheDocument();
  });

  test("lists its parts beside the text in the order of the page", () => {
    draw(language);
    const ids = main()
      .getAllByRole("heading", { level: 2 })
      .map(({ id }) => id)
      .filter((id) => !["", "others", "trust"].includes(id));
    expect(ids).toHaveLength(8);
    const links = within(screen.getByRole("complementary")).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(ids.map((id) => `#${id}`));
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

  test("says how it was made and what it rests on", () => {
    draw(language);
    expect(screen.getByRole("region", { name: words.made })).toHaveTextContent("ERC. Paediatric life support, 2025");
  });

  test("shows no text key", () => {
    const { container } = draw(language);
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own head", async () => {
    expect(await headOf(<Head data={dataIn(language)} pageContext={contextOf("firstAidTopic", language, paths)} />)).toEqual({
      language,
      title: `${topic.title} – Ninni`,
      description: topic.description,
      ...addressesOf(paths, language),
    });
  });
});

test("where guidelines agree nothing is said about a difference", () => {
  draw("en", { ...dataIn("en"), topic: { ...topic, differs: null } });
  const guideline = main().getByText(topic.guideline);
  expect(guideline.nextElementSibling).toHaveTextContent(expected.en.course);
});

test("a topic without pictures has none", () => {
  draw("en", { ...dataIn("en"), topic: { ...topic, parts: topic.parts.map((part) => ({ ...part, picture: null })) } });
  expect(main().queryByRole("img")).not.toBeInTheDocument();
  expect(main().queryByRole("figure")).not.toBeInTheDocument();
});
