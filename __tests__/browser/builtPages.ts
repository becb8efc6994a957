import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

let read: ReadonlyMap<string, string> | undefined;

/** The HTML of every built page, by its address; read once, when a test first needs it, because it is 300 MB. */
export function builtPages(): ReadonlyMap<string, string> {
  read ??= new Map(
    readdirSync("public", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("index.html"))
      .map((file) => [`/${file.replace(/\/?index\.html$/, "")}`, readFileSync(join("public", file), "utf8")]),
  );
  return read;
}
