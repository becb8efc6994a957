import { pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { Tag } from "../../ui/Tag";
import { fixed, media, size, use } from "../../ui/theme/tokens";
import { EvidenceTag } from "../EvidenceTag";
import { rowButton } from "./shortlist.styles";
import type { ListedName } from "./useNameEntries";
import { useNameWords } from "./useNameWords";

export interface ShortlistNamesProps {
  names: readonly ListedName[];
  onRemove: (name: ListedName) => void;
}

const styles = {
  marginTop: "1rem",
  "& > li": {
    display: "flex",
    gap: "1rem",
    alignItems: "center",
    justifyContent: "space-between",
    paddingBlock: "0.75rem",
    borderTop: `1px solid ${use.line}`,
    breakInside: "avoid",
    // A line to write on, beside each printed name.
    [media.print]: {
      alignItems: "flex-end",
      "&::after": { content: '""', flex: "0 0 40%", height: "1cm", borderBottom: `1px solid ${fixed.printLine}` },
    },
  },
  "& h3": { fontSize: "1.5rem", marginBottom: 0, "& a": { color: "inherit", textDecoration: "none", "&:hover": { color: use.linkHover } } },
  "& .tags": { display: "flex", flexWrap: "wrap", gap: "0.375rem", paddingTop: "0.375rem" },
  "& small": { fontSize: size.small, color: use.muted },
} as const;

/** Moves the focus from a button whose row is being removed to the same button of the next or previous row, or else to the section around the rows. */
export function focusBeside(button: HTMLElement): void {
  const row = button.closest("li");
  const other = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector("button");
  (other ?? button.closest<HTMLElement>(".part") ?? document.getElementById("shortlist-title"))?.focus();
}

/** The names of the shortlist with meaning, origin and side. */
export function ShortlistNames({ names, onRemove }: ShortlistNamesProps) {
  const t = useTexts();
  const language = useLanguage();
  const words = useNameWords();
  return (
    <ul css={styles}>
      {names.map((entry) => {
        const { id, side, name, slug, meaning, origins, evidence, lists } = entry;
        return (
          <li key={id}>
            <div>
              <h3>
                <a href={pathTo(`${side}Name`, language, { name: slug })}>{name}</a>
              </h3>
              <p>{meaning}</p>
              <div className="tags">
                <Tag>{t(`side.${side}`)}</Tag>
                {lists.includes("unisex") && <Tag>{t("list.unisex")}</Tag>}
                <Tag>{origins.map((origin) => t(`origin.${origin}`)).join(", ")}</Tag>
                <EvidenceTag evidence={evidence} />
              </div>
            </div>
            <button
              type="button"
              css={rowButton}
              aria-label={t("shortlist.removeOf", { name: words.label(entry, names) })}
              onClick={(event) => {
                focusBeside(event.currentTarget);
                onRemove(entry);
              }}
            >
              {t("shortlist.remove")}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
