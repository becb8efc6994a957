import { useState } from "react";
import { useTexts } from "../../text/useTexts";
import { chip } from "../../ui/Button.styles";
import { figureTable } from "../../ui/Table.styles";
import { use } from "../../ui/theme/tokens";
import type { ListedName } from "./useNameEntries";
import { comparedFeatures, useNameWords } from "./useNameWords";

export interface ShortlistCompareProps {
  names: readonly ListedName[];
}

/** Largest number of columns; a phone has no room for more. */
const most = 4;

const table = {
  ...figureTable,
  maxWidth: "none",
  width: "auto",
  "& th, & td": { ...figureTable["& th, & td"], minWidth: "8.5rem", maxWidth: "16rem" },
  // The column of features stays visible while the names are scrolled sideways.
  "& tbody th": { position: "sticky", left: 0, background: use.surface, minWidth: "7rem", color: use.muted },
  "& thead th": { fontSize: "1.1875rem", color: use.ink },
} as const;

/** Up to four names side by side. */
export function ShortlistCompare({ names }: ShortlistCompareProps) {
  const t = useTexts();
  const words = useNameWords();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isRefused, setRefused] = useState(false);
  const columns = names.filter(({ id }) => chosen.includes(id));
  const choose = (box: HTMLInputElement, id: string) => {
    const isTooMany = box.checked && columns.length === most;
    setRefused(isTooMany);
    // The browser has already ticked the box, and as the state does not change, React will not untick it.
    if (isTooMany) box.checked = false;
    else setChosen(box.checked ? [...chosen, id] : chosen.filter((other) => other !== id));
  };
  return (
    <div className={`part off-sheet${columns.length > 1 ? "" : " no-print"}`}>
      <h3>{t("shortlist.compare")}</h3>
      <fieldset className="choices" css={{ "& legend": { marginBottom: "0.5rem" } }}>
        <legend>{t("shortlist.compare.choose", { most })}</legend>
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
          ? t("shortlist.compare.full", { most })
          : columns.length < 2
            ? t("shortlist.compare.two")
            : t("shortlist.compare.shown", { count: columns.length })}
      </p>
      {columns.length > 1 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
        <section tabIndex={0} aria-label={t("shortlist.compare")} css={{ overflowX: "auto" }}>
          <table css={table}>
            <thead>
              <tr>
                <td />
                {columns.map((name) => (
                  <th key={name.id} scope="col">
                    {words.label(name, columns)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {comparedFeatures.map((feature) => (
                <tr key={feature}>
                  <th scope="row">{t(`shortlist.feature.${feature}`)}</th>
                  {columns.map((name) => (
                    <td key={name.id}>{words.feature(name, feature)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
