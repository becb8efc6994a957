import type { SharedIconName } from "./sharedIcons";

export interface SharedIconProps {
  name: SharedIconName;
}

/**
 * An icon like Icon, for the frame of every page: its outline is in the styles all pages share instead of in each page’s HTML. Backgrounds are not
 * printed, so do not use it in printed parts. The element is empty, so it needs no `aria-hidden`.
 */
export const SharedIcon = ({ name }: SharedIconProps) => <i className={`icon i-${name}`} />;
