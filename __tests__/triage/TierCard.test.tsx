import { screen, within } from "@testing-library/react";
import { languages } from "../../src/routes/routes";
import { TierCard } from "../../src/triage/TierCard";
import { TierLegend } from "../../src/triage/TierLegend";
import { type Tier, tiers } from "../../src/vocabulary/tiers";
import { renderIn } from "../support/render";
import { textsIn } from "../support/texts";

const card = { title: "Kanama durmuyor", items: ["Yoğun kanama", "Bayılma"], closing: "Kaç haftalık olduğunuzu söyleyin." };

describe.each(languages)("a card (%s)", (language) => {
  const text = textsIn(language);

  test.each(tiers)("gives its urgency in words before its title, and contains its signs and whom to call (%s)", (tier) => {
    renderIn(language, <TierCard tier={tier} {...card} />);
    const region = screen.getByRole("region", { name: `${text(`tier.${tier}`)}: ${card.title}` });
    expect(region).toHaveAttribute("data-tier", tier);
    expect(within(region).getByRole("heading", { level: 3 })).toBeInTheDocument();
    expect(
      within(region)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(card.items);
    expect(within(region).getByText(card.closing)).toBeInTheDocument();
  });

  test("for 112 has only one link, the one that calls", () => {
    renderIn(language, <TierCard tier="call112" {...card} />);
    const links = screen.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([[text("tier.dial112"), "tel:112"]]);
    expect(text("tier.dial112")).toContain("112");
  });
});

test.each<Tier>(["now", "today", "home"])("a card for less than 112 has no link at all (%s)", (tier) => {
  renderIn("en", <TierCard tier={tier} {...card} />);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("a card without signs has no empty list", () => {
  renderIn("en", <TierCard tier="home" {...card} items={[]} />);
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  expect(screen.getByText(card.closing)).toBeInTheDocument();
});

test.each(languages)("the legend says of each tier what it means, most urgent first (%s)", (language) => {
  const text = textsIn(language);
  renderIn(language, <TierLegend />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
    tiers.map((tier) => `${text(`legend.${tier}`)} ${text(`legend.${tier}.text`)}`),
  );
});
