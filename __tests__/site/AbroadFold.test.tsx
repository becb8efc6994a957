import { screen, within } from "@testing-library/react";
import { AbroadFold, uniqueSubjects } from "../../src/site/AbroadFold";
import { renderIn } from "../support/render";
import { textsIn } from "../support/texts";

const poison = {
  key: "poison",
  title: "Poison line",
  lines: [
    { country: "us", text: "1-800-222-1222." },
    { country: null, text: "Keep the packet." },
  ],
  sources: [
    { key: "hrsa", publisher: "HRSA", title: "Poison Help", url: "https://hrsa.gov/poison" },
    { key: "book", publisher: "A book", title: "Poisons", url: null },
  ],
};

test.each(["tr", "en"] as const)(
  "folds the lines of each subject, with their country and sources, in a closed part that works without script (%s)",
  (language) => {
    const t = textsIn(language, "common");
    renderIn(language, <AbroadFold subjects={[poison]} />);
    const fold = screen.getByText(t("abroad.title")).closest("details");
    expect(fold).not.toHaveAttribute("open");
    const part = within(fold as HTMLElement);
    expect(part.getByRole("heading", { name: "Poison line", hidden: true })).toHaveAttribute("id", "abroad-poison");
    expect(part.getAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      `${t("abroad.us")}: 1-800-222-1222.`,
      "Keep the packet.",
    ]);
    expect(part.getByText(/HRSA/).closest("p")).toHaveTextContent(`${t("abroad.sources")} HRSA · A book`);
    expect(part.getByRole("link", { name: "HRSA", hidden: true })).toHaveAttribute("href", "https://hrsa.gov/poison");
  },
);

test("is not on a page without subjects, nor on paper", () => {
  const { container } = renderIn("en", <AbroadFold subjects={[]} />);
  expect(container.querySelector("details")).toBeNull();
  renderIn("en", <AbroadFold subjects={[poison]} />);
  expect(screen.getByText(textsIn("en", "common")("abroad.title")).closest(".no-print")).not.toBeNull();
});

test("names a subject of several records once", () => {
  const other = { ...poison, key: "crisis" };
  expect(uniqueSubjects([[poison], [other, poison], []])).toEqual([poison, other]);
});

test("tells two sources of one publisher apart by their titles", () => {
  const sources = ["Ibuprofen", "Paracetamol"].map((title) => ({ key: title, publisher: "NHS", title, url: `https://nhs.uk/${title}` }));
  renderIn("en", <AbroadFold subjects={[{ ...poison, sources }]} />);
  const links = screen.getAllByRole("link", { hidden: true }).map(({ textContent }) => textContent);
  expect(links).toEqual(["NHS, Ibuprofen", "NHS, Paracetamol"]);
});

test("keeps each conversion of a row in one piece", () => {
  renderIn("en", <AbroadFold subjects={[{ ...poison, lines: [{ country: null, text: "4 °C = 39 °F · 20 °C = 68 °F" }] }]} />);
  const pieces = [...screen.getByRole("listitem", { hidden: true }).querySelectorAll("span")].map(({ textContent }) => textContent);
  expect(pieces).toEqual(["4 °C = 39 °F ·", "20 °C = 68 °F"]);
});
