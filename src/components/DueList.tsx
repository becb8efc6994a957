import { useTranslation } from "react-i18next";
import { font, leaf, size, use } from "../theme/tokens";
import { Disclosure } from "./Disclosure";

export interface DueItem {
  readonly key: string;
  readonly weekFrom: number;
  /** The list's last week when the window stays open. */
  readonly weekTo: number;
  readonly optional: boolean;
  readonly title: string;
  readonly text: string;
}

export interface DueListProps {
  /** Completed weeks the page is about. */
  week: number;
  items: readonly DueItem[];
  /** Last week of a window that stays open: 42 until birth. */
  openEnd?: number;
}

const styles = {
  display: "grid",
  gap: "0.75rem",
  "& > li": {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    gap: "0.25rem 1.125rem",
    background: use.raised,
    borderRadius: leaf.l,
    boxShadow: use.shadowCard,
    padding: "1.125rem 1.25rem",
    maxWidth: "none",
    breakInside: "avoid",
  },
  "& p": { lineHeight: 1.45 },
  "& .when": {
    gridRow: "span 2",
    alignSelf: "start",
    minWidth: "4.75rem",
    textAlign: "center",
    background: use.tintSage,
    borderRadius: leaf.tile,
    padding: "0.5rem 0.625rem",
    lineHeight: 1.15,
    fontSize: size.caption,
    color: use.brandText,
    fontWeight: 600,
    "& b": { display: "block", font: `500 1.375rem/1.1 ${font.heading}`, color: use.ink, fontFeatureSettings: '"lnum"' },
  },
  "& .now": { background: use.accent, color: use.buttonHoverText, "& b": { color: use.buttonHoverText } },
} as const;

/** Visits, tests, vaccines and papers with the weeks they are due: now in full, what comes and what goes on behind a heading. */
export function DueList({ week, items, openEnd = 42 }: DueListProps) {
  const { t } = useTranslation();
  const soon = items.filter(({ weekFrom }) => weekFrom > week);
  const ongoing = items.filter(({ weekFrom, weekTo }) => weekFrom < week && weekTo === openEnd);
  const now = items.filter((item) => !soon.includes(item) && !ongoing.includes(item));
  return (
    <>
      {now.length > 0 ? (
        <DueCards items={now} label={({ weekTo }) => (weekTo === week ? "due.last" : "due.now")} openEnd={openEnd} isNow />
      ) : (
        <p>{t("due.none")}</p>
      )}
      <div>
        {soon.length > 0 && (
          <Disclosure summary={t("due.soonTitle", { count: soon.length })}>
            <DueCards items={soon} label={() => "due.soon"} openEnd={openEnd} />
          </Disclosure>
        )}
        {ongoing.length > 0 && (
          <Disclosure summary={t("due.ongoing", { count: ongoing.length })}>
            <DueCards items={ongoing} label={() => "due.goesOn"} openEnd={openEnd} />
          </Disclosure>
        )}
      </div>
    </>
  );
}

interface DueCardsProps {
  items: readonly DueItem[];
  /** Key of the word above the weeks. */
  label: (item: DueItem) => string;
  openEnd: number;
  isNow?: boolean;
}

function DueCards({ items, label, openEnd, isNow }: DueCardsProps) {
  const { t } = useTranslation();
  return (
    <ul css={styles}>
      {items.map((item) => (
        <li key={item.key}>
          <span className={isNow ? "when now" : "when"}>
            {t(label(item))}
            <b>
              {item.weekTo === openEnd
                ? `${item.weekFrom}+`
                : item.weekFrom === item.weekTo
                  ? item.weekFrom
                  : `${item.weekFrom}–${item.weekTo}`}
            </b>
            {t("due.week")}
          </span>
          <h3>
            {item.title}
            {item.optional && (
              <small css={{ fontFamily: font.text, fontSize: size.caption, color: use.muted }}> ({t("due.optional")})</small>
            )}
          </h3>
          <p>{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
