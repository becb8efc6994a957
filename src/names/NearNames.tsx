import { useTexts } from "../text/useTexts";
import { chip } from "../ui/Button.styles";
import type { NameEntry } from "./nameEntry";

export interface NearNamesProps {
  names: readonly NameEntry[];
  onChoose: (name: string) => void;
}

/** Names that differ from the typed one by one typing error, as buttons. */
export function NearNames({ names, onChoose }: NearNamesProps) {
  const t = useTexts();
  return (
    <p className="row">
      {t("hub.search.near")}
      {names.map(({ name, slug }) => (
        <button key={slug} type="button" css={chip} onClick={() => onChoose(name)}>
          {name}
        </button>
      ))}
    </p>
  );
}
