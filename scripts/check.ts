/** `npm run check`: all faults of the content, without a build. Ends with 1 when there is one. */
import { faultsOf, report } from "../src/content/checks/checks";
import { readContent } from "../src/content/readContent";

const { files, broken } = readContent("data");
const faults = [...broken, ...faultsOf(files)];
console.log(faults.length > 0 ? report(faults) : `${files.length} records, no fault`);
process.exitCode = faults.length > 0 ? 1 : 0;
