import { type CoreList, missingCoreSigns } from "../../src/triage/coreSigns";

const lists: CoreList[] = [
  { stage: "before20", core: ["bleeding", "ectopic"] },
  { stage: "before20", isAfterLoss: true, core: ["bleeding", "infection"] },
  { stage: "from20", core: ["bleeding", "movements"] },
  { stage: "afterBirth", core: ["pad", "leg", "fever"] },
];

test.each<[what: string, Parameters<typeof missingCoreSigns>[1], missing: string[]]>([
  [
    "names every core sign that is missing, in the order of the list",
    { stage: "afterBirth", signs: ["leg", "stitches"] },
    ["pad", "fever"],
  ],
  ["finds nothing in a whole card, whatever else it says", { stage: "afterBirth", signs: ["fever", "stitches", "pad", "leg"] }, []],
  ["finds an empty card empty", { stage: "from20", signs: [] }, ["bleeding", "movements"]],
  ["needs for the whole pregnancy both lists, a common sign once", { stage: "any", signs: ["ectopic"] }, ["bleeding", "movements"]],
  ["has a list of its own after a loss", { stage: "before20", isAfterLoss: true, signs: ["bleeding"] }, ["infection"]],
  [
    "uses the list of the stage where there is none after a loss",
    { stage: "afterBirth", isAfterLoss: true, signs: ["pad", "leg"] },
    ["fever"],
  ],
  ["takes null for no loss", { stage: "before20", isAfterLoss: null, signs: ["bleeding"] }, ["ectopic"]],
])("%s", (_, card, missing) => {
  expect(missingCoreSigns(lists, card)).toEqual(missing);
});

test("refuses a stage without a list instead of calling its cards whole", () => {
  expect(() => missingCoreSigns(lists, { stage: "firstMonth", signs: ["blue"] })).toThrow("for the stage firstMonth");
});
