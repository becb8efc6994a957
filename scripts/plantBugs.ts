/**
 * `npm run bugs`: checks that the tests notice bugs. Plants bugs one at a time, each in another place of the code, in a copy of the working tree, and
 * runs the test that should fail. Run it after larger changes of tests; it is not part of `npm test`.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Bug {
  /** What would go wrong for a reader. */
  harm: string;
  file: string;
  /** The correct code, which has to occur in the file exactly once, and the wrong code. */
  right: string;
  wrong: string;
  /** The test file that has to fail. */
  test: string;
}

const bugs: readonly Bug[] = [
  {
    harm: "a link somebody sends answers the question whether visits may be counted",
    file: "src/day/exportImport.ts",
    right: 'return isBackup(found) ? allowed(found, "link") : null;',
    wrong: "return isBackup(found) ? found : null;",
    test: "__tests__/day/exportImport.test.ts",
  },
  {
    harm: "an import into nearly full storage deletes her list of names",
    file: "src/ui/device/backup.ts",
    right: "    write(before);\n",
    wrong: "",
    test: "__tests__/day/exportImport.test.ts",
  },
  {
    harm: "a body mass index of exactly 25 is given the range of the row below",
    file: "src/calculators/weightGain/weightGain.ts",
    right: "(Math.round(kg * 1000) * 1000) / Math.round(heightCm * 10) ** 2",
    wrong: "kg / (heightCm / 100) ** 2",
    test: "__tests__/calculators/weightGain/weightGain.test.ts",
  },
  {
    harm: "a longer cycle moves the due date the wrong way",
    file: "src/calculators/dueDate/dueDate.ts",
    right: "addedDays: daysToDueDate + cycleLength - usualCycleDays,",
    wrong: "addedDays: daysToDueDate - cycleLength + 28,",
    test: "__tests__/calculators/dueDate/dueDate.test.ts",
  },
  {
    harm: "a vaccine falls on 3 March instead of the last day of February",
    file: "src/text/calendar.ts",
    right: "Math.min(day, lastOfMonth)",
    wrong: "day",
    test: "__tests__/calculators/shared/vaccineCalendar.test.ts",
  },
  {
    harm: "bleeding in week 20 is judged by the rules of the first half of pregnancy",
    file: "src/vocabulary/tiers.ts",
    right: '(week < 20 ? "before20" : "from20")',
    wrong: '(week <= 20 ? "before20" : "from20")',
    test: "__tests__/vocabulary/tiers.test.ts",
  },
  {
    harm: "an English page writes İ for I",
    file: "src/text/letters.ts",
    right: "text.toLocaleUpperCase(language)",
    wrong: 'text.toLocaleUpperCase("tr")',
    test: "__tests__/text/letters.test.ts",
  },
  {
    harm: "of two records with the same address, one has no page and nobody notices",
    file: "src/content/checks/checks.ts",
    right: "if (taken) faults.push(",
    wrong: "if (taken && false) faults.push(",
    test: "__tests__/content/checks/checks.test.ts",
  },
  {
    harm: "a unisex name has no page among the boys' names",
    file: "src/content/records/names.ts",
    right: 'record.sex === "unisex" ? ["girl", "boy"]',
    wrong: 'record.sex === "both" ? ["girl", "boy"]',
    test: "__tests__/gatsby/pages.test.ts",
  },
  {
    harm: "a tick removed in one tab stays in the other, and is restored",
    file: "src/ui/device/rememberTicks.behaviour.ts",
    right: "for (const box of boxes) box.checked = ticked.includes(box.value);",
    wrong: "for (const box of boxes) box.checked ||= ticked.includes(box.value);",
    test: "__tests__/ui/Checklist.test.tsx",
  },
  {
    harm: "articles for parents who lost a baby are listed among the newest",
    file: "src/vocabulary/quiet.ts",
    right: 'quietTopics: readonly string[] = ["MT-9"]',
    wrong: "quietTopics: readonly string[] = []",
    test: "__tests__/gatsby/pages.test.ts",
  },
  {
    harm: "a text that contains a tag ends the script that contains the text",
    file: "src/site/head/structuredData.ts",
    right: '.replaceAll("<", "\\\\u003c")',
    wrong: "",
    test: "__tests__/site/head/structuredData.test.ts",
  },
  {
    harm: "a part of a page is missing from the table of contents",
    file: "src/site/record/RecordPage.tsx",
    right: 'filter(({ heading }) => heading !== "none")',
    wrong: "filter(({ heading }) => heading === undefined)",
    test: "__tests__/pregnancy/symptom/page.test.tsx",
  },
  {
    harm: "“6’ncı ay” is searched for as two words, one of which is nowhere",
    file: "src/text/words.ts",
    right: 'language === "tr" ? "" : "$1"',
    wrong: '"$1"',
    test: "__tests__/text/words.test.ts",
  },
  {
    harm: "what a newer page has stored on the device is overwritten by an older one",
    file: "src/ui/device/storage.ts",
    right: "if (before !== null && understand(name, before) === undefined) setAside(name, before);",
    wrong: "",
    test: "__tests__/ui/device/storage.test.ts",
  },
  {
    harm: "a Turkish address that begins with “en” is taken for English",
    file: "src/routes/languages.ts",
    right: "/^\\/en(\\/|$)/",
    wrong: "/^\\/en/",
    test: "__tests__/routes/routes.test.ts",
  },
  {
    harm: "any script that gets into a page runs",
    file: "src/gatsby/hosting.ts",
    right: "[\"script-src 'self'\", ...hashes",
    wrong: "[\"script-src 'self' 'unsafe-inline'\"",
    test: "__tests__/gatsby/hosting.test.ts",
  },
  {
    harm: "a new build takes over while a second tab still needs the old one",
    file: "src/site/offline/worker.ts",
    right: "if (!waiting || (await windows()).length > 1) return;",
    wrong: "if (!waiting) return;",
    test: "__tests__/site/offline/worker.test.ts",
  },
  {
    harm: "a deployment that is itself broken makes every open page reload in a loop",
    file: "src/browser/recover.ts",
    right: "if (sessionStorage.getItem(stored.recovered.name) === build) return false;",
    wrong: "",
    test: "__tests__/browser/recover.test.ts",
  },
  {
    harm: "Çağla and Ömer are sorted after Zeynep",
    file: "src/text/letters.ts",
    right: "collator.compare(text(a), text(b))",
    wrong: "Number(text(a) > text(b)) - Number(text(a) < text(b))",
    test: "__tests__/text/letters.test.ts",
  },
  {
    harm: "a page about violence at home is listed among the pages read last",
    file: "src/site/offline/worker.ts",
    right: "if (response.ok && !leavesNoTrace(event.request))",
    wrong: "if (response.ok)",
    test: "__tests__/site/offline/worker.test.ts",
  },
  {
    harm: "what an earlier version has stored of such a page stays on the device",
    file: "src/site/offline/worker.ts",
    right: "if (await savedIn(name, path)) await",
    wrong: "if (!(await savedIn(name, path))) await",
    test: "__tests__/site/offline/worker.test.ts",
  },
  {
    harm: "after “Exit this page” Back returns to it",
    file: "src/site/inline/holdBack.ts",
    right: "location.replace(",
    wrong: "location.assign(",
    test: "__tests__/site/inline/inline.test.ts",
  },
  {
    harm: "a popup appears on an article that sends the reader to hospital",
    file: "src/reading/ArticleFrame.tsx",
    right: 'urgency={record.isEmergency ? "emergency" : urgent ? "urgent" : undefined}',
    wrong: "urgency={undefined}",
    test: "__tests__/reading/article/page.test.tsx",
  },
  {
    harm: "a card of danger signs that lacks a core sign is taken for complete",
    file: "src/triage/SignCards.tsx",
    right: "{!isWhole && <WholeListLine",
    wrong: "{isWhole && <WholeListLine",
    test: "__tests__/triage/StageAdvice.test.tsx",
  },
  {
    harm: "a record may call its card whole without the core signs of the stage",
    file: "src/content/checks/wholeCards.ts",
    right: 'if (group.scope === "whole" && missing.length > 0)',
    wrong: 'if (group.scope === "whole" && missing.length > 99)',
    test: "__tests__/content/checks/wholeCards.test.ts",
  },
];

