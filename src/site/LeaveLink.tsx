import { useTranslation } from "react-i18next";
import { withBehaviour } from "../islands/behaviour";
import { button } from "../ui/Button.styles";
import { SharedIcon } from "../ui/SharedIcon";
import { media, use } from "../ui/theme/tokens";

export interface LeaveLinkProps {
  /** A page anybody might have open. */
  to: string;
}

/** Neither the site's own button nor the red of a call: it is found without reading. */
const styles = {
  ...button,
  background: use.ink,
  borderColor: use.ink,
  color: use.canvas,
  paddingBlock: "0.5rem",
  [media.mobile]: { width: "100%" },
} as const;

/** Leaves a page nobody should be seen reading: a plain link, with script (leave.ts) one that also takes the page out of the way back. */
export function LeaveLink({ to }: LeaveLinkProps) {
  const { t } = useTranslation("common");
  return (
    <a {...withBehaviour("leave")} href={to} rel="noreferrer" css={styles}>
      <SharedIcon name="close" />
      {t("leave.now")}
    </a>
  );
}
