import { madeSection, type SourceLine, SourceList } from "../../site/record/SourceList";
import { useTexts } from "../../text/useTexts";
import { LocalLink } from "../../ui/LocalLink";
import { size } from "../../ui/theme/tokens";

export interface NameSourcesProps {
  /** compared, word, compound, editors or disputed */
  evidence: string;
  sources: readonly SourceLine[];
}

const styles = { ...madeSection, "& p": { marginTop: "0.75rem" }, "& ol": { marginTop: "0.75rem", fontSize: size.small } } as const;

/** How a name's page was made: who wrote it, what it was compared with, and that nobody outside has reviewed it. */
export function NameSources({ evidence, sources }: NameSourcesProps) {
  const t = useTexts();
  // Open lists of names are not named one by one: they are counted here and named on the page of all sources.
  const named = sources.filter(({ key }) => !key.startsWith("names-list-"));
  const openLists = sources.length - named.length;
  return (
    <section aria-labelledby="how" css={styles}>
      <h2 id="how">{t("heading.how")}</h2>
      <p>
        {t("how.own")} {t(`how.${evidence}`)}
      </p>
      <p>{t("how.review")}</p>
      {openLists > 0 && <p>{t("how.openLists", { count: openLists })}</p>}
      {named.length > 0 && (
        <>
          <p>{t("how.lists")}</p>
          <SourceList sources={named} />
        </>
      )}
      <p>
        <LocalLink to="contact">{t("how.report")}</LocalLink>
      </p>
    </section>
  );
}
