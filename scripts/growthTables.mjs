/**
 * Makes the growth tables the browser fetches, static/growth/<reference>-<indicator>-<sex>.json, and the short one the page shows without
 * script, static/growth/summary.json, from the published tables in data/standards/growth/. No figure is changed. Run again when one changes:
 *   node scripts/growthTables.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const indicators = {
  weight: "weight_for_age",
  length: "length_height_for_age",
  head: "head_circumference_for_age",
  bmi: "bmi_for_age",
};
const sexes = { girl: "female", boy: "male" };
/** The last day before 60 months of 30.4375 days: WHO gives scores only for ages under 60 months. */
const lastDay = 1826;

/** Rows of a CSV table as objects of strings; a quoted cell may contain commas. */
function rowsOf(file) {
  const [header, ...lines] = readFileSync(`data/standards/growth/${file}.csv`, "utf8").trim().split(/\r?\n/);
  const cellsOf = (line) => line.match(/("([^"]|"")*"|[^,]*)(,|$)/g).map((cell) => cell.replace(/,$/, "").replace(/^"|"$/g, ""));
  const names = header.split(",");
  return lines.map((line) => Object.fromEntries(cellsOf(line).flatMap((cell, i) => (names[i] ? [[names[i], cell]] : []))));
}

const column = (rows, name) => rows.map((row) => Number(row[name]));
const lms = (rows) => ({ L: column(rows, "L"), M: column(rows, "M"), S: column(rows, "S") });

/** One row for each day from birth: the day is the index in the list. */
function whoTable(published, sex) {
  const rows = rowsOf(`who_${published}_daily`).filter((row) => row.sex === sex && Number(row.age) <= lastDay);
  if (rows.some((row, day) => Number(row.age) !== day)) throw new Error(`whoTable requires every day of ${published} (${sex})`);
  return { reference: "WHO", unit: rows[0].unit, ...lms(rows) };
}

/** One row for each 0.1 cm of length (measured lying), and the same for height (measured standing). */
function byLengthTable(sex) {
  const tableOf = (file, size) => {
    const rows = rowsOf(file).filter((row) => row.sex === sex);
    const fromCm = Number(rows[0][size]);
    if (rows.some((row, i) => Math.round(Number(row[size]) * 10) !== Math.round(fromCm * 10) + i))
      throw new Error(`byLengthTable requires every 0.1 cm of ${file} (${sex})`);
    return { reference: "WHO", unit: rows[0].unit, fromCm, ...lms(rows) };
  };
  return { ...tableOf("who_weight_for_length", "length_cm"), standing: tableOf("who_weight_for_height", "height_cm") };
}

/** A few months of the monthly table. 24 months have a row for lying and one for standing; the page shows the later one. */
function summaryTable(published, sex) {
  const months = [0, 1, 2, 3, 4, 6, 9, 12, 18, 24, 36, 48];
  const rows = rowsOf(`who_${published}_monthly`).filter((row) => row.sex === sex);
  const shown = months.map((month) => rows.findLast((row) => Number(row.age) === month));
  if (shown.includes(undefined)) throw new Error(`summaryTable requires every month shown of ${published} (${sex})`);
  return { reference: "WHO", unit: rows[0].unit, months, ...lms(shown) };
}

/** Months at uneven steps, with the printed percentiles next to L, M and S. */
function neyziTable(published, sex) {
  const isOurs = (row) => row.sex === sex && row.indicator === published;
  const rows = rowsOf("turkish_neyzi2015_lms_0_60_months").filter(isOurs);
  const printed = rowsOf("turkish_neyzi_percentiles_0_60_months").filter(isOurs);
  const percentiles = [...new Set(column(printed, "percentile"))].sort((a, b) => a - b);
  const months = [...new Set(column(printed, "age"))].sort((a, b) => a - b);
  const printedValue = (month, percentile) => {
    const row = printed.find(({ age, percentile: p }) => Number(age) === month && Number(p) === percentile);
    if (!row) throw new Error(`neyziTable requires percentile ${percentile} at ${month} months of ${published} (${sex})`);
    return Number(row.value);
  };
  return {
    reference: "TR-Neyzi",
    unit: rows[0].unit,
    months: column(rows, "age"),
    ...lms(rows),
    lines: { percentiles, months, values: months.map((month) => percentiles.map((percentile) => printedValue(month, percentile))) },
  };
}

const summary = {};
mkdirSync("static/growth", { recursive: true });
for (const [indicator, published] of Object.entries(indicators)) {
  for (const [name, sex] of Object.entries(sexes)) {
    // The page shows no table of the BMI.
    if (indicator !== "bmi") summary[`${indicator}-${name}`] = summaryTable(published, sex);
    writeFileSync(`static/growth/who-${indicator}-${name}.json`, `${JSON.stringify(whoTable(published, sex))}\n`);
    writeFileSync(`static/growth/neyzi-${indicator}-${name}.json`, `${JSON.stringify(neyziTable(published, sex))}\n`);
  }
}
for (const [name, sex] of Object.entries(sexes))
  writeFileSync(`static/growth/who-forLength-${name}.json`, `${JSON.stringify(byLengthTable(sex))}\n`);
/** The medians at the end of each week of life, for the baby's week pages. */
const weeks = Array.from({ length: 53 }, (_, week) => week);
const tables = Object.fromEntries(
  ["weight", "length"].flatMap((i) => Object.keys(sexes).map((name) => [`${i}-${name}`, whoTable(indicators[i], sexes[name])])),
);
const sizes = weeks.map((week) => ({
  key: String(week),
  week,
  ...Object.fromEntries(
    Object.keys(sexes).flatMap((name) => [
      [`${name}WeightKg`, tables[`weight-${name}`].M[week * 7]],
      [`${name}LengthCm`, tables[`length-${name}`].M[week * 7]],
    ]),
  ),
  sources: ["who-growth"],
}));
writeFileSync("data/standards/baby-sizes.json", `[\n${sizes.map((row) => `  ${JSON.stringify(row)}`).join(",\n")}\n]\n`);
writeFileSync("static/growth/summary.json", `${JSON.stringify(summary)}\n`);
