import { useTexts } from "../../text/useTexts";
import { band } from "../../ui/Columns.styles";
import { Disclosure } from "../../ui/Disclosure";
import { SectionHead } from "../../ui/SectionHead";
import { prose } from "../../ui/theme/globalStyles";
import { AnnouncedYear, type AnnouncedYearProps } from "./AnnouncedYear";

export interface AnnouncedYearsProps {
  /** The newest first. */
  years: readonly AnnouncedYearProps[];
}

/** The most given names of each year, as announced: the newest open, the others folded. */
export function AnnouncedYears({ years: [latest, ...earlier] }: AnnouncedYearsProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="years" css={band}>
      <SectionHead id="years" title={t("hub.years")} lead={t("hub.years.lead")} />
      <div css={{ ...prose, maxWidth: "48rem" }}>
        {latest && <AnnouncedYear {...latest} />}
        <div>
          {earlier.map((announced) => (
            <Disclosure key={announced.year} summary={t("hub.years.caption", { year: announced.year })}>
              <AnnouncedYear {...announced} />
            </Disclosure>
          ))}
        </div>
        <p>{t("hub.years.note")}</p>
      </div>
    </section>
  );
}
