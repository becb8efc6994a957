import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import GrowthPercentileCalculator from "../../../src/calculators/growthPercentile/GrowthPercentileCalculator.island";
import { loaded } from "../../../src/ui/device/useFetched";
import { behaviourLanguages } from "../../support/behaviourLanguages";
import { growthFile } from "../../support/growthTables";
import { hydrateIn } from "../../support/hydrate";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const today = "2026-11-21";
const tool = <GrowthPercentileCalculator first="weight" today={today} />;

/** A girl who is 9 months old on 2 November 2026, and the words of the page for it. */
const spoken = {
  tr: {
    date: "2 Kasım 2026",
    age: "9 ay",
    value: "8,00 kg",
    low: "6,56 kg",
    high: "10,38 kg",
    median: "8,22 kg",
    z: "−0,22",
    earlier: "3 Mart 2026",
  },
  en: {
    date: "2 November 2026",
    age: "9 months",
    value: "8.00 kg",
    low: "6.56 kg",
    high: "10.38 kg",
    median: "8.22 kg",
    z: "−0.22",
    earlier: "3 March 2026",
  },
} as const;

/** Addresses the page has fetched. */
const asked: string[] = [];
let isOnline = true;
/** The server: the real files of static/growth. */
function serve(address: string): Promise<Pick<Response, "ok" | "status" | "json">> {
  asked.push(address);
  if (!isOnline) return Promise.reject(new TypeError("Failed to fetch"));
  const name = /^\/growth\/([\w-]+)\.json$/.exec(address)?.[1];
  if (!name) return Promise.resolve({ ok: false, status: 404, json: () => Promise.reject(new Error("404")) });
  return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(JSON.parse(growthFile(name))) });
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
  asked.length = 0;
  loaded.clear();
  isOnline = true;
  Object.assign(globalThis, { fetch: serve });
});

