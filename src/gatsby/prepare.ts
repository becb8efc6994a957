import type { ParentSpanPluginArgs } from "gatsby";
import { report } from "../content/checks/checks";
import { missingContentFaults } from "../content/checks/missingContent";
import { validContentFiles } from "./staleness";

/** Hook: stops the build if the content has a fault. */
export function prepare({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): void {
  try {
    const gaps = missingContentFaults(validContentFiles());
    if (gaps.length > 0) throw new Error(report(gaps));
  } catch (error) {
    reporter.panicOnBuild(String(error));
  }
}
