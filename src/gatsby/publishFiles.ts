import type { ParentSpanPluginArgs } from "gatsby";
import { publishData } from "./publishData";
import { publishDay } from "./publishDay";
import { publishSearch } from "./publishSearch";
import { startSharePictures } from "./publishSharePictures";

/** Hook: runs before the pages are made and writes, from the same records, the files that pages load. */
export async function publishFiles(args: Pick<ParentSpanPluginArgs, "getNodesByType" | "reporter">): Promise<void> {
  await publishData(args);
  await publishDay(args);
  await publishSearch(args);
  startSharePictures(args);
}
