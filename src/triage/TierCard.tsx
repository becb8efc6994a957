import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../ui/Icon";
import type { IconName } from "../ui/iconPaths";
import { telButton } from "../ui/telButton.styles";
import { fixed, leaf, media, size, use } from "../ui/theme/tokens";
import type { Tier } from "../vocabulary/tiers";

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
  const { t } = useTranslation();
  const id = useId();
  const strong = use[`${tier}Strong`];
  const softHead = { background: "none", color: strong, paddingBottom: 0 } as const;
  return (
    <section
      aria-labelledby={id}
      data-tier={tier}
      css={{
        borderRadius: leaf.l,
        overflow: "hidden",
        border: `1.5px solid ${use[`${tier}Border`]}`,
        background: use[`${tier}Body`],
        color: use[`${tier}Text`],
        "& > header": {
          display: "flex",
          gap: "0.75rem",
          alignItems: "flex-start",
          background: use[`${tier}Head`],
          color: use[`${tier}HeadText`],
          padding: "0.875rem 1.25rem",
          "html[data-quiet] &": softHead,
          ...(isSoft && softHead),
        },
        "& h3": { color: "inherit", lineHeight: 1.25 },
        "& header .icon": { width: "1.625rem", height: "1.625rem", strokeWidth: 2 },
        "& > div": { padding: "1.125rem 1.25rem 1.375rem", display: "grid", gap: "0.75rem" },
        "& ul": { listStyle: "disc", paddingLeft: "1.125rem" },
        "& li + li": { marginTop: "0.4375rem" },
        "& li::marker": { color: strong },
        "& small": { display: "block", fontSize: size.small, fontWeight: 650, color: strong },
        "& p": { color: strong, fontWeight: 600, lineHeight: 1.45 },
        [media.print]: {
          border: `2px solid ${fixed.printInk}`,
          breakInside: "avoid",
          marginBottom: "0.3cm",
          "& > header": { background: "none", color: fixed.printInk, borderBottom: `2px solid ${fixed.printInk}` },
          "& p, & small": { color: fixed.printInk },
        },
      }}
    >
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
