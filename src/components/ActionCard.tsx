import { useId } from "react";
import { useTranslation } from "react-i18next";
import { leaf, media, use } from "../theme/tokens";
import { Icon } from "./Icon";
import type { IconName } from "./iconPaths";

export type ActionLevel = "emergency" | "urgent" | "selfcare";

export interface ActionCardProps {
  level: ActionLevel;
  title: string;
  items: readonly string[];
  /** What to say and whom to call. */
  closing: string;
}

/** The icon of each level, here and in the legend. */
export const actionIcons: Record<ActionLevel, IconName> = { emergency: "phone", urgent: "clock", selfcare: "home2" };

/** What to do, by urgency: colour, icon, words and a word for screen readers. Never a link inside. */
export function ActionCard({ level, title, items, closing }: ActionCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const border = use[`${level}Border`];
  const strong = use[`${level}Strong`];
  return (
    <section
      aria-labelledby={id}
      data-level={level}
      css={{
        borderRadius: leaf.l,
        overflow: "hidden",
        border: `1.5px solid ${border}`,
        background: use[`${level}Body`],
        color: use[`${level}Text`],
        "& > header": {
          display: "flex",
          gap: "0.75rem",
          alignItems: "flex-start",
          background: use[`${level}Head`],
          color: use[`${level}HeadText`],
          padding: "0.875rem 1.25rem",
        },
        "& h3": { color: "inherit", lineHeight: 1.25 },
        "& header .icon": { width: "1.625rem", height: "1.625rem", strokeWidth: 2 },
        "& > div": { padding: "1.125rem 1.25rem 1.375rem", display: "grid", gap: "0.75rem" },
        "& ul": { listStyle: "disc", paddingLeft: "1.125rem" },
        "& li + li": { marginTop: "0.4375rem" },
        "& li::marker": { color: strong },
        "& p": { color: strong, fontWeight: 600, lineHeight: 1.45 },
        [media.print]: {
          border: "2px solid #000",
          breakInside: "avoid",
          marginBottom: "0.3cm",
          "& > header": { background: "none", color: "#000", borderBottom: "2px solid #000" },
          "& p": { color: "#000" },
        },
      }}
    >
      <header>
        <Icon name={actionIcons[level]} />
        <h3 id={id}>
          <span className="visually-hidden">{t(`level.${level}`)}: </span>
          {title}
        </h3>
      </header>
      <div>
        {items.length > 0 && (
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        <p>{closing}</p>
      </div>
    </section>
  );
}
