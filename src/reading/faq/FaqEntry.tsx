import { headerHeight, headerHeightOnPhone } from "../../site/shell/Header.styles";
import { LeaveLink } from "../../site/shell/LeaveLink";
import { useTexts } from "../../text/useTexts";
import { CallLines } from "../../triage/CallLines";
import type { ShownSign } from "../../triage/SignCards";
import { Icon } from "../../ui/Icon";
import { Tag } from "../../ui/Tag";
import { bullets } from "../../ui/theme/globalStyles";
import { media, size, use } from "../../ui/theme/tokens";
import { LinkHere } from "./LinkHere";

export interface FaqEntryProps {
  entry: {
    readonly key: string;
    readonly group: string;
    readonly question: string;
    readonly verdict: keyof typeof tones | null;
    readonly short: string;
    readonly answer: readonly string[];
    readonly signs: readonly ShownSign[];
    /** Foods and things the question names. */
    readonly named: readonly { readonly path: string; readonly title: string; readonly label: string }[];
    readonly links: readonly { readonly path: string; readonly text: string }[] | null;
    /** What the fold at the end of the page says about it for readers outside Türkiye. */
    readonly abroad: readonly { readonly key: string; readonly title: string }[];
  };
  /** Whose danger signs the line below the signs links to. */
  whose: "mother" | "baby";
  /** Address for the button that leaves the page at once; only given for questions that nobody else should see being read. */
  leaveTo?: string;
}

const tones = {
  yes: "sage",
  no: "no",
  limit: "honey",
  depends: "honey",
  ask: "night",
} as const;

const styles = {
  borderTop: `1px solid ${use.line}`,
  paddingBlock: "1.125rem",
  scrollMarginTop: "6rem",
  "&:target": { "--ground": use.tintHoney, background: use.tintHoney, boxShadow: `0 0 0 0.75rem ${use.tintHoney}` },
  "& h3": { display: "flex", flexWrap: "wrap", gap: "0.375rem 0.75rem", alignItems: "center", fontSize: "1.1875rem" },
  "& > p": { marginTop: "0.375rem", fontSize: "1.0625rem" },
  "& summary": {
    cursor: "pointer",
    fontWeight: 600,
    fontSize: size.small,
    minHeight: "2.75rem",
    display: "flex",
    alignItems: "center",
    gap: "0.375rem",
    color: use.link,
  },
  "& summary .icon": { width: "1.125rem" },
  "& details > div": { display: "grid", gap: "0.75rem", paddingBottom: "0.5rem" },
} as const;

/** Stays in view as long as the answer does. */
const leaveRow = {
  position: "sticky",
  top: headerHeight,
  zIndex: 1,
  paddingBlock: "0.5rem",
  background: `var(--ground, ${use.canvas})`,
  [media.mobile]: { top: headerHeightOnPhone },
} as const;

/** A question with its short answer in view, the longer one folded, and its own anchor. */
export function FaqEntry({ entry, whose, leaveTo }: FaqEntryProps) {
  const t = useTexts();
  const { key, question, verdict, short, answer, signs, named, links, abroad } = entry;
  const ways = [...named.map(({ path, title, label }) => ({ path, text: `${title}: ${label}` })), ...(links ?? [])];
  return (
    <article id={key} data-subject={entry.group} css={styles}>
      <h3>
        {question} {verdict && <Tag tone={tones[verdict]}>{t(`verdict.${verdict}`)}</Tag>}
      </h3>
      <p>{short}</p>
      {leaveTo && (
        <div className="no-print" css={leaveRow}>
          <LeaveLink to={leaveTo} />
        </div>
      )}
      <details>
        <summary>
          {t("faq.more")} <Icon name="down" />
        </summary>
        <div>
          {answer.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {signs.length > 0 && <CallLines signs={signs} whose={whose} />}
          {abroad.length > 0 && (
            <p className="no-print">
              {t("abroad.title")}{" "}
              {abroad.map(({ key: subject, title }, i) => (
                <span key={subject}>
                  {i > 0 && " · "}
                  <a href={`#abroad-${subject}`}>{title}</a>
                </span>
              ))}
            </p>
          )}
          {ways.length > 0 && (
            <ul css={bullets}>
              {ways.map(({ path, text }) => (
                <li key={path + text}>
                  <a href={path}>{text}</a>
                </li>
              ))}
            </ul>
          )}
          <LinkHere anchor={key} question={question} />
        </div>
      </details>
    </article>
  );
}
