import { helpOf, signsOfTonight } from "../../src/loss/topics";

const topic = (key: string, over: object = {}) => ({ key, group: key, signs: null, help: null, ...over });
const line = (name: string, phone: string | null, url: string | null = null) => ({ name, phone, url });

test("tonight shows the signs of an early loss and those after a birth, never those of a continuing pregnancy", () => {
  const groups = (...stages: string[]) => ({ signs: stages.map((stage) => ({ stage })) });
  expect(
    signsOfTonight([
      topic("later", groups("before20", "from20")),
      topic("happened", groups("from20", "afterBirth")),
      topic("happened", groups("before20")),
    ]).map(({ stage }) => stage),
  ).toEqual(["before20", "afterBirth"]);
  expect(signsOfTonight([topic("happened")])).toEqual([]);
});

test("each source of help is listed once, first those who listen, then phone numbers before pages", () => {
  const topics = [
    topic("miscarriage", { help: [line("182: appointment", "182"), line("A page", null, "https://a.example/")] }),
    topic("stillbirth", { help: [line("A page again", null, "https://a.example/"), line("184", "184")] }),
    topic("when-the-mind-hurts", { help: [line("112", "112"), line("B page", null, "https://b.example/"), line("182: mind", "182")] }),
  ];
  expect(helpOf(topics).map(({ name }) => name)).toEqual(["112", "182: mind", "184", "B page", "A page"]);
});
