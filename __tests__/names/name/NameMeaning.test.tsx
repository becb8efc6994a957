import { screen } from "@testing-library/react";
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
  const gloss = { meaning: "laurel", origins: ["greek"], themes: ["plant", "life"], evidence: "compared", dispute: null };

  test("meaning, origin and what it is about stand under their labels", () => {
    renderIn(language, <NameMeaning {...gloss} origins={["turkish", "arabic"]} />);
    expect(facts()).toEqual([
      [t("gloss.meaning"), "laurel"],
      [t("gloss.origin"), `${t("origin.turkish")}, ${t("origin.arabic")}`],
      [t("gloss.themes"), `${t("theme.plant")} · ${t("theme.life")}`],
    ]);
  });

  test("a meaning about nothing in particular has no label for it", () => {
    renderIn(language, <NameMeaning {...gloss} themes={[]} />);
    expect(facts()).toHaveLength(2);
  });

  test.each(["compared", "word", "compound", "editors"])("what “%s” means is said in a sentence", (evidence) => {
    renderIn(language, <NameMeaning {...gloss} evidence={evidence} />);
    expect(screen.getByText(t(`gloss.${evidence}`))).toBeInTheDocument();
    expect(screen.queryByRole("note")).not.toBeInTheDocument();
  });

  test("a disputed meaning comes with a warning and no word of comparison", () => {
    renderIn(language, <NameMeaning {...gloss} evidence="disputed" dispute="coinage" />);
    expect(screen.getByRole("note")).toHaveTextContent(`${t("gloss.warning")} ${t("dispute.coinage")}`);
    expect(screen.queryByText(t("gloss.compared"))).not.toBeInTheDocument();
  });

  test("syllables and the hint are marked as what they are", () => {
    renderIn(language, <NameSound syllables={["def", "ne"]} hint="dehf-neh" />);
    expect(facts()).toEqual([
      [t("said.syllables"), "def·ne"],
      [t("said.hint"), "dehf-neh"],
    ]);
    expect(screen.getByText("def·ne")).toHaveAttribute("lang", "tr");
    expect(screen.getByText("dehf-neh")).toHaveAttribute("lang", "en");
    expect(screen.queryByText(t("said.near"))).not.toBeInTheDocument();
  });

  test.each([[["ö", "mer"]], [["gül"]]])("the hint for %j is called near", (syllables) => {
    renderIn(language, <NameSound syllables={syllables} hint="er-mehr" />);
    expect(screen.getByText(t("said.near"))).toBeInTheDocument();
  });

  test("a name in English use keeps its English sound", () => {
    const { container } = renderIn(language, <NameSound syllables={[]} hint={null} />);
    expect(container.textContent).toBe(t("said.english"));
  });

  test.each(["proper-name", "word"])("a place in the Quran is given with its Arabic form and as what it stands there: %s", (kind) => {
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
