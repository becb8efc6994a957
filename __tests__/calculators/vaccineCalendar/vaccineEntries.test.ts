import { calendarFile } from "../../../src/calculators/shared/calendarFile";
import { vaccineCalendar } from "../../../src/calculators/shared/vaccineCalendar";
import { vaccineEntries } from "../../../src/calculators/vaccineCalendar/vaccineEntries";
import { textsFor } from "../../../src/text/textsFor";
import { allTexts } from "../../support/texts";

const { t } = textsFor("tr", allTexts("tr"));

function entriesOf(birthDate: string, today: string, done: string[] = []) {
  const answer = vaccineCalendar({ birthDate, country: "TR", done }, today);
  if (!answer.ok) throw new Error(answer.reason);
  return vaccineEntries(answer, today, t, "tr");
}

/** The doses of the visits before the one at 6 months. */
const given = ["tr-hepb-0", "tr-hexa-1", "tr-pcv-1", "tr-bcg", "tr-hexa-2", "tr-pcv-2"];

test("the calendar file has one entry per visit from today on, with its doses", () => {
  const entries = entriesOf("2026-06-01", "2026-12-01", given);
  expect(entries.map(({ start }) => start)).toEqual([
    "2026-12-01",
    "2027-03-01",
    "2027-06-01",
    "2027-12-01",
    "2028-06-01",
    "2030-06-01",
    "2039-06-01",
  ]);
  expect(entries[0]).toEqual({
    uid: "ninni-vaccine-tr-20260601-6months@ninni",
    start: "2026-12-01",
    end: "2026-12-02",
    summary: "Aşı: Altılı karma (DaBT-İPA-Hib-HepB), 3. doz; Ağızdan çocuk felci (OPA), 1. doz",
    description: expect.stringContaining("1 Eylül 2026"),
    remindDaysBefore: [7, 1],
  });
});

test("overdue doses of past visits are one entry on today, without a reminder, and future visits follow", () => {
  const [now, next] = entriesOf("2026-06-01", "2026-12-02", given.slice(0, 4));
  expect(now).toMatchObject({
    uid: "ninni-vaccine-tr-20260601-due-now@ninni",
    start: "2026-12-02",
    end: "2026-12-03",
    summary: [
      "Aşı: Altılı karma (DaBT-İPA-Hib-HepB), 2. doz",
      "Zatürre aşısı (konjuge pnömokok, KPA), 2. doz",
      "Altılı karma (DaBT-İPA-Hib-HepB), 3. doz",
      "Ağızdan çocuk felci (OPA), 1. doz",
    ].join("; "),
    remindDaysBefore: [],
  });
  expect(next?.start).toBe("2027-03-01");
});

test("a past visit that is done is not in it", () => {
  expect(entriesOf("2026-06-01", "2026-12-02", [...given, "tr-hexa-3", "tr-opv-1"])[0]?.start).toBe("2027-03-01");
});

test("a given dose is not in it, nor a visit without any other dose", () => {
  expect(entriesOf("2026-06-01", "2026-11-21", [...given, "tr-hexa-3"])[0]?.summary).toBe("Aşı: Ağızdan çocuk felci (OPA), 1. doz");
  expect(entriesOf("2026-06-01", "2026-11-21", [...given, "tr-hexa-3", "tr-opv-1"])[0]?.start).toBe("2027-03-01");
});

test("entries have the same uids on another day, and others for another child", () => {
  const uids = (birthDate: string, today: string) => entriesOf(birthDate, today).map(({ uid }) => uid);
  expect(uids("2026-06-01", "2026-11-25")).toEqual(uids("2026-06-01", "2026-11-21"));
  const both = [...uids("2026-06-01", "2026-11-21"), ...uids("2026-06-02", "2026-11-21")];
  expect(both).toHaveLength(16);
  expect(new Set(both).size).toBe(16);
});

test("before the birth there are none, because the days will change", () => {
  expect(entriesOf("2027-01-01", "2026-11-21")).toEqual([]);
});

test("each future visit has reminders at 9 in the morning, 7 days and 1 day before", () => {
  const file = calendarFile(entriesOf("2026-06-01", "2026-11-21", given), "20261121T120000Z");
  const triggers = file.split("\r\n").filter((line) => line.startsWith("TRIGGER"));
  expect(triggers.slice(0, 2)).toEqual(["TRIGGER:-P6DT15H", "TRIGGER:-PT15H"]);
  expect(triggers).toHaveLength(14);
  expect(file.split("BEGIN:VALARM")).toHaveLength(15);
  expect(file.indexOf("END:VALARM")).toBeLessThan(file.indexOf("END:VEVENT"));
});
