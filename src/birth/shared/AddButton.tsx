import { useTexts } from "../../text/useTexts";
import { ghostButton } from "../../ui/Button.styles";
import { size } from "../../ui/theme/tokens";

export interface AddButtonProps {
  /** The line it adds. */
  label: string;
  onAdd: () => void;
}

const rowButton = { ...ghostButton, flex: "none", fontSize: size.small, padding: "0.5rem 0.75rem" } as const;

/** Takes one line of the partner’s list over. */
export function AddButton({ label, onAdd }: AddButtonProps) {
  const t = useTexts();
  return (
    <button type="button" css={rowButton} aria-label={t("ticks.addOne", { label })} onClick={onAdd}>
      {t("ticks.add")}
    </button>
  );
}
