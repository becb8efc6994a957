import { useTexts } from "../../text/useTexts";
import { onlyWithScript } from "../../ui/Button.styles";
import { withBehaviour } from "../../ui/device/behaviour";
import { tickBox } from "../../ui/TickBox.styles";
import { media, use } from "../../ui/theme/tokens";

const styles = {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.75rem",
  minHeight: "2.75rem",
  color: use.text,
  fontWeight: 500,
  cursor: "pointer",
  "& input": tickBox,
  [media.print]: { display: "none" },
  ...onlyWithScript,
} as const;

/** A checkbox to hide the comparison of the baby’s size with a fruit or a thing, on any page. */
export function HideSizesBox() {
  const t = useTexts();
  return (
    <label {...withBehaviour("hideSizes")} css={styles}>
      <input type="checkbox" />
      {t("sizes.hide")}
    </label>
  );
}
