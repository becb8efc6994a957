/** The checks of `npm run preview`, in their own process: they take seconds, and no page waits for them. Answers each message with all faults. */
import { findFaults } from "../src/content/checks/checks";
import { missingContentFaults } from "../src/content/checks/missingContent";
import { type KnownFile, readContent } from "../src/content/readContent";

const known = new Map<string, KnownFile>();
process.on("message", () => {
  const { files, broken } = readContent("data", known);
  process.send?.([...broken, ...findFaults(files), ...missingContentFaults(files)]);
});
process.on("disconnect", () => process.exit());
