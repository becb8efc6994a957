import { screen, within } from "@testing-library/react";
import { TrustBlock } from "../../../src/site/record/TrustBlock";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const sources = [
  { key: "who", publisher: "WHO", title: "Antenatal care", year: 2016, url: "https://who.int/anc" },
  { key: "acog", publisher: "ACOG", title: "Due dates", year: null, url: "https://acog.org/dates" },
];
const block = <TrustBlock written="2026-11-21" nextReview="2027-11-21" sources={sources} />;

const text = textsIn("en");
const facts = () => Object.fromEntries(screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]));

test("says who wrote the page, that no doctor has reviewed it, and when it is checked again", () => {
  renderIn("en", block);
  expect(screen.getByRole("region", { name: text("trust.title") })).toBeInTheDocument();
  expect(facts()).toEqual({
    [text("trust.author")]: text("trust.team"),
    [text("trust.review")]: text("trust.notReviewed"),
    [text("trust.written")]: "21 November 2026",
    [text("trust.nextReview")]: "November 2027",
    [text("trust.interests")]: text("trust.noInterests"),
  });
});

test("writes its dates in Turkish on a Turkish page", () => {
  renderIn("tr", block);
  expect(facts()).toMatchObject({
    [textsIn("tr")("trust.written")]: "21 Kasım 2026",
    [textsIn("tr")("trust.nextReview")]: "Kasım 2027",
  });
});

test("lists every source with publisher, linked title and the year if there is one", () => {
  renderIn("en", block);
  const entries = screen.getAllByRole("listitem", { hidden: true });
  expect(entries.map((entry) => entry.textContent)).toEqual(["WHO. Antenatal care, 2016", "ACOG. Due dates"]);
  expect(entries.map((entry) => within(entry).getByRole("link", { hidden: true }).getAttribute("href"))).toEqual([
    "https://who.int/anc",
    "https://acog.org/dates",
  ]);
});

test("counts the sources in their heading, which links can lead to", () => {
  renderIn("tr", block);
  const heading = screen.getByText("Kaynaklar (2)");
  expect(heading.closest("details")).toHaveAttribute("id", "sources");
  expect(document.getElementById("source-acog")).toHaveTextContent("ACOG");
});

test("says when the text was last rewritten and how to report an error", () => {
  renderIn("en", block);
  const changes = screen.getByText(text("trust.changes")).closest("details");
  expect(changes).toHaveTextContent(`21 November 2026: ${text("trust.lastWritten")}`);
  expect(screen.getByRole("link", { name: text("trust.reportError"), hidden: true })).toHaveAttribute("href", "/en/contact");
});
