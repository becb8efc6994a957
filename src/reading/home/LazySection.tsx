import type { ReactNode } from "react";
import { withBehaviour } from "../../ui/device/behaviour";
import { media } from "../../ui/theme/tokens";

export interface LazySectionProps {
  /** What is shown once the section is in view. */
  content: ReactNode;
  /** What is shown until then, and without scripts always: the same things as links. */
  children: ReactNode;
  /** Height reserved so that nothing moves: on phones, where cards are in pairs, and on wider screens. */
  minHeight: { mobile: string; pair?: string; wide: string };
}

/** A part of a page that is inserted when at least 10 % of it is visible, so that its pictures are not fetched before. */
export function LazySection({ content, children, minHeight }: LazySectionProps) {
  return (
    <div
      {...withBehaviour("lazySection")}
      css={{
        minHeight: minHeight.mobile,
        [media.pair]: { minHeight: minHeight.pair ?? minHeight.mobile },
        [media.normal]: { minHeight: minHeight.wide },
        [media.noScript]: { minHeight: 0 },
      }}
    >
      <div>{children}</div>
      <template>{content}</template>
    </div>
  );
}
