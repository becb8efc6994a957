import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { pathTo } from "../../src/routes/routes";
import { StageAdvice } from "../../src/triage/StageAdvice";
import type { StagedAdvice } from "../../src/triage/stagedAdvice.types";
import type { AdviceStage, SignTier, Stage } from "../../src/vocabulary/tiers";
import { behaviourLanguages } from "../support/behaviourLanguages";
import { renderIn } from "../support/render";
import { withStyles } from "../support/styles";
import { textsIn } from "../support/texts";

beforeAll(withStyles);

const sign = (key: string, text: string, tiers: Partial<Record<Stage, SignTier>>) => ({
  key,
  text,
  tiers: (Object.entries(tiers) as [Stage, SignTier][]).map(([stage, tier]) => ({ stage, tier })),
});
const worst = sign("worst", "The worst ever", { before20: "call112", from20: "call112", afterBirth: "call112" });
const fever = sign("fever", "A fever", { before20: "today", from20: "today", afterBirth: "now" });
const sight = sign("sight", "Trouble seeing", { from20: "now" });
const advise = (stage: AdviceStage, signs: ReturnType<typeof sign>[], home: string | null = null, over: object = {}): StagedAdvice => ({
  stage,
  signs: signs.map((sign) => ({ sign, text: null })),
  home,
  isWhole: false,
  ...over,
});

const swelling = sign("swelling", "Swollen face", { before20: "today", from20: "now", afterBirth: "now" });

/** The tiers under which a text is visible. */
function shown(text: string): (string | undefined)[] {
  const items = screen.queryAllByText((_, element) => element?.matches("li") === true && element.textContent?.trim() === text);
  return items.filter(isVisible).map((item) => item.closest("section[data-tier]")?.getAttribute("data-tier") ?? undefined);
}
function isVisible(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) if (getComputedStyle(at).display === "none") return false;
  return true;
}

const tiersShown = () => screen.getAllByRole("region").map((card) => card.getAttribute("data-tier"));

