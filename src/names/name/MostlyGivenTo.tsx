import { useTranslation } from "react-i18next";
import type { Side } from "../../routes/routes";

export interface NameBearerProps {
  /** Who bears it mostly: girl, boy or even. */
  lean: string;
  /** The side whose page this is not, and the name's page there. */
  other: { readonly side: Side; readonly path: string };
}

/** Who is given a name that girls and boys bear. */
export function NameBearer({ lean, other }: NameBearerProps) {
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
