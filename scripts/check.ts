/** `npm run check`: prints all faults of the content, without a build. Exits with 1 when there is one. */
import { findFaults, report } from "../src/content/checks/checks";
import { overdue } from "../src/content/checks/datesAndAddresses";
import { missingContentFaults } from "../src/content/checks/missingContent";
import { faultLine } from "../src/content/fault";
import { readContent } from "../src/content/readContent";
import { turkishDate } from "../src/text/calendar";

const { files, broken } = readContent("data");
const faults = [...broken, ...findFaults(files), ...missingContentFaults(files)];
const due = overdue(files, turkishDate(Date.now()));
if (due.length > 0) console.log(`Due for review:\n${due.map((fault) => `  ${faultLine(fault)}`).join("\n")}`);
console.log(faults.length > 0 ? report(faults) : `${files.length} records, no faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
