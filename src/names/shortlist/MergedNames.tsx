import { pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { use } from "../../ui/theme/tokens";
import { focusBeside } from "./ShortlistNames";
import { rowButton } from "./shortlist.styles";
import type { ListedName } from "./useNameEntries";
import { useNameWords } from "./useNameWords";

export interface MergedNamesProps {
  title: string;
  names: readonly ListedName[];
  /** All names of both lists, to distinguish equal ones by their side. */
  among: readonly ListedName[];
  /** Given if the names can be added. */
  onAdd?: (name: ListedName) => void;
}

const row = {
  display: "flex",
  gap: "0.75rem",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "2.75rem",
  paddingBlock: "0.375rem",
  borderBottom: `1px solid ${use.line}`,
  lineHeight: 1.4,
} as const;

/** One group of names in the comparison of two lists. */
export function MergedNames({ title, names, among, onAdd }: MergedNamesProps) {
  const t = useTexts();
  const language = useLanguage();
  const words = useNameWords();
  return (
    <div>
      <h4>{t("shortlist.merge.part", { title, n: names.length })}</h4>
      <ul>
        {names.map((entry) => (
          <li key={entry.id} css={row}>
            <span>
              <a href={pathTo(`${entry.side}Name`, language, { name: entry.slug })}>{words.label(entry, among)}</a> · {entry.meaning}
            </span>
            {onAdd && (
              <button
                type="button"
                css={rowButton}
                aria-label={t("names.favourite", { name: words.label(entry, among) })}
                onClick={(event) => {
                  focusBeside(event.currentTarget);
                  onAdd(entry);
                }}
              >
                {t("shortlist.merge.add")}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
