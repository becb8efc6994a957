import { graphql, type PageProps } from "gatsby";
import { useTranslation } from "react-i18next";
import { pathTo } from "../../routes/routes";
import { SearchBox } from "../../search/SearchBox";
import type { PageContext } from "../../site/PageContext";
import { PageShell } from "../../site/PageShell";
import { brandFrom, headFrom } from "../../site/pageQuery";
import { TwinLink } from "../../site/TwinLink";
import { LocalLink } from "../../ui/LocalLink";
import { Picture } from "../../ui/Picture";
import { bullets, wrap } from "../../ui/theme/globalStyles";
import { layout, media, size } from "../../ui/theme/tokens";

/** The page one looked for has no twin; the language switch leads home. */
const home = { tr: pathTo("home", "tr"), en: pathTo("home", "en") };

/** What an unknown address gets: a sentence, ways out, the emergency line. */
export default function NotFoundPage({ data, pageContext }: PageProps<Queries.NotFoundPageQuery, PageContext>) {
  const { t } = useTranslation(["notFound", "common"]);
  const { language } = pageContext;
  return (
    <PageShell brand={brandFrom(data)} page={{ ...pageContext, paths: home }}>
      <div
        css={{
          ...wrap,
          paddingBlock: layout.section,
          display: "grid",
          gap: "1.25rem",
          justifyItems: "start",
          gridTemplateColumns: "minmax(0, 39rem)",
          [media.halves]: { gridTemplateColumns: "minmax(0, 39rem) minmax(0, 1fr)", columnGap: "3rem" },
        }}
      >
        <div
          css={{
            width: "16rem",
            maxWidth: "100%",
            [media.halves]: { gridColumn: 2, gridRow: "1 / span 7", justifySelf: "end", width: "26rem" },
          }}
        >
          <Picture name="not-found" isFirst />
        </div>
        <h1>{t("notFound.title")}</h1>
        <p css={{ fontSize: size.lead }}>{t("notFound.lead")}</p>
        <SearchBox />
        <ul css={bullets}>
          <li>
            <LocalLink to="home">{t("nav.home")}</LocalLink>
          </li>
          <li>
            <LocalLink to="pregnancyWeeks">{t("nav.pregnancyWeeks")}</LocalLink>
          </li>
          <li>
            <LocalLink to="babyWeeks">{t("nav.babyWeeks")}</LocalLink>
          </li>
          <li>
            <LocalLink to="firstAidTopics">{t("nav.firstAid")}</LocalLink>
          </li>
          <li>
            <LocalLink to="tools">{t("nav.tools")}</LocalLink>
          </li>
          <li>
            <LocalLink to="products">{t("nav.products")}</LocalLink>
          </li>
          <li>
            <LocalLink to="contact">{t("notFound.report")}</LocalLink>
          </li>
        </ul>
        <p>
          <strong>{t("notFound.emergency")}</strong>
        </p>
        <p lang={language === "tr" ? "en" : "tr"}>
          {t("notFound.other")} <TwinLink paths={home} />
        </p>
      </div>
    </PageShell>
  );
}

export const Head = headFrom("notFound.title", "notFound.lead", { isHidden: true });

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!) {
    ...Shell
  }
`;
