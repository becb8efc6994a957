import { screen } from "@testing-library/react";
import { ActionCard } from "../../src/components/ActionCard";
import { renderIn } from "../support/render";

const card = {
  title: "Hemen 112’yi arayın",
  items: ["Yoğun kanama", "Bayılma"],
  closing: "Kaç haftalık olduğunuzu söyleyin. Numara: 112.",
};

test("says its urgency in words before its title", () => {
  renderIn("tr", <ActionCard level="emergency" {...card} />);
  expect(screen.getByRole("heading", { name: "Acil: Hemen 112’yi arayın" })).toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(card.items);
});

test("holds no link, so that nothing leads away from the call", () => {
  renderIn("en", <ActionCard level="emergency" {...card} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.getByText(card.closing)).toBeInTheDocument();
});
