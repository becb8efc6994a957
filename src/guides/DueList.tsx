import { useTexts } from "../text/useTexts";
import { Disclosure } from "../ui/Disclosure";
import { bullets } from "../ui/theme/globalStyles";
import { font, leaf, media, size, use } from "../ui/theme/tokens";

export interface DueItem {
  readonly key: string;
  readonly weekFrom: number;
  /** The last week; the last week of the whole list if the window stays open. */
  readonly weekTo: number;
  readonly optional: boolean;
  readonly title: string;
  readonly text: string;
  /** The same in one line, for weeks in which nothing changes. */
  readonly line: string;
  /** Weeks that show it in full. */
  readonly fullWeeks: readonly number[];
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
    gridTemplateColumns: "auto minmax(0, 1fr)",
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
    minWidth: "5.25rem",
    textAlign: "center",
    background: use.tintSage,
    borderRadius: leaf.tile,
    padding: "0.5rem 0.625rem",
    lineHeight: 1.15,
    fontSize: size.caption,
    color: use.brandText,
    fontWeight: 600,
    "& b": { display: "block", font: `500 1.375rem/1.1 ${font.heading}`, color: use.ink },
  },
  // On a phone the text has the whole width, below its weeks and its name.
  [media.small]: {
    "& > li": { alignItems: "center", gap: "0.625rem 1rem" },
    "& .when": { gridRow: "auto" },
    "& > li > p": { gridColumn: "1 / -1", margin: 0 },
  },
  // Pink means “now” and is used only for the first entry.
  "& > li:first-of-type .now": { background: use.accent, color: use.buttonHoverText, "& b": { color: use.buttonHoverText } },
} as const;

/** Visits, tests, vaccines and papers of a week: in full if something begins, changes or ends; one line each for what continues and what is next. */
export function DueList({ week, items, openEnd = 42 }: DueListProps) {
  const t = useTexts();
  const now = items.filter(({ weekFrom, fullWeeks }) => weekFrom <= week && fullWeeks.includes(week));
  const ongoing = items.filter((item) => item.weekFrom <= week && !now.includes(item));
  const soon = items.filter(({ weekFrom }) => weekFrom > week);
  return (
    <>
      {now.length > 0 ? <DueCards week={week} items={now} openEnd={openEnd} /> : <p>{t("due.none")}</p>}
      <div>
        {soon.length > 0 && (
          <Disclosure summary={t("due.soonTitle", { count: soon.length })}>
            <ul css={bullets}>
              {soon.map(({ key, weekFrom, title }) => (
                <li key={key}>{t("due.soonLine", { n: weekFrom, title })}</li>
              ))}
            </ul>
          </Disclosure>
        )}
        {ongoing.length > 0 && (
          <Disclosure summary={t("due.ongoing", { count: ongoing.length })}>
            <ul css={bullets}>
              {ongoing.map(({ key, line }) => (
                <li key={key}>{line}</li>
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </>
  );
}

interface DueCardsProps {
  week: number;
  items: readonly DueItem[];
  openEnd: number;
}

function DueCards({ week, items, openEnd }: DueCardsProps) {
  const t = useTexts();
  return (
    <ul css={styles}>
      {items.map(({ key, weekFrom, weekTo, title, text, optional }) => (
        <li key={key}>
          <span className="when now">
            {t(weekTo === week && weekTo !== openEnd ? "due.last" : "due.now")}
            <b>{weekTo === openEnd ? `${weekFrom}+` : weekFrom === weekTo ? weekFrom : `${weekFrom}–${weekTo}`}</b>
            {t(weekFrom === 1 && weekTo === 1 ? "due.weekOne" : "due.week")}
          </span>
          <h3>
            {title}
            {optional && <small css={{ fontFamily: font.text, fontSize: size.caption, color: use.muted }}> ({t("due.optional")})</small>}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
