import { useTexts } from "../../text/useTexts";
import type { NameGender } from "../../vocabulary/nameLists";

export interface MostlyGivenToProps {
  /** Who is mostly given the name: girl, boy or even. */
  lean: string;
  /** The other side, and the address of the name's page there. */
  other: { readonly side: NameGender; readonly path: string };
}

/** Who is mostly given a name that both girls and boys have. */
export function MostlyGivenTo({ lean, other }: MostlyGivenToProps) {
  const t = useTexts();
  return (
    <>
      <p>{t(`bearer.${lean}`)}</p>
      <p>
        <a href={other.path}>{t(`bearer.page.${other.side}`)}</a>
      </p>
    </>
  );
}
