import fc from "fast-check";
import { formatAmount, spreadsheet, typedAmount } from "../../../src/calculators/shared/amounts";

describe("a typed amount", () => {
  test.each([
    ["", 0],
    ["  ", 0],
    ["0", 0],
    ["-0", 0],
    ["7", 700],
    ["12,5", 1250],
    ["12.5", 1250],
    ["12,50", 1250],
    ["1.250,50", 125_050],
    ["1,250.50", 125_050],
    ["1250,5", 125_050],
    ["1.250", 125_000],
    ["1,250", 125_000],
    ["1.234.567", 123_456_700],
    ["1 250,50", 125_050],
    ["1\u00a0250", 125_000],
    ["-1.250,50", -125_050],
    ["−5", -500],
    ["0,05", 5],
  ])("%j is %p hundredths", (text, minor) => {
    expect(typedAmount(text)).toBe(minor);
  });

  test.each([
    "bin",
    "1,2,3",
    "1.2.3",
    "12,5.1",
    "1.250.50",
    "0.125",
    "1.2500",
    "12,345,6",
    ",5",
    "5,",
    "1e3",
    "₺5",
    "--5",
    "1.250,505",
    "Infinity",
  ])("%j is not an amount", (text) => {
    expect(typedAmount(text)).toBeNaN();
  });

  test("is read from the number format of both languages", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), fc.constantFrom("tr", "en"), (minor, language) => {
        expect(typedAmount(formatAmount(minor, "EUR", language))).toBe(minor);
      }),
    );
  });

  test("never throws", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => expect(typeof typedAmount(text)).toBe("number")));
  });
});

test("lira are written whole, other currencies with two decimals", () => {
  expect(formatAmount(125_050, "TRY", "tr")).toBe("1.251");
  expect(formatAmount(125_050, "GBP", "tr")).toBe("1.250,50");
  expect(formatAmount(125_050, "USD", "en")).toBe("1,250.50");
});

describe("a table for spreadsheets", () => {
  const lines = [
    ["Satır", "Tutar"],
    ['Beşik "büyük"', 12.5],
  ];

  test("has the separators of its language, and a mark for UTF-8", () => {
    expect(spreadsheet(lines, "tr")).toBe('\uFEFF"Satır";"Tutar"\r\n"Beşik ""büyük""";12,5\r\n');
    expect(spreadsheet(lines, "en")).toBe('\uFEFF"Satır","Tutar"\r\n"Beşik ""büyük""",12.5\r\n');
  });

  test.each(["=1+1", "+1", "-1", "@x", "\tx"])("contains %j as text, not as a formula", (text) => {
    expect(spreadsheet([[text]], "en")).toBe(`\uFEFF"'${text}"\r\n`);
  });

  test("keeps a negative number a number", () => {
    expect(spreadsheet([[-12.5]], "tr")).toBe("\uFEFF-12,5\r\n");
  });
});
