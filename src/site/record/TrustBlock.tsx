import { formatDate } from "../../text/formatDate";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { Disclosure } from "../../ui/Disclosure";
import { LocalLink } from "../../ui/LocalLink";
import { size, use } from "../../ui/theme/tokens";
import { madeSection, type SourceLine, SourceList } from "./SourceList";

export interface TrustBlockProps {
  /** `YYYY-MM-DD` */
  written: string;
  /** `YYYY-MM-DD` */
  nextReview: string;
  sources: readonly SourceLine[];
}

const styles = {
  ...madeSection,
  "& dl": {
    display: "grid",
    gap: "0.875rem 2rem",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
    margin: "1rem 0 1.5rem",
  },
  "& dt": { fontSize: size.caption, fontWeight: 600, color: use.muted },
  "& dd": { lineHeight: 1.5 },
} as const;

/** How a page was made: who wrote it, that nobody has reviewed it yet, when it will be checked again, and its sources. */
export function TrustBlock({ written, nextReview, sources }: TrustBlockProps) {
  const t = useTexts();
  const language = useLanguage();
  const month = formatDate(nextReview, language, { month: "long", year: "numeric" });
  const facts = [
    ["trust.author", t("trust.team")],
    ["trust.review", t("trust.notReviewed")],
    ["trust.written", formatDate(written, language)],
    ["trust.nextReview", month],
    ["trust.interests", t("trust.noInterests")],
  ] as const;
  return (
    <section aria-labelledby="trust" css={styles}>
      <h2 id="trust">{t("trust.title")}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Disclosure summary={t("trust.sources", { count: sources.length })} id="sources">
        <SourceList sources={sources} />
      </Disclosure>
      <Disclosure summary={t("trust.changes")}>
        <p>
          {formatDate(written, language)}: {t("trust.lastWritten")} <LocalLink to="contact">{t("trust.reportError")}</LocalLink>
        </p>
      </Disclosure>
    </section>
  );
}
