/** How what is on the device travels: as a file with everything, or behind the # of a link with what matters on a second phone. */
import type { OwnChild, OwnDay } from "../site/ownDay";
import { dayFrom } from "../site/ownDay";
import type { Backup } from "../ui/device/backup";
import { isListOfTexts } from "../ui/device/storage";
import { type StoredName, stored } from "../ui/device/stored";

/** Names a link carries: her day, her ticks and her names; a tool's fields and the look stay where they are. */
const travelling: readonly string[] = [stored.day, stored.checklists, stored.milestones, stored.needs, stored.names].map(
  ({ name }) => name,
);

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
 * The part of an address behind # that carries a backup; browsers send it nowhere.
 * @example toLink({ "ninni-names": "[\"girl-ada\"]" }) // "#day=eyJuaW5uaS1uYW1lcyI6…"
 */
export const toLink = (backup: Backup): string =>
  `#${field}=${toBase64(JSON.stringify(Object.fromEntries(Object.entries(backup).filter(([name]) => travelling.includes(name)))))}`;

/** What such an address carries; null for any other, and for one that was cut off. */
export function fromLink(hash: string): Backup | null {
  const code = new RegExp(`^#${field}=([\\w-]+)$`).exec(hash)?.[1];
  if (!code) return null;
  try {
    const found: unknown = JSON.parse(fromBase64(code));
    return isBackup(found) ? found : null;
  } catch {
    return null;
  }
}

/** The name and number of the form of a file. */
const mark = "ninni-day-1";

/** @param made the day it is made, `YYYY-MM-DD` */
export const toFile = (backup: Backup, made: string): string => JSON.stringify({ file: mark, made, values: backup }, null, 2);

/** What a file carries; null for any other file. */
export function fromFile(text: string): Backup | null {
  try {
    const { file, values } = JSON.parse(text) as { file?: unknown; values?: unknown };
    return file === mark && isBackup(values) ? values : null;
  } catch {
    return null;
  }
}

const sameChild = (one: OwnChild, other: OwnChild): boolean => one.born === other.born && (one.name ?? "") === (other.name ?? "");

/**
 * Two days as one: of each field the one that comes in, children of both, everything that is done in either.
 * @example joinDays({ due: "2027-03-10" }, { children: [{ born: "2024-11-04" }] }) // { due: …, children: … }
 */
export function joinDays(here: OwnDay, coming: OwnDay): OwnDay {
  const own = here.children ?? [];
  const children = [...own, ...(coming.children ?? []).filter((child) => !own.some((other) => sameChild(child, other)))];
  return dayFrom({ ...here, ...coming, children, done: [...new Set([...(here.done ?? []), ...(coming.done ?? [])])] });
}

/** How two values of one name are joined when something comes in. */
export function join(name: StoredName, here: unknown, coming: unknown): unknown {
  if (name === stored.day.name) return joinDays(dayFrom(here), dayFrom(coming));
  return isListOfTexts(here) && isListOfTexts(coming) ? [...new Set([...here, ...coming])] : coming;
}
