import { screen, within } from "@testing-library/react";
import LossTopicPage from "../../../src/loss/topic/page";
import { contextFor, rawKeysOn, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const sign = {
  key: "blood",
  text: "Blood runs",
  weekFrom: null,
  weekTo: null,
  tiers: [{ stage: "before20" as const, tier: "call112" as const }],
};
const section = (key: string, over: object = {}) => ({
  key,
  heading: `Heading ${key}`,
  text: [`Text ${key}.`],
  list: null,
  steps: null,
  table: null,
  links: null,
  ...over,
});
const topic = {
  group: "happened" as "happened" | "later",
  title: "Miscarriage",
  description: "About it.",
  lead: "First this.",
  note: "It tells of blood.",
  sections: [section("tonight", { list: ["Pads"] }), section("after", { steps: ["Ask"] })],
  signs: [{ stage: "before20" as const, isWhole: true, isAfterLoss: true, signs: [sign] }],
  help: [
    { name: "182", text: "Appointments.", phone: "182", url: null },
    { name: "A page", text: "Reads.", phone: null, url: "https://a.example/" },
    { name: "0212 656 96 96", text: "Line.", phone: "0212 656 96 96", url: null },
  ],
  links: [{ path: "/articles/MT-9-1", text: "Deeper" }],
  written: "2026-11-22",
  nextReview: "2027-11-22",
  abroad: [],
  sources: [],
};
const others = { nodes: [{ path: "/loss/stillbirth", title: "Stillbirth" }] };
const draw = (over: object = {}, isDiscreet = false) =>
  renderTemplate(
    LossTopicPage,
    { ...shellFor("lossSupportTopic", "en"), topic: { ...topic, ...over }, others },
    { ...contextFor("lossSupportTopic", "en", { tr: "/kayip-destek/dusuk", en: "/en/loss-support/miscarriage" }), isDiscreet },
  );
const t = textsIn("en", "triage");

test("gives the summary first, then the danger signs, then the text", () => {
  draw();
  expect(rawKeysOn(document.body, "en")).toEqual([]);
  const order = ["First this.", "It tells of blood.", "Blood runs", "Text tonight.", "Text after."];
  const text = screen.getByRole("main").textContent ?? "";
  expect(order.map((words) => text.indexOf(words))).toEqual(order.map((words) => text.indexOf(words)).sort((a, b) => a - b));
  expect(order.every((words) => text.includes(words))).toBe(true);
});

test("addresses a reader whose pregnancy has ended, except on the page about the next pregnancy", () => {
  const { unmount } = draw();
  expect(screen.getByText(t("loss.call112.closing"))).toBeInTheDocument();
  unmount();
  draw({ group: "later", signs: topic.signs.map((group) => ({ ...group, isAfterLoss: null })) });
  expect(screen.getByText(t("pregnancy.call112.closing"))).toBeInTheDocument();
});

test("a phone number is a link that dials it, and a page opens in a new tab", () => {
  draw();
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "0212 656 96 96" })).toHaveAttribute("href", "tel:02126569696");
  expect(main.getByRole("link", { name: /A page/ })).toHaveAttribute("target", "_blank");
});

test("links to articles and the other pages without a cover", () => {
  draw();
  const main = screen.getByRole("main");
  expect(within(main).getByRole("link", { name: "Deeper" })).toHaveAttribute("href", "/articles/MT-9-1");
  expect(within(main).getByRole("link", { name: "Stillbirth" })).toBeInTheDocument();
  expect(main.querySelector("img, picture")).toBeNull();
});

test("leaves out parts the record does not have", () => {
  draw({ note: null, signs: null, help: null, links: [] });
  expect(document.getElementById("signs")).toBeNull();
  expect(document.getElementById("help")).toBeNull();
  expect(document.getElementById("read-on")).toBeNull();
  expect(screen.queryByText(textsIn("en", "loss")("note"), { exact: false })).not.toBeInTheDocument();
});

test.each([true, false])("has the button that leaves at once only where it leaves no trace (%p)", (isDiscreet) => {
  draw({}, isDiscreet);
  expect(screen.queryAllByRole("link", { name: "Exit this page" })).toHaveLength(isDiscreet ? 1 : 0);
});
