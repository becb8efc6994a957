import { useTranslation } from "react-i18next";
import type { RouteId } from "../routes/routes";
import { Icon } from "../ui/Icon";
import { LocalLink } from "../ui/LocalLink";
import { leaf, use } from "../ui/theme/tokens";
import { type MenuGroup, menuGroups } from "./navigation";

export interface MenuGroupsProps {
  /** The group the page belongs to. */
  current?: RouteId;
}

const styles = {
  "& > a, & summary": {
    display: "grid",
    gridTemplateColumns: "auto 1fr auto",
    gap: "0.875rem",
    alignItems: "center",
    minHeight: "3.25rem",
    borderTop: `1px solid ${use.line}`,
    color: use.ink,
    fontWeight: 600,
    textDecoration: "none",
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    "& > .icon:first-of-type": { color: use.brandText },
    "& > .icon:last-of-type": { color: use.muted, width: "1.125rem" },
    "&:hover": { color: use.linkHover },
  },
  "& [aria-current], & [data-current] > summary": { boxShadow: `inset 3px 0 0 ${use.accent}`, paddingLeft: "0.625rem" },
  "& details[open] summary > .icon:last-of-type": { rotate: "180deg" },
  "& ul": { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "0 1rem", paddingBottom: "0.75rem", paddingLeft: "2.375rem" },
  "& ul a": {
    display: "flex",
    alignItems: "center",
    minHeight: "2.75rem",
    color: use.text,
    lineHeight: 1.3,
    textDecoration: "none",
    borderRadius: leaf.s,
    "&:hover": { color: use.linkHover, textDecoration: "underline" },
  },
} as const;

/** The menu unfolded: seven words, each with everything inside; a group opens without script and closes the one before. */
export function MenuGroups({ current }: MenuGroupsProps) {
  const { t } = useTranslation();
  return (
    <div css={styles}>
      {menuGroups.map(({ to, label, icon, links }: MenuGroup) =>
        links.length === 0 ? (
          <LocalLink key={label} to={to} isCurrent={to === current}>
            <Icon name={icon} />
            {t(label)}
            <Icon name="right" />
          </LocalLink>
        ) : (
          <details key={label} name="menu" data-current={to === current ? "" : undefined}>
            <summary>
              <Icon name={icon} />
              {t(label)}
              <Icon name="down" />
            </summary>
            <ul>
              {links.map((link) => (
                <li key={link.label}>
                  <LocalLink to={link.to} anchor={link.anchor}>
                    {t(link.label)}
                  </LocalLink>
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
    </div>
  );
}
