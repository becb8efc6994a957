import type { ParentSpanPluginArgs } from "gatsby";
import { writeFonts } from "./fonts";
import { soundContent } from "./trust";

/** Hook: nothing is made of content with a fault; then cuts the typefaces. */
export async function prepare({ reporter }: Pick<ParentSpanPluginArgs, "reporter">): Promise<void> {
  try {
    soundContent();
  } catch (error) {
    reporter.panicOnBuild(String(error));
    return;
  }
  await writeFonts();
}
