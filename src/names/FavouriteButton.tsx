import { useTranslation } from "react-i18next";
import { iconButton } from "../ui/Button.styles";
import { Icon } from "../ui/Icon";
import { leaf, use } from "../ui/theme/tokens";

export interface FavouriteButtonProps {
  name: string;
  isKept: boolean;
  onToggle: () => void;
}

const styles = {
  ...iconButton,
  flex: "none",
  width: "3rem",
  height: "3rem",
  border: `1px solid ${use.lineStrong}`,
  borderRadius: leaf.m,
  background: use.raised,
  "&[aria-pressed=true]": { background: use.tintBlush, color: use.berry, borderColor: use.berry, "& .icon": { fill: "currentColor" } },
  "@media print, (scripting: none)": { display: "none" },
} as const;

/** The heart that puts a name on the shortlist of this device and takes it off. */
export function FavouriteButton({ name, isKept, onToggle }: FavouriteButtonProps) {
  const { t } = useTranslation();
  return (
    <button type="button" data-react="" aria-pressed={isKept} aria-label={t("names.favourite", { name })} css={styles} onClick={onToggle}>
      <Icon name="heart" />
    </button>
  );
}
