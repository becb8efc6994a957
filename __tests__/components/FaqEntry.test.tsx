import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FaqEntry } from "../../src/components/FaqEntry";
import { renderIn } from "../support/render";

const entry = {
  key: "tuna",
  question: "Can I eat tuna?",
  verdict: "yes",
  short: "Yes, up to four tins a week.",
  answer: ["Tuna holds mercury.", "Salmon holds less."],
  links: [{ path: "/en/food", text: "All about food" }],
};

test("is an article under its own address, which its link names", () => {
  renderIn("en", <FaqEntry entry={entry} />);
  const link = screen.getByRole("link", { name: "Link to this question: Can I eat tuna?" });
  expect(screen.getByRole("article")).toHaveAttribute("id", "tuna");
  expect(link).toHaveAttribute("href", "#tuna");
});

test("says the verdict in a word beside the question", () => {
  renderIn("en", <FaqEntry entry={entry} />);
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent(/^Can I eat tuna\? Yes$/);
});

test("has the question alone where no one word answers it", () => {
  renderIn("en", <FaqEntry entry={{ ...entry, verdict: null }} />);
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent(/^Can I eat tuna\?$/);
});

test("shows the short answer, and the fuller one with its links when asked", async () => {
  renderIn("en", <FaqEntry entry={entry} />);
  const more = ["Tuna holds mercury.", "Salmon holds less.", "All about food"];
  expect(screen.getByText(entry.short)).toBeVisible();
  for (const text of more) expect(screen.getByText(text)).not.toBeVisible();
  await userEvent.click(screen.getByText("More"));
  for (const text of more) expect(screen.getByText(text)).toBeVisible();
  expect(within(screen.getByRole("list")).getByRole("link", { name: "All about food" })).toHaveAttribute("href", "/en/food");
});

test.each([null, []])("draws no empty list (links: %p)", (links) => {
  renderIn("en", <FaqEntry entry={{ ...entry, links }} />);
  expect(screen.queryByRole("list", { hidden: true })).not.toBeInTheDocument();
});
