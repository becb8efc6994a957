import { screen } from "@testing-library/react";
import { NameSpelling } from "../../../src/names/name/NameSpelling";
import { languages } from "../../../src/routes/routes";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

describe.each(languages)("how a name is written (%s)", (language) => {
  const t = textsIn(language);
  const plain = { variants: [], form: null, letters: [], circumflexRule: null };
  const lines = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

  test("says only that English has all its letters, if there is nothing else", () => {
    const { container } = renderIn(language, <NameSpelling {...plain} />);
    expect(container.textContent).toBe(t("abroad.plain"));
  });

  test("says for each letter how passports write it and how it is misread", () => {
    const letters = [
      { letter: "I", passport: ["I"] },
      { letter: "Ö", passport: ["OE", "O"] },
    ];
    renderIn(language, <NameSpelling {...plain} letters={letters} />);
    expect(lines()).toEqual([`I, ı → I: ${t("abroad.I")}`, `Ö → OE / O: ${t("abroad.Ö")}`]);
    expect(screen.getByText(t("abroad.lead"))).toBeInTheDocument();
    expect(screen.queryByText(t("abroad.plain"))).not.toBeInTheDocument();
  });

  test.each(["C", "Ç", "Ğ", "I", "İ", "Ö", "Ş", "Ü"])("has words for %s", (letter) => {
    renderIn(language, <NameSpelling {...plain} letters={[{ letter, passport: ["X"] }]} />);
    expect(lines()[0]).toContain(t(`abroad.${letter}`));
  });

  test("warns of c, though it is in every alphabet", () => {
    renderIn(language, <NameSpelling {...plain} letters={[{ letter: "C", passport: ["C"] }]} />);
    expect(screen.getByText(t("abroad.plain"))).toBeInTheDocument();
    expect(lines()).toEqual([`C → C: ${t("abroad.C")}`]);
  });

  test("gives other spellings", () => {
    renderIn(language, <NameSpelling {...plain} variants={["Zeyneb", "Zeynebb"]} />);
    expect(screen.getByText("Zeyneb, Zeynebb").parentElement).toHaveTextContent(t("spelling.variants"));
  });

  test("shows the spelling of dictionaries with its circumflex", () => {
    renderIn(language, <NameSpelling {...plain} form="Kâmil" />);
    expect(screen.getByText("Kâmil").parentElement).toHaveTextContent(t("spelling.form"));
  });

  test("mentions the circumflex with its letter if it is pronounced soft", () => {
    renderIn(language, <NameSpelling {...plain} circumflexRule={{ url: "https://example.org/letter" }} />);
    expect(screen.getByRole("link", { name: t("spelling.circumflexSource") })).toHaveAttribute("href", "https://example.org/letter");
    expect(screen.getByRole("link").parentElement).toHaveTextContent(
      language === "tr" ? "ince söylüyorsanız" : "If you say the letter that way",
    );
  });

  test("names the letter on the circumflex without a link if it has no address", () => {
    renderIn(language, <NameSpelling {...plain} circumflexRule={{ url: null }} />);
    expect(screen.getByText(t("spelling.circumflexSource"), { exact: false })).toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});
