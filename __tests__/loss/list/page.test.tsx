import { screen, within } from "@testing-library/react";
import LossSupportPage, { Head } from "../../../src/loss/list/page";
import { languages } from "../../../src/routes/routes";
import { contextFor, rawKeysOn, renderHead, renderTemplate, shellFor } from "../../support/templates";
import { textsIn } from "../../support/texts";

const sign = (key: string, stage: "before20" | "afterBirth" | "from20") => ({
  key,
  text: `Sign ${key}`,
  weekFrom: null,
  weekTo: null,
  tiers: [{ stage, tier: "call112" as const }],
});
const topic = (key: string, group: "happened" | "afterwards" | "later", over: object = {}) => ({
  key,
  group,
  title: `Title ${key}`,
  description: `About ${key}.`,
  path: `/loss/${key}`,
  signs: null,
  help: null,
  ...over,
});
const nodes = [
  topic("pregnancy-after-loss", "later", { signs: [{ stage: "before20", signs: [sign("living", "before20")] }] }),
  topic("miscarriage", "happened", { signs: [{ stage: "before20", signs: [sign("blood", "before20")] }] }),
  topic("body-and-milk", "afterwards"),
  topic("when-the-mind-hurts", "afterwards", { help: [{ name: "112", text: "Now.", phone: "112", url: null }] }),
  topic("burial-and-custom", "afterwards"),
];
const dataIn = (language: "tr" | "en") => ({ ...shellFor("lossSupport", language), topics: { nodes } });
const drawIn = (language: "tr" | "en") => renderTemplate(LossSupportPage, dataIn(language), contextFor("lossSupport", language));

test.each(languages)("is in order: condolence, tonight, the loss, the days after, help, later (%s)", (language) => {
  drawIn(language);
  const say = textsIn(language, "loss");
  const main = within(screen.getByRole("main"));
  expect(rawKeysOn(document.body, language)).toEqual([]);
  expect(main.getByText(say("list.lead"))).toBeInTheDocument();
  const headings = main.getAllByRole("heading", { level: 2 }).map(({ id }) => id);
  expect(headings.filter((id) => ["tonight", "happened", "afterwards", "help", "later"].includes(id))).toEqual([
    "tonight",
    "happened",
    "afterwards",
    "help",
    "later",
  ]);
  const rows = main.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(rows.filter((href) => href?.startsWith("/loss/"))).toEqual([
    "/loss/miscarriage",
    "/loss/body-and-milk",
    "/loss/when-the-mind-hurts",
    "/loss/burial-and-custom",
    "/loss/pregnancy-after-loss",
  ]);
});

test("shows the signs after a loss and does not mention weeks of pregnancy", () => {
  drawIn("tr");
  expect(screen.getByText("Sign blood")).toBeInTheDocument();
  expect(screen.queryByText("Sign living")).not.toBeInTheDocument();
  const t = textsIn("tr", "triage");
  expect(screen.getByText(t("loss.call112.closing"))).toBeInTheDocument();
  expect(screen.queryByText(t("pregnancy.call112.closing"))).not.toBeInTheDocument();
});

test("has no popup, no tab bar with weeks, no picture except an empty night sky, and no share buttons", () => {
  drawIn("tr");
  expect(document.querySelector("[data-promo]")).toBeNull();
  expect(document.querySelector("[data-own]")).toBeNull();
  const pictures = [...screen.getByRole("main").querySelectorAll("img")].map((picture) => picture.getAttribute("src"));
  expect(pictures).toEqual(["/illustrations/quiet-night.svg"]);
  expect(document.querySelector("[data-behaviour=share]")).toBeNull();
});

test("a phone number is a link that dials it", () => {
  drawIn("en");
  expect(within(screen.getByRole("main")).getByRole("link", { name: "112" })).toHaveAttribute("href", "tel:112");
});

test("has a title that says what it is and does not mention quiet mode", async () => {
  const head = await renderHead(<Head data={dataIn("tr")} pageContext={contextFor("lossSupport", "tr")} />);
  expect(head.title).toContain(textsIn("tr", "loss")("list.title"));
  expect(JSON.stringify(head)).not.toMatch(/sessiz/i);
});
