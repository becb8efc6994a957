import type { PlainRouteId } from "../../routes/routes";
import { useTexts } from "../../text/useTexts";
import { DoDontList } from "../../ui/DoDontList";
import { LocalLink } from "../../ui/LocalLink";

export interface SymptomHelpProps {
  help: readonly string[];
  avoid: readonly string[];
  /** The page of remedies for it; null if there is none. */
  remedy: PlainRouteId | null;
}

/** What helps, what to avoid, and where more of it is. */
export function SymptomHelp({ help, avoid, remedy }: SymptomHelpProps) {
  const t = useTexts();
  return (
    <>
      <DoDontList items={help} />
      <h3>{t("heading.avoid")}</h3>
      <DoDontList items={avoid} isDont />
      {remedy && (
        <p>
          <LocalLink to={remedy}>{t("remedy")}</LocalLink>
        </p>
      )}
    </>
  );
}
