import { useTexts } from "../../text/useTexts";
import { button } from "../../ui/Button.styles";
import { SharedIcon } from "../../ui/SharedIcon";
import { media, use } from "../../ui/theme/tokens";

export interface LeaveLinkProps {
  /** A page that anybody might have open, so that it reveals nothing. */
  to: string;
}

/** Differs from the site’s usual buttons and from the red of emergency calls, so that it is found without reading. */
const styles = {
  ...button,
  background: use.ink,
  borderColor: use.ink,
  color: use.canvas,
  paddingBlock: "0.5rem",
  [media.mobile]: { width: "100%" },
} as const;

/** Leaves a page that nobody should be seen reading: a plain link; the inline script (holdBack.ts) also removes the page from the browser’s history. */
export function LeaveLink({ to }: LeaveLinkProps) {
  const t = useTexts();
  return (
    <a data-leave="" href={to} rel="noreferrer" css={styles}>
      <SharedIcon name="close" />
      {t("leave.now")}
    </a>
  );
}
