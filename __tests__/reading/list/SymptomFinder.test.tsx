import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ListedUrgency } from "../../../src/reading/list/listedUrgency";
import { SymptomFinder, type SymptomFinderProps } from "../../../src/reading/list/SymptomFinder";
import type { ListedSymptom } from "../../../src/reading/list/SymptomRows";
import { weeksAsText } from "../../../src/reading/list/symptomStages";
import { renderWithScript } from "../../support/withScript";

const home: ListedUrgency = { tier: "home", withSign: "now" };
const today: ListedUrgency = { tier: "today", withSign: null };
const now: ListedUrgency = { tier: "now", withSign: null };
const entry = (key: string, name: string, urgency: ListedUrgency, words: string[], ...windows: [number, number][]): ListedSymptom => ({
  key,
  name,
  path: `/${key}`,
  urgency,
  note: `When ${key} comes.`,
  turn: null,
  found: { words: [name, ...words].join(" "), weeks: weeksAsText(windows.map(([weekFrom, weekTo]) => ({ weekFrom, weekTo }))) },
});
const groups: SymptomFinderProps["groups"] = [
  {
    anchor: "group-head",
    name: "Head",
    symptoms: [
      entry("headache", "Baş ağrısı", home, ["başım ağrıyor", "IŞIKTAN kaçıyorum"], [5, 13], [28, 41]),
      entry("nose", "Burun tıkanıklığı", today, ["nefes alamıyorum"], [14, 27]),
    ],
  },
  { anchor: "group-belly", name: "Belly", symptoms: [entry("bleeding", "Kanama", now, ["kan geldi"])] },
];
const finder = <SymptomFinder groups={groups} />;

afterEach(() => {
  document.body.innerHTML = "";
});

const search = () => screen.getByRole("searchbox");
const found = () =>
  screen
    .queryAllByRole("region")
    .flatMap((region) => within(region).getAllByRole("link"))
    .map((link) => link.textContent);
const status = () => screen.getByRole("status");

test("shows all symptoms in their groups at first", async () => {
  await renderWithScript("tr", finder);
  expect(within(screen.getByRole("region", { name: "Head" })).getAllByRole("link")).toHaveLength(2);
  expect(within(screen.getByRole("region", { name: "Belly" })).getByRole("link", { name: "Kanama" })).toHaveAttribute("href", "/bleeding");
  expect(screen.getByText("When bleeding comes.")).toBeInTheDocument();
  expect(status()).toHaveTextContent("3 belirti");
});

const wordsOf = (name: string) => screen.getByRole("link", { name }).closest("li")?.querySelector("b")?.textContent;

test("says in words how soon to report each symptom, and how urgent a warning sign makes it", async () => {
  await renderWithScript("en", finder);
  expect(["Kanama", "Burun tıkanıklığı", "Baş ağrısı"].map(wordsOf)).toEqual(["Now", "Today", "At home; now with a warning sign"]);
});

test.each([
  ["tr", ["Evde; işaret varsa hemen", "Evde; işaret varsa bugün", "Bugün; işaret varsa hemen", "Evde"]],
  ["en", ["At home; now with a warning sign", "At home; today with a warning sign", "Today; now with a warning sign", "At home"]],
] as const)("has words for each urgency (%s)", async (language, words) => {
  const urgencies: ListedUrgency[] = [
    { tier: "home", withSign: "now" },
    { tier: "home", withSign: "today" },
    { tier: "today", withSign: "now" },
    { tier: "home", withSign: null },
  ];
  const symptoms = urgencies.map((urgency, i) => entry(`s${i}`, `Symptom ${i}`, urgency, []));
  await renderWithScript(language, <SymptomFinder groups={[{ anchor: "group-all", name: "All", symptoms }]} />);
  expect(urgencies.map((_, i) => wordsOf(`Symptom ${i}`))).toEqual(words);
});

test("sorts the most urgent first in one list when chosen, and groups by part of the body again", async () => {
  await renderWithScript("en", finder);
  await userEvent.click(screen.getByRole("radio", { name: "By urgency" }));
  expect(screen.getAllByRole("region")).toEqual([screen.getByRole("region", { name: "Most urgent first" })]);
  expect(found()).toEqual(["Kanama", "Burun tıkanıklığı", "Baş ağrısı"]);
  await userEvent.type(search(), "ağrı");
  expect(found()).toEqual(["Baş ağrısı"]);
  await userEvent.clear(search());
  await userEvent.click(screen.getByRole("radio", { name: "By part of the body" }));
  expect(found()).toEqual(["Baş ağrısı", "Burun tıkanıklığı", "Kanama"]);
  expect(screen.getAllByRole("region").map((region) => within(region).getByRole("heading").textContent)).toEqual(["Head", "Belly"]);
});

