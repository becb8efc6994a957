import { graphql, type PageProps } from "gatsby";
import { toHash } from "../../search/address";
import { SearchBox } from "../../search/SearchBox";
import { brandFrom, headFrom } from "../../site/head/pageQuery";
import { menuGroups } from "../../site/shell/navigation";
import type { PageContext } from "../../site/shell/PageContext";
import { PageShell } from "../../site/shell/PageShell";
import { useTexts } from "../../text/useTexts";
import { chip } from "../../ui/Button.styles";
import { LocalLink } from "../../ui/LocalLink";
import { wrap } from "../../ui/theme/globalStyles";
import { font, media, size, use } from "../../ui/theme/tokens";

const suggestions = [1, 2, 3, 4, 5] as const;

const ways = {
  // Columns, not a grid, so that a short subject leaves no gap beside a long one.
  columns: 2,
  columnGap: "1.5rem",
  [media.normal]: { columns: 4 },
  "& > div": { breakInside: "avoid", paddingBottom: "1.5rem" },
  "& h3": { font: `650 ${size.body}/1.4 ${font.text}`, letterSpacing: 0 },
  "& h3 a": { color: use.ink },
  "& li a": { display: "inline-flex", alignItems: "center", minHeight: "2.5rem", lineHeight: 1.3 },
} as const;

/** The search page: the field, frequent searches, and links to everything by subject. Without scripts only the links work. */
export default function SearchPage({ data, pageContext }: PageProps<Queries.SearchPageQuery, PageContext>) {
  const t = useTexts();
  const { language, paths } = pageContext;
  return (
    <PageShell brand={brandFrom(data)} page={pageContext} section="search">
      <div css={{ ...wrap, paddingTop: "clamp(1rem, 3vw, 2.5rem)" }}>
        <h1 css={{ fontSize: size.h2, marginBottom: "0.75rem" }}>{t("search.title")}</h1>
        <SearchBox isPage />
        <p css={{ display: "none", [media.noScript]: { display: "block" } }}>{t("search.noScript")}</p>
        <section aria-labelledby="often" css={{ paddingTop: "1.5rem", [media.noScript]: { display: "none" } }}>
          <h2 id="often" css={{ fontSize: size.h3, marginBottom: "0.75rem" }}>
            {t("search.suggestions")}
          </h2>
          <ul css={{ display: "flex", flexWrap: "wrap", gap: "0.5rem" }}>
            {suggestions.map((n) => (
              <li key={n}>
                <a href={paths[language] + toHash(t(`search.suggestion.${n}`))} css={chip}>
                  {t(`search.suggestion.${n}`)}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="ways" css={{ paddingTop: "clamp(2.5rem, 4vw, 3.5rem)" }}>
          <h2 id="ways" css={{ fontSize: size.h3, marginBottom: "1.25rem" }}>
            {t("search.ways")}
          </h2>
          <div css={ways}>
            {menuGroups.map(({ to, label, links }) => (
              <div key={label}>
                <h3>
                  <LocalLink to={to}>{t(label)}</LocalLink>
                </h3>
                <ul>
                  {links.map((link) => (
                    <li key={link.label}>
                      <LocalLink to={link.to} anchor={link.anchor}>
                        {t(link.label)}
                      </LocalLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </section>
      </div>
    </PageShell>
  );
}

export const Head = headFrom("search.title", "search.description");

export const query = graphql`
  query SearchPage($language: String!, $namespaces: [String!]!) {
    ...Shell
  }
`;
