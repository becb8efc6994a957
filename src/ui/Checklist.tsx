import { useTexts } from "../text/useTexts";
import { button, ghostButton } from "./Button.styles";
import { withBehaviour } from "./device/behaviour";
import type { StoredName } from "./device/stored";
import { Icon } from "./Icon";
import type { IconName } from "./iconPaths";
import { ProgressRing } from "./ProgressRing";
import { TickCard, type TickItem } from "./TickCard";
import { media, size, use } from "./theme/tokens";

export interface ChecklistProps {
  /** Storage name shared by the ticks of all lists of this kind. */
  name: StoredName;
  /** Words after the count of ticks, if the items are not things that are done. */
  progress?: string;
  /** Headline of the copied text. */
  title: string;
  groups: readonly { key: string; title: string; icon: IconName; items: readonly TickItem[] }[];
}

const grid = {
  columns: 2,
  columnGap: "1.25rem",
  "& > section": { breakInside: "avoid", marginBottom: "1.25rem" },
  [media.mobile]: { columns: 1 },
  [media.print]: { columns: 2, "& > section": { marginBottom: "0.3cm" } },
} as const;
/** If the lines have drawings, each section takes the whole width, so that its drawings are in one row. */
const pictured = { ...grid, columns: 1, "& > section": { marginBottom: "1rem" }, [media.print]: grid[media.print] } as const;
const actions = { display: "flex", flexWrap: "wrap", gap: "0.75rem", alignItems: "center", marginTop: "1.25rem" } as const;

/** A checklist in sections, with its progress; it prints on one sheet with the ticks, and can be copied as text. */
export function Checklist({ name, progress, title, groups }: ChecklistProps) {
  const t = useTexts();
  const isPictured = groups.some(({ items }) => items.some(({ picture }) => picture));
  return (
    <div {...withBehaviour("ticks")} data-name={name} data-title={title}>
      <div className="no-print" css={{ marginBottom: "1.5rem" }}>
        <ProgressRing all={groups.flatMap(({ items }) => items).length}>{progress ?? t("checklist.progress")}</ProgressRing>
      </div>
      <div css={isPictured ? pictured : grid}>
        {groups.map(({ key, ...group }) => (
          <TickCard key={key} {...group} />
        ))}
      </div>
      <div className="no-print" css={actions}>
        <button type="button" data-prints="" css={button}>
          <Icon name="print" />
          {t("checklist.print")}
        </button>
        <button type="button" data-waits="" data-copies="" css={ghostButton}>
          <Icon name="share" />
          {t("checklist.copy")}
        </button>
        <span
          role="status"
          data-copied={t("checklist.copied")}
          data-not-copied={t("checklist.notCopied")}
          css={{ fontSize: size.small, color: use.muted }}
        >
          {t("checklist.saved")}
        </span>
      </div>
    </div>
  );
}