describe.each(behaviourLanguages)("what to do about a symptom (%s)", (language) => {
  const text = textsIn(language, "triage", "common");
  const cardOf = (tier: string) => {
    const card = screen.getAllByRole("region").find((region) => region.getAttribute("data-tier") === tier);
    if (!card) throw new Error(`cardOf requires a card of ${tier}`);
    return card;
  };

  test("is shown without a choice when it is the same at all stages, most urgent first", () => {
    renderIn(language, <StageAdvice advice={[advise("any", [fever, worst], "Water and rest.")]} />);
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(tiersShown()).toEqual(["call112", "today", "home"]);
    expect(cardOf("call112")).toHaveTextContent("The worst ever");
    expect(cardOf("today")).toHaveTextContent("A fever");
    expect(cardOf("home")).toHaveTextContent("Water and rest.");
  });

  test("says in pregnancy how many weeks to name on the phone, and after the birth how many days", () => {
    const { unmount } = renderIn(language, <StageAdvice advice={[advise("from20", [worst, fever, sight])]} />);
    for (const tier of ["call112", "now", "today"]) {
      expect(cardOf(tier)).toHaveTextContent(text(`pregnancy.${tier}.title`));
      expect(within(cardOf(tier)).getByText(text(`pregnancy.${tier}.closing`))).toBeInTheDocument();
    }
    unmount();
    renderIn(language, <StageAdvice advice={[advise("afterBirth", [worst, fever])]} />);
    for (const tier of ["call112", "now"]) expect(within(cardOf(tier)).getByText(text(`afterBirth.${tier}.closing`))).toBeInTheDocument();
    // The two differ, so that after the birth a mother is never asked for her week of pregnancy.
    for (const tier of ["call112", "now", "today"]) expect(text(`afterBirth.${tier}.closing`)).not.toBe(text(`pregnancy.${tier}.closing`));
  });

  test("is chosen by stage when it differs, and the same sign is then under another tier", async () => {
    renderIn(
      language,
      <StageAdvice advice={[advise("before20", [worst, fever]), advise("from20", [sight]), advise("afterBirth", [fever])]} />,
    );
    const radios = within(screen.getByRole("group", { name: text("ask.week") })).getAllByRole("radio");
    expect(radios.map((radio) => radio.parentElement?.textContent)).toEqual(
      ["before20", "from20", "afterBirth"].map((stage) => text(`stage.${stage}`)),
    );
    await userEvent.click(screen.getByRole("radio", { name: text("stage.before20") }));
    expect(shown("The worst ever")).toEqual(["call112"]);
    expect(shown("A fever")).toEqual(["today"]);
    expect(shown("Trouble seeing")).toEqual([]);
    await userEvent.click(screen.getByRole("radio", { name: text("stage.from20") }));
    expect(shown("Trouble seeing")).toEqual(["now"]);
    expect(shown("The worst ever")).toEqual([]);
    await userEvent.click(screen.getByRole("radio", { name: text("stage.afterBirth") }));
    expect(shown("A fever")).toEqual(["now"]);
  });

  test("as long as nothing is known no stage is chosen, and every sign is at its most urgent tier of any stage, with that stage", () => {
    renderIn(
      language,
      <StageAdvice
        advice={[
          advise("before20", [worst, swelling], "Put your feet up."),
          advise("from20", [worst, swelling, sight], "Rest."),
          advise("afterBirth", [fever]),
        ]}
      />,
    );
    for (const radio of screen.getAllByRole("radio")) expect(radio).not.toBeChecked();
    expect(screen.getByText(text("ask.week"))).toBeVisible();
    const note = (stage: string, tier: string) => `${text(`in.${stage}`)}: ${text(`soon.${tier}`)}`;
    expect(shown(`Swollen face ${note("from20+afterBirth", "now")}`)).toEqual(["now"]);
    expect(shown(`Trouble seeing ${note("from20", "now")}`)).toEqual(["now"]);
    // The same at every stage of the page, so that there is no stage to say.
    expect(shown("The worst ever")).toEqual(["call112"]);
    expect(shown(`A fever ${note("afterBirth", "now")}`)).toEqual(["now"]);
    expect(shown(`${text("stage.before20")}: Put your feet up.`)).toEqual(["home"]);
    expect(shown(`${text("stage.from20")}: Rest.`)).toEqual(["home"]);
    expect(screen.getAllByText(text("mother.now.closing")).filter(isVisible)).toHaveLength(1);
  });
});

test("a sign with other words in a less urgent stage is told in both, so that no reader misses hers", () => {
  renderIn(
    "en",
    <StageAdvice
      advice={[
        { stage: "any", home: null, isWhole: false, signs: [{ sign: fever, text: "38°C or more" }] },
        { stage: "afterBirth", home: null, isWhole: false, signs: [{ sign: fever, text: "38°C or more within 6 weeks of the birth" }] },
      ]}
    />,
  );
  expect(screen.getByRole("group", { name: textsIn("en", "triage")("ask.stage") })).toBeInTheDocument();
  expect(shown("38°C or more within 6 weeks of the birth after birth: now")).toEqual(["now"]);
  expect(shown("38°C or more in pregnancy: today")).toEqual(["today"]);
});

test.each([
  [
    ["before20", "from20"],
    ["before20", "from20"],
  ],
  [
    ["any", "afterBirth"],
    ["due", "born"],
  ],
  // Mother and baby on one page: her date must hide neither.
  [
    ["afterBirth", "firstMonth"],
    [null, null],
  ],
  [
    ["under3Months", "from3Months"],
    [null, null],
  ],
] as const)("a date on the device chooses among the stages of the mother only: %j", (stages, own) => {
  renderIn("en", <StageAdvice advice={stages.map((stage) => advise(stage, [worst]))} />);
  expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("data-for"))).toEqual(own);
});

