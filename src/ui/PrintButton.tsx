import { ghostButton } from "./Button.styles";
import { Icon } from "./Icon";

export interface PrintButtonProps {
  label: string;
}

/** A button that prints the page; without script the browser’s own menu has to be used. */
export function PrintButton({ label }: PrintButtonProps) {
  return (
    <p className="no-print">
      <button type="button" data-prints="" css={ghostButton}>
        <Icon name="print" />
        {label}
      </button>
    </p>
  );
}
