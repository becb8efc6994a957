import { useState } from "react";
import { useTexts } from "../../text/useTexts";
import { chip } from "../../ui/Button.styles";
import { CompareTable } from "./CompareTable";
import type { ListedName } from "./useNameEntries";
import { useNameWords } from "./useNameWords";

export interface ShortlistCompareProps {
  names: readonly ListedName[];
}

/** Largest number of columns; a phone has no room for more. */
const mostColumns = 4;

/** Up to four names side by side. */
export function ShortlistCompare({ names }: ShortlistCompareProps) {
  const t = useTexts();
  const words = useNameWords();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isRefused, setRefused] = useState(false);
  const columns = names.filter(({ id }) => chosen.includes(id));
  const choose = (box: HTMLInputElement, id: string) => {
    const isTooMany = box.checked && columns.length === mostColumns;
    setRefused(isTooMany);
    // The browser has already ticked the box, and as the state does not change, React will not untick it.
    if (isTooMany) box.checked = false;
    else setChosen(box.checked ? [...chosen, id] : chosen.filter((other) => other !== id));
  };
  return (
    <div className={`part off-sheet${columns.length > 1 ? "" : " no-print"}`}>
      <h3>{t("shortlist.compare")}</h3>
      <fieldset className="choices" css={{ "& legend": { marginBottom: "0.5rem" } }}>
        <legend>{t("shortlist.compare.choose", { most: mostColumns })}</legend>
        <div className="buttons">
          {names.map((name) => (
            <label key={name.id} css={chip}>
              <input
                type="checkbox"
                name="compare"
                value={name.id}
                checked={chosen.includes(name.id)}
                onChange={(event) => choose(event.target, name.id)}
              />
              {words.label(name, names)}
            </label>
          ))}
        </div>
      </fieldset>
      <p role="status" className={isRefused ? "error" : "note"}>
        {isRefused
          ? t("shortlist.compare.full", { most: mostColumns })
          : columns.length < 2
            ? t("shortlist.compare.two")
            : t("shortlist.compare.shown", { count: columns.length })}
      </p>
      {columns.length > 1 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
        <section tabIndex={0} aria-label={t("shortlist.compare")} css={{ overflowX: "auto" }}>
          <CompareTable names={columns} />
        </section>
      )}
    </div>
  );
}
