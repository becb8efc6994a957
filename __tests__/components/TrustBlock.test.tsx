import { screen, within } from "@testing-library/react";
import { TrustBlock } from "../../src/components/TrustBlock";
import { renderIn } from "../support/render";

const sources = [
  { key: "who", publisher: "WHO", title: "Antenatal care", year: 2016, url: "https://who.int/anc" },
  { key: "acog", publisher: "ACOG", title: "Due dates", year: null, url: "https://acog.org/dates" },
];
const block = <TrustBlock written="2026-11-21" nextReview="2027-11-21" sources={sources} />;

const facts = () => Object.fromEntries(screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]));

test("says who wrote the page, that no doctor has reviewed it, and when it is checked again", () => {
  renderIn("en", block);
  expect(screen.getByRole("region", { name: "How was this page made?" })).toBeInTheDocument();
  expect(facts()).toEqual({
    "Written by": "The Ninni editors",
    "Clinical review": "Not yet reviewed by a doctor or midwife",
    Written: "21 November 2026",
    "Next review": "November 2027",
    "Conflicts of interest": "No ads and no sponsor on this page",
  });
});

test("writes its dates in Turkish on a Turkish page", () => {
  renderIn("tr", block);
  expect(facts()).toMatchObject({ "Yazıldığı tarih": "21 Kasım 2026", "Sıradaki inceleme": "Kasım 2027" });
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

test("counts the sources in the heading they stand behind, and can be led to", () => {
  renderIn("tr", block);
  const heading = screen.getByText("Kaynaklar (2)");
  expect(heading.closest("details")).toHaveAttribute("id", "sources");
  expect(document.getElementById("source-acog")).toHaveTextContent("ACOG");
});

test("tells when the page was first published and how to report an error", () => {
  renderIn("en", block);
  const changes = screen.getByText("Changes and corrections").closest("details");
  expect(changes).toHaveTextContent("21 November 2026: First published.");
  expect(screen.getByRole("link", { name: "Report an error", hidden: true })).toHaveAttribute("href", "/en/contact");
});
