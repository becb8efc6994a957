import { findFaults as rawFindFaults } from "../../src/content/checks/checks";
import { findRecordType, newRecord } from "../../src/content/newRecord";
import { type RecordTypeName, recordTypes } from "../../src/content/records/registry";
import { asLines } from "../support/faultLines";

const findFaults = asLines(rawFindFaults);

const today = "2026-11-22";

test.each([
  ["symptom", "Symptom"],
  ["symptoms", "Symptom"],
  ["BabyWeek", "BabyWeek"],
  ["baby-weeks", "BabyWeek"],
  ["ghost", undefined],
  ["", undefined],
])("%s is called %s", (called, type) => {
  expect(findRecordType(called)).toBe(type);
});

test.each(Object.keys(recordTypes) as RecordTypeName[])(
  "a new %s has the form of its kind: only what is to be written is missing",
  (type) => {
    const record = newRecord(type, "new-one", today);
    const { error } = recordTypes[type].fields.safeParse(record);
    const wrong = (error?.issues ?? []).filter(
      ({ code }) => ["unrecognized_keys", "invalid_union"].includes(code) || code === "invalid_type",
    );
    expect(wrong).toEqual([]);
  },
);

test("the check names each text that is still empty, in both languages", () => {
  const faults = findFaults([{ file: "data/topics/new-one.json", type: "Topic", record: newRecord("Topic", "new-one", today) }], today);
  expect(faults).toEqual(
    expect.arrayContaining(["data/topics/new-one.json: title.tr: is empty", "data/topics/new-one.json: title.en: is empty"]),
  );
});
