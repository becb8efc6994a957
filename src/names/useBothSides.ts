import { useMemo } from "react";
import { joinSides, type SidedName } from "./search/bothSides";
import { useSearchedNames } from "./search/useSearchedNames";

/**
 * The names of both sides, fetched once when they are needed.
 * @returns the names, "loading" until they arrive or while they are not needed, or "failed"; `retry` fetches them again
 */
export function useBothSides(isAsked: boolean): { names: readonly SidedName[] | "loading" | "failed"; retry: () => void } {
  const girls = useSearchedNames(isAsked ? "girl" : null);
  const boys = useSearchedNames(isAsked ? "boy" : null);
  const names = useMemo(
    () => (Array.isArray(girls.content) && Array.isArray(boys.content) ? joinSides(girls.content, boys.content) : null),
    [girls.content, boys.content],
  );
  return {
    names: names ?? (girls.content === "failed" || boys.content === "failed" ? "failed" : "loading"),
    retry: () => {
      for (const side of [girls, boys]) if (side.content === "failed") side.retry();
    },
  };
}
