import { useId } from "react";
import { useTexts } from "../text/useTexts";
import { Icon } from "../ui/Icon";
import type { IconName } from "../ui/iconPaths";
import { telButton } from "../ui/telButton.styles";
import { use } from "../ui/theme/tokens";
import type { Tier } from "../vocabulary/tiers";
import { cardOf } from "./TierCard.styles";

export interface TierCardProps {
  tier: Tier;
  title: string;
  /** For screen readers, if a page has two cards of one tier: what this one is about. */
  by?: string;
  /** The signs, each as a clause; with the stage it applies to where that differs. */
  items: readonly (string | { readonly text: string; readonly note: string })[];
  /** Whom to call, what to say, where to go. */
  closing?: string;
  /** For somebody who has lost a pregnancy or a baby: a line and dark text instead of a filled head, as everywhere in quiet mode. */
  isSoft?: boolean;
}

/** The icon of each tier, here and in the legend. */
export const tierIcons: Record<Tier, IconName> = { call112: "phone", now: "hospital", today: "clock", home: "home2" };

/**
 * A card that says whom to call and how soon: with a colour, an icon, a text, and a word for screen readers. The card for 112 ends with a button that
 * calls.
 */
export function TierCard({ tier, title, by, items, closing, isSoft = false }: TierCardProps) {
  const t = useTexts();
  const id = useId();
  return (
    <section aria-labelledby={id} data-tier={tier} css={cardOf(tier, isSoft)}>
      <header>
        <Icon name={tierIcons[tier]} />
        <h3 id={id}>
          <span className="visually-hidden">{by ? `${t(`tier.${tier}`)}, ${by}` : t(`tier.${tier}`)}: </span>
          {title}
        </h3>
      </header>
      <div>
        {items.length > 0 && (
          <ul>
            {items.map((item) =>
              typeof item === "string" ? (
                <li key={item}>{item}</li>
              ) : (
                <li key={`${item.text} ${item.note}`}>
                  {item.text} <small>{item.note}</small>
                </li>
              ),
            )}
          </ul>
        )}
        {closing && <p>{closing}</p>}
        {tier === "call112" && (
          <a
            href="tel:112"
            className="no-print"
            css={{ ...telButton, background: use.call112Head, color: use.call112HeadText, "&:hover": { color: use.call112HeadText } }}
          >
            <Icon name="phone" />
            {t("tier.dial112")}
          </a>
        )}
      </div>
    </section>
  );
}
