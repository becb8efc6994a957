import { render, screen } from "@testing-library/react";
import { SourceIndex } from "../../../src/site/record/SourceIndex";

const sources = [
  { key: "who", publisher: "WHO", title: "Antenatal care", year: 2016, url: "https://who.int/anc" },
  { key: "acog", publisher: "ACOG", title: "Due dates", year: null, url: "https://acog.org/dates" },
];

test("names publisher, linked title and the year if there is one, in the order given", () => {
  render(<SourceIndex sources={sources} />);
  expect(screen.getAllByRole("listitem").map((entry) => entry.textContent)).toEqual(["WHO. Antenatal care, 2016", "ACOG. Due dates"]);
  expect(screen.getByRole("link", { name: "Due dates" })).toHaveAttribute("href", "https://acog.org/dates");
});

test("has an anchor for each source", () => {
  render(<SourceIndex sources={sources} />);
  expect(screen.getAllByRole("listitem").map(({ id }) => id)).toEqual(["source-who", "source-acog"]);
});
