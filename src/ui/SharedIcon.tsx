import type { SharedIconName } from "./sharedIcons";

export interface SharedIconProps {
  name: SharedIconName;
}

/**
 * An icon like Icon, for what surrounds every page: its outline stands in the styles all pages share instead of once more in each page's HTML. A background is
 * not printed, so that it has no place in what is. Empty, it has nothing to say, so that it needs no `aria-hidden`.
 */
export const SharedIcon = ({ name }: SharedIconProps) => <i className={`icon i-${name}`} />;
