import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import BudgetCalculator from "../../../src/calculators/budget/BudgetCalculator.island";
import { budgetRows } from "../../../src/calculators/budget/budget";
import type { Language } from "../../../src/routes/routes";
import { behaviourLanguages } from "../../support/behaviourLanguages";
import { hydrateIn } from "../../support/hydrate";
import { renderIn } from "../../support/render";
import { textsIn } from "../../support/texts";

/** 1,250.50 once and 100 a month for 12 months, 10 % on top: 2,450.50 and 245.05; lira are shown whole. */
const spoken: Record<Language, { total: string; margin: string; withMargin: string; cot: string }> = {
  tr: { total: "2.451 TL", margin: "245 TL", withMargin: "2.696 TL", cot: "1.250,50" },
  en: { total: "2,450.50 GBP", margin: "245.05 GBP", withMargin: "2,695.55 GBP", cot: "1,250.50" },
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/");
});
afterEach(() => {
  jest.restoreAllMocks();
});

test("no key of a budget row is the name of another field", () => {
  const own = ["currency", "until", "months", "margin", "savings"];
  expect(budgetRows.filter(({ key }) => own.includes(key))).toEqual([]);
});

describe.each(behaviourLanguages)("the budget (%s)", (language) => {
  const text = textsIn(language);
  const user = userEvent.setup({ delay: null });
  const nameOf = (id: string) => {
    if (id.startsWith("own-")) return text("budget.ownRow", { number: id.slice(4) });
    const name = text(`budget.item.${id}`);
    return budgetRows.find(({ key }) => key === id)?.optional ? text("budget.optionalRow", { name }) : name;
  };
  // Rows are hidden in closed groups, and their boxes have the same names, so each is found by the row's legend and then by label.
  const row = (id: string) => {
    const fieldset = screen.getByText(nameOf(id), { selector: "legend" }).closest("fieldset");
    if (!fieldset) throw new Error(`row requires a row of the budget, got ${id}`);
    return within(fieldset);
  };
  const box = (id: string, label: string) => row(id).getByLabelText(text(`budget.${label}`));
  const field = (name: string) => within(screen.getByRole("group", { name: text(`budget.${name}`) })).getByRole("textbox");
  const result = () => screen.getByRole("region", { name: text("tool.result") });
  const submit = () => user.click(screen.getByRole("button", { name: text("budget.submit") }));
  const forget = () => screen.queryByRole("button", { name: text("tool.forget") });
  const parted = (id: string) => box(id, "amount").closest("details");

  async function fillTwo() {
    await user.type(box("cot", "amount"), spoken[language].cot);
    await user.type(box("nappies", "amountMonthly"), "100");
  }

  test("shows the sum of the rows while they are filled in, before the form is submitted", async () => {
    renderIn(language, <BudgetCalculator />);
    const sum = () => within(screen.getByRole("form")).getByText(text("budget.soFar")).parentElement;
    expect(sum()).toHaveTextContent(/0 (TL|GBP)$/);
    expect(result()).toHaveTextContent(text("budget.before"));
    await fillTwo();
    expect(sum()).toHaveTextContent(spoken[language].total);
    // On a wide screen the sum is shown in place of the result, with the amount of each part.
    expect(result()).toHaveTextContent(spoken[language].total);
    expect(within(result()).getByRole("list", { name: text("budget.chart") })).toBeInTheDocument();
    // A sum that can't be right is not shown.
    await user.clear(field("months"));
    await user.type(field("months"), "999");
    expect(screen.queryByText(text("budget.soFar"))).not.toBeInTheDocument();
  });

  test("starts without any price", () => {
    renderIn(language, <BudgetCalculator />);
    const filled = screen.getAllByRole("textbox", { hidden: true }).filter((input) => (input as HTMLInputElement).value !== "");
    // Only months and reserve have a default value.
    expect(filled.map((input) => (input as HTMLInputElement).value)).toEqual(["12", "10"]);
    expect(screen.getByRole("radio", { name: text(`budget.currency.${language === "tr" ? "TRY" : "GBP"}`) })).toBeChecked();
  });

  test("adds up what was typed, in words, as amounts and as shares", async () => {
    renderIn(language, <BudgetCalculator />);
    await fillTwo();
    await submit();
    const { total, margin, withMargin } = spoken[language];
    expect(result()).toHaveTextContent(withMargin);
    expect(result()).toHaveTextContent(text("budget.inWords", { total, margin }));
    const shares = within(screen.getByRole("list", { name: text("budget.chart") })).getAllByRole("listitem");
    // 1,250.50 and 1,200 of 2,450.50.
    expect(shares.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(new RegExp(`^${text("budget.group.room")}.*51`)),
      expect.stringMatching(new RegExp(`^${text("budget.group.care")}.*49`)),
    ]);
    expect(result()).toHaveFocus();
  });

  test("accepts comma and point", async () => {
    renderIn(language, <BudgetCalculator />);
    await user.type(box("cot", "amount"), "12,5");
    await user.type(box("bath", "amount"), "12.5");
    await user.clear(field("margin"));
    await submit();
    expect(result()).toHaveTextContent(language === "tr" ? "25 TL" : "25.00 GBP");
  });

  test("changes the name of the currency but no amount", async () => {
    renderIn(language, <BudgetCalculator />);
    await fillTwo();
    await user.click(screen.getByRole("radio", { name: text("budget.currency.EUR") }));
    await submit();
    expect(result()).toHaveTextContent(`${language === "tr" ? "2.695,55" : "2,695.55"} ${text("budget.currency.EUR")}`);
    expect(box("cot", "amount")).toHaveValue(spoken[language].cot);
  });

  test("leaves out things already owned, subtracts support and counts months and things", async () => {
    renderIn(language, <BudgetCalculator />);
    await fillTwo();
    await user.click(row("cot").getByRole("checkbox", { hidden: true }));
    await user.type(box("nappies", "rowMonths"), "5");
    await user.type(box("support", "amountMonthly"), "10");
    await user.type(box("bath", "amount"), "20");
    await user.type(box("bath", "quantity"), "2");
    await user.clear(field("margin"));
    await submit();
    // 5 × 100 − 12 × 10 + 2 × 20.
    expect(result()).toHaveTextContent(language === "tr" ? "420 TL" : "420.00 GBP");
  });

  test("says how much to save each month until the birth", async () => {
    renderIn(language, <BudgetCalculator />);
    await user.type(box("cot", "amount"), "600");
    await user.type(field("until"), "6");
    await user.type(field("savings"), "60");
    await submit();
    // (600 × 1.1 − 60) ÷ 6.
    expect(result()).toHaveTextContent(text("budget.save", { amount: language === "tr" ? "100 TL" : "100.00 GBP" }));
  });

  test("has rows for the reader's own entries, up to eight", async () => {
    renderIn(language, <BudgetCalculator />);
    await user.type(box("own-1", "ownName"), "Taksi");
    await user.click(row("own-1").getByRole("checkbox", { name: text("budget.everyMonth"), hidden: true }));
    await user.type(box("own-1", "amountMonthly"), "30");
    for (let i = 2; i <= 8; i++) await user.click(screen.getByRole("button", { name: text("budget.addRow"), hidden: true }));
    expect(screen.queryByRole("button", { name: text("budget.addRow"), hidden: true })).not.toBeInTheDocument();
    await user.type(box("own-8", "amount"), "40");
    await user.clear(field("margin"));
    await submit();
    expect(result()).toHaveTextContent(language === "tr" ? "400 TL" : "400.00 GBP");
  });

  describe("an invalid entry is explained in its row, kept, shown and focused:", () => {
    test.each([
      ["cot", "amount", "bin", "amountInvalid"],
      ["cot", "amount", "-5", "amountNegative"],
      ["cot", "amount", "100000001", "amountHigh"],
      ["nappies", "amountMonthly", "1,2,3", "amountInvalid"],
    ])("%s, %s %s", async (id, label, typed, reason) => {
      renderIn(language, <BudgetCalculator />);
      await user.type(box(id, label), typed);
      await submit();
      const wrong = box(id, label);
      expect(row(id).getByText(text(`budget.error.${reason}`))).toBeVisible();
      expect(wrong.closest("details")).toHaveAttribute("open");
      expect(wrong).toBeInvalid();
      expect(wrong).toHaveAccessibleDescription(text(`budget.error.${reason}`));
      expect(wrong).toHaveValue(typed);
      expect(wrong).toHaveFocus();
      expect(localStorage).toHaveLength(0);
      expect(result()).toHaveTextContent(text("budget.before"));
    });

    test("the count of a row", async () => {
      renderIn(language, <BudgetCalculator />);
      await user.type(box("cot", "amount"), "5");
      await user.type(box("cot", "quantity"), "100");
      await submit();
      expect(row("cot").getByText(text("budget.error.quantityRange"))).toBeVisible();
      expect(box("cot", "quantity")).toHaveFocus();
      expect(box("cot", "amount")).toBeValid();
      await user.clear(box("cot", "quantity"));
      await submit();
      expect(result()).toHaveFocus();
    });

    test("a row of more months than are budgeted", async () => {
      renderIn(language, <BudgetCalculator />);
      await user.type(box("nappies", "amountMonthly"), "5");
      await user.type(box("nappies", "rowMonths"), "13");
      await submit();
      expect(row("nappies").getByText(text("budget.error.rowMonthsRange"))).toBeVisible();
    });

    test.each([
      ["months", "37", "monthsRange"],
      ["until", "11", "untilRange"],
      ["margin", "51", "marginRange"],
      ["savings", "-1", "amountNegative"],
    ])("%s %s", async (name, typed, reason) => {
      renderIn(language, <BudgetCalculator />);
      await user.clear(field(name));
      await user.type(field(name), typed);
      await submit();
      expect(screen.getByText(text(`budget.error.${reason}`))).toBeVisible();
      expect(field(name)).toHaveFocus();
      expect(field(name)).toHaveValue(typed);
    });

    test("months until the birth that a monthly row needs", async () => {
      renderIn(language, <BudgetCalculator />);
      await user.type(box("antenatal-visits", "amountMonthly"), "5");
      await submit();
      expect(screen.getByText(text("budget.error.untilNeeded"))).toBeVisible();
      expect(field("until")).toHaveFocus();
    });
  });

  test("gives its rows and sums as a table", async () => {
    const made: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        made.push(blob);
        return "blob:table";
      },
      revokeObjectURL: () => undefined,
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    renderIn(language, <BudgetCalculator />);
    await fillTwo();
    await user.type(box("own-1", "ownName"), "=kötü");
    await user.type(box("own-1", "amount"), "1");
    await submit();
    await user.click(screen.getByRole("button", { name: text("tool.table") }));
    expect(click).toHaveBeenCalledTimes(1);
    const bytes = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(made[0] ?? new Blob());
    });
    const [head, cot, nappies, own] = bytes.split("\r\n");
    const mark = language === "tr" ? ";" : ",";
    expect(head?.split(mark)).toHaveLength(7);
    const cells = (...values: string[]) => values.join(mark);
    const amount = language === "tr" ? "1250,5" : "1250.5";
    const once = `"${text("budget.csv.oneOff")}"`;
    const no = `"${text("budget.csv.no")}"`;
    expect(cot).toBe(cells(`"${text("budget.group.room")}"`, `"${text("budget.item.cot")}"`, once, amount, "1", no, amount));
    expect(nappies).toContain(cells("100", "12", no, "1200"));
    expect(own).toContain(`"'=kötü"`);
    expect(bytes).toContain(`"${text("budget.sum.withMargin")}"`);
  });

  test("writes what was typed to the fragment, and such an address restores it, including own rows", async () => {
    const { unmount } = renderIn(language, <BudgetCalculator />);
    await user.type(box("own-1", "ownName"), "Taksi");
    await user.type(box("own-1", "amount"), "30");
    await submit();
    expect(location.hash).toBe(`#currency=${language === "tr" ? "TRY" : "GBP"}&months=12&margin=10&own-1-name=Taksi&own-1=30`);
    unmount();
    localStorage.clear();
    history.replaceState(null, "", "/#own-3=30&own-3-name=Taksi&currency=USD&margin=0");
    renderIn(language, <BudgetCalculator />);
    expect(box("own-3", "ownName")).toHaveValue("Taksi");
    expect(result()).toHaveTextContent(`${language === "tr" ? "30,00" : "30.00"} ${text("budget.currency.USD")}`);
  });

  test("ignores nonsense behind the #", () => {
    history.replaceState(null, "", "/#currency=XXX&cot=%00&own-9=1&months=1e9");
    renderIn(language, <BudgetCalculator />);
    expect(result()).toHaveTextContent(text("budget.before"));
  });

  test("stores the entries on the device and deletes them with the button", async () => {
    renderIn(language, <BudgetCalculator />);
    expect(forget()).not.toBeInTheDocument();
    await fillTwo();
    await submit();
    expect(localStorage.getItem("ninni-tool-budget")).toContain('"nappies":"100"');
    await user.click(screen.getByRole("button", { name: text("tool.forget") }));
    expect(localStorage).toHaveLength(0);
    expect(location.hash).toBe("");
    expect(box("cot", "amount")).toHaveValue("");
    expect(result()).toHaveTextContent(text("budget.before"));
  });

  test("opens its groups one by one; only the first is open at first", async () => {
    renderIn(language, <BudgetCalculator />);
    expect(parted("tests-scans")).toHaveAttribute("open");
    expect(parted("cot")).not.toHaveAttribute("open");
    await user.click(screen.getByText(text("budget.group.room")));
    expect(parted("cot")).toHaveAttribute("open");
  });

  test("keeps what was typed before the script loaded", async () => {
    await hydrateIn(language, <BudgetCalculator />, () => user.type(box("tests-scans", "amount"), "25"));
    expect(box("tests-scans", "amount")).toHaveValue("25");
  });
});
