import { pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { chip } from "../../ui/Button.styles";
import { toFragment } from "../../ui/device/shareState";
import { Icon } from "../../ui/Icon";
import { leaf, use } from "../../ui/theme/tokens";
import type { Offers } from "./useOffers";

export interface NameOffersProps extends Offers {
  onChoose: (name: string) => void;
  onEnglish: () => void;
}

const styles = {
  display: "flex",
  flexWrap: "wrap",
  gap: "0.5rem",
  alignItems: "center",
  padding: "0.75rem 1rem",
  marginBottom: "0.75rem",
  borderRadius: leaf.m,
  background: use.tintSage,
  color: use.text,
} as const;

/** Offers the place that has the typed name, or names that may have been meant. */
export function NameOffers({ elsewhere, near, onChoose, onEnglish }: NameOffersProps) {
  const t = useTexts();
  const language = useLanguage();
  if (elsewhere) {
    const { entry, where, side } = elsewhere;
    return (
      <p css={styles} className="no-print">
        {where === "english" ? (
          <button type="button" css={chip} onClick={onEnglish}>
            {t("names.elsewhere.english", { name: entry.name })} <Icon name="arrow" />
          </button>
        ) : (
          <a css={chip} href={pathTo(`${side}Names`, language) + toFragment({ q: entry.name })}>
            {t(where === "side" ? `names.elsewhere.${side}` : `names.elsewhere.all.${side}`, { name: entry.name })} <Icon name="arrow" />
          </a>
        )}
      </p>
    );
  }
  if (near.length === 0) return null;
  return (
    <p css={styles} className="no-print">
      {t("names.near")}
      {near.map((name) => (
        <button key={name} type="button" css={chip} onClick={() => onChoose(name)}>
          {name}
        </button>
      ))}
    </p>
  );
}
