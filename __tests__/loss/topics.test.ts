import { groupOf, helpOf, signsOfTonight, topicsOf } from "../../src/loss/topics";

const topic = (key: string, over: object = {}) => ({ key, signs: null, help: null, ...over });
const line = (name: string, phone: string | null, url: string | null = null) => ({ name, phone, url });

test("a topic is in its group, and an unknown one is in “the days that follow”", () => {
  expect(["stillbirth", "burial-and-custom", "pregnancy-after-loss", "something-new"].map(groupOf)).toEqual([
    "happened",
    "afterwards",
    "later",
    "afterwards",
  ]);
});

test("the days that follow are in order: body, mind, rights, burial, family, then new topics", () => {
  const shuffled = ["something-new", "partner-and-family", "burial-and-custom", "body-and-milk", "rights-and-leave", "when-the-mind-hurts"];
  expect(
    topicsOf(
      "afterwards",
      shuffled.map((key) => topic(key)),
    ).map(({ key }) => key),
  ).toEqual(["body-and-milk", "when-the-mind-hurts", "rights-and-leave", "burial-and-custom", "partner-and-family", "something-new"]);
});

test("tonight shows the signs of an early loss and those after a birth, never those of a continuing pregnancy", () => {
  const groups = (...stages: string[]) => ({ signs: stages.map((stage) => ({ stage })) });
  expect(
    signsOfTonight([
      topic("pregnancy-after-loss", groups("before20", "from20")),
      topic("stillbirth", groups("from20", "afterBirth")),
      topic("miscarriage", groups("before20")),
    ]).map(({ stage }) => stage),
  ).toEqual(["before20", "afterBirth"]);
  expect(signsOfTonight([topic("miscarriage")])).toEqual([]);
});

test("each source of help is listed once, first those who listen, then phone numbers before pages", () => {
  const topics = [
    topic("miscarriage", { help: [line("182: appointment", "182"), line("A page", null, "https://a.example/")] }),
    topic("stillbirth", { help: [line("A page again", null, "https://a.example/"), line("184", "184")] }),
    topic("when-the-mind-hurts", { help: [line("112", "112"), line("B page", null, "https://b.example/"), line("182: mind", "182")] }),
  ];
  expect(helpOf(topics).map(({ name }) => name)).toEqual(["112", "182: mind", "184", "B page", "A page"]);
});
