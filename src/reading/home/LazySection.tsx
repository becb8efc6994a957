import type { ReactNode } from "react";
import { withBehaviour } from "../../islands/behaviour";
import { media } from "../../ui/theme/tokens";

export interface LazySectionProps {
  /** What is shown once the section is seen. */
  content: ReactNode;
  /** What stands there until then, and for good without script: the same things as links. */
  children: ReactNode;
  /** Height kept free, one for phones and one for wider screens, so that nothing moves. */
  minHeight: { mobile: string; wide: string };
}

/** A part of a page that is put in when at least 10 % of it is visible: its pictures are not fetched before. */
export function LazySection({ content, children, minHeight }: LazySectionProps) {
  return (
    <div
      {...withBehaviour("lazySection")}
      css={{ minHeight: minHeight.mobile, [media.normal]: { minHeight: minHeight.wide }, [media.noScript]: { minHeight: 0 } }}
    >
      <div>{children}</div>
      <template>{content}</template>
    </div>
  );
}