test("by urgency, a symptom that a sign makes urgent is above one without such a sign", async () => {
  const symptoms = [
    entry("hair", "Saç", { tier: "home", withSign: "today" }, []),
    entry("legs", "Bacak", { tier: "home", withSign: "now" }, []),
    entry("urine", "İdrar", { tier: "today", withSign: "now" }, []),
    entry("waters", "Su", now, []),
    entry("belly", "Karın", today, []),
  ];
  await renderWithScript("en", <SymptomFinder groups={[{ anchor: "group-all", name: "All", symptoms }]} />);
  await userEvent.click(screen.getByRole("radio", { name: "By urgency" }));
  expect(found()).toEqual(["Su", "İdrar", "Karın", "Bacak", "Saç"]);
});

test("filters by part of the body also when sorted by urgency", async () => {
  await renderWithScript("en", finder);
  await userEvent.click(screen.getByRole("radio", { name: "By urgency" }));
  await userEvent.selectOptions(screen.getByRole("combobox"), "Head");
  expect(found()).toEqual(["Burun tıkanıklığı", "Baş ağrısı"]);
});

test("shows on the collapsed filters what is set", async () => {
  await renderWithScript("en", finder);
  const summary = screen.getByText("Filter and sort").closest("summary");
  await userEvent.click(screen.getByRole("radio", { name: "By urgency" }));
  await userEvent.click(screen.getByRole("radio", { name: "Second trimester" }));
  await userEvent.selectOptions(screen.getByRole("combobox"), "Belly");
  expect(summary).toHaveTextContent("Filter and sort By urgency, Second trimester, Belly");
});

test("has a name, a box with a name, and stages with a name", async () => {
  await renderWithScript("en", finder);
  expect(screen.getByRole("form", { name: "Find a symptom" })).toContainElement(screen.getByRole("searchbox", { name: "Find a symptom" }));
  const stages = within(screen.getByRole("group", { name: "Which stage are you in?" })).getAllByRole("radio");
  expect(stages.map((radio) => radio.parentElement?.textContent)).toEqual([
    "Any",
    "First trimester",
    "Second trimester",
    "Third trimester",
  ]);
  expect(screen.getByRole("radio", { name: "Any" })).toBeChecked();
});

test.each([
  ["basim agriyor", "without Turkish letters"],
  ["BAŞIM AĞRIYOR", "in capitals"],
  ["agriyor basim", "in another order"],
  ["  başım   ağrı ", "with blanks and half a word"],
  ["baş kaçıyor", "from the name and an everyday word"],
  ["ışıktan", "written in capitals in the record"],
])("finds a symptom by “%s”, %s", async (typed) => {
  await renderWithScript("tr", finder);
  await userEvent.type(search(), typed);
  expect(found()).toEqual(["Baş ağrısı"]);
  expect(screen.queryByRole("region", { name: "Belly" })).not.toBeInTheDocument();
});

test("finds only symptoms that match all words, and shows all again when the field is emptied", async () => {
  await renderWithScript("tr", finder);
  await userEvent.type(search(), "kan ağrıyor");
  expect(found()).toEqual([]);
  await userEvent.clear(search());
  expect(found()).toHaveLength(3);
});

// A symptom without weeks may appear at any time.
test.each([
  ["First trimester", ["Baş ağrısı", "Kanama"]],
  ["Second trimester", ["Burun tıkanıklığı", "Kanama"]],
  ["Third trimester", ["Baş ağrısı", "Kanama"]],
  ["Any", ["Baş ağrısı", "Burun tıkanıklığı", "Kanama"]],
])("filters by stage (%s)", async (stage, names) => {
  await renderWithScript("en", finder);
  await userEvent.click(screen.getByRole("radio", { name: "Second trimester" }));
  await userEvent.click(screen.getByRole("radio", { name: stage }));
  expect(found()).toEqual(names);
});

