import type { ReactNode } from "react";
import { pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { withBehaviour } from "../../ui/device/behaviour";
import { Icon } from "../../ui/Icon";
import { leaf, media, size, use } from "../../ui/theme/tokens";

export interface ItemFinderProps {
  label: string;
  /** An example of what to type, shown in the empty field. */
  example: string;
  /** Items in the list. */
  count: number;
  /** The choice for whom the answers are: above every answer. */
  stage: ReactNode;
  /** Items asked about most, shown until something is typed. */
  frequent?: ReactNode;
  /** Choices that work by CSS. */
  choices?: ReactNode;
  /** The list: rows of ItemRows. */
  children: ReactNode;
}

const whileTyping = "& form:has(input[type=search]:not(:placeholder-shown))";
const styles = {
  "& form": { display: "grid", gap: "1rem", gridTemplateColumns: "minmax(0, 1fr)", marginBottom: "1.25rem" },
  "& .field": { position: "relative", display: "block", maxWidth: "40rem", [media.noScript]: { display: "none" } },
  "& .field .icon": { position: "absolute", left: "0.875rem", top: "0.9375rem", color: use.muted },
  "& input[type=search]": {
    width: "100%",
    minHeight: "3.25rem",
    padding: "0.625rem 0.875rem 0.625rem 2.75rem",
    border: `1px solid ${use.lineStrong}`,
    borderRadius: leaf.s,
    background: use.raised,
  },
  // While something is typed, the rows found come right below the form: neither frequent items nor letters or groups to jump to.
  [`${whileTyping} ul, ${whileTyping} ~ ul`]: { display: "none" },
  "& [role=status]": { fontSize: size.small, color: use.muted },
  [media.print]: { display: "none" },
} as const;

/** A list with its search field and choices (findItems.ts). Without script the whole list is visible, and the choices work. */
export function ItemFinder({ label, example, count, stage, frequent, choices, children }: ItemFinderProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div {...withBehaviour("itemFinder")} css={styles}>
      <form method="dialog" aria-label={label}>
        <label className="field">
          <span className="visually-hidden">{label}</span>
          <Icon name="search" />
          <input type="search" name="item" autoComplete="off" autoCapitalize="off" spellCheck={false} placeholder={example} />
        </label>
        {stage}
        {frequent}
        {choices}
        <p role="status" data-one={t("list.count", { count: 1 })} data-other={t("list.count", { count: 2 })}>
          {t("list.count", { count })}
        </p>
      </form>
      {children}
      <p data-none="" hidden>
        {t("list.none")} <a href={pathTo("search", language)}>{t("nav.search")}</a>
      </p>
    </div>
  );
}
