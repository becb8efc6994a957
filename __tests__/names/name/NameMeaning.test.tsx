import { screen } from "@testing-library/react";
import { disputes } from "../../../src/content/records/names";
import { NameMeaning } from "../../../src/names/name/NameMeaning";
import { NameSound } from "../../../src/names/name/NameSound";
import { QuranPlace } from "../../../src/names/name/QuranPlace";
import { languages } from "../../../src/routes/routes";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const facts = () =>
  screen.getAllByRole("term").map((term) => [term.textContent, term.parentElement?.querySelector("dd")?.textContent] as const);

describe.each(languages)("%s", (language) => {
  const t = textsIn(language);
  const gloss = { origins: ["greek"], themes: ["plant", "life"], etymology: null, evidence: "compared", dispute: null };

  test("origin and themes are shown under their labels", () => {
    renderIn(language, <NameMeaning {...gloss} origins={["turkish", "arabic"]} />);
    expect(facts()).toEqual([
      [t("gloss.origin"), `${t("origin.turkish")}, ${t("origin.arabic")}`],
      [t("gloss.themes"), `${t("theme.plant")} · ${t("theme.life")}`],
    ]);
  });

  test("a meaning without a theme has no label for it", () => {
    renderIn(language, <NameMeaning {...gloss} themes={[]} />);
    expect(facts()).toHaveLength(1);
  });

  test.each(["word", "compound", "editors"])("what “%s” means is said in a sentence", (evidence) => {
    renderIn(language, <NameMeaning {...gloss} evidence={evidence} />);
    expect(screen.getByText(t(`gloss.${evidence}`))).toBeInTheDocument();
    expect(screen.queryByRole("note")).not.toBeInTheDocument();
  });

  test("a disputed meaning has a warning and no statement about a comparison", () => {
    renderIn(language, <NameMeaning {...gloss} evidence="disputed" dispute="coinage" />);
    expect(screen.getByRole("note")).toHaveTextContent(`${t("gloss.warning")} ${t("dispute.coinage")}`);
    expect(screen.queryByText(t("gloss.editors"))).not.toBeInTheDocument();
  });

  test("the etymology follows, if there is one", () => {
    renderIn(language, <NameMeaning {...gloss} etymology="From Greek daphne." />);
    expect(screen.getByText("From Greek daphne.")).toBeInTheDocument();
  });

  test.each(disputes)("a dispute has a text: %s", (dispute) => {
    renderIn(language, <NameMeaning {...gloss} evidence="disputed" dispute={dispute} />);
    expect(screen.getByRole("note").textContent).not.toMatch(/dispute\./);
  });

  test("the stressed syllable is bold and named; if it is unknown, stress is not mentioned", () => {
    const { unmount } = renderIn(language, <NameSound syllables={["e", "lif"]} stressed={1} hint="eh-leef" />);
    expect(facts()[0]).toEqual([t("said.syllables"), "e·lif"]);
    expect(screen.getByText("lif").tagName).toBe("B");
    expect(screen.getByText(t("said.stress", { syllable: "lif" }))).toBeInTheDocument();
    unmount();
    const { container } = renderIn(language, <NameSound syllables={["as", "ya"]} stressed={null} hint="ahs-yah" />);
    expect(container.querySelector("b")).toBeNull();
    expect(container.querySelector("p")).toBeNull();
  });

  test("syllables and the hint have the right language", () => {
    renderIn(language, <NameSound syllables={["def", "ne"]} stressed={null} hint="dehf-neh" />);
    expect(facts()).toEqual([
      [t("said.syllables"), "def·ne"],
      [t("said.hint"), "dehf-neh"],
    ]);
    expect(screen.getByText("def·ne")).toHaveAttribute("lang", "tr");
    expect(screen.getByText("dehf-neh")).toHaveAttribute("lang", "en");
    expect(screen.queryByText(t("said.near"))).not.toBeInTheDocument();
  });

  test.each([[["ö", "mer"]], [["gül"]]])("the hint for %j is called approximate", (syllables) => {
    renderIn(language, <NameSound syllables={syllables} stressed={null} hint="er-mehr" />);
    expect(screen.getByText(t("said.near"))).toBeInTheDocument();
  });

  test("a name in English use has no Turkish pronunciation", () => {
    const { container } = renderIn(language, <NameSound syllables={[]} stressed={null} hint={null} />);
    expect(container.textContent).toBe(t("said.english"));
  });

  test.each(["proper-name", "word"])("a verse of the Quran is shown with the Arabic form and what the name is there: %s", (kind) => {
    renderIn(language, <QuranPlace verse="12:4" kind={kind} word="يوسف" />);
    expect(facts()).toEqual([
      [t("verse.place"), "12:4"],
      [t("verse.form"), "يوسف"],
    ]);
    expect(screen.getByText("يوسف")).toHaveAttribute("lang", "ar");
    expect(screen.getByText("يوسف")).toHaveAttribute("dir", "rtl");
    expect(screen.getByText(t(`verse.kind.${kind}`))).toBeInTheDocument();
    expect(screen.getByText(t("verse.example"))).toBeInTheDocument();
  });
});
