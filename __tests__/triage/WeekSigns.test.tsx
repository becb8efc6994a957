import { screen } from "@testing-library/react";
import { languages, pathTo } from "../../src/routes/routes";
import { CallLines } from "../../src/triage/CallLines";
import { WeekSign } from "../../src/triage/WeekSign";
import { WeekSigns } from "../../src/triage/WeekSigns";
import type { SignTier, Stage } from "../../src/vocabulary/tiers";
import { renderIn } from "../support/render";
import { textsIn } from "../support/texts";

const sign = (key: string, tiers: Partial<Record<Stage, SignTier>>, weekFrom: number | null = null, weekTo: number | null = null) => ({
  key,
  text: `Sign ${key}`,
  weekFrom,
  weekTo,
  tiers: (Object.entries(tiers) as [Stage, SignTier][]).map(([stage, tier]) => ({ stage, tier })),
});

describe("all signs of a week", () => {
  const signs = [
    sign("bleeding", { from20: "now" }),
    sign("movements", { from20: "now" }, 24, null),
    sign("preterm", { from20: "now" }, 20, 36),
    sign("cord", { from20: "call112" }),
  ];
  const draw = (week: number, openWeeks = [20]) =>
    renderIn("en", <WeekSigns week={week} stage="from20" signs={signs} openWeeks={openWeeks} />);
  const shown = () => screen.getAllByRole("listitem", { hidden: true }).map((item) => item.textContent);

  test.each([
    [20, ["cord", "bleeding", "preterm"]],
    [23, ["cord", "bleeding", "preterm"]],
    [24, ["cord", "bleeding", "movements", "preterm"]],
    [36, ["cord", "bleeding", "movements", "preterm"]],
    [37, ["cord", "bleeding", "movements"]],
  ])("are those that apply in week %i, most urgent first", (week, keys) => {
    draw(week);
    expect(shown()).toEqual(keys.map((key) => `Sign ${key}`));
  });

  test("are shown unfolded on the weeks that say so", () => {
    draw(20);
    expect(screen.queryByRole("group")).not.toBeInTheDocument();
  });

  test("are collapsed on the others, with their number", () => {
    draw(24);
    const summary = screen.getByText(textsIn("en")("allSigns_other", { count: 4 }));
    expect(summary.closest("details")).not.toHaveAttribute("open");
    expect(summary.closest("details")).toContainElement(screen.getByText("Sign cord"));
  });
});

test("a sign that means nothing in the stage is neither shown nor counted", () => {
  const signs = [sign("cord", { from20: "call112" }), sign("spotting", { before20: "today" })];
  renderIn("en", <WeekSigns week={24} stage="from20" signs={signs} openWeeks={[]} />);
  expect(screen.getByText(textsIn("en")("allSigns_one", { count: 1 }))).toBeInTheDocument();
  expect(screen.queryByText("Sign spotting")).not.toBeInTheDocument();
});

describe.each(languages)("the sign of the week (%s)", (language) => {
  const text = textsIn(language, "triage", "common");
  const fever = sign("fever", { before20: "today", from20: "today", afterBirth: "now" });
  const head = () => screen.getByText("The whole sentence.").closest("[data-tier]");

  test("says its tier in words and has its colour", () => {
    renderIn(language, <WeekSign sign={fever} text="The whole sentence." stage="before20" />);
    expect(head()).toHaveAttribute("data-tier", "today");
    expect(head()).toHaveTextContent(text("weekSign", { tier: text("short.today") }));
  });

  test("uses the weeks after the birth where a week of the baby is about the mother", () => {
    renderIn(language, <WeekSign sign={fever} text="The whole sentence." stage="firstMonth" />);
    expect(head()).toHaveAttribute("data-tier", "now");
    expect(head()).toHaveTextContent(text("weekSign", { tier: text("short.now") }));
  });
});

test("a sign of the week without a tier in its stage throws", () => {
  const draw = () => renderIn("en", <WeekSign sign={sign("cord", { from20: "call112" })} text="Go." stage="before20" />);
  const print = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(draw).toThrow("WeekSign requires a sign with a tier in stage before20, got cord");
  print.mockRestore();
});

describe.each(languages)("the signs under an answer (%s)", (language) => {
  const text = textsIn(language, "triage", "common");
  const lines = () => screen.getAllByRole("listitem").map((item) => item.textContent);

  test("say once whom to call if it is the same at all stages", () => {
    renderIn(
      language,
      <CallLines whose="mother" signs={[sign("cord", { before20: "call112", from20: "call112" }), sign("late", { from20: "now" })]} />,
    );
    expect(screen.getByText(text("callFor.numbers"))).toBeInTheDocument();
    expect(lines()).toEqual([`Sign cord: ${text("short.call112")}.`, `Sign late: ${text("short.now")}.`]);
  });

  test("say it for each stage if it differs", () => {
    renderIn(language, <CallLines whose="mother" signs={[sign("fever", { before20: "today", from20: "today", afterBirth: "now" })]} />);
    expect(lines()).toEqual([
      `Sign fever: ${[
        ["before20", "today"],
        ["from20", "today"],
        ["afterBirth", "now"],
      ]
        .map(([stage, tier]) => `${text(`in.${stage}`)} ${text(`short.${tier}`)}`)
        .join(", ")}.`,
    ]);
  });

  test.each([
    ["mother", "symptoms"],
    ["baby", "firstAidTopics"],
  ] as const)("end with a link to all signs of the %s", (whose, to) => {
    renderIn(language, <CallLines whose={whose} signs={[sign("cord", { from20: "now" })]} />);
    const link = screen.getByRole("link", { name: text("wholeList.link", { when: text(`wholeList.${whose}`) }) });
    expect(link).toHaveAttribute("href", `${pathTo(to, language)}#danger`);
    expect(link.parentElement).toHaveTextContent(text("wholeList.subject"));
  });
});
