import { Fragment } from "react";
import { useTexts } from "../text/useTexts";
import { Disclosure } from "../ui/Disclosure";
import { size, use } from "../ui/theme/tokens";

interface AbroadSubject {
  readonly key: string;
  readonly title: string;
  readonly lines: readonly { readonly country: string | null; readonly text: string }[];
  readonly sources: readonly { readonly key: string; readonly publisher: string; readonly title: string; readonly url: string | null }[];
}

export interface AbroadFoldProps {
  /** Subjects of the page; without any there is no fold. */
  subjects: readonly AbroadSubject[];
}

const styles = {
  marginTop: "2.5rem",
  "& h3": { fontSize: size.body, scrollMarginTop: "6rem" },
  "& li": { marginTop: "0.25rem" },
  "& li > span": { display: "inline-block" },
  "& p": { marginTop: "0.375rem", fontSize: size.caption, color: use.muted },
} as const;

/** The publisher of a source; with the title if another source of the subject has the same publisher. */
const nameIn = (sources: AbroadSubject["sources"], { key, publisher, title }: AbroadSubject["sources"][number]): string =>
  sources.some((other) => other.publisher === publisher && other.key !== key) ? `${publisher}, ${title}` : publisher;

/**
 * The subjects of several records, each once, in the order in which they first occur.
 * @example uniqueSubjects(guides.map(({ abroad }) => abroad))
 */
export const uniqueSubjects = <Subject extends { readonly key: string }>(lists: readonly (readonly Subject[])[]): Subject[] => [
  ...new Map(lists.flat().map((subject) => [subject.key, subject])).values(),
];

/** A line; of a row of conversions, “38 °C = 100.4 °F · 39 °C = 102.2 °F”, each stays in one piece. */
function Line({ text }: { text: string }) {
  const pieces = text.split(" · ");
  if (pieces.length === 1) return text;
  return pieces.map((piece, i) => (
    <Fragment key={piece}>
      <span>{i < pieces.length - 1 ? `${piece} ·` : piece}</span>{" "}
    </Fragment>
  ));
}

/** At the end of a page: units, numbers and rules for readers outside Türkiye, folded. Not printed, because a printed page is for the place it was printed in. */
export function AbroadFold({ subjects }: AbroadFoldProps) {
  const t = useTexts();
  if (subjects.length === 0) return null;
  return (
    <div className="no-print" css={styles}>
      <Disclosure summary={t("abroad.title")} id="abroad">
        {subjects.map(({ key, title, lines, sources }) => (
          <section key={key} aria-labelledby={`abroad-${key}`}>
            <h3 id={`abroad-${key}`}>{title}</h3>
            <ul>
              {lines.map(({ country, text }) => (
                <li key={text}>
                  {country && <b>{t(`abroad.${country}`)}: </b>}
                  <Line text={text} />
                </li>
              ))}
            </ul>
            <p>
              {t("abroad.sources")}{" "}
              {sources.map((source, i) => (
                <span key={source.key}>
                  {i > 0 && " · "}
                  {source.url ? <a href={source.url}>{nameIn(sources, source)}</a> : nameIn(sources, source)}
                </span>
              ))}
            </p>
          </section>
        ))}
      </Disclosure>
    </div>
  );
}
