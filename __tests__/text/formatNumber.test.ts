import fc from "fast-check";
import { languages } from "../../src/routes/routes";
import { formatNumber } from "../../src/text/formatNumber";

describe("formatNumber", () => {
  test("writes a decimal comma in Turkish and a decimal point in English", () => {
    expect(formatNumber(32.2, "tr", 1)).toBe("32,2");
    expect(formatNumber(32.2, "en", 1)).toBe("32.2");
  });

  test("groups thousands with a point in Turkish and a comma in English", () => {
    expect(formatNumber(3250, "tr")).toBe("3.250");
    expect(formatNumber(3250, "en")).toBe("3,250");
  });

  test("gives a negative number the minus of print, not a hyphen", () => {
    expect(formatNumber(-1.58, "tr", 2)).toBe("−1,58");
    expect(formatNumber(-1234, "en")).toBe("−1,234");
  });

  test("writes the requested number of decimals, none by default", () => {
    expect(formatNumber(2, "tr", 1)).toBe("2,0");
    expect(formatNumber(2.6, "tr")).toBe("3");
  });

  test.each<[number, number, string]>([
    [0, 0, "0"],
    [0, 2, "0.00"],
    [999, 0, "999"],
    [999.5, 0, "1,000"],
    [999_999.999, 2, "1,000,000.00"],
    [1.005, 2, "1.01"],
    [0.05, 1, "0.1"],
    [0.004, 2, "0.00"],
  ])("%d with %d decimals is %s: half is rounded up as it is read", (value, decimals, written) => {
    expect(formatNumber(value, "en", decimals)).toBe(written);
  });

  test.each(languages)("writes what the platform writes (%s)", (language) => {
    const values = fc.oneof(
      fc.integer({ min: -5_000_000, max: 5_000_000 }),
      fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((n) => Math.round(n * 1e4) / 1e4),
    );
    fc.assert(
      fc.property(values, fc.integer({ min: 0, max: 4 }), (value, decimals) => {
        const platform = new Intl.NumberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
        expect(formatNumber(value, language, decimals)).toBe(platform.format(value === 0 ? 0 : value).replace("-", "−"));
      }),
    );
  });
});
