import type { Tone } from "../../ui/theme/verdicts";

export interface ItemRow {
  readonly path: string;
  readonly title: string;
  /** What people type to find it. */
  readonly words: readonly string[];
  /** Its answers, in the order of the columns; the tone is null for an answer that is not a verdict. */
  readonly answers: readonly { readonly tone: Tone | null; readonly label: string }[];
  /** Group it belongs to. */
  readonly group: string;
}

export interface ItemSection {
  /** Anchor on the page. */
  readonly anchor: string;
  readonly name: string;
  readonly rows: readonly ItemRow[];
}
