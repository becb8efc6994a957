import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type Advice, StageAdvice } from "../../src/components/StageAdvice";
import { languages } from "../../src/routes";
import { renderIn } from "../support/render";
import { withStyles } from "../support/styles";

beforeAll(withStyles);

const before20: Advice = { stage: "before20", emergency: ["The worst ever"], urgent: ["A fever"], selfcare: "Water and rest." };
const from20: Advice = { stage: "from20", emergency: ["Trouble seeing"], urgent: ["A new headache"], selfcare: "Measure first." };
const afterBirth: Advice = { stage: "afterBirth", emergency: null, urgent: ["Worse when standing"], selfcare: "Lie down." };

const expected = {
  tr: {
    group: "Hangi dönemdesiniz?",
    stages: ["20. haftadan önce", "20. hafta ve sonrası", "Doğumdan sonra"],
    cards: ["Acil: Hemen 112’yi arayın", "Bugün: Bugün doktorunuzu ya da doğumevini arayın", "Evde bakım: Evde bakım yeter"],
    closing: /^112’yi arayın\./,
  },
  en: {
    group: "Which stage are you in?",
    stages: ["Before 20 weeks", "From 20 weeks", "After birth"],
    cards: ["Emergency: Call 112 now", "Today: Call your doctor or maternity ward today", "Care at home: Home care is enough"],
    closing: /^Call 112\./,
  },
} as const;

describe.each(languages)("what to do about a symptom (%s)", (language) => {
  const words = expected[language];

  test("stands there as it is when it is the same at all stages", () => {
    renderIn(language, <StageAdvice advice={[{ ...before20, stage: "any" }]} />);
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(screen.getAllByRole("region").map((card) => within(card).getByRole("heading").textContent)).toEqual(words.cards);
    const [red, today, home] = screen.getAllByRole("region");
    expect(red).toHaveTextContent("The worst ever");
    expect(today).toHaveTextContent("A fever");
    expect(home).toHaveTextContent("Water and rest.");
  });

  test("says whom to call in the words of the red card, which holds no link", () => {
    renderIn(language, <StageAdvice advice={[before20]} />);
    const red = within(screen.getByRole("region", { name: words.cards[0] }));
    expect(red.getByText(words.closing)).toBeInTheDocument();
    expect(red.queryByRole("link")).not.toBeInTheDocument();
  });

  test("is chosen by stage where it differs", async () => {
    renderIn(language, <StageAdvice advice={[before20, from20, afterBirth]} />);
    const stages = within(screen.getByRole("group", { name: words.group })).getAllByRole("radio");
    expect(stages.map((radio) => radio.parentElement?.textContent)).toEqual(words.stages);
    expect(screen.getByText("The worst ever")).toBeVisible();
    expect(screen.getByText("Trouble seeing")).not.toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: words.stages[1] }));
    expect(screen.getByText("Trouble seeing")).toBeVisible();
    expect(screen.getByText("The worst ever")).not.toBeVisible();
  });
});

test.each([null, []])("has no red card without an emergency (%p)", (emergency) => {
  renderIn("en", <StageAdvice advice={[{ ...afterBirth, emergency }]} />);
  expect(screen.getAllByRole("region").map((card) => card.getAttribute("data-level"))).toEqual(["urgent", "selfcare"]);
});
