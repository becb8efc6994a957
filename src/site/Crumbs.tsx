import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { pathTo } from "../routes/routes";
import { useLanguage } from "../text/useLanguage";
import { size, use } from "../ui/theme/tokens";

export interface CrumbsProps {
  /** Links to the pages above this one, the home page left out. */
  children?: ReactNode[];
  /** Name of this page. */
  here: string;
}

/** Where one is: home, the pages above, this page. */
export function Crumbs({ children = [], here }: CrumbsProps) {
  const { t } = useTranslation();
  const home = pathTo("home", useLanguage());
  return (
    <nav
      aria-label={t("nav.crumbs")}
      className="no-print"
      css={{
        paddingBlock: "0.75rem",
        "& ol": { display: "flex", flexWrap: "wrap", gap: "0 0.5rem", fontSize: size.small, color: use.muted },
        "& li": { display: "flex", alignItems: "center", gap: "0.5rem", minHeight: "2rem" },
        "& li + li::before": {
          content: '""',
          width: "0.3125rem",
          height: "0.3125rem",
          borderRadius: "50% 50% 50% 0",
          background: use.lineStrong,
        },
        "& a": { color: use.muted },
      }}
    >
      <ol>
        <li>
          <a href={home}>{t("nav.home")}</a>
        </li>
        {children.map((link, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the crumbs of a page never change their order
          <li key={i}>{link}</li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
