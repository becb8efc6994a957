/** How a birth plan and a packed bag travel behind the # of a link. */
import { mergeLists, type SharedFormat, type SharedState } from "../../ui/device/sharedState";

export type TickListKind = "plan" | "bag";

/** The fields of the plan, with the most characters each may have: with all of it chosen a link still fits a QR code. */
export const planFields = { name: 40, partner: 40, due: 20, own: 200 } as const;

const isKey = (part: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part) && part.length <= 40;

export const tickFormats: Record<TickListKind, SharedFormat<string>> = {
  plan: { field: "plan", isItem: isKey, mostItems: 80, texts: planFields },
  bag: { field: "bag", isItem: isKey, mostItems: 80 },
};

/**
 * One's own state with what was taken over from the partner's. Nothing of one's own is lost but a name or date that is replaced on purpose.
 * @param texts fields to take over; what was written for `own` is put under one's own words, as far as the field holds it
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

/** Texts of the second state that the first has not got, by field. */
export const newTexts = (mine: SharedState<string>, theirs: SharedState<string>): [field: string, text: string][] =>
  Object.entries(theirs.texts).flatMap(([field, text]) =>
    text === undefined || (mine.texts[field] ?? "").trim() === text || (field === "own" && mine.texts.own?.includes(text))
      ? []
      : [[field, text]],
  );
