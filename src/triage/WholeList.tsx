import { useTexts } from "../text/useTexts";
import { wrap } from "../ui/theme/globalStyles";
import type { Stage } from "../vocabulary/tiers";
import { type ShownSign, SignCards } from "./SignCards";
import { wholeListAnchor } from "./WholeListLine";

export interface WholeListProps {
  /** The stages in their order, each with its core signs and the others. */
  lists: readonly { readonly stage: Stage; readonly core: readonly ShownSign[]; readonly more: readonly ShownSign[] }[];
}

/** All danger signs, stage after stage: what the line under a card that is not complete links to. */
export function WholeList({ lists }: WholeListProps) {
  const t = useTexts();
  return (
    <div id="danger" css={{ ...wrap, "& > section": { paddingTop: "2rem" } }}>
      {lists.map(({ stage, core, more }) => {
        const when = t(`in.${stage}`);
        return (
          <section key={stage} aria-labelledby={wholeListAnchor(stage)}>
            <h2 id={wholeListAnchor(stage)}>{t("wholeList.link", { when })}</h2>
            <SignCards signs={[...core, ...more]} stage={stage} by={when} isWhole isWide />
          </section>
        );
      })}
    </div>
  );
}
