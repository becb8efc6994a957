import type { Kind } from "../../vocabulary/searchKinds";

/** Kinds with a page for each week or month. */
export const numberedKinds: ReadonlySet<Kind> = new Set<Kind>(["week", "babyWeek", "food", "babyFood", "list"]);