const copy = mkdtempSync(join(tmpdir(), "ninni-bugs-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" }).trim().split("\n");
for (const file of tracked) cpSync(file, join(copy, file), { recursive: true });
symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));

const passes = (...tests: string[]): boolean =>
  spawnSync("npx", ["jest", "--runTestsByPath", ...tests], { cwd: copy, stdio: "ignore" }).status === 0;

// A test that already fails without the bug proves nothing.
const tests = [...new Set(bugs.map(({ test }) => test))];
if (!passes(...tests)) {
  const failing = tests.filter((test) => !passes(test));
  throw new Error(`plantBugs requires tests that pass, got ${failing.join(", ")}`);
}

const table = bugs.map(({ harm, file, right, wrong, test }) => {
  const path = join(copy, file);
  const code = readFileSync(path, "utf8");
  if (code.split(right).length !== 2) throw new Error(`plantBugs requires exactly one ${JSON.stringify(right)} in ${file}`);
  writeFileSync(
    path,
    code.replace(right, () => wrong),
  );
  const isNoticed = !passes(test);
  writeFileSync(path, code);
  console.log(`${isNoticed ? "noticed" : "MISSED "}  ${harm} (${file}, ${test})`);
  return isNoticed;
});
const noticed = table.filter(Boolean).length;
console.log(`${noticed} of ${bugs.length} bugs noticed`);
process.exit(noticed === bugs.length ? 0 : 1);
