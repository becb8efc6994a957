import { useTexts } from "../../text/useTexts";
import { button, ghostButton } from "../../ui/Button.styles";
import { Icon } from "../../ui/Icon";
import { leaf, media, use } from "../../ui/theme/tokens";
import { mostChildren } from "./children";
import type { ChildrenState } from "./useChildren";

const styles = {
  display: "grid",
  gap: "0.75rem",
  padding: "1.25rem",
  marginBottom: "1.5rem",
  background: use.surface,
  borderRadius: leaf.m,
  "& .ways": { display: "flex", flexWrap: "wrap", gap: "0.625rem" },
  [media.print]: { display: "none" },
} as const;

/** Says that the child shown is from a link and the reader's own are unchanged, and offers to store it or to leave it. */
export function VisitorChild({ family, keepVisitor, leaveVisitor }: ChildrenState) {
  const t = useTexts();
  const { list, current } = family;
  const place = list.findIndex(({ id }) => id === current);
  const name = list[place]?.name.trim() || t("children.number", { n: place + 1 });
  return (
    <section aria-label={t("children.visitorTitle")} css={styles}>
      <p>{t("children.visitor")}</p>
      <p className="ways">
        <button type="button" css={button} onClick={leaveVisitor}>
          {t(list.length > 1 ? "children.visitorLeave" : "children.visitorLeaveOne", { name })}
        </button>
        {list.length < mostChildren && (
          <button type="button" css={ghostButton} onClick={() => keepVisitor("new")}>
            <Icon name="plus" /> {t("children.visitorAdd")}
          </button>
        )}
        <button type="button" css={ghostButton} onClick={() => keepVisitor("current")}>
          {t(list.length > 1 ? "children.visitorReplace" : "children.visitorReplaceOne", { name })}
        </button>
      </p>
    </section>
  );
}
