/** How a birth plan and a packed bag are written in the fragment of a link. */
import { mergeLists, type SharedFormat, type SharedState } from "../../ui/device/sharedState";

export type TickListKind = "plan" | "bag";

/** Maximum number of characters of each field of the plan: with all of them filled and everything ticked, a link still fits into a QR code. */
export const planFields = { name: 40, partner: 40, due: 20, own: 200 } as const;

const isKey = (part: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part) && part.length <= 40;

export const tickFormats: Record<TickListKind, SharedFormat<string>> = {
  plan: { field: "plan", isItem: isKey, mostItems: 80, texts: planFields },
  bag: { field: "bag", isItem: isKey, mostItems: 80 },
};

/**
 * The reader’s own state with items and texts taken over from the partner’s. Nothing of her own is lost except a name or date replaced on purpose.
 * @param texts fields to take over; the text of `own` is added below her own text, cut to the length of the field
 * @example takeOver({ items: ["move"], texts: {} }, ["bath"], { own: "…" }) // { items: ["move", "bath"], texts: { own: "…" } }
 */
export function takeOver(mine: SharedState<string>, items: readonly string[], texts: SharedState<string>["texts"]): SharedState<string> {
  const own = [mine.texts.own, texts.own].filter((text) => text !== undefined && text !== "");
  const joined = own.join("\n").slice(0, planFields.own);
  return {
    items: [...mine.items, ...mergeLists(mine.items, items).theirs],
    texts: { ...mine.texts, ...texts, ...(joined === "" ? {} : { own: joined }) },
  };
}

/**
 * Texts of the partner’s state that the reader’s own does not contain, by field.
 * @example newTexts({ items: [], texts: {} }, { items: [], texts: { name: "Ada" } }) // [["name", "Ada"]]
 */
export const newTexts = (mine: SharedState<string>, theirs: SharedState<string>): [field: string, text: string][] =>
  Object.entries(theirs.texts).flatMap(([field, text]) =>
    text === undefined || (mine.texts[field] ?? "").trim() === text || (field === "own" && mine.texts.own?.includes(text))
      ? []
      : [[field, text]],
  );