describe.each(behaviourLanguages)("growth percentile (%s)", (language) => {
  const text = textsIn(language);
  const words = spoken[language];
  const user = userEvent.setup({ delay: null });
  const group = (key: string) => within(screen.getByRole("group", { name: text(key) }));
  const dateBoxes = (key: string) =>
    ["date.day", "date.month", "date.year"].map((part) => group(key).getByRole<HTMLInputElement>("textbox", { name: text(part) }));
  const box = (key: string) => screen.getByRole<HTMLInputElement>("textbox", { name: text(key) });
  const choose = (key: string, option: string) => user.click(group(key).getByRole("radio", { name: text(option) }));
  const result = () => screen.getByRole("region", { name: text("tool.result") });
  const submit = () => user.click(screen.getByRole("button", { name: text("growth.submit") }));
  const button = (key: string, values?: Record<string, string>) => screen.getByRole("button", { name: text(key, values) });
  const percentile = (n: number) => text("growth.percentile", { n });

  async function typeDate(key: string, values: readonly string[]) {
    for (const [i, input] of dateBoxes(key).entries()) {
      await user.clear(input);
      if (values[i]) await user.type(input, values[i]);
    }
  }
  /** A girl born on 2 February 2026. */
  async function child() {
    await choose("growth.sex", "growth.sex.girl");
    await typeDate("growth.birth", ["2", "2", "2026"]);
  }
  async function visit(date: readonly string[], measures: Partial<Record<"weight" | "length" | "head", string>>) {
    await typeDate("growth.measured", date);
    for (const [name, value] of Object.entries(measures)) {
      await user.clear(box(`growth.box.${name}`));
      if (value) await user.type(box(`growth.box.${name}`), value);
    }
    await submit();
  }
  const november = ["2", "11", "2026"];
  const shown = () => screen.findByRole("img");

  test("says in words how a weight compares, with the range, the score and the typed figures", async () => {
    renderIn(language, tool);
    expect(result()).toHaveTextContent(text("growth.before"));
    await child();
    await visit(november, { weight: "8" });
    await shown();
    expect(result()).toHaveFocus();
    const who = text("growth.who.girl");
    expect(result()).toHaveTextContent(percentile(41));
    expect(result()).toHaveTextContent(text("growth.which", { ...words, who }));
    expect(result()).toHaveTextContent(text("growth.say.weight_other", { count: 41, who }));
    expect(result()).toHaveTextContent(text("growth.usual"));
    expect(result()).toHaveTextContent(text("growth.range", words));
    expect(result()).toHaveTextContent(text("growth.z", words));
    expect(result()).toHaveTextContent(language === "tr" ? "L = −0,1501, M = 8,2172, S = 0,12198" : "L = −0.1501, M = 8.2172, S = 0.12198");
    expect(asked).toEqual(["/growth/who-weight-girl.json"]);
  });

  test.each(["8,25", "8.25"])("accepts %s with comma or point", async (weight) => {
    renderIn(language, tool);
    await child();
    await visit(november, { weight });
    await shown();
    expect(result()).toHaveTextContent(percentile(51));
  });

  test("puts several visits on one chart and into a table with the same data, newest first", async () => {
    renderIn(language, tool);
    await child();
    await visit(november, { weight: "8", length: "70" });
    await shown();
    await user.click(button("growth.addAnother"));
    expect(dateBoxes("growth.measured")[0]).toHaveFocus();
    expect(box("growth.box.weight")).toHaveValue("");
    await visit(["3", "3", "2026"], { weight: "4,2" });
    const table = await screen.findByRole("table", { name: text("growth.visits") });
    const [, ...rows] = within(table).getAllByRole("row");
    expect(rows.map((row) => within(row).getByRole("rowheader").textContent)).toEqual([
      `${words.date} ${words.age}`,
      expect.stringContaining(words.earlier),
    ]);
    expect(rows.map((row) => within(row).getAllByRole("cell")[1]?.firstChild?.textContent)).toEqual(["41", "54"]);
    expect((await shown()).querySelectorAll("circle")).toHaveLength(2);
    expect(result()).toHaveTextContent(text("growth.which", { ...words, who: text("growth.who.girl") }));
  });

  test("a new date adds a visit without another button; the same day changed replaces it", async () => {
    renderIn(language, tool);
    await child();
    await visit(["3", "3", "2026"], { weight: "4,2" });
    await shown();
    await visit(november, { weight: "8" });
    const weights = () =>
      within(screen.getByRole("table"))
        .getAllByRole("row")
        .slice(1)
        .map((row) => within(row).getAllByRole("cell")[0]?.textContent?.replace(",", "."));
    expect(weights()).toEqual(["8.00 kg", "4.20 kg"]);
    await visit(november, { weight: "8,25" });
    expect(weights()).toEqual(["8.25 kg", "4.20 kg"]);
  });

  test("another measure of the same day joins the visit, and nothing is lost", async () => {
    renderIn(language, tool);
    await child();
    await visit(november, { weight: "8" });
    await shown();
    await user.click(button("growth.addAnother"));
    await visit(november, { head: "43,8" });
    expect(result()).toHaveTextContent(percentile(41));
    expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(2);
    await choose("growth.show", "growth.indicator.head");
    await waitFor(() => expect(result()).toHaveTextContent(text("growth.value.head", { value: language === "tr" ? "43,8" : "43.8" })));
  });

  test("draws five lines with their numbers at the end, the middle one dashed", async () => {
    renderIn(language, tool);
    await child();
    await visit(november, { weight: "8" });
    const chart = await shown();
    expect(chart).toHaveAccessibleName(text("growth.chart.weight", { who: text("growth.who.girl") }));
    expect(chart).toHaveAccessibleDescription(text("growth.chart.text_one", { count: 1 }));
    expect([...chart.querySelectorAll("text.label")].map((label) => label.textContent)).toEqual(["3", "15", "50", "85", "97"]);
    expect(chart.querySelectorAll("path.line")).toHaveLength(5);
    expect(chart.querySelectorAll("path.middle")).toHaveLength(1);
    for (const path of chart.querySelectorAll("path")) expect(path.getAttribute("d")).not.toMatch(/NaN|undefined/);
  });

  test("shows another measure when it is chosen, and fetches its table only then", async () => {
    renderIn(language, tool);
    await child();
    await visit(november, { weight: "8", length: "70", head: "43,8" });
    await shown();
    expect(asked.filter((address) => !address.includes("weight"))).toEqual([]);
    await choose("growth.show", "growth.indicator.bmi");
    await waitFor(() => expect(result()).toHaveTextContent(text("growth.value.bmi", { value: language === "tr" ? "16,3" : "16.3" })));
    await choose("growth.show", "growth.indicator.head");
    await waitFor(() => expect(result()).toHaveTextContent(percentile(50)));
    expect(new Set(asked.filter((address) => !address.includes("weight")))).toEqual(
      new Set(["/growth/who-bmi-girl.json", "/growth/who-head-girl.json"]),
    );
  });

  test("has weight for length too, on a chart by length; the Turkish reference has no such table", async () => {
    renderIn(language, tool);
    await child();
    await visit(november, { weight: "8", length: "70" });
    await shown();
    await choose("growth.show", "growth.indicator.forLength");
    await waitFor(() => expect(asked).toContain("/growth/who-forLength-girl.json"));
    const chart = await screen.findByRole("img", { name: text("growth.chart.forLength", { who: text("growth.who.girl") }) });
    expect(chart).toHaveTextContent(text("growth.chart.cm", { count: 80 }));
    const length = text("growth.value.length", { value: language === "tr" ? "70,0" : "70.0" });
    expect(result()).toHaveTextContent(text("growth.range.forLength", { length, low: "", high: "", median: "" }).split(":")[0] ?? "");
    await choose("growth.standard", "growth.standard.TR-Neyzi");
    await submit();
    expect(group("growth.show").queryByRole("radio", { name: text("growth.indicator.forLength") })).not.toBeInTheDocument();
  });

  test("has the head first on the page about it", async () => {
    renderIn(language, <GrowthPercentileCalculator first="head" today={today} />);
    await child();
    await visit(november, { weight: "8", head: "43,8" });
    await shown();
    expect(result()).toHaveTextContent(text("growth.value.head", { value: language === "tr" ? "43,8" : "43.8" }));
    expect(group("growth.measures").getAllByRole("textbox")[0]).toBe(box("growth.box.head"));
  });

  describe("what is wrong", () => {
    test.each([
      ["weight", "7200", language === "tr" ? "7,2" : "7.2"],
      ["length", "700", "70"],
      ["head", "0,44", "44"],
    ] as const)("for %s %s it asks whether another unit was meant, and corrects it with one press", async (name, typed, value) => {
      renderIn(language, tool);
      await child();
      await visit(november, { [name]: typed });
      const question = text(`growth.ask.${name}`, { typed, value });
      expect(group("growth.measures").getByText(question)).toBeVisible();
      expect(box(`growth.box.${name}`)).toHaveFocus();
      expect(box(`growth.box.${name}`)).toHaveValue(typed);
      await user.click(button(`growth.ask.${name}.yes`, { value }));
      expect(box(`growth.box.${name}`)).toHaveValue(value);
      await shown();
      expect(screen.queryByText(question)).not.toBeInTheDocument();
      expect(result()).toHaveFocus();
    });

    test.each([
      ["weight", "450", "weightRange"],
      ["length", "20", "lengthRange"],
      ["head", "baş", "notANumber"],
    ] as const)("%s %s is explained next to its box, which keeps it and gets the focus", async (name, typed, reason) => {
      renderIn(language, tool);
      await child();
      await visit(november, { [name]: typed });
      expect(group("growth.measures").getByText(text(`growth.error.${reason}`))).toBeVisible();
      expect(box(`growth.box.${name}`)).toHaveValue(typed);
      expect(box(`growth.box.${name}`)).toHaveFocus();
      expect(box(`growth.box.${name}`)).toHaveAccessibleDescription(text(`growth.error.${reason}`));
      expect(result()).toHaveTextContent(text("growth.before"));
      expect(localStorage).toHaveLength(0);
    });

    test("a missing sex, a missing measure and wrong dates are each explained next to their field", async () => {
      renderIn(language, tool);
      await submit();
      expect(group("growth.sex").getByText(text("growth.error.sexMissing"))).toBeVisible();
      expect(group("growth.sex").getAllByRole("radio")[0]).toHaveFocus();
      await choose("growth.sex", "growth.sex.boy");
      await submit();
      expect(group("growth.birth").getByText(text("date.error.empty"))).toBeVisible();
      await typeDate("growth.birth", ["2", "2", "2026"]);
      await submit();
      expect(group("growth.measured").getByText(text("date.error.empty"))).toBeVisible();
      await typeDate("growth.measured", ["1", "2", "2026"]);
      await submit();
      expect(group("growth.measured").getByText(text("growth.error.measureBeforeBirth"))).toBeVisible();
      await user.click(button("growth.today"));
      expect(dateBoxes("growth.measured").map(({ value }) => value)).toEqual(["21", "11", "2026"]);
      await submit();
      expect(group("growth.measures").getByText(text("growth.error.nothing"))).toBeVisible();
      expect(box("growth.box.weight")).toHaveFocus();
    });

    test("a child of 60 months is refused", async () => {
      renderIn(language, tool);
      await choose("growth.sex", "growth.sex.boy");
      await typeDate("growth.birth", ["1", "1", "2020"]);
      await visit(november, { weight: "20" });
      expect(group("growth.measured").getByText(text("growth.error.tooOld"))).toBeVisible();
    });

    test("an unlikely value must be confirmed before it counts, and stays confirmed", async () => {
      renderIn(language, tool);
      await child();
      await visit(november, { length: "50" });
      const chart = await shown();
      const value = text("growth.value.length", { value: language === "tr" ? "50,0" : "50.0" });
      expect(result()).toHaveTextContent(text("growth.unlikely", { age: words.age, value }));
      expect(result()).not.toHaveTextContent(text("growth.outside.below", { percentile: 1 }));
      expect(chart.querySelectorAll("circle")).toHaveLength(0);
      await user.click(button("growth.unlikely.yes"));
      expect(result()).toHaveTextContent(text("growth.outside.below", { percentile: 1 }));
      expect(result()).toHaveTextContent(text("growth.unusual"));
      expect((await shown()).querySelectorAll("circle")).toHaveLength(1);
      expect(location.hash).toContain("sure");
    });

    test("an unlikely value of an earlier visit is confirmed in the table", async () => {
      renderIn(language, tool);
      await child();
      await visit(["3", "3", "2026"], { length: "75" });
      await shown();
      await visit(november, { length: "70" });
      expect(screen.getByRole("img").querySelectorAll("circle")).toHaveLength(1);
      await user.click(button("growth.confirm", { date: words.earlier }));
      expect(screen.getByRole("img").querySelectorAll("circle")).toHaveLength(2);
      expect(within(screen.getByRole("table")).getByText("> 99")).toBeVisible();
      expect(screen.queryByRole("button", { name: text("growth.confirm", { date: words.earlier }) })).not.toBeInTheDocument();
    });

    test("an unlikely value goes back into the boxes to be corrected", async () => {
      renderIn(language, tool);
      await child();
      await visit(november, { length: "50" });
      await shown();
      await user.click(button("growth.unlikely.no"));
      expect(box("growth.box.length")).toHaveValue("50");
      await visit(november, { length: "70" });
      await waitFor(() => expect(result()).toHaveTextContent(percentile(48)));
      expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(2);
    });
  });

  describe("a baby born early", () => {
    async function early(weeks: string, days = "") {
      await child();
      await choose("growth.early", "growth.yes");
      await user.type(box("growth.weeksLabel"), weeks);
      if (days) await user.type(box("growth.daysLabel"), days);
    }
    test("uses the corrected age, with a second, hollow line", async () => {
      renderIn(language, tool);
      await early("32");
      await visit(november, { weight: "7" });
      const chart = await shown();
      const correctedAge = language === "tr" ? "7 ay 3 gün" : "7 months 3 days";
      expect(result()).toHaveTextContent(text("growth.note.corrected", { age: words.age, correctedAge }));
      expect(chart.querySelectorAll("circle.corrected")).toHaveLength(1);
      expect(chart.querySelectorAll("circle")).toHaveLength(2);
      expect(result()).toHaveTextContent(text("growth.caption.corrected"));
      await choose("growth.corrected", "growth.no");
      await submit();
      expect(result()).toHaveTextContent(text("growth.note.notCorrected", { age: words.age, correctedAge }));
    });
    test("has no percentile before the due date, which is explained", async () => {
      renderIn(language, tool);
      await early("30", "3");
      await visit(["9", "2", "2026"], { weight: "1,6" });
      await shown();
      expect(result()).toHaveTextContent(text("growth.beforeTerm", { age: language === "tr" ? "7 gün" : "7 days" }));
      expect(within(screen.getByRole("table")).getByText(text("growth.noScore"))).toBeVisible();
    });
    test.each([
      ["21", "", "gestationWeeks", "growth.weeksLabel"],
      ["30", "7", "gestationDays", "growth.daysLabel"],
    ])("of %s weeks and %j days is refused", async (weeks, days, reason, wrong) => {
      renderIn(language, tool);
      await early(weeks, days);
      await visit(november, { weight: "7" });
      expect(group("growth.gestation").getByText(text(`growth.error.${reason}`))).toBeVisible();
      expect(box(wrong)).toHaveFocus();
    });
  });

  test("the Turkish chart says that it is approximate and shows its own lines", async () => {
    renderIn(language, tool);
    await child();
    await choose("growth.standard", "growth.standard.TR-Neyzi");
    await visit(november, { weight: "8" });
    const chart = await shown();
    expect(result()).toHaveTextContent(text("growth.note.neyzi"));
    expect([...chart.querySelectorAll("text.label")].map((label) => label.textContent)).toEqual(["3", "10", "50", "90", "97"]);
    expect(asked.filter((address) => address.includes("neyzi"))).toEqual(asked);
  });

  test("the Turkish BMI chart ends at its 95th line, and a 97th is not mentioned", async () => {
    renderIn(language, tool);
    await child();
    await choose("growth.standard", "growth.standard.TR-Neyzi");
    await visit(november, { weight: "9,8", length: "70" });
    await shown();
    await choose("growth.show", "growth.indicator.bmi");
    await waitFor(() => expect(result()).toHaveTextContent(text("growth.outside.above", { percentile: 95 })));
    expect(result()).toHaveTextContent(text("growth.unusual.lines"));
    expect(result()).not.toHaveTextContent("97");
  });

  test("says what was done with 0.7 cm, and asks about standing before 9 months", async () => {
    renderIn(language, tool);
    await choose("growth.sex", "growth.sex.girl");
    await typeDate("growth.birth", ["1", "6", "2025"]);
    await choose("growth.position", "growth.position.standing");
    await visit(november, { length: "80" });
    await shown();
    expect(result()).toHaveTextContent(text("growth.note.standing", { value: language === "tr" ? "80,7 cm" : "80.7 cm" }));
    await user.click(button("growth.remove", { date: words.date }));
    await choose("growth.position", "growth.position.standing");
    await visit(["1", "12", "2025"], { length: "66" });
    await waitFor(() => expect(result()).toHaveTextContent(text("growth.note.doubtful")));
  });

  describe("a visit in the table", () => {
    async function two() {
      renderIn(language, tool);
      await child();
      await visit(["3", "3", "2026"], { weight: "4,2" });
      await shown();
      await user.click(button("growth.addAnother"));
      await visit(november, { weight: "8" });
      await shown();
    }
    const rows = () => within(screen.getByRole("table")).getAllByRole("row").length - 1;

    test("goes back into the boxes to be corrected, and is not duplicated", async () => {
      await two();
      await user.click(button("growth.edit", { date: words.earlier }));
      expect(dateBoxes("growth.measured").map(({ value }) => value)).toEqual(["3", "3", "2026"]);
      expect(box("growth.box.weight")).toHaveValue(language === "tr" ? "4,2" : "4.2");
      await visit(["3", "3", "2026"], { weight: "4,5" });
      expect(rows()).toBe(2);
      expect(screen.getByRole("table")).toHaveTextContent(language === "tr" ? "4,50 kg" : "4.50 kg");
    });

    test("is removed, here and in the address; without any visit the page is as at first", async () => {
      await two();
      await user.click(button("growth.remove", { date: words.earlier }));
      expect(rows()).toBe(1);
      expect(location.hash).not.toContain("2026-03-03");
      await user.click(button("growth.remove", { date: words.date }));
      expect(result()).toHaveTextContent(text("growth.before"));
    });

    test("is restored from a shared address on another device", async () => {
      await two();
      const hash = location.hash;
      localStorage.clear();
      document.body.innerHTML = "";
      history.replaceState(null, "", `/${hash}`);
      renderIn(language, tool);
      await shown();
      expect(rows()).toBe(2);
      expect(result()).toHaveTextContent(percentile(41));
      expect(document.body).toHaveFocus();
    });
  });

  test("nonsense in a shared address is ignored", () => {
    history.replaceState(null, "", "/#sex=girl&birth-day=%00&visits=x_y*2026-01-01_9999____*2026-02-30_8____&weight=1e9");
    renderIn(language, tool);
    expect(result()).toHaveTextContent(text("growth.before"));
  });

  test("is stored for the next visit, and deleted with the button", async () => {
    const { unmount } = renderIn(language, tool);
    await child();
    await visit(november, { weight: "8" });
    await shown();
    unmount();
    history.replaceState(null, "", "/");
    renderIn(language, tool);
    await shown();
    expect(result()).toHaveTextContent(percentile(41));
    await user.click(button("tool.forget"));
    expect(localStorage).toHaveLength(0);
    expect(location.hash).toBe("");
    expect(result()).toHaveTextContent(text("growth.before"));
    expect(box("growth.box.weight")).toHaveValue("");
  });

  test("without a connection says so, keeps everything and tries again", async () => {
    isOnline = false;
    renderIn(language, tool);
    await choose("growth.sex", "growth.sex.boy");
    await typeDate("growth.birth", ["2", "2", "2026"]);
    await visit(november, { head: "45" });
    expect(await screen.findByText(text("growth.failed"))).toBeVisible();
    isOnline = true;
    await user.click(button("growth.retry"));
    await shown();
    expect(box("growth.box.head")).toHaveValue("45");
  });

  test("offers the visits as a table to download", async () => {
    let file: Blob | undefined;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        file = blob;
        return "blob:x";
      },
      revokeObjectURL: () => {},
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    renderIn(language, tool);
    await child();
    await visit(november, { weight: "8,1", head: "44" });
    await shown();
    await user.click(button("tool.table"));
    const content = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(file as Blob);
    });
    const mark = language === "tr" ? ";" : ",";
    const number = (value: string) => (language === "tr" ? value.replace(".", ",") : value);
    const indicator = text("growth.indicator.weight");
    const head = [
      ...["date", "weight", "length", "head", "age"].map((column) => text(`growth.csv.${column}`)),
      ...["z", "percentile"].map((column) => text(`growth.csv.${column}`, { shown: indicator })),
    ];
    // WHO, girls, day 273: L -0.1501, M 8.2172, S 0.12198 give 8.1 kg a z of -0.12.
    const line = ['"2026-11-02"', number("8.1"), '""', "44", "273", number("-0.12"), number("45.3")];
    expect(content).toBe(`${head.map((name) => `"${name}"`).join(mark)}\r\n${line.join(mark)}\r\n`);
    click.mockRestore();
  });

  test("works with an age alone, says that it treats the age as exact, and stores it for the next visit", async () => {
    const { unmount } = renderIn(language, tool);
    await choose("growth.sex", "growth.sex.girl");
    await choose("growth.by", "growth.by.age");
    expect(screen.queryByRole("group", { name: text("growth.birth") })).not.toBeInTheDocument();
    await submit();
    expect(group("growth.age.legend").getByText(text("growth.error.ageInvalid"))).toBeVisible();
    await user.type(box("growth.age.box"), language === "tr" ? "6 aylık" : "6 months");
    await user.type(box("growth.box.weight"), "7,2");
    await submit();
    await shown();
    const age = text("growth.months_other", { count: 6 });
    const value = text("growth.value.weight", { value: language === "tr" ? "7,20" : "7.20" });
    const who = text("growth.who.girl");
    // WHO, girls, day 183: L -0.0759, M 7.3016, S 0.12204 give 7.2 kg a z of -0.11.
    expect(result()).toHaveTextContent(percentile(45));
    expect(result()).toHaveTextContent(text("growth.which", { date: "", age, value, who }).replace(/^ · /, ""));
    expect(result()).toHaveTextContent(text("growth.note.byAge", { age, days: text("growth.days_other", { count: 183 }) }));
    expect(within(screen.getByRole("table")).getByRole("rowheader")).toHaveTextContent(age);
    unmount();
    history.replaceState(null, "", "/");
    renderIn(language, tool);
    await shown();
    expect(result()).toHaveTextContent(percentile(45));
    await user.click(button("growth.edit", { date: age }));
    expect(box("growth.age.box")).toHaveValue(age);
    await user.clear(box("growth.age.box"));
    await user.type(box("growth.age.box"), "10");
    await user.click(group("growth.age.unit").getByRole("radio", { name: text("growth.age.weeks") }));
    await submit();
    expect(result()).toHaveTextContent(text("growth.weeks_other", { count: 10 }));
  });

  test("keeps what was typed before the script loaded", async () => {
    await hydrateIn(language, tool, async () => {
      await child();
      await typeDate("growth.measured", november);
      await user.type(box("growth.box.weight"), "8");
    });
    await submit();
    await shown();
    expect(result()).toHaveTextContent(percentile(41));
  });
});
