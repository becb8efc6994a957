import { sortTopics } from "../../src/reading/sortTopics";
import { varied } from "../../src/reading/varied";

const article = (name: string, picture: string, topic: string) => ({ name, picture, topic: { key: topic } });
const night = article("night", "sleep", "MT-0");
const nightToo = article("nightToo", "sleep", "MT-1");
const table = article("table", "nutrition", "MT-0");
const tests = article("tests", "tests", "MT-5");

test("another topic and another cover come first, then another cover, then the rest", () => {
  expect(varied([night, nightToo, table, tests], 2)).toEqual([night, tests]);
  expect(varied([night, nightToo, table, tests], 3)).toEqual([night, tests, table]);
  expect(varied([night, nightToo, table, tests], 9)).toEqual([night, tests, table, nightToo]);
});

test("topics are sorted by their number, not by its first digit", () => {
  expect(sortTopics([{ key: "MT-10" }, { key: "MT-2" }]).map(({ key }) => key)).toEqual(["MT-2", "MT-10"]);
});
