/** What a backup would bring to this device, line by line, and the part of it the reader has chosen. */
import { dayFrom } from "../site/ownDay/ownDay";
import { type Backup, byKind } from "../ui/device/backup";
import { isListOfTexts, readStored, storedText, understand } from "../ui/device/storage";
import { type StoredId, type StoredName, stored, storedKindOf } from "../ui/device/stored";

/** The telephone number of her hospital is part of the stored day, but a line of its own: warning cards dial it. */
export type OfferId = StoredId | "hospitalPhone";

export interface OfferLine {
  id: OfferId;
  /** Ticks or names it contains; null where counting says nothing. */
  count: number | null;
  /** Dates `YYYY-MM-DD`, names of children or the telephone number, to be shown as they are. */
  holds: readonly string[];
  /** Whether it is ticked at first: not what would replace her own words, and never quiet mode. */
  isChosen: boolean;
}

/** Her own words and fields: they stay as they are unless she chooses otherwise. */
const ownWords: readonly StoredId[] = ["birthPlanWords", "tool", "theme"];

const dayIn = (backup: Backup) => dayFrom(understand(stored.day.name, backup[stored.day.name] ?? backup[stored.day.formerly] ?? "null"));

function lineOf(id: StoredId, values: readonly (readonly [name: StoredName, text: string])[], backup: Backup): OfferLine {
  const lists = values.map(([name, text]) => understand(name, text));
  const count = lists.every(isListOfTexts) ? lists.flat().length : null;
  const isHere = values.some(([name]) => readStored(name) !== null);
  const isChosen = id !== "quiet" && id !== "noSizes" && !(ownWords.includes(id) && isHere);
  if (id !== "day") return { id, count, holds: [], isChosen };
  const { due, children = [] } = dayIn(backup);
  return {
    id,
    count: null,
    holds: [...(due ? [due] : []), ...children.flatMap(({ born, name }) => (name ? [name, born] : [born]))],
    isChosen,
  };
}

/**
 * The lines of an offer, in the order of the table of stored values.
 * @example offerOf({ "ninni-names": '["girl-ada"]' }) // [{ id: "names", count: 1, holds: [], isChosen: true }]
 */
export function offerOf(backup: Backup): OfferLine[] {
  const kinds = byKind(backup);
  return (Object.keys(stored) as StoredId[]).flatMap((id): OfferLine[] => {
    const values = kinds.get(id);
    if (!values) return [];
    const line = lineOf(id, values, backup);
    const phone = id === "day" ? dayIn(backup).hospitalPhone : undefined;
    if (!phone) return [line];
    const own = dayFrom(readStored(stored.day.name)).hospitalPhone;
    return [line, { id: "hospitalPhone", count: null, holds: [phone], isChosen: own === undefined || own === phone }];
  });
}

/**
 * The chosen part of a backup. The day without its telephone number keeps the one on the device.
 * @example chosenPart({ "ninni-names": "[]", "ninni-quiet": "\"on\"" }, ["names"]) // { "ninni-names": "[]" }
 */
export function chosenPart(backup: Backup, chosen: readonly OfferId[]): Backup {
  const part = Object.entries(backup).flatMap(([name, text]): [string, string][] => {
    const id = storedKindOf(name)?.id;
    if (id !== "day") return id && chosen.includes(id) ? [[name, text]] : [];
    const { hospitalPhone, ...rest } = dayIn(backup);
    const day = { ...(chosen.includes("day") && rest), ...(chosen.includes("hospitalPhone") && hospitalPhone && { hospitalPhone }) };
    return Object.keys(day).length > 0 ? [[stored.day.name, storedText(stored.day.name, day)]] : [];
  });
  return Object.fromEntries(part);
}
