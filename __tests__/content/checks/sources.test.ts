/** @jest-environment node */
import { sourceFaults as rawSourceFaults } from "../../../src/content/checks/sources";
import type { ValidRecord } from "../../../src/content/checks/validRecord";
import { asLines } from "../../support/faultLines";

const sourceFaults = asLines(rawSourceFaults);

const source = (key: string, title: string, url: string | undefined, publisher = "NICE"): ValidRecord => ({
  file: `data/sources/${key}.json`,
  type: "Source",
  record: { key, publisher, title, year: 2019, url },
});
const faq = (...sources: string[]): ValidRecord => ({ file: "data/faqs/fever.json", type: "Faq", record: { key: "fever", sources } });
const page = "https://www.nice.org.uk/guidance/ng143";

test.each([
  [
    "a front page",
    "https://www.nice.org.uk/",
    /^data\/sources\/a\.json: url: “https:\/\/www\.nice\.org\.uk\/” is the front page of a site/,
  ],
  ["a front page without a slash", "https://www.nice.org.uk", /is the front page of a site/],
  ["a place on a front page", "https://www.nice.org.uk/#fever", /is the front page of a site/],
  ["an unencrypted page", "http://www.nice.org.uk/guidance/ng143", /is not encrypted/],
  ["an unencrypted front page", "http://www.nice.org.uk/", /is not encrypted/],
])("%s is not the address of a source", (_, url, fault) => {
  expect(sourceFaults([source("a", "Fever in under 5s", url)])).toEqual([expect.stringMatching(fault)]);
});

test("a document, a document named by a query and a document without an address are sources", () => {
  const document = source("a", "Fever in under 5s", page);
  const asked = source("b", "Karayolları Trafik Yönetmeliği", "https://www.mevzuat.gov.tr/?MevzuatNo=8182");
  expect(sourceFaults([document, asked, source("c", "Genelge 2014/6", undefined)])).toEqual([]);
});

test.each([
  ["the address", "https://nice.org.uk/guidance/ng143/", "Fever in under 5s"],
  ["the marks of the title", page, "Fever in under-5s."],
  ["capitals", page, "FEVER in under 5s"],
])("a source is the same as another whatever %s looks like", (_, url, title) => {
  expect(sourceFaults([source("a", "Fever in under 5s", page), source("b", title, url, "NICE (UK)")])).toEqual([
    "data/sources/b.json: url: a source with this address and title already exists: data/sources/a.json",
  ]);
});

test.each([
  ["another title", source("b", "Fever in under 5s, 1.1", page)],
  ["another address", source("b", "Fever in under 5s", `${page}/chapter/Recommendations`)],
  ["another query", source("b", "Fever in under 5s", `${page}?lang=tr`)],
])("two sources differ by %s", (_, other) => {
  expect(sourceFaults([source("a", "Fever in under 5s", page), other])).toEqual([]);
});

test("sources without an address are distinguished by their publisher", () => {
  const one = source("a", "Names of children", undefined);
  expect(sourceFaults([one, source("b", "Names of children", undefined, "ONS")])).toEqual([]);
  expect(sourceFaults([one, source("b", "Names of children", undefined)])).toHaveLength(1);
});

describe("a record", () => {
  const whole = source("whole", "Fever in under 5s", page);
  const thermometers = source("thermometers", "Fever in under 5s, 1.1 thermometers", page);
  const table = source("table", "Fever in under 5s (traffic light table)", page);
  const elsewhere = source("elsewhere", "Fever in under 5s, 1.1 thermometers", "https://www.cks.nice.org.uk/fever");
  const sources = [whole, thermometers, table, elsewhere];

  test.each([
    [["whole", "thermometers"], "Fever in under 5s", "Fever in under 5s, 1.1 thermometers"],
    [["table", "elsewhere", "whole"], "Fever in under 5s (traffic light table)", "Fever in under 5s"],
  ])("must not name a page and a part of it: %j", (keys, first, second) => {
    expect(sourceFaults([...sources, faq(...keys)])).toEqual([
      `data/faqs/fever.json: sources: “${first}” and “${second}” are the same page: name only one of them`,
    ]);
  });

  test("may name two parts of a page, and a page of the same title elsewhere", () => {
    expect(sourceFaults([...sources, faq("thermometers", "table")])).toEqual([]);
    expect(sourceFaults([...sources, faq("whole", "elsewhere")])).toEqual([]);
  });

  test("is checked with all of its parts", () => {
    const plan: ValidRecord = {
      file: "data/birth-plan/baby.json",
      type: "BirthPlanGroup",
      record: { key: "baby", wishes: [{ key: "cord", sources: ["thermometers"] }], sources: ["whole"] },
    };
    expect(sourceFaults([...sources, plan])).toEqual([
      "data/birth-plan/baby.json: sources: “Fever in under 5s, 1.1 thermometers” and “Fever in under 5s” are the same page: name only one of them",
    ]);
  });
});
