import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ListPage, { Head } from "../../../src/reading/list/page";
import type { ListId } from "../../../src/routes/pages";
import { type Language, languages, pathTo } from "../../../src/routes/routes";
import { wholeListAnchor } from "../../../src/triage/WholeListLine";
import { contextFor, findLandmarks, headAddresses, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";
import { addBehavioursTo } from "../../support/withScript";

// The first and the last week of each trimester, so that the groups show their borders.
const weeks = [1, 13, 14, 27, 28, 42];
const entry = (week: number, language: Language) => ({
  key: String(week),
  position: week,
  part: null,
  drawing: null,
  name: null,
  teaser: `About week ${week}.`,
  path: pathTo("pregnancyWeek", language, { hafta: String(week) }),
});
const listContext = (list: ListId, language: Language) => ({ ...contextFor(list, language), list });

// Only two lists request these fields; the generated type does not know that they are missing elsewhere.
const withoutSymptoms = (data: Omit<Queries.ListPageQuery, "symptoms" | "mothersSigns" | "babysSigns">) => data as Queries.ListPageQuery;
const dataIn = (language: Language): Queries.ListPageQuery =>
  withoutSymptoms({
    ...shellFor("pregnancyWeeks", language),
    entries: { nodes: weeks.map((week) => entry(week, language)) },
  });

const tr = textsIn("tr", "list", "common");
const en = textsIn("en", "list", "common");
const expected = {
  tr: {
    title: tr("pregnancyWeeks.title"),
    description: tr("pregnancyWeeks.description"),
    groups: [tr("pregnancyWeeks.group.1"), tr("pregnancyWeeks.group.2"), tr("pregnancyWeeks.group.3")],
    name: (week: number) => tr("pregnancyWeeks.entry", { n: week }),
    help: tr("pregnancyWeeks.help"),
    jump: tr("jumpTo"),
  },
  en: {
    title: en("pregnancyWeeks.title"),
    description: en("pregnancyWeeks.description"),
    groups: [en("pregnancyWeeks.group.1"), en("pregnancyWeeks.group.2"), en("pregnancyWeeks.group.3")],
    name: (week: number) => en("pregnancyWeeks.entry", { n: week }),
    help: en("pregnancyWeeks.help"),
    jump: en("jumpTo"),
  },
};

describe.each(languages)("the list of pregnancy weeks (%s)", (language) => {
  const words = expected[language];
  const context = listContext("pregnancyWeeks", language);

  test("has its heading inside the site, and marks its section", () => {
    renderTemplate(ListPage, dataIn(language), context);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    expect(findLandmarks(document.body)).toEqual(["header", "main", "footer"]);
    // This link is in the phone's tab bar; in the header its group is marked.
    const marked = screen.getAllByRole("link", { current: "page" });
    expect(marked.map((link) => link.getAttribute("href"))).toEqual([context.paths[language]]);
  });

  test("groups the weeks by trimester", () => {
    renderTemplate(ListPage, dataIn(language), context);
    const groups = words.groups.map((name) =>
      within(screen.getByRole("region", { name }))
        .getAllByRole("heading", { level: 3 })
        .map((heading) => heading.textContent),
    );
    expect(groups).toEqual([[1, 13].map(words.name), [14, 27].map(words.name), [28, 42].map(words.name)]);
  });

  test("leads to each entry and says what is in it", () => {
    renderTemplate(ListPage, dataIn(language), context);
    const { nodes } = dataIn(language).entries;
    for (const { position, teaser, path } of nodes) {
      expect(screen.getByRole("link", { name: words.name(position) })).toHaveAttribute("href", path);
      expect(screen.getByText(teaser)).toBeInTheDocument();
    }
  });

  test("has links to the groups above them, at every width, and to the calculator", () => {
    renderTemplate(ListPage, dataIn(language), context);
    const chips = screen.getByRole("navigation", { name: words.jump });
    expect(getComputedStyle(chips).display).not.toBe("none");
    const links = within(chips).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(words.groups);
    for (const link of links)
      expect(document.getElementById(link.getAttribute("href")?.slice(1) ?? "")).toHaveTextContent(link.textContent ?? "");
    expect(screen.getByRole("link", { name: words.help })).toHaveAttribute("href", pathTo("monthsPregnant", language));
  });

  test("shows no text key", () => {
    const { container } = renderTemplate(ListPage, dataIn(language), context);
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

const symptomEntry = (key: string, position: number, part: string, name: string) => ({
  key,
  position,
  part,
  drawing: null,
  name,
  teaser: `About ${key}.`,
  path: `/symptoms/${key}`,
});
const dangerSign = (key: string, stage: "before20" | "afterBirth") => ({
  key,
  text: `Sign ${key}`,
  weekFrom: null,
  weekTo: null,
  tiers: [{ stage, tier: "now" as const }],
});
const symptomsIn = (language: Language): Queries.ListPageQuery => ({
  ...shellFor("symptoms", language),
  mothersSigns: {
    nodes: [
      { stage: "before20", core: [dangerSign("ectopic", "before20")], more: [] },
      { stage: "afterBirth", core: [dangerSign("leg", "afterBirth")], more: [dangerSign("stitches", "afterBirth")] },
    ],
  },
  // Missing in the answer of this page; the generated type does not know that.
  babysSigns: { nodes: [] },

  entries: {
    nodes: [
      symptomEntry("tiredness", 1, "whole", "Yorgunluk"),
      symptomEntry("headache", 2, "head", "Baş ağrısı"),
      symptomEntry("nose", 3, "head", "Burun tıkanıklığı"),
      symptomEntry("waters", 4, "intimate", "Su gelmesi"),
    ],
  },
  symptoms: {
    nodes: [
      { key: "waters", isEmergency: true, needsTest: null, turn: null, advice: [], words: ["suyum geldi"], weeks: [] },
      {
        key: "nose",
        isEmergency: false,
        needsTest: true,
        turn: null,
        advice: [],
        words: ["burnum tıkalı"],
        weeks: [{ weekFrom: 14, weekTo: 27 }],
      },
      {
        key: "headache",
        isEmergency: false,
        needsTest: null,
        turn: { text: "sudden", sign: { key: "worst", tiers: [{ stage: "from20", tier: "call112" }] } },
        advice: [
          { stage: "before20", signs: [{ sign: { key: "bad", tiers: [{ stage: "before20", tier: "today" }] } }] },
          { stage: "from20", signs: [{ sign: { key: "worst", tiers: [{ stage: "from20", tier: "call112" }] } }] },
        ],
        words: ["başım ağrıyor"],
        weeks: [{ weekFrom: 5, weekTo: 13 }],
      },
      {
        key: "tiredness",
        isEmergency: false,
        needsTest: null,
        turn: null,
        advice: [],
        words: ["halim yok"],
        weeks: [{ weekFrom: 4, weekTo: 13 }],
      },
    ],
  },
});

const finder = {
  tr: {
    title: tr("symptoms.title"),
    description: tr("symptoms.description"),
    groups: [tr("symptoms.group.whole"), tr("symptoms.group.head"), tr("symptoms.group.intimate")],
    search: tr("finder.label"),
    second: tr("finder.stage.second"),
    counts: [
      tr("finder.count_other", { count: 4 }),
      tr("finder.count_other", { count: 2 }),
      tr("finder.count_one", { count: 1 }),
      tr("finder.count_other", { count: 0 }),
    ],
    now: tr("finder.nowNote"),
    homeCall: tr("finder.turn.home.call112", { sign: "sudden" }),
    none: tr("finder.none"),
  },
  en: {
    title: en("symptoms.title"),
    description: en("symptoms.description"),
    groups: [en("symptoms.group.whole"), en("symptoms.group.head"), en("symptoms.group.intimate")],
    search: en("finder.label"),
    second: en("finder.stage.second"),
    counts: [
      en("finder.count_other", { count: 4 }),
      en("finder.count_other", { count: 2 }),
      en("finder.count_one", { count: 1 }),
      en("finder.count_other", { count: 0 }),
    ],
    now: en("finder.nowNote"),
    homeCall: en("finder.turn.home.call112", { sign: "sudden" }),
    none: en("finder.none"),
  },
} as const;

describe.each(languages)("the list of symptoms (%s)", (language) => {
  const words = finder[language];
  const context = listContext("symptoms", language);
  const draw = () => renderTemplate(ListPage, symptomsIn(language), context);
  const drawWithScript = async () => {
    document.documentElement.lang = language;
    const drawn = draw();
    await addBehavioursTo(drawn.container);
    return drawn;
  };
  const search = () => screen.getByRole("searchbox", { name: words.search });
  const names = () =>
    screen
      .queryAllByRole("region")
      .flatMap((region) => within(region).queryAllByRole("link"))
      .map((link) => link.textContent);

  test("has its heading, and its symptoms by part of the body, without parts that have none", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    const groups = words.groups.map((name) =>
      within(screen.getByRole("region", { name }))
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    );
    // Symptoms that need a test today are above those that can be treated at home.
    expect(groups).toEqual([["/symptoms/tiredness"], ["/symptoms/nose", "/symptoms/headache"], ["/symptoms/waters"]]);
    const links = within(screen.getByRole("complementary")).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(words.groups);
    expect(within(screen.getByRole("region", { name: words.groups[2] })).getByRole("listitem")).toHaveTextContent(words.now);
    expect(screen.getByRole("status")).toHaveTextContent(words.counts[0]);
  });

  test("says how urgent a sign makes a symptom", () => {
    draw();
    const row = (name: string) => screen.getByRole("link", { name }).closest("li");
    expect(row("Baş ağrısı")).toHaveTextContent(words.homeCall);
    expect(row("Yorgunluk")).not.toHaveTextContent(words.homeCall);
  });

  test("finds a symptom by everyday words, typed without Turkish letters", async () => {
    await drawWithScript();
    await userEvent.type(search(), "basim agriyor");
    expect(names()).toEqual(["Baş ağrısı"]);
    expect(screen.getByRole("status")).toHaveTextContent(words.counts[2]);
  });

  test("finds what is typical of a stage, and what may occur at any time", async () => {
    await drawWithScript();
    await userEvent.click(screen.getByRole("radio", { name: words.second }));
    expect(names()).toEqual(["Burun tıkanıklığı", "Su gelmesi"]);
    expect(screen.getByRole("status")).toHaveTextContent(words.counts[1]);
  });

  test("says so if it finds nothing, and links to 112", async () => {
    const { container } = await drawWithScript();
    await userEvent.type(search(), "xyz");
    expect(names()).toEqual([]);
    expect(screen.getByRole("status")).toHaveTextContent(words.counts[3]);
    const none = within(screen.getByText((_, element) => element?.tagName === "P" && element.textContent?.startsWith(words.none) === true));
    expect(none.getByRole("link", { name: "112" })).toHaveAttribute("href", "tel:112");
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("ends with all danger signs, stage by stage, each under the anchor that cards of one subject link to", () => {
    const { container } = draw();
    const triage = textsIn(language, "triage");
    for (const [stage, signs] of [
      ["before20", ["Sign ectopic"]],
      ["afterBirth", ["Sign leg", "Sign stitches"]],
    ] as const) {
      const heading = container.querySelector(`#${wholeListAnchor(stage)}`);
      expect(heading).toHaveTextContent(triage("wholeList.link", { when: triage(`in.${stage}`) }));
      for (const sign of signs) expect(heading?.closest("section")).toHaveTextContent(sign);
    }
    expect(container.querySelector(`#${wholeListAnchor("mother")}`)).toContainElement(screen.getByText("Sign leg"));
    expect(screen.queryByText(triage("wholeList.subject"), { exact: false })).not.toBeInTheDocument();
  });

  test("shows no text key", () => {
    const { container } = draw();
    expect(rawKeysOn(container, language)).toEqual([]);
  });

  test("has its own title and description in the head", async () => {
    expect(await renderHead(<Head data={symptomsIn(language)} pageContext={context} />)).toEqual({
      language,
      title: `${words.title} – Ninni`,
      description: words.description,
      ...headAddresses(context.paths, language),
    });
  });
});

const play = (week: number, name: string) => ({
  key: String(week),
  position: week,
  part: null,
  drawing: null,
  name,
  teaser: `How to play ${name}.`,
  path: `/play/${week}`,
});
const playsIn = (language: Language): Queries.ListPageQuery =>
  withoutSymptoms({
    ...shellFor("babyActivities", language),
    entries: { nodes: [play(13, "Faces"), play(14, "Scarf"), play(52, "Boxes")] },
  });

const plays = {
  tr: {
    title: tr("babyActivities.title"),
    groups: [tr("babyActivities.group.1"), tr("babyActivities.group.2"), tr("babyActivities.group.4")],
    week: (week: number) => tr("babyActivities.entry", { n: week }),
  },
  en: {
    title: en("babyActivities.title"),
    groups: [en("babyActivities.group.1"), en("babyActivities.group.2"), en("babyActivities.group.4")],
    week: (week: number) => en("babyActivities.entry", { n: week }),
  },
};

describe.each(languages)("the list of plays (%s)", (language) => {
  const words = plays[language];
  const draw = () => renderTemplate(ListPage, playsIn(language), listContext("babyActivities", language));

  test("has each play under its own name in the quarter of its week, with the week above the name", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    const entries = words.groups.map((name) => {
      const group = within(screen.getByRole("region", { name }));
      const heading = group.getByRole("heading", { level: 3 });
      return [heading.previousElementSibling?.textContent, heading.textContent, group.getByRole("link").getAttribute("href")];
    });
    expect(entries).toEqual([
      [words.week(13), "Faces", "/play/13"],
      [words.week(14), "Scarf", "/play/14"],
      [words.week(52), "Boxes", "/play/52"],
    ]);
  });

  test("shows on each what is done in it, as decoration", () => {
    draw();
    const pictures = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.closest("li")?.querySelector("img"));
    expect(pictures.map((picture) => picture?.getAttribute("src"))).toEqual(
      ["milestones/m4-mot-1", "plays/14", "plays/52"].map((name) => `/illustrations/${name}.svg`),
    );
    for (const picture of pictures) expect(picture).toHaveAttribute("alt", "");
  });

  test("has no finder, and shows no text key", () => {
    const { container } = draw();
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
    expect(rawKeysOn(container, language)).toEqual([]);
  });
});

test("an entry without a name is named after its position, without a label above", () => {
  renderTemplate(ListPage, dataIn("en"), listContext("pregnancyWeeks", "en"));
  expect(screen.getByRole("heading", { name: "Week 13" }).previousElementSibling).toBeNull();
});
