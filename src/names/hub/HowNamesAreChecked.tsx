import { SourceIndex, type SourceIndexProps } from "../../site/record/SourceIndex";
import { useTexts } from "../../text/useTexts";
import { band } from "../../ui/Columns.styles";
import { SectionHead } from "../../ui/SectionHead";
import { EvidenceLevels } from "./EvidenceLevels";

export interface HowNamesAreCheckedProps {
  sources: SourceIndexProps["sources"];
}

/** How well meanings are documented, the limits of the collection, and its sources. */
export function HowNamesAreChecked({ sources }: HowNamesAreCheckedProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="how" css={{ ...band, "& > *": { maxWidth: "48rem" } }}>
      <SectionHead id="how" title={t("hub.how")} lead={t("hub.how.lead")} />
      <EvidenceLevels />
      <p css={{ margin: "1rem 0 2rem" }}>{t("hub.how.limits")}</p>
      <h3 css={{ marginBottom: "0.75rem" }}>{t("hub.sources")}</h3>
      <SourceIndex sources={sources} />
      <p css={{ marginTop: "1rem" }}>{t("hub.sources.licence")}</p>
    </section>
  );
}
