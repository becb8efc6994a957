import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NameHead, type NameHeadProps } from "../../../src/names/name/NameHead";
import { languages, pathTo } from "../../../src/routes/routes";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";
import { addBehavioursTo } from "../../support/withScript";

const entry: NameHeadProps["entry"] = {
  name: "Gülay",
  slug: "gulay",
  sex: "girl",
  meaning: "moon of roses",
  origins: ["persian", "turkish"],
  evidence: "compared",
  marks: ["classic"],
};
const saved = () => JSON.parse(localStorage.getItem("ninni-names") ?? "null");
beforeEach(() => localStorage.clear());

describe.each(languages)("the head of a name (%s)", (language) => {
  const t = textsIn(language);
  const draw = (other: Partial<NameHeadProps["entry"]> = {}, side: "girl" | "boy" = "girl") =>
    renderIn(language, <NameHead entry={{ ...entry, ...other }} side={side} />);

  test("shows the name, its gender, meaning, origin and how certain these are", () => {
    draw();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Gülay$/);
    for (const text of [t("who.girl"), entry.meaning, t("origin.persian"), t("origin.turkish"), t("evidence.compared")])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText(t("list.english"))).not.toBeInTheDocument();
  });

  test.each([
    ["boy", "boy", "who.boy"],
    ["unisex", "girl", "who.girl.unisex"],
    ["unisex", "boy", "who.boy.unisex"],
  ] as const)("shows the gender of a name of %s on the page of a %s", (sex, side, key) => {
    draw({ sex }, side);
    expect(screen.getByText(t(key))).toBeInTheDocument();
  });

  test.each(["editors", "disputed"] as const)("says when it is %s", (evidence) => {
    draw({ evidence });
    expect(screen.getByText(t(`evidence.${evidence}`))).toBeInTheDocument();
  });

  test("says when a name is in English use", () => {
    draw({ marks: ["english"] });
    expect(screen.getByText(t("list.english"))).toBeInTheDocument();
  });

  test("adds the name to the shortlist under its gender, and removes it", async () => {
    localStorage.setItem("ninni-names", JSON.stringify(["boy-gulay"]));
    draw();
    await addBehavioursTo(document.body);
    const heart = screen.getByRole("button", { name: t("names.favourite", { name: "Gülay" }) });
    expect(heart).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "true");
    expect(saved()).toEqual(["boy-gulay", "girl-gulay"]);
    await userEvent.click(heart);
    expect(heart).toHaveAttribute("aria-pressed", "false");
    expect(saved()).toEqual(["boy-gulay"]);
  });

  test("leads to the shortlist", () => {
    draw();
    expect(screen.getByRole("link", { name: t("who.shortlist") })).toHaveAttribute("href", `${pathTo("names", language)}#shortlist`);
  });
});
