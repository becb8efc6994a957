import type { ReactElement } from "react";
import site from "../../../data/site.json";
import { type Language, type PlainRouteId, pathTo } from "../../routes/routes";
import { useLanguage } from "../../text/useLanguage";
import { useTexts } from "../../text/useTexts";
import { media, size, use } from "../../ui/theme/tokens";
import { breadcrumbs, jsonLd, type Step } from "../head/structuredData";

/** A plain anchor or a LocalLink whose only child is its name. */
type Crumb = ReactElement<{ href?: string; to?: PlainRouteId; children: string }>;

export interface CrumbsProps {
  /** Links to the pages above this one, the home page left out. */
  children?: Crumb[];
  /** Name of this page. */
  here: string;
}

/** Name and address of a link, for structured data. */
function toStep({ props: { href, to, children: name } }: Crumb, language: Language): Step {
  const path = href ?? (to && pathTo(to, language));
  if (!path || typeof name !== "string") throw new Error("Crumbs requires links whose only child is their name");
  return { name, path };
}

/** Breadcrumbs: home, the pages above, this page; for readers and, as JSON-LD, for search engines. */
export function Crumbs({ children = [], here }: CrumbsProps) {
  const t = useTexts();
  const language = useLanguage();
  const home = pathTo("home", language);
  const steps = [{ name: t("nav.home"), path: home }, ...children.map((link) => toStep(link, language)), { name: here }];
  return (
    <nav
      aria-label={t("nav.crumbs")}
      className="no-print"
      css={{
        paddingBlock: "0.75rem",
        "& ol": { display: "flex", flexWrap: "wrap", gap: "0 0.5rem", fontSize: size.small, color: use.muted },
        "& li": { display: "flex", alignItems: "center", gap: "0.5rem", minHeight: "2rem" },
        // The separator follows its step, so that no line begins with it.
        "& li:not(:last-child)::after": {
          content: '""',
          width: "0.3125rem",
          height: "0.3125rem",
          borderRadius: "50% 50% 50% 0",
          background: use.lineStrong,
        },
        "& a": { color: use.muted },
        // On a phone this step is hidden: the headline just below says the same, and a second line would push the page down.
        "& li:not(:first-of-type):last-of-type": { [media.small]: { display: "none" } },
        "& li:nth-last-of-type(2)::after": { [media.small]: { display: "none !important" } },
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
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which < is escaped
        dangerouslySetInnerHTML={{ __html: jsonLd([breadcrumbs(steps, site.url)]) }}
      />
    </nav>
  );
}
