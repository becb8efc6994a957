/** `npm run report`: writes report.html, a page of what the editors should look at next. */
import { writeFileSync } from "node:fs";
import { contentReport, reportAsHtml } from "../src/content/contentReport";
import { readContent } from "../src/content/readContent";
import { turkishDate } from "../src/text/calendar";

const { files, broken } = readContent("data");
if (broken.length > 0) {
  console.error(broken.join("\n"));
  process.exitCode = 1;
} else {
  const today = turkishDate(Date.now());
  const parts = contentReport(files, today);
  writeFileSync("report.html", reportAsHtml(parts, today));
  console.log(parts.map(({ title, rows }) => `${title}: ${rows.length}`).join("\n"));
  console.log("Read it in report.html.");
}
