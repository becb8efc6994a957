import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FrequentFoods } from "../../../src/canI/foods/FrequentFoods";
import { ItemList } from "../../../src/canI/list/ItemList";
import { renderIn } from "../../support/render";
import { withStyles } from "../../support/styles";

beforeAll(withStyles);

/** A phone, for the rules of the list that apply only there. */
function onPhone() {
  const { insertRule } = CSSStyleSheet.prototype;
  jest.spyOn(CSSStyleSheet.prototype, "insertRule").mockImplementation(function (this: CSSStyleSheet, rule, index) {
    return insertRule.call(this, rule.replace(/^@media \(max-width: ?799px\)/, "@media screen"), index);
  });
}
afterEach(() => jest.restoreAllMocks());

const food = (key: string, title: string) => ({
  key,
  path: `/${key}`,
  title,
  pregnancy: { verdict: "yes", label: "Olur" } as const,
  breastfeeding: { verdict: "limit", label: "Az" } as const,
  baby: { verdict: "later", label: "12. aydan sonra" } as const,
});
const foods = [food("tulum", "Tulum"), food("bal", "Bal")];
const rows = foods.map(({ path, title, pregnancy, breastfeeding, baby }) => ({
  path,
  title,
  words: [],
  group: "sweets",
  answers: [
    { tone: "yes" as const, label: pregnancy.label },
    { tone: "limit" as const, label: breastfeeding.label },
    { tone: "later" as const, label: baby.label },
  ],
}));

const show = () =>
  renderIn(
    "tr",
    <ItemList
      of="foods"
      columns={[{ name: "Hamilelikte" }, { name: "Emzirirken" }, { name: "Bebekte" }]}
      rows={rows}
      order="letter"
      frequent={<FrequentFoods foods={foods} />}
    />,
  );
const isShown = (element: Element | null): boolean => {
  for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).display === "none") return false;
  return element !== null;
};
const card = () => within(screen.getByRole("list", { name: "Çok sorulanlar" })).getByRole("link", { name: /^Bal/ });
const answersOn = (link: Element) =>
  [...link.querySelectorAll("[data-of]")]
    .filter((answer) => isShown(answer) && isShown(answer.querySelector("b")))
    .map((answer) => answer.textContent);

test.each([
  ["Hamilelikte", ["Hamilelikte: Olur", "Bebekte: 12. aydan sonra"]],
  ["Emzirirken", ["Emzirirken: Az", "Bebekte: 12. aydan sonra"]],
  ["Bebekte", ["Hamilelikte: Olur", "Bebekte: 12. aydan sonra"]],
])("each card has two answers with whom they are for, on a phone too (%s)", async (stage, expected) => {
  onPhone();
  show();
  await userEvent.click(screen.getByRole("radio", { name: stage }));
  expect(answersOn(card())).toEqual(expected);
});

test("on a phone the list shows the chosen column, and its name above it", async () => {
  onPhone();
  const { container } = show();
  await userEvent.click(screen.getByRole("radio", { name: "Bebekte" }));
  const heads = [...container.querySelectorAll(".rows-head > span:last-of-type > span")];
  expect(heads.filter(isShown).map((head) => head.textContent)).toEqual(["Bebekte"]);
  const row = container.querySelector('li[data-words] a[href="/bal"] > span');
  expect([...(row?.children ?? [])].filter(isShown).map((answer) => answer.textContent)).toEqual(["Bebekte: 12. aydan sonra"]);
});
