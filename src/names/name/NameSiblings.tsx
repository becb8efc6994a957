import { Fragment } from "react";
import { useTexts } from "../../text/useTexts";
import { NameLinks, type NameLinksProps } from "./NameLinks";

export interface NameSiblingsProps {
  sisters: NameLinksProps["names"];
  brothers: NameLinksProps["names"];
}

/** Names for a sister and a brother, and the rule by which they were found. */
export function NameSiblings({ sisters, brothers }: NameSiblingsProps) {
  const t = useTexts();
  return (
    <>
      {[["sister", sisters] as const, ["brother", brothers] as const].map(
        ([who, names]) =>
          names.length > 0 && (
            <Fragment key={who}>
              <h3>{t(`siblings.${who}`)}</h3>
              <NameLinks names={names} />
            </Fragment>
          ),
      )}
      <p>{t("siblings.rule")}</p>
    </>
  );
}
