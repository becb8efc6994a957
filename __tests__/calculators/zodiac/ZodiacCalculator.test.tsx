import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ZodiacCalculator from "../../../src/calculators/zodiac/ZodiacCalculator.island";
import { type SignId, signIds } from "../../../src/calculators/zodiac/zodiac";
import { behaviourLanguages } from "../../support/behaviourLanguages";
import { hydrateIn } from "../../support/hydrate";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const tool = <ZodiacCalculator today="2026-11-21" />;
const key = "ninni-tool-zodiac";
const mother = ["4", "4", "1996"] as const;
const baby = ["10", "8", "2026"] as const;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});

describe.each(behaviourLanguages)("the zodiac of mother and baby (%s)", (language) => {
  const text = textsIn(language);
  const user = userEvent.setup({ delay: null });
  const parts = ["date.day", "date.month", "date.year"];
  const group = (name: string) => within(screen.getByRole("group", { name: text(name) }));
  const box = (field: string, part: string) => group(field).getByRole("textbox", { name: text(part) });
  const result = () => screen.getByRole("region", { name: text("tool.result") });
  const submit = () => user.click(screen.getByRole("button", { name: text("zodiac.submit") }));
  const name = (sign: SignId) => text(`zodiac.sign.${sign}`);
  const choose = (who: "mother" | "baby", kind: string) =>
    user.click(group(`zodiac.${who}`).getByRole("radio", { name: text(`zodiac.kind.${kind}`) }));
  const pick = (who: "mother" | "baby", sign: SignId) => user.click(group(`zodiac.${who}.sign`).getByRole("radio", { name: name(sign) }));

  async function type(field: string, values: readonly string[]) {
    for (const [i, part] of parts.entries()) {
      await user.clear(box(field, part));
      if (values[i]) await user.type(box(field, part), values[i]);
    }
  }
  async function ask(ofMother: readonly string[] = mother, ofBaby: readonly string[] = baby) {
    await type("zodiac.mother.birth", ofMother);
    await type("zodiac.baby.birth", ofBaby);
    await submit();
  }
  async function askSigns(ofMother: SignId, ofBaby: SignId) {
    await choose("mother", "sign");
    await pick("mother", ofMother);
    await choose("baby", "sign");
    await pick("baby", ofBaby);
    await submit();
  }

  test("names both signs, calls itself a game, and has the study's figure next to the points", async () => {
    renderIn(language, tool);
    await ask();
    const pair = { mother: name("aries"), baby: name("leo") };
    expect(result()).toHaveTextContent(text("zodiac.pair", pair) + text("zodiac.score", { score: 95 }));
    expect(result()).toHaveTextContent(`${text("zodiac.disclaimer")} ${text("zodiac.study")}`);
    expect(text("zodiac.study")).toMatch(language === "tr" ? /10 milyondan fazla evlilik/ : /more than 10 million marriages/);
    expect(result()).toHaveTextContent(text("zodiac.sum_other", { ...pair, count: 4, score: 95 }));
    expect(result()).toHaveTextContent(text("zodiac.aspect.trine"));
    expect(result()).toHaveTextContent(`${text("zodiac.try")} ${text("zodiac.try.trine")}`);
    expect(
      within(result())
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([
      text("zodiac.is.mother", { sign: pair.mother, element: text("zodiac.element.fire"), quality: text("zodiac.quality.cardinal") }),
      text("zodiac.is.baby", { sign: pair.baby, element: text("zodiac.element.fire"), quality: text("zodiac.quality.fixed") }),
    ]);
    expect(result()).toHaveFocus();
  });

  test("draws the circle with both signs named, in words for screen readers", async () => {
    renderIn(language, tool);
    await ask();
    const wheel = screen.getByRole("img", { name: text("zodiac.wheel", { mother: name("aries"), baby: name("leo") }) });
    expect([...wheel.querySelectorAll("text")].map(({ textContent }) => textContent)).toEqual([name("aries"), name("leo")]);
    // Aries is at the left, Leo a third of the circle further, anticlockwise.
    expect(["x1", "y1", "x2", "y2"].map((end) => wheel.querySelector("line")?.getAttribute(end))).toEqual(["-78", "0", "39", "67.5"]);
  });

  test("the same sign twice is named once", async () => {
    renderIn(language, tool);
    await askSigns("libra", "libra");
    expect(result()).toHaveTextContent(text("zodiac.aspect.conjunction"));
    expect(screen.getByRole("img").querySelectorAll("text")).toHaveLength(1);
  });

  test.each(signIds)("has a text for %s next to Aries", (sign) => {
    history.replaceState(null, "", `/#mother=sign&motherSign=aries&baby=sign&babySign=${sign}`);
    renderIn(language, tool);
    expect(result()).toHaveTextContent(text("zodiac.pair", { mother: name("aries"), baby: name(sign) }));
    expect(result()).not.toHaveTextContent("zodiac.");
  });

  test("uses the singular for one step", async () => {
    renderIn(language, tool);
    await askSigns("pisces", "aries");
    expect(result()).toHaveTextContent(text("zodiac.sum_one", { mother: name("pisces"), baby: name("aries"), count: 1, score: 62 }));
  });

  test("next to a border names the other sign too", async () => {
    renderIn(language, tool);
    await ask(["19", "4", "1996"]);
    expect(result()).toHaveTextContent(text("zodiac.others", { signs: name("taurus") }));
    await ask(["18", "4", "1996"]);
    expect(result()).not.toHaveTextContent(text("zodiac.others", { signs: name("taurus") }));
  });

  test("for an unborn baby names the neighbouring sign and has no game yet", async () => {
    renderIn(language, tool);
    await choose("baby", "due");
    await type("zodiac.mother.birth", mother);
    await type("zodiac.baby.due", ["8", "3", "2027"]);
    await submit();
    expect(result()).toHaveTextContent(text("zodiac.pair", { mother: name("aries"), baby: name("pisces") }));
    expect(result()).toHaveTextContent(text("zodiac.othersDue", { signs: name("aries") }));
    expect(result()).toHaveTextContent(text("zodiac.tryLater"));
  });

  describe("an invalid entry is explained next to its field, kept, and focused:", () => {
    test.each([
      [["31", "2", "1996"], baby, "mother", "zodiac.error.dateInvalid"],
      [["4", "4", "1899"], baby, "mother", "zodiac.error.dateTooOld"],
      [["22", "11", "2026"], baby, "mother", "zodiac.error.dateFuture"],
      [mother, ["", "", ""], "baby", "date.error.empty"],
      [mother, ["22", "11", "2026"], "baby", "zodiac.error.notBorn"],
    ] as const)("%j and %j", async (ofMother, ofBaby, who, reason) => {
      renderIn(language, tool);
      await ask(ofMother, ofBaby);
      const field = `zodiac.${who}.birth`;
      expect(group(field).getByText(text(reason))).toBeVisible();
      expect(box(field, "date.day")).toHaveFocus();
      expect(parts.map((part) => (box(field, part) as HTMLInputElement).value)).toEqual(who === "mother" ? ofMother : ofBaby);
      expect(screen.getAllByRole("textbox").filter((input) => input.hasAttribute("aria-invalid"))).toHaveLength(3);
      expect(result()).toHaveTextContent(text("zodiac.before"));
      expect(localStorage).toHaveLength(0);
      expect(location.hash).toBe("");
    });

    test.each([
      [["29", "8", "2027"], "dueTooFar"],
      [["31", "10", "2026"], "dueTooOld"],
    ])("a due date of %j", async (values, reason) => {
      renderIn(language, tool);
      await choose("baby", "due");
      await type("zodiac.mother.birth", mother);
      await type("zodiac.baby.due", values);
      await submit();
      expect(group("zodiac.baby.due").getByText(text(`zodiac.error.${reason}`))).toBeVisible();
      expect(box("zodiac.baby.due", "date.day")).toHaveFocus();
    });

    test("no sign chosen", async () => {
      renderIn(language, tool);
      await choose("mother", "sign");
      await type("zodiac.baby.birth", baby);
      await submit();
      expect(group("zodiac.mother.sign").getByText(text("zodiac.error.choose"))).toBeVisible();
      expect(group("zodiac.mother.sign").getByRole("radio", { name: name("aries") })).toHaveFocus();
    });
  });

  test("writes what was typed to the fragment, and such an address restores boxes and result", async () => {
    const { unmount } = renderIn(language, tool);
    await ask();
    expect(location.hash).toBe(
      "#mother=birth&mother-day=4&mother-month=4&mother-year=1996&baby=birth&baby-day=10&baby-month=8&baby-year=2026",
    );
    unmount();
    localStorage.clear();
    renderIn(language, tool);
    expect(box("zodiac.mother.birth", "date.year")).toHaveValue("1996");
    expect(result()).toHaveTextContent(text("zodiac.pair", { mother: name("aries"), baby: name("leo") }));
    expect(document.body).toHaveFocus();
  });

  test("signs can be shared too", () => {
    history.replaceState(null, "", "/#mother=sign&motherSign=cancer&baby=sign&babySign=virgo");
    renderIn(language, tool);
    expect(group("zodiac.mother.sign").getByRole("radio", { name: name("cancer") })).toBeChecked();
    expect(result()).toHaveTextContent(text("zodiac.pair", { mother: name("cancer"), baby: name("virgo") }));
  });

  test.each(["#mother=x&baby=y", "#mother=due&mother-year=%00", "#mother=sign&motherSign=ophiuchus&baby=sign"])(
    "ignores nonsense behind the # (%s)",
    (hash) => {
      history.replaceState(null, "", `/${hash}`);
      renderIn(language, tool);
      expect(result()).toHaveTextContent(text("zodiac.before"));
    },
  );

  test("stores the entries on the device and deletes them with the button", async () => {
    renderIn(language, tool);
    await ask();
    expect(localStorage.getItem(key)).toContain("1996");
    await user.click(screen.getByRole("button", { name: text("tool.forget") }));
    expect(localStorage).toHaveLength(0);
    expect(location.hash).toBe("");
    expect(box("zodiac.mother.birth", "date.year")).toHaveValue("");
    expect(result()).toHaveTextContent(text("zodiac.before"));
  });

  test("another date or mode removes the result", async () => {
    renderIn(language, tool);
    await ask();
    await user.type(box("zodiac.baby.birth", "date.day"), "1");
    expect(result()).toHaveTextContent(text("zodiac.before"));
    await ask();
    await choose("mother", "sign");
    expect(result()).toHaveTextContent(text("zodiac.before"));
  });

  test("keeps what was typed before the script loaded", async () => {
    await hydrateIn(language, tool, () => type("zodiac.mother.birth", mother));
    expect(parts.map((part) => (box("zodiac.mother.birth", part) as HTMLInputElement).value)).toEqual(mother);
  });
});