// The trimesters in completed weeks, as on the pages of the weeks.
test.each([
  ["First trimester", [0, 13]],
  ["Second trimester", [14, 27]],
  ["Third trimester", [28, 42]],
] as const)("knows the first and the last week of a stage (%s)", async (stage, expected) => {
  const weeks = Array.from({ length: 43 }, (_, week) => entry(String(week), String(week), home, [], [week, week]));
  await renderWithScript("en", <SymptomFinder groups={[{ anchor: "group-all", name: "All", symptoms: weeks }]} />);
  await userEvent.click(screen.getByRole("radio", { name: stage }));
  const names = found();
  expect([names[0], names.at(-1)]).toEqual(expected.map(String));
  expect(names).toHaveLength(expected[1] - expected[0] + 1);
});

test("combines word and stage", async () => {
  await renderWithScript("en", finder);
  await userEvent.type(search(), "ağrı");
  await userEvent.click(screen.getByRole("radio", { name: "Second trimester" }));
  expect(found()).toEqual([]);
});

test("filters by part of the body, combined with the stage, and shows all parts again", async () => {
  await renderWithScript("en", finder);
  const parts = screen.getByRole("combobox", { name: "Which part of the body?" });
  expect(
    within(parts)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["All parts", "Head", "Belly"]);
  await userEvent.selectOptions(parts, "Head");
  expect(found()).toEqual(["Baş ağrısı", "Burun tıkanıklığı"]);
  await userEvent.click(screen.getByRole("radio", { name: "Second trimester" }));
  expect(found()).toEqual(["Burun tıkanıklığı"]);
  await userEvent.selectOptions(parts, "All parts");
  expect(found()).toEqual(["Burun tıkanıklığı", "Kanama"]);
});

test("has only links to what is found in the table of contents", async () => {
  await renderWithScript("en", finder);
  const contents = () =>
    within(screen.getByRole("complementary"))
      .queryAllByRole("link")
      .map((link) => link.getAttribute("href"));
  expect(contents()).toEqual(["#group-head", "#group-belly"]);
  await userEvent.type(search(), "kan geldi");
  expect(contents()).toEqual(["#group-belly"]);
});

test("says in words how many it found", async () => {
  await renderWithScript("en", finder);
  expect(status()).toHaveTextContent("3 symptoms");
  await userEvent.click(screen.getByRole("radio", { name: "Second trimester" }));
  expect(status()).toHaveTextContent("2 symptoms");
  await userEvent.type(search(), "kan geldi");
  expect(status()).toHaveTextContent(/^1 symptom$/);
});

test("links to 112 only if nothing matches", async () => {
  await renderWithScript("en", finder);
  expect(screen.queryByRole("link", { name: "112" })).not.toBeInTheDocument();
  await userEvent.type(search(), "xyz");
  expect(status()).toHaveTextContent("0 symptoms");
  expect(screen.getByText(/^No symptom matches that\./)).toContainElement(screen.getByRole("link", { name: "112" }));
  expect(screen.getByRole("link", { name: "112" })).toHaveAttribute("href", "tel:112");
});

test("stays on the page when Enter is pressed", async () => {
  await renderWithScript("tr", finder);
  const leave = jest.fn();
  const watch = (event: Event) => {
    if (!event.defaultPrevented) leave();
    event.preventDefault();
  };
  window.addEventListener("submit", watch);
  await userEvent.type(search(), "kan geldi{Enter}");
  window.removeEventListener("submit", watch);
  expect(leave).not.toHaveBeenCalled();
  expect(found()).toEqual(["Kanama"]);
});

test("counts what was typed and chosen before the script loaded", async () => {
  await renderWithScript("en", finder, async () => {
    await userEvent.type(search(), "ağrı");
    // Browsers treat all radios of a group as touched once one is chosen, jsdom only the one that was clicked.
    await userEvent.click(screen.getByRole("radio", { name: "Any" }));
    await userEvent.click(screen.getByRole("radio", { name: "Third trimester" }));
    await userEvent.selectOptions(screen.getByRole("combobox"), "Head");
    expect(found()).toHaveLength(3);
  });
  expect(search()).toHaveValue("ağrı");
  expect(screen.getByRole("radio", { name: "Third trimester" })).toBeChecked();
  expect(found()).toEqual(["Baş ağrısı"]);
  await userEvent.clear(search());
  expect(found()).toEqual(["Baş ağrısı"]);
  await userEvent.selectOptions(screen.getByRole("combobox"), "All parts");
  expect(found()).toEqual(["Baş ağrısı", "Kanama"]);
});
