import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FaqEntry } from "../../../src/reading/faq/FaqEntry";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

const entry = {
  key: "tuna",
  group: "food",
  question: "Can I eat tuna?",
  verdict: "yes" as const,
  short: "Yes, up to four tins a week.",
  answer: ["Tuna holds mercury.", "Salmon holds less."],
  signs: [],
  named: [],
  links: [{ path: "/en/food", text: "All about food" }],
  abroad: [],
};
const text = textsIn("en", "faq", "triage", "common");

test("is an article with its own anchor, to which the link below its answer leads", async () => {
  renderIn("en", <FaqEntry whose="mother" entry={entry} />);
  await userEvent.click(screen.getByText(text("faq.more")));
  const link = screen.getByRole("link", { name: text("faq.link", { question: entry.question }) });
  expect(screen.getByRole("article")).toHaveAttribute("id", "tuna");
  expect(link).toHaveAttribute("href", "#tuna");
});

test("says the verdict in a word beside the question", () => {
  renderIn("en", <FaqEntry whose="mother" entry={entry} />);
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent(new RegExp(`^Can I eat tuna\\? ${text("verdict.yes")}$`));
});

test("shows only the question if it has no verdict", () => {
  renderIn("en", <FaqEntry whose="mother" entry={{ ...entry, verdict: null }} />);
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent(/^Can I eat tuna\?$/);
});

test("shows the short answer, and the long one with its links in a collapsed part", async () => {
  renderIn("en", <FaqEntry whose="mother" entry={entry} />);
  const more = ["Tuna holds mercury.", "Salmon holds less.", "All about food"];
  expect(screen.getByText(entry.short)).toBeVisible();
  for (const text of more) expect(screen.getByText(text)).not.toBeVisible();
  await userEvent.click(screen.getByText(text("faq.more")));
  for (const text of more) expect(screen.getByText(text)).toBeVisible();
  expect(within(screen.getByRole("list")).getByRole("link", { name: "All about food" })).toHaveAttribute("href", "/en/food");
});

test.each([null, []])("draws no empty list (links: %p)", (links) => {
  renderIn("en", <FaqEntry whose="mother" entry={{ ...entry, links }} />);
  expect(screen.queryByRole("list", { hidden: true })).not.toBeInTheDocument();
});

test("says in the collapsed part whom to call about a sign, by the sign’s own tier", async () => {
  const signs = [{ key: "black-stool", text: "Your stool is black", tiers: [{ stage: "from20", tier: "now" } as const] }];
  renderIn("en", <FaqEntry whose="mother" entry={{ ...entry, signs }} />);
  const line = screen.getByText(
    (_, element) => element?.tagName === "LI" && element.textContent?.startsWith("Your stool is black") === true,
  );
  expect(line).toHaveTextContent(`Your stool is black: ${text("short.now")}.`);
  expect(line).not.toBeVisible();
  await userEvent.click(screen.getByText(text("faq.more")));
  expect(line).toBeVisible();
});

test("leads from its answer to what the fold of the page says for readers abroad", async () => {
  renderIn("en", <FaqEntry entry={{ ...entry, abroad: [{ key: "poison", title: "Poison line" }] }} whose="mother" />);
  await userEvent.click(screen.getByText(text("faq.more")));
  expect(screen.getByRole("link", { name: "Poison line" })).toHaveAttribute("href", "#abroad-poison");
});
