import { useTranslation } from "react-i18next";
import type { NameGender } from "../../routes/nameLists";

export interface MostlyGivenToProps {
  /** Who is mostly given it: girl, boy or even. */
  lean: string;
  /** The side whose page this is not, and the name's page there. */
  other: { readonly side: NameGender; readonly path: string };
}

/** Who is given a name that girls and boys bear. */
export function MostlyGivenTo({ lean, other }: MostlyGivenToProps) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(`bearer.${lean}`)}</p>
      <p>
        <a href={other.path}>{t(`bearer.page.${other.side}`)}</a>
      </p>
    </>
  );
}
