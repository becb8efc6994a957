import { withUnits } from "../../src/text/withUnits";

test.each([
  ["at most 4 g in 24 hours", "at most 4\u00a0g in 24 hours"],
  ["38 °C ve üstü, 5 ml", "38\u00a0°C ve üstü, 5\u00a0ml"],
  ["−18 °C’de 3 cm", "−18\u00a0°C’de 3\u00a0cm"],
  ["1–2 saat, 10.00–11.00, ya da – 3", "1–\u20602 saat, 10.00–\u206011.00, ya da – 3"],
  ["2 gün, 3 green, 4 mmHg, 5 cm2", "2 gün, 3 green, 4 mmHg, 5 cm2"],
])("%s keeps numbers with their units and ranges in one line, and nothing else", (text, printed) => {
  expect(withUnits(text)).toBe(printed);
});
