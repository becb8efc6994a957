import { ghostButton } from "./Button.styles";
import { Icon } from "./Icon";

export interface PrintButtonProps {
  label: string;
}

/** Prints the page; without script the browser's own menu does. */
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