test("after a loss a stored date chooses nothing, and the words are those for a loss", () => {
  renderIn("en", <StageAdvice isAfterLoss advice={[advise("before20", [worst]), advise("from20", [worst])]} />);
  expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("data-for"))).toEqual([null, null]);
  expect(screen.getByRole("group", { name: textsIn("en", "triage")("ask.stage") })).toBeInTheDocument();
  expect(screen.queryByText(textsIn("en", "triage")("pregnancy.call112.closing"))).not.toBeInTheDocument();
});

test("the page's own words for a sign replace the sign's, under its tier", () => {
  renderIn("en", <StageAdvice advice={[{ ...advise("any", []), signs: [{ sign: worst, text: "Like a blow to the head" }] }]} />);
  expect(screen.getByText("Like a blow to the head").closest("section")).toHaveAttribute("data-tier", "call112");
  expect(screen.queryByText("The worst ever")).not.toBeInTheDocument();
});

test.each([null, ""])("no card says that home is enough where there is no such text (%p)", (home) => {
  renderIn("en", <StageAdvice advice={[advise("afterBirth", [fever], home)]} />);
  expect(tiersShown()).toEqual(["now"]);
});

describe.each(behaviourLanguages)("cards that lack a core sign (%s)", (language) => {
  const text = textsIn(language, "triage", "common");
  const line = () => screen.queryByText(text("wholeList.subject"), { exact: false });
  const linkTo = (when: string) => screen.getByRole("link", { name: text("wholeList.link", { when }) });

  test.each([
    ["any", "symptoms", "danger", "in.before20+from20"],
    ["afterBirth", "symptoms", "danger-afterBirth", "in.afterBirth"],
    ["from3Months", "firstAidTopics", "danger-from3Months", "in.from3Months"],
  ] as const)("say so below the last card, with a link to the whole list: %s", (stage, to, anchor, when) => {
    const baby = sign("baby", "The sign", { from20: "now", afterBirth: "now", from3Months: "now" });
    renderIn(language, <StageAdvice advice={[advise(stage, [baby], "Rest.")]} />);
    expect(linkTo(text(when))).toHaveAttribute("href", `${pathTo(to, language)}#${anchor}`);
    const last = screen.getAllByRole("region").at(-1);
    expect((last?.compareDocumentPosition(line() as Node) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test("say it for each stage by itself, and while none is chosen for all", async () => {
    renderIn(language, <StageAdvice advice={[advise("before20", [fever], null, { isWhole: true }), advise("afterBirth", [fever])]} />);
    expect(linkTo(text("wholeList.mother"))).toHaveAttribute("href", `${pathTo("symptoms", language)}#danger`);
    await userEvent.click(screen.getByRole("radio", { name: text("stage.afterBirth") }));
    expect(linkTo(text("in.afterBirth"))).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: text("stage.before20") }));
    expect(screen.getAllByText(text("wholeList.subject"), { exact: false }).filter(isVisible)).toEqual([]);
  });

  test("name mother and baby where a page is about both", () => {
    const both = sign("both", "The sign", { afterBirth: "now", firstMonth: "now" });
    renderIn(language, <StageAdvice advice={[advise("afterBirth", [both]), advise("firstMonth", [both])]} />);
    expect(linkTo(text("wholeList.mother"))).toBeInTheDocument();
    expect(linkTo(text("wholeList.baby"))).toHaveAttribute("href", `${pathTo("firstAidTopics", language)}#danger`);
  });

  test("link to the page of help after a loss, never to a page about pregnancy", () => {
    renderIn(language, <StageAdvice advice={[advise("before20", [fever], null, { isAfterLoss: true })]} />);
    expect(linkTo(text("wholeList.afterLoss"))).toHaveAttribute("href", `${pathTo("lossSupport", language)}#tonight`);
    expect(screen.getByText(text("loss.today.closing"))).toBeInTheDocument();
  });

  test("are told apart from whole ones, which have no such line", () => {
    renderIn(language, <StageAdvice advice={[advise("afterBirth", [fever], null, { isWhole: true })]} />);
    expect(line()).not.toBeInTheDocument();
  });
});
