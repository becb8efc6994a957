import type { SourceLine } from "../../site/record/SourceList";
import { useTexts } from "../../text/useTexts";
import { bullets } from "../../ui/theme/globalStyles";

export interface LeafletsProps {
  /** Sources of the page. */
  sources: readonly SourceLine[];
}

/** Where to find the official texts, and two services with what is known about a substance in pregnancy and in breast milk. */
const places = [
  { key: "titck", url: "https://www.titck.gov.tr/kubkt", isPageOf: /titck\.gov\.tr/ },
  { key: "bumps", url: "https://www.medicinesinpregnancy.org/", isPageOf: /medicinesinpregnancy\.org\/./ },
  { key: "lactmed", url: "https://www.ncbi.nlm.nih.gov/books/NBK501922/", isPageOf: /ncbi\.nlm\.nih\.gov\/books\/./ },
] as const;

/** The official leaflet in the box, and where to read it without the box: the page about the substance if it is among the sources, else the list of all. */
export function Leaflets({ sources }: LeafletsProps) {
  const t = useTexts();
  return (
    <>
      <h2 id="leaflet">{t("medicine.leaflet")}</h2>
      <p>{t("medicine.leaflet.text")}</p>
      <ul css={bullets}>
        {places.map(({ key, url, isPageOf }) => {
          const own = sources.find((source) => isPageOf.test(source.url ?? ""));
          return (
            <li key={key}>
              <a href={own?.url ?? url} rel="noopener">
                {own ? `${t(`medicine.${key}`)}: ${own.title}` : t(`medicine.${key}`)}
              </a>
              {t(`medicine.${key}.text`)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
