/** Transfers what is stored on the device: as a file with everything, or in the fragment of a link with what is needed on a second phone. */
import type { OwnChild, OwnDay } from "../site/ownDay/ownDay";
import { dayFrom } from "../site/ownDay/ownDay";
import type { Backup } from "../ui/device/backup";
import { sentenceEnd } from "../ui/device/sentenceEnd";
import { isListOfTexts } from "../ui/device/storage";
import { type StoredName, stored, storedKindOf } from "../ui/device/stored";

/** How a backup comes to another device. A link carries less than a file: it may be seen by others. */
type Way = "link" | "file";

const mayTravel = (name: string, way: Way): boolean => {
  const travels = storedKindOf(name)?.travels;
  return travels === "link" || travels === way;
};
const allowed = (backup: Backup, way: Way): Backup => Object.fromEntries(Object.entries(backup).filter(([name]) => mayTravel(name, way)));

const field = "day";

const toBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
const fromBase64 = (code: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)));

const isBackup = (value: unknown): value is Backup =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every((text) => typeof text === "string");

/**
 * A fragment with a backup; browsers do not send it to a server.
 * @example toLink({ "ninni-names": "[\"girl-ada\"]" }) // "#day=eyJuaW5uaS1uYW1lcyI6…"
 */
export const toLink = (backup: Backup): string => `#${field}=${toBase64(JSON.stringify(allowed(backup, "link")))}`;

/**
 * The backup in such a fragment, without names a link may not carry; null for any other, and for one that was cut off.
 * @example fromLink("#names=girl-ada") // null
 */
export function fromLink(hash: string): Backup | null {
  const code = new RegExp(`^#${field}=([\\w-]+)$`).exec(hash.replace(sentenceEnd, ""))?.[1];
  if (!code) return null;
  try {
    const found: unknown = JSON.parse(fromBase64(code));
    return isBackup(found) ? allowed(found, "link") : null;
  } catch {
    return null;
  }
}

/** Format name and version of a file. */
const mark = "ninni-day-1";

/**
 * A backup as the text of a file.
 * @param made date of the file, `YYYY-MM-DD`
 * @example toFile(takeBackup(), "2026-11-22") // '{\n  "file": "ninni-day-1",\n  "made": "2026-11-22",\n  "values": {…}\n}'
 */
export const toFile = (backup: Backup, made: string): string =>
  JSON.stringify({ file: mark, made, values: allowed(backup, "file") }, null, 2);

/**
 * The backup in a file; null for any other file.
 * @example fromFile("{}") // null
 */
export function fromFile(text: string): Backup | null {
  try {
    const { file, values } = JSON.parse(text) as { file?: unknown; values?: unknown };
    return file === mark && isBackup(values) ? allowed(values, "file") : null;
  } catch {
    return null;
  }
}

const sameChild = (one: OwnChild, other: OwnChild): boolean => one.born === other.born && (one.name ?? "") === (other.name ?? "");

/**
 * Merges two days: each field from the incoming one if it has it, the children of both, and the completed care of both.
 * @example joinDays({ due: "2027-03-10" }, { children: [{ born: "2024-11-04" }] }) // { due: …, children: … }
 */
export function joinDays(here: OwnDay, coming: OwnDay): OwnDay {
  const own = here.children ?? [];
  const children = [...own, ...(coming.children ?? []).filter((child) => !own.some((other) => sameChild(child, other)))];
  return dayFrom({ ...here, ...coming, children, done: [...new Set([...(here.done ?? []), ...(coming.done ?? [])])] });
}

/**
 * Merges two values stored under one name when a backup is imported: days by joinDays, lists without duplicates; anything else is replaced.
 * @example join("ninni-names", ["girl-ada"], ["girl-ece"]) // ["girl-ada", "girl-ece"]
 */
export function join(name: StoredName, here: unknown, coming: unknown): unknown {
  if (name === stored.day.name) return joinDays(dayFrom(here), dayFrom(coming));
  return isListOfTexts(here) && isListOfTexts(coming) ? [...new Set([...here, ...coming])] : coming;
}
