import { ghostButton } from "./Button.styles";
import { Icon } from "./Icon";

export interface PrintButtonProps {
  label: string;
}

/** Prints the page; without script the browser's own menu does. */
export function PrintButton({ label }: PrintButtonProps) {
  return (
    <p className="no-print">
      <button type="button" data-react="" css={ghostButton} onClick={() => window.print()}>
        <Icon name="print" />
        {label}
      </button>
    </p>
  );
}
