import type { ParentSpanPluginArgs } from "gatsby";
import { publishData } from "./publishData";
import { publishSearch } from "./publishSearch";

/** Hook: runs before the pages are made; what pages fetch besides themselves is written from the same records. */
export async function publishFiles(args: Pick<ParentSpanPluginArgs, "getNodesByType">): Promise<void> {
  await publishData(args);
  await publishSearch(args);
}
