import { useTranslation } from "react-i18next";
import type { SourceLine } from "../../site/SourceList";
import { bullets } from "../../ui/theme/globalStyles";

export interface LeafletsProps {
  /** What the page rests on. */
  sources: readonly SourceLine[];
}

/** Where the official texts stand, and two services that answer what is known of a substance in pregnancy and in milk. */
const places = [
  { key: "titck", url: "https://www.titck.gov.tr/kubkt", isPageOf: /titck\.gov\.tr/ },
  { key: "bumps", url: "https://www.medicinesinpregnancy.org/", isPageOf: /medicinesinpregnancy\.org\/./ },
  { key: "lactmed", url: "https://www.ncbi.nlm.nih.gov/books/NBK501922/", isPageOf: /ncbi\.nlm\.nih\.gov\/books\/./ },
] as const;

/** The official leaflet in the box, and where it can be read without it: the substance's own page where the sources have it, else the list. */
export function Leaflets({ sources }: LeafletsProps) {
  const { t } = useTranslation("canI");
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
