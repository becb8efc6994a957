import { graphql } from "gatsby";
import { formatDate } from "../../text/formatDate";
import { formatNumber } from "../../text/formatNumber";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { size, use } from "../../ui/theme/tokens";
import { amountOf, nursingYear, ruleOf } from "../shared/leaveParameters";

export interface StateSupportProps {
  rows: readonly Queries.StateSupportRowFragment[];
}

const styles = {
  "& > li": { borderTop: `1px solid ${use.line}`, paddingBlock: "1rem", breakInside: "avoid" },
  "& h3": { fontSize: "1.1875rem" },
  "& p + p": { marginTop: "0.375rem" },
  "& p:last-child": { fontSize: size.small, color: use.muted, lineHeight: 1.5, overflowWrap: "anywhere" },
} as const;

/** What is free and what is paid around a birth in Türkiye, each with a link to the page about it and its source. Amounts are the leave planner's. */
export function StateSupport({ rows }: StateSupportProps) {
  const t = useTexts();
  const language = useLanguage();
  const lira = (key: string) => formatNumber(amountOf(key), language);
  const amounts = {
    payDays: amountOf("pay-premium-days"),
    nursing: lira("nursing"),
    nursingYear,
    nursingDays: amountOf("nursing-premium-days"),
    first: lira("grant-first"),
    second: lira("grant-second"),
    later: lira("grant-later"),
    years: amountOf("grant-until") / 12,
    grantDate: formatDate(ruleOf("grant-first").since ?? "", language, { month: "long", year: "numeric" }),
  };
  return (
    <ul css={styles}>
      {rows.map(({ key, link, sources }) => (
        <li key={key}>
          <h3>{t(`budget.state.${key}.name`)}</h3>
          <p>{t(`budget.state.${key}.text`, amounts)}</p>
          <p>
            <a href={link.path}>{link.text}</a>
          </p>
          <p>
            {t("budget.state.sources")}{" "}
            {sources.map(({ key, publisher, title, url }, i) => (
              <span key={key}>
                {i > 0 && "; "}
                {publisher}, {url ? <a href={url}>{title}</a> : title}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

export const stateSupportRow = graphql`
  fragment StateSupportRow on StateSupport {
    key
    link {
      text(language: $lang)
      path(language: $lang)
    }
    sources {
      ...SourceLine
    }
  }
`;
