import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { languages } from "../../src/routes/routes";
import { StageAdvice, type StagedAdvice } from "../../src/triage/StageAdvice";
import type { AdviceStage, SignTier, Stage } from "../../src/triage/tiers";
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
const advise = (stage: AdviceStage, signs: ReturnType<typeof sign>[], home: string | null = null): StagedAdvice => ({
  stage,
  signs: signs.map((sign) => ({ sign, text: null })),
  home,
});

const tiersShown = () => screen.getAllByRole("region").map((card) => card.getAttribute("data-tier"));

describe.each(languages)("what to do about a symptom (%s)", (language) => {
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
    const radios = within(screen.getByRole("group", { name: text("stages") })).getAllByRole("radio");
    expect(radios.map((radio) => radio.parentElement?.textContent)).toEqual(
      ["before20", "from20", "afterBirth"].map((stage) => text(`stage.${stage}`)),
    );
    expect(screen.getByText("The worst ever")).toBeVisible();
    expect(screen.getByText("Trouble seeing")).not.toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: text("stage.from20") }));
    expect(screen.getByText("Trouble seeing")).toBeVisible();
    expect(screen.getByText("The worst ever")).not.toBeVisible();
    const fevers = screen.getAllByText("A fever").map((item) => item.closest("section")?.dataset.tier);
    expect(fevers).toEqual(["today", "now"]);
  });
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
