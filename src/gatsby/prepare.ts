import type { ParentSpanPluginArgs } from "gatsby";
import { writeFonts } from "./fonts";
import { validContentFiles } from "./trust";

/** Hook: nothing is made of content with a fault; then cuts the typefaces. */
export async function prepare({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): Promise<void> {
  try {
    validContentFiles();
  } catch (error) {
    reporter.panicOnBuild(String(error));
    return;
  }
  await writeFonts();
}
