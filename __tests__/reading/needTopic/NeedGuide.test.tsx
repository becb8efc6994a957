import { screen, within } from "@testing-library/react";
import { NeedGuide } from "../../../src/reading/needTopic/NeedGuide";
import { renderIn } from "../../support/render";

const guide = {
  key: "UT-1-2",
  level: "must" as const,
  picture: "car-seat",
  title: "Car seat",
  summary: "The one thing you need before the way home.",
  why: ["The law asks for it.", "It saves lives."],
  lookFor: ["An R129 label"],
  avoid: ["Thick coats under the belt", "Inlays of another maker"],
  safeUse: ["Facing backwards"],
  secondHand: "Only from someone you know.",
};

test("is a part of the page under its own name, which cards can lead to", () => {
  renderIn("en", <NeedGuide guide={guide} />);
  expect(screen.getByRole("region", { name: "Car seat" })).toHaveAttribute("id", "UT-1-2");
  expect(screen.getByRole("heading", { name: "Car seat", level: 2 })).toBeInTheDocument();
});

test("says whether it is needed and why", () => {
  renderIn("en", <NeedGuide guide={guide} />);
  for (const text of ["Must have", guide.summary, ...guide.why]) expect(screen.getByText(text)).toBeInTheDocument();
});

test.each([
  ["en", ["What to look for", "What not to buy", "Safe use", "Second-hand?"]],
  ["tr", ["Neye bakmalı?", "Neyi almamalı?", "Güvenli kullanım", "İkinci el olur mu?"]],
] as const)("puts each list under its own heading (%s)", (language, headings) => {
  renderIn(language, <NeedGuide guide={guide} />);
  const parts = screen.getAllByRole("heading", { level: 3 }).map((heading) => {
    const part = heading.parentElement ?? heading;
    return [
      heading.textContent,
      within(part)
        .queryAllByRole("listitem")
        .map((item) => item.textContent),
    ];
  });
  expect(parts).toEqual([
    [headings[0], guide.lookFor],
    [headings[1], guide.avoid],
    [headings[2], guide.safeUse],
    [headings[3], []],
  ]);
  expect(screen.getByText(guide.secondHand)).toBeInTheDocument();
});

test("contains no link, so it sells nothing", () => {
  renderIn("en", <NeedGuide guide={guide} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
